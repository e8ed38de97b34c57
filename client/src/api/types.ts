/** What the server and the page say to each other, with the games' own positions and options put in. */
import type { Label, LiveEntry, Target } from "$generated/openapi";
import type * as server from "$generated/openapi";

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
} from "$generated/openapi";
export type { LiveMessage } from "$generated/openapi";

/** What both games say about something that can be done; each game adds what it would bring. */
export interface Choice {
  id: number;
  text: string;
  path: string[];
  targets: Target[];
  label: Label;
  /** All steps of the draft with it, where it brings further ones along. */
  steps?: number[];
  /** Those further steps in words. */
  extra?: Label[];
}

/** Another choice in place of drafted steps, and what both would bring. */
export interface Instead<C extends Choice = Choice> {
  drafted: C | null;
  choices: C[];
}

export interface Options<C extends Choice = Choice> {
  seat: number;
  decision: { seat: number; kind: string } | null;
  actions: C[];
  /** Actions with what makes them payable or pays for them; of one action the usual way comes first. */
  compounds?: C[];
  interrupts: Choice[];
  /** What is still to be done or to be used. */
  owed?: Record<string, number>;
}

export interface Draft<P = unknown, C extends Choice = Choice> extends Omit<server.Draft, "position" | "options"> {
  position: P;
  options: Options<C> | null;
}

export interface State<P = unknown, C extends Choice = Choice> extends Omit<
  server.State,
  "position" | "draft" | "options"
> {
  position: P;
  draft: Draft<P, C> | null;
  options: Options<C> | null;
}

export type Entry = LiveEntry;
export type Patch = unknown[][];
export type ProblemDocument = Partial<server.Problem> & { status: number };
