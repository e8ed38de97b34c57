/** A table of Terra Mystica as the components see it: the position, who I am, and what the draft changes. */
import { createContext } from "svelte";
import { TableGame, type LogWords, type Told } from "$table/game.svelte";
import { lastTurn } from "$table/log/lines";
import { Play } from "$table/choosing/play.svelte";
import { Turn } from "$table/choosing/turn.svelte";
import { t } from "$i18n/index.svelte";
import type { TableStore } from "$state/table.svelte";
import type { Entry, Label, Line, Options } from "$api/types";
import type { LotView, OfferAnswer, OptionsView, OptionView, PositionView } from "./views";
import { prompt } from "./dock/verbs";
import { amountText, icon, inRound, labelText, playerName } from "./text/words";

/** Numbers of a player that are shown with their change. */
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

  /** One string each, so that who only asks for these is not asked to look again at every change of the position. */
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
      // Other terrain than one's own comes last; then what can be paid at once, before what has to be prepared.
      rank: ({ label, extra }) => (label.params.to && label.params.to !== this.me?.terrain ? 2 : 0) + (extra ? 1 : 0),
      chosen: (choice) => this.remember(choice),
      remedies: (reasons) =>
        reasons.some((reason) => reason.key?.includes("-price"))
          ? this.play.choices.filter((choice) => choice.path[0] === "convert" || choice.path[0] === "burn")
          : [],
    });
    this.turn = new Turn(store, this.play, (choice) => choice.path[0] === "done", labelText);
  }

  /** With what has to be done before it. */
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

  /** Every player's name in the notation: the faction, or the number of the seat. */
  notationName(seat: number): string {
    return this.#names.split(",")[seat] || `player${seat + 1}`;
  }

  /** The faction; until there is one, the person. */
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

  /** What the table asks me. */
  get question(): string {
    const options = this.store.options;
    // They come before the turn that is asked at the same time.
    if (this.offers.length) return t("tm-prompt-offer");
    return t(prompt(options?.decision?.kind, options?.owed ?? {}), { spades: options?.owed?.spades ?? 0 });
  }

  /** Who has bid most for a faction, and how much. */
  highest({ seat, points }: LotView): string {
    if (seat === null) return t("tm-auction-none");
    return t("tm-auction-highest", { player: seat === this.seat ? t("page-you") : this.name(seat), points });
  }

  /** Where we are in the game. */
  get round(): string {
    const { round, rounds } = this.position;
    return round ? t("tm-round", { round, rounds }) : t("page-set-up");
  }

  override told({ label, text, round }: Told): string {
    return label ? this.text(inRound(label, round)) : text;
  }

  /** With the person who sits where the notation has a number. */
  text({ key, params }: Label): string {
    const number = /^player(\d)$/.exec(String(params.player ?? ""))?.[1];
    const player = number && this.seatInfo(Number(number) - 1)?.name;
    return labelText({ key, params: player ? { ...params, player } : params });
  }

  get #offerOptions(): Partial<OptionsView> {
    return (this.store.options as (Options<OptionView> & Partial<OptionsView>) | null) ?? {};
  }

  /** The same answer to all open offers; nothing where there is only one. */
  get answersToAll(): { take: OfferAnswer | null; decline: OfferAnswer | null } {
    const { take_all: take = null, decline_all: decline = null } = this.#offerOptions;
    return { take, decline };
  }

  /** Whether power that costs nothing is taken without asking, and what changes that. */
  get freePower(): OptionsView["free_power"] {
    return this.#offerOptions.free_power ?? null;
  }

  /** Answers to offers of power that are open to me. */
  get offers(): OptionView[] {
    return this.play.choices.filter((choice) => choice.path[0] === "take" || choice.path[0] === "decline");
  }

  /** What others did since my last turn, without what nobody needs to read. */
  readonly news = $derived.by(() => {
    if (this.seat === null) return lastTurn(this.store.log, isAnswer);
    const last = this.store.log.findLast((entry) => entry.seat === this.seat && !entry.silent && !isAnswer(entry));
    return this.store.log.filter((entry) => entry.number > (last?.number ?? -1) && !entry.silent);
  });
}

/** Answers to offers are given between the turns. */
export const isAnswer = ({ label }: Line): boolean => label?.key === "tm-did-take" || label?.key === "tm-did-decline";

/** After these, and after what nobody reads, the same seat begins something new. */
const ENDS = /^tm-did-(take|decline|pass)/;

export const goesOn = (before: Entry, entry: Entry): boolean =>
  !before.silent && !ENDS.test(before.label?.key ?? "") && !isAnswer(entry);

export const [getGame, setGame] = createContext<Game>();
