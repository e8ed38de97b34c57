/** A table of Origins for its components: the position, the user's seat, and what the draft changes. */
import { createContext } from "svelte";
import { TableGame, type LogWords } from "$table/game.svelte";
import { lastTurn } from "$table/log/lines";
import { Play } from "$table/choosing/play.svelte";
import { Turn } from "$table/choosing/turn.svelte";
import { t, type Params } from "$i18n/index.svelte";
import type { TableStore } from "$state/table.svelte";
import type { Label } from "$api/types";
import type { BuildingView, DecisionView, OptionView, PositionView } from "./views";
import { amountText, buildingName, colourName, icon, dashed, named, SEAT_COLOURS } from "./text/words";

/** Figures of a player that are shown with their change. */
export type Figure = "points" | "stone" | "food" | "wisdom" | "gold" | "tokens";

export class Game extends TableGame<PositionView, OptionView, Figure> {
  readonly play: Play<PositionView, OptionView>;
  readonly turn: Turn<PositionView, OptionView>;
  readonly figures: Figure[] = ["stone", "food", "wisdom", "gold", "tokens", "points"];
  readonly logWords: LogWords = {
    source: (name) => t(`origins-source-${name}`),
    icon: (measure) => (measure === "temples" ? "ztemple" : icon(measure)),
    amount: (measure, n) => amountText(measure, n),
    rule: (label) => (label ? this.text(label) : ""),
  };
  /** In two steps, so that what never changes in a game is not computed again with every position. */
  #kinds = $derived(this.position.buildings);
  #buildings = $derived(Object.fromEntries(this.#kinds.map((building) => [building.name, building])));

  constructor(store: TableStore<PositionView, OptionView>) {
    super(store);
    this.play = new Play<PositionView, OptionView>(store, {
      label: (choice) => this.label(choice),
      text: (label) => this.text(label),
      words: (why) => this.#refusal(why),
      chosen: (choice) => this.remember(choice),
    });
    this.turn = new Turn(
      store,
      this.play,
      (choice) => choice.path[0] === "done" && this.decision?.kind === "spend_token",
      (warning) => this.text(warning),
    );
  }

  get solo(): boolean {
    return this.position.players.length === 1;
  }

  /** The person's name, with the seat's colour if several have the same name. */
  name(seat: number): string {
    const name = this.seatInfo(seat)?.name;
    if (!name) return t("origins-player", { number: seat + 1 });
    if (!this.#shared(seat)) return name;
    return t("origins-player-of-colour", { name, colour: colourName(SEAT_COLOURS[seat] ?? "green") });
  }

  override short(seat: number): string {
    if (this.seatInfo(seat)?.kind === "computer") return this.person(seat);
    return this.#shared(seat) ? colourName(SEAT_COLOURS[seat] ?? "green") : this.name(seat);
  }

  /** Whether another seat has the same name. */
  #shared(seat: number): boolean {
    return this.store.seats.filter((other) => other.name === this.seatInfo(seat)?.name).length > 1;
  }

  /** A seat's colour for CSS. */
  colour(seat: number | null): string {
    return seat === null ? "var(--text-3)" : `var(--o-${SEAT_COLOURS[seat] ?? "green"})`;
  }

  building(name: string): BuildingView | undefined {
    return this.#buildings[name];
  }

  /** A building's name: the one in the owner's file, else the usual one. */
  readonly buildingName = (name: string): string => this.building(name)?.given_name || buildingName(name);

  #named(params: Record<string, unknown>): Params {
    return named(params, this.buildingName);
  }

  /** A refusal in words; its parameters may be keys of buildings' names. */
  #refusal({ key, params }: Label): string {
    const given = this.#kinds.filter((building) => building.given_name);
    const names = Object.fromEntries(given.map((one) => [`origins-building-${dashed(one.name)}`, one.given_name]));
    const own = Object.entries(params).map(([name, value]) => [name, names[String(value)] ?? value]);
    return t(key, Object.fromEntries(own) as Params);
  }

  /** The question to the user, with what it is about. */
  get decision(): DecisionView | null {
    return (this.store.options?.decision ?? null) as DecisionView | null;
  }

  /** A label in words; a "done" says what it ends. */
  label(choice: OptionView): string {
    if (choice.path[0] !== "done") return this.text(choice.label);
    const kind = this.decision?.kind ?? "";
    return ENDED.includes(kind) ? t(`origins-done-${kind}`) : t("origins-action-done");
  }

  text(label: Label): string {
    const number = /^player(\d)$/.exec(String(label.params.player ?? ""));
    const params = this.#named(label.params);
    if (!number) return t(label.key, params);
    return t(label.key, { ...params, player: this.name(Number(number[1]) - 1) });
  }

  /** The question of the table. */
  get question(): string {
    const decision = this.decision;
    if (!decision) return t("origins-prompt-turn");
    return t(`origins-prompt-${decision.kind}`, this.#named(decision.about));
  }

  /** Where the game stands. */
  get round(): string {
    const { round, rounds } = this.position;
    if (!round) return t("page-set-up");
    return rounds === null ? t("origins-round", { round }) : t("origins-round-of", { round, rounds });
  }

  /** What draws and rolls will decide once the draft is confirmed. */
  get reveals(): string[] {
    if (!this.store.draft?.complete) return [];
    const { decisions, waiting } = this.position;
    const drawn = [...decisions, ...waiting].filter((decision) => decision.seat < 0);
    return drawn.map(({ kind, about }) => t(`origins-chance-${dashed(kind.replaceAll("_", " "))}`, this.#named(about)));
  }

  /** The turn continues after the draw. */
  get goesOn(): boolean {
    return this.store.draft?.complete === true && this.position.waiting.some(({ seat }) => seat === this.seat);
  }

  /** What others did since the user's last turn, without silent entries. */
  readonly news = $derived.by(() => {
    if (this.seat === null) return lastTurn(this.store.log);
    const last = this.store.log.findLast((entry) => entry.seat === this.seat);
    return this.store.log.filter((entry) => entry.number > (last?.number ?? -1) && !entry.silent);
  });
}

/** Decisions that can be ended, each with its own word. */
const ENDED = ["spend_token", "visit", "march", "feed", "activate", "take_citizen", "advance", "spend", "question"];

export const [getGame, setGame] = createContext<Game>();
