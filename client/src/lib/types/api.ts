/** What the server and the page say to each other. */

export interface User {
  id: string;
  name: string;
  kind: "guest" | "account";
  language: string;
}

export interface Me {
  user: User | null;
  settings: Record<string, unknown>;
}

export interface ProblemDocument {
  type?: string;
  title?: string;
  status: number;
  detail?: string;
  key?: string;
  params?: Record<string, string | number>;
  [extra: string]: unknown;
}

export interface SeatInfo {
  seat: number;
  kind: "human" | "open" | "computer" | "me";
  name: string;
  user_id?: string | null;
  level?: string | null;
  present: boolean;
  left: boolean;
}

export type TableStatus = "open" | "running" | "finished" | "analysis";

export interface Table {
  id: string;
  game: string;
  title: string;
  status: TableStatus;
  options: Record<string, unknown>;
  preset: string | null;
  seats: SeatInfo[];
  visibility: "public" | "unlisted" | "invitation";
  invitation?: string | null;
  version: number;
  asked: number[];
  my_seats: number[];
  created: string;
  changed: string;
  result?: unknown;
  owner?: boolean;
}

export interface Target {
  kind: string;
  name: string;
}

export interface Label {
  key: string;
  params: Record<string, string | number>;
}

/** What both games say about something that can be done; each game adds what it would bring. */
export interface Choice {
  id: number;
  text: string;
  path: string[];
  targets: Target[];
  label: Label;
}

export interface Decision {
  seat: number;
  kind: string;
}

export interface Options<C extends Choice = Choice> {
  seat: number;
  decision: Decision | null;
  actions: C[];
  interrupts: Choice[];
  /** What is still to be done or to be used. */
  owed?: Record<string, number>;
}

export interface LogEntry {
  number: number;
  seat: number;
  action: number;
  text: string;
}

export interface Step {
  action: number;
  text: string;
}

export interface Warning {
  key: string;
  params: Record<string, string | number>;
}

export interface Draft<P = unknown, C extends Choice = Choice> {
  seat: number;
  base: number;
  steps: Step[];
  position: P;
  difference?: unknown;
  options: Options<C> | null;
  complete: boolean;
  warnings: Warning[];
}

export interface State<P = unknown, C extends Choice = Choice> {
  version: number;
  at: number;
  position: P;
  names: string[];
  log: LogEntry[];
  draft?: Draft<P, C> | null;
  options?: Options<C> | null;
}

export interface Reason {
  legal: boolean;
  key: string | null;
  params: Record<string, string | number>;
  rules: string[];
  sentence: string;
}

export interface ChatLine {
  id: number;
  user_id?: string | null;
  seat?: number | null;
  name: string;
  text: string;
  time: string;
}

export type Patch = ([path: string, value: unknown] | [path: string])[];

export type LiveMessage =
  | { seq: number; type: "moves"; version: number; entries: LogEntry[]; patch: Patch }
  | { seq: number; type: "seat"; seat: SeatInfo }
  | { seq: number; type: "status"; status: TableStatus }
  | { seq: number; type: "chat"; line: ChatLine }
  | { seq: number; type: "takeback"; [extra: string]: unknown }
  | { type: "presence"; present: string[] }
  | { type: "pong" }
  | { type: "reset" };
