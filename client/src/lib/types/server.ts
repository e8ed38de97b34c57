// Written by client/scripts/messages.py from the server's OpenAPI document; do not edit.

export interface AnswerBody {
  accept: boolean;
}

export interface BranchBody {
  at: number;
}

export interface Catalogue {
  games: GameKind[];
  levels: Level[];
  languages: string[];
}

export interface Change {
  seat: number;
  resource: string;
  amount: number;
  source: string;
}

export interface ChangeSeatBody {
  kind: "open" | "computer";
  level?: string | null;
}

export interface Chart {
  series: Series[];
}

export interface Chat {
  messages: ChatMessage[];
}

export interface ChatBody {
  text: string;
}

export interface ChatMessage {
  number: number;
  user_id: string | null;
  name: string;
  text: string;
  time: string;
}

export interface ConfirmBody {
  version: number;
  request_id: string;
  seat?: number | null;
}

export interface DeleteBody {
  password?: string | null;
}

export interface Done {
  ok?: boolean;
}

export interface Draft {
  seat: number;
  base: number;
  steps: Step[];
  position: Position;
  names: string[];
  difference: Change[];
  options: Options;
  complete: boolean;
  warnings: DraftWarning[];
}

export interface DraftBody {
  version: number;
  action: number;
  seat?: number | null;
}

export interface DraftWarning {
  key: string;
  params: Record<string, number | string>;
}

export interface GameKind {
  name: string;
  title: string;
  rules: number;
  seats: number[];
  options: OptionField[];
  presets: Preset[];
}

export interface GuestBody {
  name: string;
  language?: "en" | "pt" | "es" | "hu" | "it";
}

export interface Hint {
  lines: HintLine[];
}

export interface HintBody {
  seat?: number | null;
}

export interface HintLine {
  actions: string[];
}

export interface ImportBody {
  text: string;
  name?: string;
}

export interface JoinBody {
  seat?: number | null;
  invitation?: string | null;
}

export interface LedgerRows {
  columns: string[];
  rows: Record<string, unknown>[];
}

export interface Level {
  name: string;
  /** A message key. */
  label: string;
  strength: number | null;
  /** What a decision usually takes. */
  seconds: number;
}

export interface LiveChat {
  seq: number;
  type: "chat";
  number: number;
  user_id: string | null;
  name: string;
  text: string;
  time: string;
}

export interface LiveEntry {
  number: number;
  seat: number;
  action: number;
  text: string;
}

export interface LiveError {
  type: "error";
  key: string;
  detail: string;
}

export type LiveMessage =
  | LiveMoves
  | LiveSeat
  | LiveStatus
  | LiveChat
  | LiveTakeBack
  | LivePresence
  | LiveTyping
  | LivePong
  | LiveReset
  | LiveError;

export interface LiveMoves {
  seq: number;
  type: "moves";
  version: number;
  entries: LiveEntry[];
  asked: number[];
  names?: string[] | null;
  /** [path, value], or [path] if it is gone. */
  patch: unknown[][];
}

export interface LivePerson {
  user_id: string;
  name: string;
}

export interface LivePong {
  type: "pong";
}

export interface LivePresence {
  type: "presence";
  people: LivePerson[];
  /** Who looks on without a name. */
  strangers: number;
}

export interface LiveRequest {
  type: "ping" | "typing";
}

export interface LiveReset {
  type: "reset";
  latest?: number | null;
}

export interface LiveSeat {
  seq: number;
  type: "seat";
  seats: SeatView[];
}

export interface LiveStatus {
  seq: number;
  type: "status";
  status: "open" | "running" | "finished" | "analysis" | "deleted";
  result?: Result | null;
  rematch?: string | null;
}

export interface LiveTakeBack {
  seq: number;
  type: "takeback";
  state: "asked" | "accepted" | "declined" | "done" | "cancelled";
  takeback?: TakeBack | null;
  name?: string | null;
  version?: number | null;
  to?: number | null;
  asked?: number[] | null;
  names?: string[] | null;
  patch?: unknown[][] | null;
}

export interface LiveTyping {
  type: "typing";
  user_id: string;
  name: string;
}

export interface LogEntry {
  number: number;
  /** -1 for chance. */
  seat: number;
  action: number;
  text: string;
  time: string;
}

export interface Me {
  user: User | null;
  settings: Record<string, unknown>;
}

