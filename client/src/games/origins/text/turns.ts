/** The log turn by turn: what one seat did in a row reads as one line. */
import type { Entry } from "$api/types";

export interface TurnOfLog {
  number: number;
  /** -1 for chance. */
  seat: number;
  lines: Entry[];
}

/** What begins a turn, or an action of its own within it. */
const BEGINS = /^origins-did-(visit|close|tower|grow|pass|extra|take|speaker|discard)/;
const TAKES = /^origins-did-(take|speaker)/;

export function turnsOf(log: Entry[]): TurnOfLog[] {
  const turns: TurnOfLog[] = [];
  let asked = "";
  for (const entry of log) {
    const { number, seat } = entry;
    const last = turns.at(-1);
    const key = entry.label?.key ?? "";
    const goesOn = last?.seat === seat && (seat < 0 || !BEGINS.test(key) || follows(asked, key));
    asked = key;
    if (entry.silent) continue;
    if (last && goesOn) last.lines.push(entry);
    else turns.push({ number, seat, lines: [entry] });
  }
  return turns;
}

/** A die is also taken in the middle of a turn. */
const follows = (before: string, key: string) => TAKES.test(key) && !TAKES.test(before);
