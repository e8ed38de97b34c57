/** A table of Origins as the components see it: the position, who I am, and what the draft changes. */
import { createContext } from "svelte";
import { Play } from "$games/shared/play.svelte";
import type { Sitting } from "$games/shared/sitting";
import { Turn } from "$games/shared/turn.svelte";
import { t } from "$lib/i18n/index.svelte";
import type { TableStore } from "$lib/stores/table.svelte";
import type { Label, SeatView } from "$lib/types/api";
import type { BuildingView, DecisionView, Goods, PlayerView, PositionView } from "$lib/types/origins";
import type { OptionView } from "$lib/types/origins_options";
import { intentions, plainReason } from "./intentions";
import { isSilent, read } from "./notation";
import { balance } from "./table/outcome";
import { colourName, dashed, labelText, named, SEAT_COLOURS } from "./words";

/** Numbers of a player that are shown with their change. */
export type Figure = "points" | "stone" | "food" | "wisdom" | "gold" | "tokens";

export class Game {
  readonly play: Play<PositionView, OptionView>;
  readonly turn: Turn<PositionView, OptionView>;
  /** Whose city lies in the middle; my own unless I look at another. */
  #city = $state<number | null>(null);
  /** Things that a line of the log points at. */
  pointed = $state.raw<string[]>([]);
  /** The options that became the steps of the draft, to say what each step brought. */
  #taken: OptionView[] = [];
  /** In two steps: what never changes in a game is not looked at again with every change of the position. */
  #kinds = $derived(this.position.buildings);
  #buildings = $derived(Object.fromEntries(this.#kinds.map((building) => [building.name, building])));

  constructor(readonly store: TableStore<PositionView, OptionView>) {
    this.play = new Play<PositionView, OptionView>(store, {
      intentions: (key) => intentions(this, key),
      label: (choice) => this.label(choice),
      chosen: (choice) => this.#taken.splice(this.store.draft?.steps.length ?? 0, Infinity, choice),
      plain: (key) => plainReason(this, key),
      faint: ["origins-no-such-speaker", "origins-no-such-freeman", "origins-brings-nothing"],
    });
    this.turn = new Turn(
      store,
      this.play,
      (choice) => choice.path[0] === "done" && this.decision?.kind === "spend_token",
      (warning) => this.text(warning),
    );
  }

  get position(): PositionView {
    const position = this.store.position;
    if (!position) throw new Error("There is no position yet.");
    return position;
  }

  get seat(): number | null {
    return this.store.mySeat;
  }

  get me(): PlayerView | null {
    return this.seat === null ? null : (this.position.players[this.seat] ?? null);
  }

  get city(): number {
    return this.#city ?? this.seat ?? this.position.turn ?? 0;
  }

  showCity(seat: number | null): void {
    this.#city = seat === this.seat ? null : seat;
  }

  get solo(): boolean {
    return this.position.players.length === 1;
  }

  /** The other players, in the order in which they play after me. */
  get others(): PlayerView[] {
    const order = this.position.order;
    const mine = this.seat === null ? -1 : order.indexOf(this.seat);
    const turned = [...order.slice(mine + 1), ...order.slice(0, Math.max(0, mine))];
    return turned.flatMap((seat) => this.position.players[seat] ?? []);
  }

  /** The person's name; where several are called the same, with the colour of the seat. */
  name(seat: number): string {
    const name = this.seatInfo(seat)?.name;
    if (!name) return t("origins-player", { number: seat + 1 });
    if (!this.#shared(seat)) return name;
    return t("origins-player-of-colour", { name, colour: colourName(SEAT_COLOURS[seat] ?? "green") });
  }

  /** Whether another seat goes by the same name. */
  #shared(seat: number): boolean {
    return this.store.seats.filter((other) => other.name === this.seatInfo(seat)?.name).length > 1;
  }

  seatInfo(seat: number): SeatView | undefined {
    return this.store.seats[seat];
  }

  /** A seat's colour for a style. */
  colour(seat: number | null): string {
    return seat === null ? "var(--text-3)" : `var(--o-${SEAT_COLOURS[seat] ?? "green"})`;
  }

  building(name: string): BuildingView | undefined {
    return this.#buildings[name];
  }

  /** What is asked of me, with what it is about. */
  get decision(): DecisionView | null {
    return (this.store.options?.decision ?? null) as DecisionView | null;
  }

  /** A label in words; what ends something says what it ends. */
  label(choice: OptionView): string {
    if (choice.path[0] !== "done") return this.text(choice.label);
    const kind = this.decision?.kind ?? "";
    return ENDED.includes(kind) ? t(`origins-done-${kind}`) : t("origins-action-done");
  }

