/** A table as the components of both games see it: who I am, who is asked, and what the draft changes. */
import { t } from "$i18n/index.svelte";
import { shortName } from "$state/names";
import type { TableStore } from "$state/table.svelte";
import type { Choice, Label, Line, SeatView } from "$api/types";
import { balance, running, some, type Goods, type Outcome } from "./choosing/outcome";
import { reactiveParts } from "./parts.svelte";
import type { Play } from "./choosing/play.svelte";
import { planning } from "./plans/mode.svelte";
import type { Sitting } from "./chrome/sitting";
import type { Turn } from "./choosing/turn.svelte";

/** What both games' positions have in common; `F` are the numbers of a player that are shown with their change. */
export interface Shown<F extends string> {
  phase: string;
  turn: number | null;
  order: number[];
  decisions: { seat: number }[];
  players: (Record<F | "points", number> & { passed: boolean })[];
}

/** A line of the log; what has no label is shown as it is written. */
export type Told = Pick<Line, "label"> & { text: string; round?: number | null };

/** How the log words what changed. */
export interface LogWords {
  source: (name: string) => string;
  icon: (measure: string) => string;
  /** An amount in words. */
  amount: (measure: string, n: number) => string;
  /** What the rules did by themselves. */
  rule: (label: Label | null) => string;
}

export abstract class TableGame<P extends Shown<F>, C extends Choice & Outcome, F extends string> {
  abstract readonly play: Play<P, C>;
  abstract readonly turn: Turn<P, C>;
  /** The numbers that a turn changes, in the order in which they are shown. */
  abstract readonly figures: F[];
  /** Things that a line of the log points at. */
  pointed = $state.raw<string[]>([]);
  /** The hint is open. */
  hinting = $state(false);
  /** Whose board lies in the middle; my own unless I look at another. */
  #board = $state<number | null>(null);
  /** The options that became the steps of the draft, to say what each step brought. */
  #taken: C[] = [];

  readonly position: P;

  constructor(readonly store: TableStore<P, C>) {
    this.position = reactiveParts(() => store.position);
  }

  /** The person's name, or what they play. */
  abstract name(seat: number): string;

  /** What the table asks me. */
  abstract get question(): string;

  /** Where we are in the game. */
  abstract get round(): string;

  abstract readonly logWords: LogWords;

  /** A label in words, with the names of people and things. */
  abstract text(label: Label): string;

  /** A line of the log, or a step of the draft, in words. */
  told({ label, text }: Told): string {
    return label ? this.text(label) : text;
  }

  /** What lines of the log are about, as keys of things. */
  touched(lines: Line[]): string[] {
    return lines.flatMap((line) => line.targets.map((target) => `${target.kind}:${target.name}`));
  }

  get seat(): number | null {
    return this.store.mySeat;
  }

  get me(): P["players"][number] | null {
    return this.seat === null ? null : (this.position.players[this.seat] ?? null);
  }

  get board(): number {
    return this.#board ?? this.seat ?? this.position.turn ?? 0;
  }

  showBoard(seat: number | null): void {
    this.#board = seat === this.seat ? null : seat;
  }

  /** The other players, in the order in which they play after me. */
  get others(): P["players"][number][] {
    const order = this.position.order;
    const mine = this.seat === null ? -1 : order.indexOf(this.seat);
    const turned = [...order.slice(mine + 1), ...order.slice(0, Math.max(0, mine))];
    return turned.flatMap((seat) => this.position.players[seat] ?? []);
  }

  seatInfo(seat: number): SeatView | undefined {
    return this.store.seats[seat];
  }

  /** Who plays a seat, where there is little room: a computer player goes by its level. */
  person(seat: number): string {
    const seats = this.store.table?.seats ?? [];
    const info = seats[seat];
    return info ? shortName(seats, info) : "";
  }

  /** What the draft changes of a player's figure. */
  change(seat: number, figure: F): number {
    const now = this.store.draft?.position.players[seat];
    // Without a draft nobody has to look again when others move.
    const before = now && this.store.base?.players[seat];
    return before ? now[figure] - before[figure] : 0;
  }

