/** A table of Terra Mystica for its components: the position, the user's seat, and what the draft changes. */
import { createContext } from "svelte";
import { TableGame, type LogWords, type LineText } from "$table/game.svelte";
import { lastTurn } from "$table/log/lines";
import { Play } from "$table/choosing/play.svelte";
import { Turn } from "$table/choosing/turn.svelte";
import { t } from "$i18n/index.svelte";
import type { TableStore } from "$state/table.svelte";
import type { Entry, Label, Line, Options } from "$api/types";
import type { LotView, OfferAnswer, OptionsView, OptionView, PositionView } from "./views";
import { prompt } from "./dock/verbs";
import { amountText, icon, inRound, labelText, playerName } from "./text/words";

/** Figures of a player that are shown with their change. */
export type Figure = "points" | "coins" | "workers" | "priests" | "keys";

export class Game extends TableGame<PositionView, OptionView, Figure> {
  readonly play: Play<PositionView, OptionView>;
  readonly turn: Turn<PositionView, OptionView>;
  readonly figures: Figure[] = ["coins", "workers", "priests", "points"];

  readonly logWords: LogWords = {
    source: (name) => t(`tm-source-${name}`),
    icon: (measure) => (measure === "cults" ? "cultstep" : icon(measure)),
    amount: (measure, n) => amountText(measure === "cults" ? "cult_steps" : measure, n),
    rule: (label) => (label ? t(label.key) : ""),
  };

  /** One string each, so that their readers do not re-run with every change of the position. */
  #names = $derived.by(() => {
    const { players, picks } = this.position;
    return this.store.seats.map((_, seat) => players[seat]?.faction ?? picks[seat]).join();
  });
  #colours = $derived(this.position.players.map((player) => player.colour).join());

  constructor(store: TableStore<PositionView, OptionView>) {
    super(store);
    this.play = new Play<PositionView, OptionView>(store, {
      label: (choice) => this.#label(choice),
      brief: (choice) => this.#brief(choice),
      text: labelText,
      words: labelText,
      // Transforming into other terrain comes last; before it, what is payable at once precedes what needs preparation.
      rank: ({ label, extra }) => (label.params.to && label.params.to !== this.me?.terrain ? 2 : 0) + (extra ? 1 : 0),
      chosen: (choice) => this.remember(choice),
      remedies: (reasons) =>
        reasons.some((reason) => reason.key?.includes("-price"))
          ? this.play.choices.filter((choice) => choice.path[0] === "convert" || choice.path[0] === "burn")
          : [],
    });
    this.turn = new Turn(store, this.play, (choice) => choice.path[0] === "done", labelText);
  }

  /** The label with the steps that come before it. */
  #label(choice: OptionView): string {
    const action = labelText(choice.label);
    const steps = this.play.extra(choice);
    return steps.length ? t("page-compound", { steps: steps.join(" → "), action }) : action;
  }

  #brief({ path, extra = [] }: OptionView): string | null {
    const [burn, ...more] = extra;
    if (path[0] !== "power" || burn?.key !== "tm-action-burn" || more.length) return null;
    return t("tm-power-sacrifice", { tokens: Number(burn.params.tokens) });
  }

  /** A player's name in the notation: the faction, or the number of the seat. */
  notationName(seat: number): string {
    return this.#names.split(",")[seat] || `player${seat + 1}`;
  }

  /** The faction, or the person until there is one. */
  name(seat: number): string {
    const person = this.position.players[seat] ? "" : this.seatInfo(seat)?.name;
    return person || playerName(this.notationName(seat));
  }

  override short(seat: number): string {
    return this.position.players[seat] ? this.name(seat) : this.person(seat);
  }

  seatOf(name: string): number {
    return this.position.players.findIndex((player) => player.faction === name);
  }

  colour(seat: number): string {
    return this.#colours.split(",")[seat] || "gray";
  }

  /** The question of the table. */
  get question(): string {
    const options = this.store.options;
    // Offers come before a turn that is asked for at the same time.
    if (this.offers.length) return t("tm-prompt-offer");
    return t(prompt(options?.decision?.kind, options?.owed ?? {}), { spades: options?.owed?.spades ?? 0 });
  }

  /** The highest bid for a faction, and whose it is. */
  highest({ seat, points }: LotView): string {
    if (seat === null) return t("tm-auction-none");
    return t("tm-auction-highest", { player: seat === this.seat ? t("page-you") : this.name(seat), points });
  }

  /** Where the game stands. */
  get round(): string {
    const { round, rounds } = this.position;
    return round ? t("tm-round", { round, rounds }) : t("page-set-up");
  }

  override lineText({ label, text, round }: LineText): string {
    return label ? this.text(inRound(label, round)) : text;
  }

  /** A label in words, with the person instead of a seat's number. */
  text({ key, params }: Label): string {
    const number = /^player(\d)$/.exec(String(params.player ?? ""))?.[1];
    const player = number && this.seatInfo(Number(number) - 1)?.name;
    return labelText({ key, params: player ? { ...params, player } : params });
  }

  get #offerOptions(): Partial<OptionsView> {
    return (this.store.options as (Options<OptionView> & Partial<OptionsView>) | null) ?? {};
  }

  /** The same answer for all open offers; null if there is only one. */
  get answersToAll(): { take: OfferAnswer | null; decline: OfferAnswer | null } {
    const { take_all: take = null, decline_all: decline = null } = this.#offerOptions;
    return { take, decline };
  }

  /** Whether free power is taken without asking, and the action that changes it. */
  get freePower(): OptionsView["free_power"] {
    return this.#offerOptions.free_power ?? null;
  }

  /** The user's answers to open power offers. */
  get offers(): OptionView[] {
    return this.play.choices.filter((choice) => choice.path[0] === "take" || choice.path[0] === "decline");
  }

  /** What others did since the user's last turn, without silent entries. */
  readonly news = $derived.by(() => {
    if (this.seat === null) return lastTurn(this.store.log, isAnswer);
    const last = this.store.log.findLast((entry) => entry.seat === this.seat && !entry.silent && !isAnswer(entry));
    return this.store.log.filter((entry) => entry.number > (last?.number ?? -1) && !entry.silent);
  });
}

/** Answers to offers come between turns. */
export const isAnswer = ({ label }: Line): boolean => label?.key === "tm-did-take" || label?.key === "tm-did-decline";

/** After these, and after silent entries, the same seat begins something new. */
const ENDS = /^tm-did-(take|decline|pass)/;

export const goesOn = (before: Entry, entry: Entry): boolean =>
  !before.silent && !ENDS.test(before.label?.key ?? "") && !isAnswer(entry);

export const [getGame, setGame] = createContext<Game>();