  text(label: Label): string {
    const number = /^player(\d)$/.exec(String(label.params.player ?? ""));
    if (!number) return labelText(label);
    return t(label.key, { ...named(label.params), player: this.name(Number(number[1]) - 1) });
  }

  /** A line of the log in words. */
  told(text: string): string {
    const phrase = read(text);
    return phrase ? this.text(phrase.label) : text;
  }

  /** What the table asks me. */
  get question(): string {
    const decision = this.decision;
    if (!decision) return t("origins-prompt-turn");
    return t(`origins-prompt-${decision.kind}`, named(decision.about));
  }

  /** Where we are in the game. */
  get round(): string {
    const { round, rounds } = this.position;
    if (!round) return t("page-set-up");
    return rounds === null ? t("origins-round", { round }) : t("origins-round-of", { round, rounds });
  }

  /** What the draft changes of a player's figure. */
  change(seat: number, figure: Figure): number {
    const before = this.store.base?.players[seat];
    const now = this.store.draft?.position.players[seat];
    return before && now ? now[figure] - before[figure] : 0;
  }

  /** The option behind a step, as long as this page was there when it was taken. */
  taken(step: number, action: number): OptionView | null {
    const option = this.#taken[step];
    return option?.id === action ? option : null;
  }

  balance(step: number, action: number): Goods | null {
    const option = this.taken(step, action);
    const goods = option && balance(option);
    return goods && Object.keys(goods).length ? goods : null;
  }

  /** Seats that have something to decide; as long as a turn is a draft, it is not over. */
  get asked(): number[] {
    const draft = this.store.draft;
    return draft ? [draft.seat] : this.position.decisions.map((decision) => decision.seat);
  }

  /** The people whom everybody waits for. */
  get waiting(): number[] {
    return this.asked.filter((seat) => seat >= 0);
  }

  get sittings(): Sitting[] {
    const { order, players } = this.position;
    const asked = this.asked;
    return order.map((seat) => {
      const mine = seat === this.seat;
      const name = mine ? t("page-you") : this.name(seat);
      const short = !mine && this.#shared(seat) ? colourName(SEAT_COLOURS[seat] ?? "green") : name;
      const { points, passed = false } = players[seat] ?? {};
      return { seat, name, short, points, now: asked.includes(seat), passed };
    });
  }

  /** What there is to know in one line: what I am asked, or who is. */
  get heading(): string {
    const [first] = this.waiting;
    if (this.over) return t("page-game-over");
    if (this.myTurn) return this.question;
    return first === undefined ? t("page-waiting-chance") : t("page-waiting", { player: this.name(first), others: 0 });
  }

  get myTurn(): boolean {
    return this.play.choices.length > 0 || this.store.draft !== null;
  }

  /** The game is over, not only in a draft that would end it. */
  get over(): boolean {
    return this.store.draft === null && this.position.phase === "over";
  }

  get whose(): "mine" | "others" | "over" {
    return this.over ? "over" : this.myTurn ? "mine" : "others";
  }

  /** Something particular is to be chosen, so that what can be chosen may shine. */
  get loud(): boolean {
    return this.play.filter !== null || this.decision?.kind !== "turn";
  }

  /** What chance will decide once the draft is confirmed. */
  get reveals(): string[] {
    if (!this.store.draft?.complete) return [];
    const { decisions, waiting } = this.position;
    const drawn = [...decisions, ...waiting].filter((decision) => decision.seat < 0);
    return drawn.map(({ kind, about }) => t(`origins-chance-${dashed(kind.replaceAll("_", " "))}`, named(about)));
  }

  /** After chance has spoken, my turn is not over. */
  get goesOn(): boolean {
    return this.store.draft?.complete === true && this.position.waiting.some(({ seat }) => seat === this.seat);
  }

  /** Things of the table that a move touched, as keys of things. */
  touched(texts: string[]): string[] {
    return texts.flatMap((text) => read(text)?.targets.map((target) => `${target.kind}:${target.name}`) ?? []);
  }

  /** What others did since my last turn, without what nobody needs to read. */
  readonly news = $derived.by(() => {
    const last = this.store.log.findLast((entry) => entry.seat === this.seat);
    return this.store.log.filter((entry) => entry.number > (last?.number ?? -1) && !isSilent(entry.text));
  });
}

/** Decisions that can be ended, each with its own word for it. */
const ENDED = ["spend_token", "visit", "march", "feed", "activate", "take_citizen", "advance", "spend", "question"];

export const [getGame, setGame] = createContext<Game>();