export interface MeBody {
  name?: string | null;
  language?: "en" | "pt" | "es" | "hu" | "it" | null;
  settings?: Record<string, unknown> | null;
}

export interface MovesBody {
  version: number;
  actions: number[];
  seat?: number | null;
  request_id: string;
}

export interface OptionChoice {
  value: string;
  /** A message key. */
  label: string;
}

export interface OptionField {
  name: string;
  kind: "bool" | "number" | "choice" | "text" | "list" | "table";
  choices: OptionChoice[];
  default: unknown;
  group: string;
  group_label: string;
  /** A message key. */
  label: string;
  /** A message key. */
  help: string;
}

export type Options = TerraMysticaOptions | OriginsOptions | null;

export interface OriginsAdvisors {
  colours: string[];
  track: OriginsValue[];
  points: number;
}

export interface OriginsAgora {
  colours: string[];
  ability: OriginsEffect;
  origin: string;
}

export interface OriginsAmount {
  resource: string;
  amount: number;
  source: string;
}

export interface OriginsBuilding {
  name: string;
  colour: OriginsName;
  stone: OriginsValue;
  copies: OriginsValue;
  ability: OriginsEffect;
}

export interface OriginsChance {
  kind: string;
  label: OriginsLabel;
}

export interface OriginsCity {
  top: number;
  left: number;
  rows: number;
  columns: number;
  tiles: OriginsTile[];
  seats: OriginsSeatOfPower[];
  spots: string[];
}

export interface OriginsDecision {
  seat: number;
  kind: string;
  about: Record<string, string | number | string[]>;
}

export interface OriginsDice {
  citizens: OriginsValue;
  supply: Record<string, number>;
  missing: string[];
  draft: OriginsDie[];
  speakers: number[];
  speaker_count: OriginsValue;
  speaker_faces: OriginsValue[];
}

export interface OriginsDie {
  colour: string;
  value: number;
}

export interface OriginsDieChange {
  lost: string[];
  gained: string[];
}

export interface OriginsDistrictCard {
  number: number;
  corner: string;
  pair: string[];
  gold: number;
  first: OriginsValue;
  again: OriginsValue;
  towers: string[];
  matched: number[];
  origin: string;
}

export interface OriginsEffect {
  pay: Record<string, OriginsValue>;
  gain: Record<string, OriginsValue>;
  each: Record<string, OriginsValue>;
  per: string[];
  points_by: number[];
  attack: string;
  temple: string;
  takes_card: boolean;
  free: boolean;
  special: boolean;
  origin: string;
}

export interface OriginsEnd {
  name: string;
  holds: boolean;
  now: number;
  limit: number;
}

export interface OriginsFinal {
  gold: number;
  advisors: number;
  temples: number;
  districts: number;
  total: number;
}

export interface OriginsFreeman {
  colour: string;
  value: number;
  site: number | null;
}

export interface OriginsLabel {
  key: string;
  params: Record<string, string | number>;
}

export interface OriginsMainAction {
  name: OriginsName;
  effect: OriginsEffect;
}

export interface OriginsMarket {
  building: string | null;
  wisdom: OriginsValue;
  costs: number[];
}

export interface OriginsMilitary {
  spaces: OriginsSpace[];
  borders: string;
  final_points: OriginsValue;
}

export interface OriginsName {
  value: string;
  origin: string;
}

export interface OriginsOffer {
  die: OriginsDie | null;
  wisdom: OriginsValue;
  costs: number[];
}

export interface OriginsOpened {
  cell: string;
  cards: number[];
}

export interface OriginsOption {
  id: number;
  text: string;
  path: string[];
  targets: OriginsTarget[];
  label: OriginsLabel;
  cost: OriginsAmount[];
  gain: OriginsAmount[];
  points: OriginsPoints[];
  due: OriginsAmount[];
  sites: OriginsSiteChange[];
  workers: OriginsDieChange;
  opens: OriginsOpened[];
  others: OriginsSeatAmount[];
  follows: OriginsAmount[];
  chance: OriginsChance[];
  next: OriginsDecision | null;
}

export interface OriginsOptions {
  seat: number;
  decision: OriginsDecision | null;
  actions: OriginsOption[];
  interrupts: OriginsOption[];
}

