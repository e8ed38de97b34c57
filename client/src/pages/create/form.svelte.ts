/** The form for a new table: game, seats, visibility, and the options that override a preset. */
import { GAMES, gameNamed } from "$games/registry";
import { gameOf, usualLevel } from "$state/catalogue";
import { PaceForm } from "./pace.svelte";
import type { Catalogue, Table } from "$api/types";
import type { GameKind, OptionField } from "$generated/openapi";

export const VISIBILITIES = ["public", "unlisted", "invitation"] as const;
export type Visibility = (typeof VISIBILITIES)[number];
/** "me", "open", or the name of a computer player's level. */
export type SeatChoice = string;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export class Form {
  game = $state(GAMES[0]?.name ?? "");
  seats = $state<SeatChoice[]>([]);
  visibility = $state<Visibility>("unlisted");
  title = $state("");
  preset = $state("standard");
  readonly pace = new PaceForm();
  /** What differs from the preset. */
  #changes = $state.raw<Record<string, unknown>>({});

  constructor(
    readonly known: Catalogue,
    private readonly friends: boolean,
    game: string | null,
  ) {
    this.choose(game && gameOf(known, game) ? game : (known.games[0]?.name ?? ""));
  }

  get kind(): GameKind {
    const kind = gameOf(this.known, this.game);
    if (!kind) throw new Error(`There is no game ${this.game}.`);
    return kind;
  }

  /** The other game starts with its defaults, because the two have hardly any options in common. */
  choose(game: string): void {
    this.game = game;
    this.preset = "standard";
    this.#changes = {};
    this.seats = ["me"];
    this.resize(gameNamed(game)?.players.usualNew ?? 2);
  }

  resize(players: number): void {
    const usual = this.friends ? "open" : usualLevel(this.known.levels);
    const isHere = this.seats.includes("me");
    this.seats = Array.from({ length: players }, (_, n) => this.seats[n] ?? usual);
    if (isHere && !this.seats.includes("me")) this.seats[0] = "me";
  }

  /** At most one seat is the user's; its previous player takes the user's old seat. Without a seat the user watches. */
  seat(number: number, choice: SeatChoice): void {
    const before = this.seats[number] ?? "open";
    const mine = this.seats.indexOf("me");
    this.seats[number] = choice;
    if (choice === "me" && mine >= 0 && mine !== number) this.seats[mine] = before;
  }

  start(preset: string): void {
    this.preset = preset;
    this.#changes = {};
  }

  get base(): Record<string, unknown> {
    return this.kind.presets.find((preset) => preset.name === this.preset)?.options ?? {};
  }

  usual(field: OptionField): unknown {
    return this.base[field.name] ?? field.default;
  }

  value(field: OptionField): unknown {
    return this.#changes[field.name] ?? this.usual(field);
  }

  set(field: OptionField, value: unknown): void {
    const others = Object.entries(this.#changes).filter(([name]) => name !== field.name);
    this.#changes = Object.fromEntries(same(value, this.usual(field)) ? others : [...others, [field.name, value]]);
  }

  isChanged(field: OptionField): boolean {
    return field.name in this.#changes;
  }

  get changes(): Readonly<Record<string, unknown>> {
    return this.#changes;
  }

  /** The options in the catalogue's groups and order. */
  get groups(): { name: string; label: string; fields: OptionField[] }[] {
    const { options } = this.kind;
    const heads = options.filter((field, n) => options.findIndex((one) => one.group === field.group) === n);
    return heads.map(({ group, group_label }) => ({
      name: group,
      label: group_label,
      fields: options.filter((field) => field.group === group),
    }));
  }

  /** Whether nobody else has to join. */
  get complete(): boolean {
    return !this.seats.includes("open");
  }

  /** Copy the settings of another table. */
  copy(table: Table): void {
    this.choose(table.game);
    this.preset = table.preset;
    this.visibility = table.visibility;
    this.pace.copy(table.pace);
    this.resize(table.seats.length);
    this.seats = table.seats.map((seat) => (seat.kind === "computer" ? (seat.level ?? "open") : "open"));
    const mine = Math.max(0, table.my_seats[0] ?? this.seats.indexOf("open"));
    this.seats[mine] = "me";
    for (const field of this.kind.options) {
      if (field.name in table.options) this.set(field, table.options[field.name]);
    }
  }

  body(): Record<string, unknown> {
    const seats = this.seats.map((seat) =>
      seat === "me" || seat === "open" ? { kind: seat } : { kind: "computer", level: seat },
    );
    const { game, preset, visibility } = this;
    const pace = this.pace.body(this.kind.drops);
    return { game, preset, options: this.#changes, seats, visibility, title: this.title.trim(), pace };
  }
}
