// Written by client/scripts/shapes.py from the engine's views; do not edit.

import type { Amount, Label, Points, SeatAmount } from "./shared";

export type { Amount, Label, Points, SeatAmount };

/** Amounts by name: coins, workers, priests, power, spades... Zeros are left out. */
export type Goods = Record<string, number>;

export interface DecisionView {
  /** -1 for chance. */
  seat: number;
  kind: string;
}

export interface ScoringView {
  round: number;
  name: string;
  /** past, current or coming */
  status: string;
  counts: string[];
  points: number;
  /** A cult, or priests. */
  reward_for: string;
  reward_per: number;
  /** At the end of the round; nothing after the last one. */
  reward: Goods;
}

/** Points for passing: `points[n]` with n of what is counted. */
export interface PassingView {
  counts: string;
  points: number[];
}

export interface CardView {
  name: string;
  /** Coins that lie on it. */
  coins: number;
  holder: number | null;
  income: Goods;
  action: Goods;
  shipping: number;
  passing: PassingView | null;
}

export interface FavorView {
  name: string;
  cult: string;
  steps: number;
  copies: number;
  left: number;
  holders: number[];
  income: Goods;
  action: Goods;
  /** The power that a town needs with it; 0 where it changes nothing. */
  town_power: number;
  /** Points for building something. */
  points: Goods;
  passing: PassingView | null;
}

export interface TownView {
  name: string;
  points: number;
  keys: number;
  gain: Goods;
  copies: number;
  left: number;
  /** Once for each copy held. */
  holders: number[];
}

export interface PowerActionView {
  name: string;
  cost: number;
  gain: Goods;
  used: boolean;
}

export interface OrderSpaceView {
  steps: number;
  seat: number | null;
}

export interface CultView {
  name: string;
  /** Seat by seat. */
  positions: number[];
  /** Who stands on the last space. */
  top: number | null;
  order: OrderSpaceView[];
}

export interface HexView {
  name: string;
  row: number;
  column: number;
  x: number;
  /** Middle of the hex, in widths of a hex and in rows. */
  y: number;
  terrain: string;
  river: boolean;
  building: string | null;
  seat: number | null;
  town: boolean;
}

export interface BridgeView {
  hexes: string[];
  seat: number;
}

/** A river space that a town skips. */
export interface SkipView {
  river: string;
  seat: number;
}

export interface MapView {
  name: string;
  rows: number;
  columns: number;
  hexes: HexView[];
  bridges: BridgeView[];
  skips: SkipView[];
}

export interface OfferView {
  seat: number;
  builder: number;
  /** What the building offers. */
  power: number;
  /** What would really be gained now. */
  gain: number;
  /** The points it would take. */
  cost: number;
  /** It can only be declined. */
  closed: boolean;
}

export interface BuildingRowView {
  kind: string;
  built: number;
  left: number;
  cost: Goods;
  /** Where it depends on the neighbours: the cost without any. */
  cost_alone: Goods | null;
  power: number;
  income: Goods;
  /** Income of the row with one more on the map. */
  next_income: Goods | null;
}

export interface TrackStepView {
  cost: Goods;
  points: number;
}

export interface ShippingView {
  level: number;
  /** River spaces that can be crossed, the bonus card included. */
  reach: number;
  most: number;
  next: TrackStepView | null;
}

export interface DiggingView {
  level: number;
  most: number;
  /** What one spade costs. */
  spade: Goods;
  next: TrackStepView | null;
}

export interface JumpView {
  name: string;
  range: number;
  cost: Goods;
  points: number;
}

export interface SpecialView {
  name: string;
  /** bonus_card, favor_tile, stronghold or faction */
  source: string;
  cost: Goods;
  gain: Goods;
  used: boolean;
  /** Not used, and there is something to use it on. */
  available: boolean;
}

export interface WishesView {
  take_up_to: number;
  decline_above: number | null;
}

