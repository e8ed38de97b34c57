// Written by client/scripts/shapes.py from the engine's views; do not edit.

/** Amounts by name: stone, food, wisdom, gold, points, tokens... Zeros are left out. */
export type Goods = Record<string, number>;

/** What a decision is about, by name. */
export type About = Record<string, string | number | boolean | string[]>;

/** A number printed on a component. */
export interface Value {
  value: number;
  /** book, inferred, ours (this project's choice, never to be shown as published) or owner (a player's correction) */
  origin: string;
}

/** A name or a colour printed on a component. */
export interface Name {
  value: string;
  origin: string;
}

export interface DecisionView {
  /** -1 for chance. */
  seat: number;
  kind: string;
  about: About;
}

/** What a component does, as far as numbers express it. */
export interface EffectView {
  pay: Record<string, Value>;
  /** Goods, basic (of choice), exchange, spaces, steps, gold_steps, buys, citizens, speakers, feeds. */
  gain: Record<string, Value>;
  /** Gained for each of what `per` counts. */
  each: Record<string, Value>;
  per: string[];
  /** Points by the number counted. */
  points_by: number[];
  /** "and": move and attack, "or": one of them, "": no attack. */
  attack: string;
  /** The temple of the steps; "" for any. */
  temple: string;
  takes_card: boolean;
  /** The citizen die costs nothing. */
  free: boolean;
  /** It has a special rule. */
  special: boolean;
  origin: string;
}

export interface MainActionView {
  name: Name;
  effect: EffectView;
}

export interface DieView {
  colour: string;
  value: number;
}

export interface WorkerView {
  /** freeman, speaker or archon */
  kind: string;
  /** None for a Speaker: at a site it belongs to nobody. */
  seat: number | null;
  colour: string | null;
  value: number | null;
}

export interface SiteView {
  number: number;
  /** What the mothership shows. */
  value: number;
  /** Of the bonus tile and mothership, None before it is drawn. */
  colour: string | null;
  bonus: EffectView | null;
  upper: MainActionView;
  lower: MainActionView;
  workers: WorkerView[];
}

/** A kind of tile. */
export interface BuildingView {
  name: string;
  /** What the owner's file calls it; "" for none. */
  given_name: string;
  colour: Name;
  stone: Value;
  copies: Value;
  ability: EffectView;
}

export interface MarketView {
  building: string | null;
  wisdom: Value;
  /** Wisdom for each seat. */
  costs: number[];
}

export interface StackView {
  colour: string;
  /** The tile that lies face up. */
  top: string | null;
  /** Tiles face down under it. */
  left: number;
  /** How many of each kind are among them, in an order nobody knows. */
  unseen: Goods;
  /** Put back under all others; the first of them comes first. */
  returned: string[];
}

export interface OfferView {
  die: DieView | null;
  wisdom: Value;
  /** Wisdom for each seat. */
  costs: number[];
}

/** Citizen dice that nobody has, and the Speaker offer. */
export interface DiceView {
  /** Of each colour in the game. */
  citizens: Value;
  supply: Goods;
  /** Colours of which a die was missing for the offer. */
  missing: string[];
  draft: DieView[];
  speakers: number[];
  speaker_count: Value;
  speaker_faces: Value[];
}

export interface DistrictCardView {
  number: number;
  /** The tile opposite the free one. */
  corner: string;
  pair: string[];
  /** What still lies on it. */
  gold: number;
  first: Value;
  again: Value;
  towers: string[];
  /** Seats that have matched it. */
  matched: number[];
  /** Of pattern and towers. */
  origin: string;
}

export interface SpaceView {
  /** From the bottom up; None is the other disc of the solo mode. */
  discs: (number | null)[];
  /** There is one right before this space. */
  border: boolean;
  bonus: EffectView | null;
  /** Where the end of the round moves a disc from here. */
  retreat: number;
}

export interface MilitaryView {
  spaces: SpaceView[];
  /** Origin of their places. */
  borders: string;
  final_points: Value;
}

