/** The log turn by turn: what one seat did in a row reads as one line. */
import type { Entry } from "$api/types";
import { isSilent } from "../notation";

export interface TurnOfLog {
  number: number;
  /** -1 for chance. */
  seat: number;
  texts: string[];
}

/** What begins a turn, or an action of its own within it. */
const BEGINS = /^(visit|close|tower|grow|pass|extra|take \w+ \d|discard)/;

export function turnsOf(log: Entry[]): TurnOfLog[] {
  const turns: TurnOfLog[] = [];
  let asked = "";
  for (const { number, seat, text } of log) {
    const last = turns.at(-1);
    const goesOn = last?.seat === seat && (seat < 0 || !BEGINS.test(text) || follows(asked, text));
    asked = text;
    if (isSilent(text)) continue;
    if (last && goesOn) last.texts.push(text);
    else turns.push({ number, seat, texts: [text] });
  }
  return turns;
}

/** A die is also taken in the middle of a turn. */
const follows = (before: string, text: string) => text.startsWith("take") && !before.startsWith("take");