export interface OriginsPlayer {
  seat: number;
  name: string;
  points: number;
  stone: number;
  food: number;
  wisdom: number;
  gold: number;
  tokens: number;
  freemen: OriginsFreeman[];
  speakers: number[];
  archon: number | null;
  population: OriginsPopulation;
  advisors: OriginsAdvisors;
  towers: Record<string, number>;
  strength: number;
  temples: Record<string, number>;
  cards: string[];
  city: OriginsCity;
  stored: string[];
  matched: number[];
  passed: boolean;
  final: OriginsFinal | null;
}

export interface OriginsPoints {
  amount: number;
  source: string;
}

export interface OriginsPopulation {
  bases: number;
  free: number;
  costs: OriginsValue[];
  bought: number;
  last_points: OriginsValue;
}

export interface OriginsPosition {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  round: number;
  rounds: number | null;
  phase: string;
  turn: number | null;
  asked: number | null;
  decisions: OriginsDecision[];
  waiting: OriginsDecision[];
  order: number[];
  bulwark: number | null;
  sites: OriginsSite[];
  buildings: OriginsBuilding[];
  market: OriginsMarket[];
  stacks: OriginsStack[];
  offer: OriginsOffer[];
  dice: OriginsDice;
  districts: OriginsDistrictCard[];
  tower_supply: Record<string, number>;
  military: OriginsMilitary;
  temples: OriginsTemple[];
  agora: OriginsAgora;
  players: OriginsPlayer[];
  ends: OriginsEnd[];
  solo: OriginsSolo | null;
  winners: number[] | null;
}

export interface OriginsSeatAmount {
  seat: number;
  resource: string;
  amount: number;
  source: string;
}

export interface OriginsSeatOfPower {
  cell: string;
  row: number;
  column: number;
  die: OriginsDie | null;
  cards: number[];
}

export interface OriginsSite {
  number: number;
  value: number;
  colour: string | null;
  bonus: OriginsEffect | null;
  upper: OriginsMainAction;
  lower: OriginsMainAction;
  workers: OriginsWorker[];
}

export interface OriginsSiteChange {
  site: number;
  before: number;
  after: number;
}

export interface OriginsSolo {
  target: number;
  base: OriginsValue;
  more: OriginsValue;
  conditions: OriginsSoloCondition[];
  reached: boolean;
}

export interface OriginsSoloCondition {
  site: number;
  colour: string;
  holds: boolean;
}

export interface OriginsSpace {
  discs: (number | null)[];
  border: boolean;
  bonus: OriginsEffect | null;
  retreat: number;
}

export interface OriginsStack {
  colour: string;
  top: string | null;
  left: number;
  unseen: Record<string, number>;
  returned: string[];
}

export interface OriginsTarget {
  kind: string;
  name: string;
}

export interface OriginsTemple {
  name: string;
  spaces: OriginsTempleSpace[];
  card: string | null;
  holder: number | null;
  leader: number | null;
}

export interface OriginsTempleSpace {
  points: OriginsValue;
  discs: number[];
}

export interface OriginsTile {
  cell: string;
  row: number;
  column: number;
  kind: string;
  building: string | null;
  colour: string | null;
}

export interface OriginsValue {
  value: number;
  origin: string;
}

export interface OriginsWorker {
  kind: string;
  seat: number | null;
  colour: string | null;
  value: number | null;
}

export interface PasswordBody {
  old: string;
  new: string;
}

export type Position = TerraMysticaPosition | OriginsPosition;

export interface Preset {
  name: string;
  /** A message key. */
  label: string;
  options: Record<string, unknown>;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  key: string;
  params: Record<string, number | string>;
  [extra: string]: unknown;
}

export interface Result {
  scores: number[];
  winners: number[];
  names: string[];
}

export interface SeatBody {
  kind: "me" | "open" | "computer";
  level?: string | null;
}

export interface SeatView {
  seat: number;
  kind: "open" | "person" | "computer";
  name: string;
  user_id: string | null;
  level: string | null;
  present: boolean;
  /** The person has left; a computer player moves until the person returns. */
  left: boolean;
}

export interface Series {
  player: string;
  rounds: number[];
  /** Points after each round. */
  totals: number[];
  /** Points of each round by source. */
  sources: Record<string, number[]>;
}

export interface Session {
  id: string;
  agent: string;
  created: string;
  seen: string;
  current: boolean;
}

export interface Sessions {
  sessions: Session[];
}

export interface SignInBody {
  name: string;
  password: string;
}

export interface Source {
  kind: "branch" | "import" | "rematch" | "copy";
  id?: string | null;
  at?: number | null;
  name?: string | null;
}

