/** The log turn by turn: consecutive entries of one seat become one line. */
import type { Entry } from "$api/types";
import { turnsOf as joined, type TurnOfLog } from "$table/log/lines";

/** What begins a turn, or a separate action within it. */
const BEGINS = /^origins-did-(visit|close|tower|grow|pass|extra|take|speaker|discard)/;
const TAKES = /^origins-did-(take|speaker)/;

const keyOf = (entry: Entry) => entry.label?.key ?? "";

export const turnsOf = (log: Entry[]): TurnOfLog[] =>
  joined(log, (before, entry) => entry.seat < 0 || !BEGINS.test(keyOf(entry)) || follows(keyOf(before), keyOf(entry)));

/** A die may also be taken in the middle of a turn. */
const follows = (before: string, key: string) => TAKES.test(key) && !TAKES.test(before);
