// Written by client/scripts/messages.py from the server's OpenAPI document; do not edit.

export type Position = unknown;

export type Options = unknown;

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

export interface Chart {
  series: Series[];
  /** What the flows tell of, each as a sum of resources with their weights. */
  measures: Record<string, Record<string, number>>;
  flows: Flow[];
}

export interface Chat {
  messages: ChatMessage[];
}

export interface ChatMessage {
  number: number;
  user_id: string | null;
  name: string;
  text: string;
  time: string;
}

export interface Done {
  ok?: boolean;
}

export interface Draft {
  seat: number;
  revision: string;
  base: number;
  steps: Step[];
  position: Position;
  names: string[];
  difference: Change[];
  options: Options;
  complete: boolean;
  warnings: DraftWarning[];
}

export interface DraftWarning {
  key: string;
  params: Record<string, number | string>;
}

export interface Flow {
  player: string;
  round: number;
  measure: string;
  source: string;
  /** Whether it came with the income at the beginning of the round. */
  income: boolean;
  gained: number;
  paid: number;
}

export interface GameKind {
  name: string;
  title: string;
  rules: number;
  seats: number[];
  options: OptionField[];
  presets: Preset[];
}

export interface Hint {
  lines: HintLine[];
}

export interface HintLine {
  /** The actions by their numbers. */
  ids: number[];
  actions: string[];
  /** The same actions as the page shows them. */
  told: Line[];
  /** Points that the seat may expect at the end. */
  value: number;
  /** The same by where they come from. */
  sources: Record<string, number>;
}

export interface Label {
  key: string;
  params: Record<string, number | string>;
}

export interface LedgerRows {
  columns: string[];
  rows: Record<string, unknown>[];
}

export interface Level {
  name: string;
  /** A message key. */
  label: string;
  /** Its place among the levels for people, 1 for the friendliest; null: not for people. */
  strength: number | null;
  /** What a decision usually takes. */
  seconds: number;
  /** By game what it scores at a table of itself, as measured. */
  points: Record<string, number>;
  /** The games that it plays. */
  games: string[];
}

export interface Line {
  /** Nothing for what is better shown as it is written. */
  label: Label | null;
  targets: Target[];
  /** Nobody needs to read it. */
  silent: boolean;
}

export interface LogEntry {
  /** Nothing for what is better shown as it is written. */
  label: Label | null;
  targets: Target[];
  /** Nobody needs to read it. */
  silent: boolean;
  number: number;
  /** -1 for chance. */
  seat: number;
  action: number;
  text: string;
  time: string;
}

export interface LogPage {
  entries: LogEntry[];
  /** The number of the first entry of the next page. */
  next: number | null;
}

export interface Me {
  user: User | null;
  settings: Record<string, unknown>;
  /** Whether the server can send mail. */
  mail: boolean;
}

export interface Note {
  key: string;
  params: Record<string, number | string>;
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

export interface Source {
  kind: "branch" | "import" | "rematch" | "copy";
  id?: string | null;
  at?: number | null;
  name?: string | null;
  /** Of an import. */
  notes?: Note[] | null;
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
  /** With `log=all`, where the rest of the log begins. */
  log_next: number | null;
  draft: Draft | null;
  options: Options;
}

export interface Step {
  /** Nothing for what is better shown as it is written. */
  label: Label | null;
  targets: Target[];
  /** Nobody needs to read it. */
  silent: boolean;
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
  /** Whether an analysis may start here: not while people play against each other. */
  can_branch: boolean;
  people: number;
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
  /** The last page that is known of: the next one, if there is one. */
  pages: number;
}

export interface TakeBack {
  to: number;
  by: string;
  name: string;
  /** Who has still to agree. */
  waiting: string[];
}

export interface Target {
  kind: string;
  name: string;
}

export interface User {
  id: string;
  name: string;
  kind: "guest" | "account";
  language: string;
  /** The name to log in with. */
  login: string | null;
  /** Another account has the same login name: this one has to choose another. */
  choose_name: boolean;
  /** The confirmed address for a lost password. */
  email: string | null;
  role: "user" | "admin";
}

export interface Why {
  legal: boolean;
  key: string | null;
  params: Record<string, number | string>;
  rules: string[];
  sentence: string;
}
