/** A table for the components of both games: the user's seat, who is asked, and what the draft changes. */
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

/** The common part of both games' positions; `F` are the figures of a player that are shown with their change. */
export interface CommonPosition<F extends string> {
  phase: string;
  turn: number | null;
  order: number[];
  decisions: { seat: number }[];
  players: (Record<F | "points", number> & { passed: boolean })[];
}

/** A line of the log; without a label its text is shown as it is. */
export type LineText = Pick<Line, "label"> & { text: string; round?: number | null };

/** The words for changes in the log. */
export interface LogWords {
  source: (name: string) => string;
  icon: (measure: string) => string;
  /** An amount in words. */
  amount: (measure: string, n: number) => string;
  /** Automatic events of the rules. */
  rule: (label: Label | null) => string;
}

export abstract class TableGame<P extends CommonPosition<F>, C extends Choice & Outcome, F extends string> {
  abstract readonly play: Play<P, C>;
  abstract readonly turn: Turn<P, C>;
  /** The figures that a turn changes, in display order. */
  abstract readonly figures: F[];
  /** Things that a line of the log points at. */
  pointed = $state.raw<string[]>([]);
  /** The hint is open. */
  hinting = $state(false);
  /** The seat whose board is shown; the user's own by default. */
  #board = $state<number | null>(null);
  /** The options that became the steps of the draft, for their effects. */
  #taken: C[] = [];

  readonly position: P;

  constructor(readonly store: TableStore<P, C>) {
    this.position = reactiveParts(() => store.position);
  }

  /** The person's name, or what they play. */
  abstract name(seat: number): string;

  /** The question of the table. */
  abstract get question(): string;

  /** Where the game stands. */
  abstract get round(): string;

  abstract readonly logWords: LogWords;

  /** A label in words, with the names of people and things. */
  abstract text(label: Label): string;

  /** A line of the log, or a step of the draft, in words. */
  lineText({ label, text }: LineText): string {
    return label ? this.text(label) : text;
  }

  /** The keys of the things that lines of the log are about. */
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

  /** The other players, in the order of play after the user. */
  get others(): P["players"][number][] {
    const order = this.position.order;
    const mine = this.seat === null ? -1 : order.indexOf(this.seat);
    const turned = [...order.slice(mine + 1), ...order.slice(0, Math.max(0, mine))];
    return turned.flatMap((seat) => this.position.players[seat] ?? []);
  }

  seatInfo(seat: number): SeatView | undefined {
    return this.store.seats[seat];
  }

  /** Who plays a seat, in short: a computer player goes by its level. */
  person(seat: number): string {
    const seats = this.store.table?.seats ?? [];
    const info = seats[seat];
    return info ? shortName(seats, info) : "";
  }

  /** How the draft changes a player's figure. */
  change(seat: number, figure: F): number {
    const now = this.store.draft?.position.players[seat];
    // Without a draft, do not depend on the position before it, so that others' moves do not re-run this.
    const before = now && this.store.base?.players[seat];
    return before ? now[figure] - before[figure] : 0;
  }

  /** How the draft has changed the user's figures so far. */
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

  /** The option behind a step, if the step was made on this page. */
  taken(step: number, action: number): C | null {
    const option = this.#taken[step];
    return option?.id === action ? option : null;
  }

  balance(step: number, action: number): Goods | null {
    const option = this.taken(step, action);
    const goods = option && balance(option);
    return goods && some(goods) ? goods : null;
  }

  /** Seats that are asked; a drafted turn is not over. */
  get asked(): number[] {
    const draft = this.store.draft;
    return draft ? [draft.seat] : this.position.decisions.map((decision) => decision.seat);
  }

  /** The players being waited for. */
  get waiting(): number[] {
    return this.asked.filter((seat) => seat >= 0);
  }

  /** The players after those who are asked, in order, while they still play this round. */
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

  /** The name for places with little room. */
  short(seat: number): string {
    return this.name(seat);
  }

  /** The state in one line: the question to the user, or who is asked. */
  get heading(): string {
    const [first] = this.waiting;
    if (this.over) return t("page-game-over");
    if (this.myTurn) return this.store.draft?.complete && !this.planning ? t("page-ready") : this.question;
    if (first === undefined) return t("page-waiting-chance");
    // The last move of the others is still being played out; the question follows.
    if (this.waiting.includes(this.seat ?? -1)) return t("page-your-turn");
    return t("page-waiting", { player: this.name(first), others: this.waiting.length - 1 });
  }

  /** Choices go into a plan. */
  get planning(): boolean {
    return planning.table === this.store.id;
  }

  /** Whether the user can plan turns. */
  get mayPlan(): boolean {
    const table = this.store.table;
    return table?.status === "running" && table.my_seats.length > 0 && !this.planning && !this.over;
  }

  /** The user has no seat here. */
  get watching(): boolean {
    return this.store.table?.status === "running" && this.store.table.my_seats.length === 0;
  }

  /** Hints are only for games without human opponents. */
  get mayHint(): boolean {
    const table = this.store.table;
    if (!table || !table.my_seats.length || !this.myTurn || this.planning) return false;
    if (table.source?.kind === "puzzle") return false;
    return table.status === "analysis" || (table.status === "running" && table.people === 1);
  }

  /** A specific choice is expected, so options are highlighted strongly. */
  get loud(): boolean {
    return this.play.filter !== null || this.store.options?.decision?.kind !== "turn";
  }

  get myTurn(): boolean {
    return this.play.choices.length > 0 || this.store.draft !== null;
  }

  /** A draft that would end the game has not ended it, and the result waits until the last moves are played out. */
  get over(): boolean {
    return this.store.draft === null && this.position.phase === "over" && !this.store.stage.playing;
  }

  get whose(): "mine" | "others" | "over" {
    if (this.over) return "over";
    return this.myTurn ? "mine" : "others";
  }
}
