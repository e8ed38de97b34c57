/** A table of Terra Mystica as the components see it: the position, who I am, and what the draft changes. */
import { createContext } from "svelte";
import { Play } from "$games/shared/play.svelte";
import type { Sitting } from "$games/shared/sitting";
import { Turn } from "$games/shared/turn.svelte";
import { t } from "$lib/i18n/index.svelte";
import type { TableStore } from "$lib/stores/table.svelte";
import type { SeatView } from "$lib/types/api";
import type { Goods, OptionView, PlayerView, PositionView } from "$lib/types/terra_mystica";
import { prompt } from "./dock/verbs";
import { intentions } from "./intentions";
import { isAnswer, isSilent, read } from "./notation";
import { balance } from "./table/outcome";
import { labelText, playerName } from "./words";

/** Numbers of a player that are shown with their change. */
export type Figure = "points" | "coins" | "workers" | "priests" | "keys";

export class Game {
  readonly play: Play<PositionView, OptionView>;
  /** Whose board lies in the middle; my own unless I look at another. */
  #board = $state<number | null>(null);
  /** Things that a line of the log points at. */
  pointed = $state.raw<string[]>([]);

  /** One string each, so that who only asks for these is not asked to look again at every change of the position. */
  #names = $derived.by(() => {
    const { players, picks } = this.position;
    return this.store.seats.map((_, seat) => players[seat]?.faction ?? picks[seat]).join();
  });
  #colours = $derived(this.position.players.map((player) => player.colour).join());
  /** The options that became the steps of the draft, to say what each step brought. */
  #taken: OptionView[] = [];
  readonly turn: Turn<PositionView, OptionView>;

  constructor(readonly store: TableStore<PositionView, OptionView>) {
    this.play = new Play<PositionView, OptionView>(store, {
      intentions: (key) => intentions(this, key),
      label: (choice) => labelText(choice.label),
      words: labelText,
      rank: (choice) => (choice.label.params.to === this.me?.terrain ? 0 : 1),
      chosen: (choice) => this.#taken.splice(this.store.draft?.steps.length ?? 0, Infinity, choice),
      remedies: (reasons) =>
        reasons.some((reason) => reason.key?.includes("-price"))
          ? this.play.choices.filter((choice) => choice.path[0] === "convert" || choice.path[0] === "burn")
          : [],
      faint: ["wrong-building", "no-own-building", "same-terrain"],
    });
    this.turn = new Turn(store, this.play, (choice) => choice.path[0] === "done", labelText);
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

  get board(): number {
    return this.#board ?? this.seat ?? this.position.turn ?? 0;
  }

  showBoard(seat: number | null): void {
    this.#board = seat === this.seat ? null : seat;
  }

  /** The other players, in the order in which they play after me. */
  get others(): PlayerView[] {
    const order = this.position.order;
    const mine = this.seat === null ? -1 : order.indexOf(this.seat);
    const turned = [...order.slice(mine + 1), ...order.slice(0, Math.max(0, mine))];
    return turned.flatMap((seat) => this.position.players[seat] ?? []);
  }

  /** Every player's name in the notation: the faction, or the number of the seat. */
  notationName(seat: number): string {
    return this.#names.split(",")[seat] || `player${seat + 1}`;
  }

  name(seat: number): string {
    return playerName(this.notationName(seat));
  }

  seatInfo(seat: number): SeatView | undefined {
    return this.store.seats[seat];
  }

  seatOf(name: string): number {
    return this.position.players.findIndex((player) => player.faction === name);
  }

  colour(seat: number): string {
    return this.#colours.split(",")[seat] || "gray";
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
      const name = seat === this.seat ? t("page-you") : this.name(seat);
      const { points, passed = false } = players[seat] ?? {};
      return { seat, name, short: name, points, now: asked.includes(seat), passed };
    });
  }

  /** What the table asks me. */
  get question(): string {
    const options = this.store.options;
    return t(prompt(options?.decision?.kind, options?.owed ?? {}));
  }

  /** What there is to know in one line: what I am asked, or who is. */
  get heading(): string {
    const [first] = this.waiting;
    if (this.over) return t("page-game-over");
    if (this.myTurn) return this.question;
    return first === undefined
      ? t("page-waiting-chance")
      : t("page-waiting", { player: this.name(first), others: this.waiting.length - 1 });
  }

  /** Where we are in the game. */
  get round(): string {
    const { round, rounds } = this.position;
    return round ? t("tm-round", { round, rounds }) : t("page-set-up");
  }

  /** A line of the log in words. */
  told(text: string): string {
    const phrase = read(text);
    return phrase ? labelText(phrase.label) : text;
  }

  /** Something particular is to be chosen, so that what can be chosen may shine. */
  get loud(): boolean {
    return this.play.filter !== null || this.store.options?.decision?.kind !== "turn";
  }

  /** Answers to offers of power that are open to me. */
  get offers(): OptionView[] {
    return this.play.choices.filter((choice) => choice.path[0] === "take" || choice.path[0] === "decline");
  }

  get myTurn(): boolean {
    return this.play.choices.length > 0 || this.store.draft !== null;
  }

  /** A draft that would end the game has not ended it yet. */
  get over(): boolean {
    return this.store.draft === null && this.position.phase === "over";
  }

  get whose(): "mine" | "others" | "over" {
    if (this.over) return "over";
    return this.myTurn ? "mine" : "others";
  }

  /** Things of the table that a move touched, as keys of things. */
  touched(texts: string[]): string[] {
    return texts.flatMap((text) => read(text)?.targets.map((target) => `${target.kind}:${target.name}`) ?? []);
  }

  /** What others did since my last turn, without what nobody needs to read. */
  readonly news = $derived.by(() => {
    const isTurn = (text: string) => !isSilent(text) && !isAnswer(text);
    const last = this.store.log.findLast((entry) => entry.seat === this.seat && isTurn(entry.text));
    return this.store.log.filter((entry) => entry.number > (last?.number ?? -1) && !isSilent(entry.text));
  });
}

export const [getGame, setGame] = createContext<Game>();