/** What the end of this round and the next phase I would bring as things stand. The bonus card counts once its holder has passed; before that, it will be returned. */
export interface IncomeView {
  sources: Record<string, Goods>;
  total: Goods;
  /** The part that would find no room in the supply of priests or in the bowls. */
  lost: Goods;
}

/** Points if the game ended now. */
export interface FinalView {
  cults: Goods;
  network: number;
  network_size: number;
  resources: number;
  total: number;
}

export interface PlayerView {
  seat: number;
  faction: string;
  colour: string;
  terrain: string;
  points: number;
  coins: number;
  workers: number;
  priests: number;
  /** In the supply. */
  priests_left: number;
  priests_sent: number;
  bowls: number[];
  keys: number;
  bridges_left: number;
  shipping: ShippingView;
  digging: DiggingView;
  jump: JumpView | null;
  buildings: BuildingRowView[];
  card: string | null;
  favors: string[];
  towns: string[];
  town_groups: string[][];
  specials: SpecialView[];
  passed: boolean;
  dropped: boolean;
  /** None for others while the game goes on. */
  wishes: WishesView | null;
  /** None when no further income comes. */
  income: IncomeView | null;
  /** None once the game is over. */
  final: FinalView | null;
}

/** A faction in the auction. */
export interface LotView {
  faction: string;
  /** Who has bid most for it. */
  seat: number | null;
  points: number;
}

export interface PositionView {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  /** 0 before the first. */
  round: number;
  rounds: number;
  /** setup, actions, rewards or over */
  phase: string;
  /** Whose turn it is in the action phase. */
  turn: number | null;
  /** Who is asked next, -1 for chance, None when the game is over. */
  asked: number | null;
  decisions: DecisionView[];
  /** Seats in order of play. */
  order: number[];
  /** The faction chosen by each seat. */
  picks: (string | null)[];
  /** As long as factions are bid for. */
  auction: LotView[];
  scoring: ScoringView[];
  cards: CardView[];
  favors: FavorView[];
  towns: TownView[];
  power_actions: PowerActionView[];
  cults: CultView[];
  /** Power for reaching each space of a cult. */
  cult_power: number[];
  map: MapView;
  /** Empty until the faction boards are dealt. */
  players: PlayerView[];
  /** What the seat that is acting has still to do or to use. */
  owed: Goods;
  offers: OfferView[];
}

/** Something on the board that an action is about. */
export interface Target {
  /** hex, span, cult, favor, town, card, scoring, power_action, special, track or player */
  kind: string;
  name: string;
}

export interface InterruptView {
  id: number;
  text: string;
  path: string[];
  targets: Target[];
  label: Label;
}

/** An action and what it alone changes for the seat. Amounts are never negative, points may be. */
export interface OptionView extends InterruptView {
  cost: Amount[];
  gain: Amount[];
  /** Change of the three bowls. */
  bowls: number[];
  points: Points[];
  /** Change of what is left to do or to use: spades, favors, towns, bridges... */
  owed: Goods;
  /** Change of keys, shipping, digging, range and bridges left. */
  board: Goods;
  founds_town: boolean;
  /** Who may take power because of it. */
  offers: OfferView[];
  /** What it changes for other seats at once. */
  others: SeatAmount[];
  /** What the rules do next because of it: rewards, income, the final scoring. May be negative. */
  follows: Amount[];
}

export interface OptionsView {
  seat: number;
  decision: DecisionView | null;
  owed: Goods;
  actions: OptionView[];
  /** What the seat may do at any time without being asked. */
  interrupts: InterruptView[];
}

export interface IncomeChange {
  before: Goods;
  after: Goods;
  difference: Goods;
}

export interface TownProgress {
  power: number;
  power_needed: number;
  buildings: number;
  buildings_needed: number;
}

export interface PreviewView extends OptionView {
  income: IncomeChange;
  /** How far the buildings around it would be from a town; null if there is one, or nothing is built. */
  town: TownProgress | null;
}