  /** What the draft has changed of my figures so far. */
  get soFar(): Goods {
    const seat = this.seat ?? -1;
    const changes = this.figures.map((figure) => [figure, this.change(seat, figure)] as const);
    return Object.fromEntries(changes.filter(([, change]) => change !== 0));
  }

  /** The same with one more step. */
  withThis(option: C): Goods {
    return running(this.figures, this.soFar, option);
  }

  protected remember(choice: C): void {
    const step = choice.steps?.lastIndexOf(choice.id) ?? this.store.draft?.steps.length ?? 0;
    this.#taken.splice(step, Infinity);
    this.#taken[step] = choice;
  }

  /** The option behind a step, as long as this page was there when it was taken. */
  taken(step: number, action: number): C | null {
    const option = this.#taken[step];
    return option?.id === action ? option : null;
  }

  balance(step: number, action: number): Goods | null {
    const option = this.taken(step, action);
    const goods = option && balance(option);
    return goods && some(goods) ? goods : null;
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

  /** Who plays after those who are asked, in order, as far as they still play this round. */
  get next(): number[] {
    const { order, players } = this.position;
    const from = order.findIndex((seat) => this.waiting.includes(seat));
    const turned = [...order.slice(from + 1), ...order.slice(0, Math.max(0, from))];
    return turned.filter((seat) => !this.waiting.includes(seat) && !players[seat]?.passed);
  }

  get sittings(): Sitting[] {
    const { order, players } = this.position;
    const asked = this.asked;
    return order.map((seat) => {
      const mine = seat === this.seat;
      const name = mine ? t("page-you") : this.name(seat);
      const { points, passed = false } = players[seat] ?? {};
      return { seat, name, short: mine ? name : this.short(seat), points, now: asked.includes(seat), passed };
    });
  }

  /** The name where there is little room. */
  short(seat: number): string {
    return this.name(seat);
  }

  /** What there is to know in one line: what I am asked, or who is. */
  get heading(): string {
    const [first] = this.waiting;
    if (this.over) return t("page-game-over");
    if (this.myTurn) return this.store.draft?.complete && !this.planning ? t("page-ready") : this.question;
    if (first === undefined) return t("page-waiting-chance");
    // The last of the others' moves is still played out; what I am asked comes with its end.
    if (this.waiting.includes(this.seat ?? -1)) return t("page-your-turn");
    return t("page-waiting", { player: this.name(first), others: this.waiting.length - 1 });
  }

  /** What is chosen goes into a plan. */
  get planning(): boolean {
    return planning.table === this.store.id;
  }

  /** Whether there are turns of mine to plan. */
  get mayPlan(): boolean {
    const table = this.store.table;
    return table?.status === "running" && table.my_seats.length > 0 && !this.planning && !this.over;
  }

  /** Without a seat here. */
  get watching(): boolean {
    return this.store.table?.status === "running" && this.store.table.my_seats.length === 0;
  }

  /** Against people everybody thinks alone. */
  get mayHint(): boolean {
    const table = this.store.table;
    if (!table || !table.my_seats.length || !this.myTurn || this.planning) return false;
    if (table.source?.kind === "puzzle") return false;
    return table.status === "analysis" || (table.status === "running" && table.people === 1);
  }

  /** Something particular is to be chosen, so that what can be chosen may shine. */
  get loud(): boolean {
    return this.play.filter !== null || this.store.options?.decision?.kind !== "turn";
  }

  get myTurn(): boolean {
    return this.play.choices.length > 0 || this.store.draft !== null;
  }

  /** A draft that would end the game has not ended it yet, and nobody reads a result while the last moves are shown. */
  get over(): boolean {
    return this.store.draft === null && this.position.phase === "over" && !this.store.stage.playing;
  }

  get whose(): "mine" | "others" | "over" {
    if (this.over) return "over";
    return this.myTurn ? "mine" : "others";
  }
}