export interface State {
  version: number;
  /** How many entries lead to this position. */
  at: number;
  entries: number;
  /** Live messages after this one are news. */
  seq: number;
  position: Position;
  names: string[];
  asked: number[];
  log: LogEntry[];
  draft: Draft | null;
  options: Options;
}

export interface Step {
  action: number;
  text: string;
}

export interface Table {
  id: string;
  game: string;
  title: string;
  status: "open" | "running" | "finished" | "analysis";
  preset: string;
  visibility: "public" | "unlisted" | "invitation";
  seats: SeatView[];
  version: number;
  /** Entries of the game; positions are numbered by them. */
  entries: number;
  asked: number[];
  my_seats: number[];
  my_turn: boolean;
  created: string;
  changed: string;
  result: Result | null;
  options: Record<string, unknown>;
  /** Whether the table is yours. */
  owner: boolean;
  /** For the owner only. */
  invitation: string | null;
  takeback: TakeBack | null;
  source: Source | null;
  rematch: string | null;
  /** The number of the last live message. */
  seq: number;
  can_start: boolean;
  people: number;
}

export interface TableBody {
  game: string;
  preset?: string;
  options?: Record<string, unknown>;
  seats: SeatBody[];
  visibility?: "public" | "unlisted" | "invitation";
  title?: string;
}

export interface TableSummary {
  id: string;
  game: string;
  title: string;
  status: "open" | "running" | "finished" | "analysis";
  preset: string;
  visibility: "public" | "unlisted" | "invitation";
  seats: SeatView[];
  version: number;
  /** Entries of the game; positions are numbered by them. */
  entries: number;
  asked: number[];
  my_seats: number[];
  my_turn: boolean;
  created: string;
  changed: string;
  result: Result | null;
}

export interface Tables {
  tables: TableSummary[];
  page: number;
  pages: number;
}

export interface TakeBack {
  to: number;
  by: string;
  name: string;
  /** Who has still to agree. */
  waiting: string[];
}

export interface TakeBackBody {
  to: number;
}

export interface TerraMysticaAmount {
  resource: string;
  amount: number;
  source: string;
}

export interface TerraMysticaBridge {
  hexes: string[];
  seat: number;
}

export interface TerraMysticaBuildingRow {
  kind: string;
  built: number;
  left: number;
  cost: Record<string, number>;
  cost_alone: Record<string, number> | null;
  power: number;
  income: Record<string, number>;
  next_income: Record<string, number> | null;
}

export interface TerraMysticaCard {
  name: string;
  coins: number;
  holder: number | null;
  income: Record<string, number>;
  action: Record<string, number>;
  shipping: number;
  passing: TerraMysticaPassing | null;
}

export interface TerraMysticaCult {
  name: string;
  positions: number[];
  top: number | null;
  order: TerraMysticaOrderSpace[];
}

export interface TerraMysticaDecision {
  seat: number;
  kind: string;
}

export interface TerraMysticaDigging {
  level: number;
  most: number;
  spade: Record<string, number>;
  next: TerraMysticaTrackStep | null;
}

export interface TerraMysticaFavor {
  name: string;
  cult: string;
  steps: number;
  copies: number;
  left: number;
  holders: number[];
  income: Record<string, number>;
  action: Record<string, number>;
  town_power: number;
  points: Record<string, number>;
  passing: TerraMysticaPassing | null;
}

export interface TerraMysticaFinal {
  cults: Record<string, number>;
  network: number;
  network_size: number;
  resources: number;
  total: number;
}

export interface TerraMysticaHex {
  name: string;
  row: number;
  column: number;
  x: number;
  y: number;
  terrain: string;
  river: boolean;
  building: string | null;
  seat: number | null;
  town: boolean;
}

export interface TerraMysticaIncome {
  sources: Record<string, Record<string, number>>;
  total: Record<string, number>;
  lost: Record<string, number>;
}

export interface TerraMysticaInterrupt {
  id: number;
  text: string;
  path: string[];
  targets: TerraMysticaTarget[];
  label: TerraMysticaLabel;
}

export interface TerraMysticaJump {
  name: string;
  range: number;
  cost: Record<string, number>;
  points: number;
}

export interface TerraMysticaLabel {
  key: string;
  params: Record<string, string | number>;
}

export interface TerraMysticaMap {
  name: string;
  rows: number;
  columns: number;
  hexes: TerraMysticaHex[];
  bridges: TerraMysticaBridge[];
  skips: TerraMysticaSkip[];
}

