/** The types exchanged with the server, with the games' own positions and options filled in. */
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

/** What both games say about an option; each game adds its effects. */
export interface Choice {
  id: number;
  text: string;
  path: string[];
  targets: Target[];
  label: Label;
  /** All steps of the draft including this option, if it needs further steps. */
  steps?: number[];
  /** Those further steps in words. */
  extra?: Label[];
}

/** An alternative to drafted steps, and the effects of both. */
export interface Instead<C extends Choice = Choice> {
  drafted: C | null;
  choices: C[];
}

export interface Options<C extends Choice = Choice> {
  seat: number;
  decision: { seat: number; kind: string } | null;
  actions: C[];
  /** Actions with the steps that make them payable or pay for them; of one action the usual way comes first. */
  compounds?: C[];
  interrupts: Choice[];
  /** What still has to be done or used. */
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