export interface TempleSpaceView {
  points: Value;
  /** From the bottom up. */
  discs: number[];
}

export interface TempleView {
  name: string;
  spaces: TempleSpaceView[];
  /** Zodiac card, None before it is drawn. */
  card: string | null;
  holder: number | null;
  /** Who would get the card if the round ended now. */
  leader: number | null;
}

export interface TileView {
  cell: string;
  row: number;
  /** Seen from the Agora: rows go down, columns to the right. */
  column: number;
  /** building, farm, agora or palace */
  kind: string;
  /** Of a farm: what lies face down. */
  building: string | null;
  colour: string | null;
}

export interface SeatOfPowerView {
  /** The tile at its upper left. */
  cell: string;
  row: number;
  column: number;
  /** None while it is free. */
  die: DieView | null;
  /** While it is free: the district cards that the district matches now. */
  cards: number[];
}

export interface CityView {
  top: number;
  left: number;
  rows: number;
  columns: number;
  tiles: TileView[];
  seats: SeatOfPowerView[];
  /** Cells where a tile may be placed. */
  spots: string[];
}

export interface FreemanView extends DieView {
  /** Where the die is used, None at home. */
  site: number | null;
}

export interface PopulationView {
  bases: number;
  /** Bases without a die. */
  free: number;
  /** Food for each base that has to be bought, the bought ones included. */
  costs: Value[];
  bought: number;
  last_points: Value;
}

export interface AdvisorsView {
  colours: string[];
  track: Value[];
  /** Of the rightmost one. */
  points: number;
}

/** Points if the game ended now. */
export interface FinalView {
  gold: number;
  advisors: number;
  temples: number;
  districts: number;
  total: number;
}

export interface PlayerView {
  seat: number;
  name: string;
  points: number;
  stone: number;
  food: number;
  wisdom: number;
  gold: number;
  tokens: number;
  freemen: FreemanView[];
  speakers: number[];
  /** The site, None at home. */
  archon: number | null;
  population: PopulationView;
  advisors: AdvisorsView;
  /** Height by colour. */
  towers: Goods;
  /** Space on the military track. */
  strength: number;
  /** Position in each temple. */
  temples: Goods;
  /** Zodiac cards held. */
  cards: string[];
  city: CityView;
  stored: string[];
  /** District cards. */
  matched: number[];
  passed: boolean;
  /** None once the game is over. */
  final: FinalView | null;
}

/** A condition that ends the game after the round. */
export interface EndView {
  name: string;
  holds: boolean;
  now: number;
  /** It holds when `now` has come down to this; the die must then be missing in the offer as well. */
  limit: number;
}

export interface SoloConditionView {
  site: number;
  colour: string;
  holds: boolean;
}

export interface SoloView {
  target: number;
  base: Value;
  /** For each condition that holds. */
  more: Value;
  conditions: SoloConditionView[];
  reached: boolean;
}

export interface AgoraView {
  /** Dice that activate it. */
  colours: string[];
  ability: EffectView;
  origin: string;
}

export interface PositionView {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  /** 0 before the first. */
  round: number;
  /** None where the end is open. */
  rounds: number | null;
  /** setup, actions, round_end or over */
  phase: string;
  /** Whose turn it is. */
  turn: number | null;
  /** Who is asked next, -1 for chance, None when the game is over. */
  asked: number | null;
  decisions: DecisionView[];
  /** What was begun and comes after them, the next first. */
  waiting: DecisionView[];
  /** Seats in the order of this round. */
  order: number[];
  bulwark: number | null;
  sites: SiteView[];
  buildings: BuildingView[];
  market: MarketView[];
  stacks: StackView[];
  offer: OfferView[];
  dice: DiceView;
  districts: DistrictCardView[];
  tower_supply: Goods;
  military: MilitaryView;
  temples: TempleView[];
  agora: AgoraView;
  players: PlayerView[];
  ends: EndView[];
  solo: SoloView | null;
  /** None until the game is over. */
  winners: number[] | null;
}