export interface TerraMysticaOffer {
  seat: number;
  builder: number;
  power: number;
  gain: number;
  cost: number;
  closed: boolean;
}

export interface TerraMysticaOption {
  id: number;
  text: string;
  path: string[];
  targets: TerraMysticaTarget[];
  label: TerraMysticaLabel;
  cost: TerraMysticaAmount[];
  gain: TerraMysticaAmount[];
  bowls: number[];
  points: TerraMysticaPoints[];
  owed: Record<string, number>;
  board: Record<string, number>;
  founds_town: boolean;
  offers: TerraMysticaOffer[];
  others: TerraMysticaSeatAmount[];
  follows: TerraMysticaAmount[];
}

export interface TerraMysticaOptions {
  seat: number;
  decision: TerraMysticaDecision | null;
  owed: Record<string, number>;
  actions: TerraMysticaOption[];
  interrupts: TerraMysticaInterrupt[];
}

export interface TerraMysticaOrderSpace {
  steps: number;
  seat: number | null;
}

export interface TerraMysticaPassing {
  counts: string;
  points: number[];
}

export interface TerraMysticaPlayer {
  seat: number;
  faction: string;
  colour: string;
  terrain: string;
  points: number;
  coins: number;
  workers: number;
  priests: number;
  priests_left: number;
  priests_sent: number;
  bowls: number[];
  keys: number;
  bridges_left: number;
  shipping: TerraMysticaShipping;
  digging: TerraMysticaDigging;
  jump: TerraMysticaJump | null;
  buildings: TerraMysticaBuildingRow[];
  card: string | null;
  favors: string[];
  towns: string[];
  town_groups: string[][];
  specials: TerraMysticaSpecial[];
  passed: boolean;
  dropped: boolean;
  wishes: TerraMysticaWishes;
  income: TerraMysticaIncome | null;
  final: TerraMysticaFinal | null;
}

export interface TerraMysticaPoints {
  amount: number;
  source: string;
}

export interface TerraMysticaPosition {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  round: number;
  rounds: number;
  phase: string;
  turn: number | null;
  asked: number | null;
  decisions: TerraMysticaDecision[];
  order: number[];
  picks: (string | null)[];
  scoring: TerraMysticaScoring[];
  cards: TerraMysticaCard[];
  favors: TerraMysticaFavor[];
  towns: TerraMysticaTown[];
  power_actions: TerraMysticaPowerAction[];
  cults: TerraMysticaCult[];
  cult_power: number[];
  map: TerraMysticaMap;
  players: TerraMysticaPlayer[];
  owed: Record<string, number>;
  offers: TerraMysticaOffer[];
}

export interface TerraMysticaPowerAction {
  name: string;
  cost: number;
  gain: Record<string, number>;
  used: boolean;
}

export interface TerraMysticaScoring {
  round: number;
  name: string;
  status: string;
  counts: string[];
  points: number;
  reward_for: string;
  reward_per: number;
  reward: Record<string, number>;
}

export interface TerraMysticaSeatAmount {
  seat: number;
  resource: string;
  amount: number;
  source: string;
}

export interface TerraMysticaShipping {
  level: number;
  reach: number;
  most: number;
  next: TerraMysticaTrackStep | null;
}

export interface TerraMysticaSkip {
  river: string;
  seat: number;
}

export interface TerraMysticaSpecial {
  name: string;
  source: string;
  cost: Record<string, number>;
  gain: Record<string, number>;
  used: boolean;
  available: boolean;
}

export interface TerraMysticaTarget {
  kind: string;
  name: string;
}

export interface TerraMysticaTown {
  name: string;
  points: number;
  keys: number;
  gain: Record<string, number>;
  copies: number;
  left: number;
  holders: number[];
}

export interface TerraMysticaTrackStep {
  cost: Record<string, number>;
  points: number;
}

export interface TerraMysticaWishes {
  take_up_to: number;
  decline_above: number | null;
}

export interface TextBody {
  version: number;
  text: string;
  seat?: number | null;
}

export interface User {
  id: string;
  name: string;
  kind: "guest" | "account";
  language: string;
  /** The name to log in with. */
  login: string | null;
}

export interface Why {
  legal: boolean;
  key: string | null;
  params: Record<string, number | string>;
  rules: string[];
  sentence: string;
}
