/** Completes a typed move from the current options. */

const SHOWN = 6;

/** The part of a line being typed; parts end with a full stop or a semicolon. */
export function lastPart(text: string): string {
  return /[^.;]*$/.exec(text)?.[0].trimStart() ?? "";
}

/** The moves that begin with the typed text, ignoring case. */
export function matches(part: string, moves: string[]): string[] {
  const typed = part.toLowerCase();
  return moves.filter((move) => move.toLowerCase().startsWith(typed));
}

/** Extend the last part of the line as far as all matches agree. */
export function completed(text: string, moves: string[]): string {
  const part = lastPart(text);
  const found = matches(part, moves);
  const [first] = found;
  if (!part || first === undefined) return text;
  let end = first.length;
  while (!found.every((move) => move.startsWith(first.slice(0, end)))) end -= 1;
  return end > part.length ? text.slice(0, text.length - part.length) + first.slice(0, end) : text;
}

/** Suggestions beside the field: the matches, or one move of each kind while nothing is typed. */
export function suggestions(text: string, moves: string[]): string[] {
  const part = lastPart(text);
  if (part) return matches(part, moves).slice(0, SHOWN);
  const kinds = moves.map((move) => move.split(" ")[0]);
  return moves.filter((_, n) => kinds.indexOf(kinds[n]) === n).slice(0, SHOWN);
}
