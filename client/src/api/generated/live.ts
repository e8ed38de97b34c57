// Written by client/scripts/messages.py from the server's OpenAPI document; do not edit.

import type { Label, Result, SeatView, TakeBack, Target } from "./server";

export interface LiveChat {
  seq: number;
  type: "chat";
  number: number;
  user_id: string | null;
  name: string;
  text: string;
  time: string;
}

export interface LiveDraft {
  type: "draft";
  seat: number;
  revision: string;
}

export interface LiveEntry {
  /** Nothing for what is better shown as it is written. */
  label: Label | null;
  targets: Target[];
  /** Nobody needs to read it. */
  silent: boolean;
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

export type LiveMessage = LiveMoves | LiveSeat | LiveStatus | LiveChat | LiveTakeBack | LivePresence | LiveDraft | LiveTyping | LivePong | LiveReset | LiveError;

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
  /** Spectators without a name. */
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
