/** What the server and the page say to each other, with the games' own positions and options put in. */
import type { LiveEntry } from "./generated/live";
import type * as server from "./generated/server";
import type { Label, Target } from "./generated/server";

export type {
  Catalogue,
  ChatMessage,
  Label,
  Line,
  LogEntry,
  Me,
  SeatView,
  Table,
  TableSummary,
  TakeBack,
  Target,
  User,
  Why,
} from "./generated/server";
export type { LiveMessage } from "./generated/live";

/** What both games say about something that can be done; each game adds what it would bring. */
export interface Choice {
  id: number;
  text: string;
  path: string[];
  targets: Target[];
  label: Label;
}

export interface Options<C extends Choice = Choice> {
  seat: number;
  decision: { seat: number; kind: string } | null;
  actions: C[];
  interrupts: Choice[];
  /** What is still to be done or to be used. */
  owed?: Record<string, number>;
}

export interface Draft<P = unknown, C extends Choice = Choice> extends server.Draft {
  position: P;
  options: Options<C> | null;
}

export interface State<P = unknown, C extends Choice = Choice> extends server.State {
  position: P;
  draft: Draft<P, C> | null;
  options: Options<C> | null;
}

export type Entry = LiveEntry;
export type Patch = unknown[][];
export type ProblemDocument = Partial<server.Problem> & { status: number };
