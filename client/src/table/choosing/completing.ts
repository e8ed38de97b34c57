/** Completes a typed move from what can be done now. */

const SHOWN = 6;

/** The part of a line that is being typed; parts end with a full stop or a semicolon. */
export function lastPart(text: string): string {
  return /[^.;]*$/.exec(text)?.[0].trimStart() ?? "";
}

/** The moves that begin with what was typed, ignoring case. */
export function matches(part: string, moves: string[]): string[] {
  const typed = part.toLowerCase();
  return moves.filter((move) => move.toLowerCase().startsWith(typed));
}

/** The line with its last part as long as all matches agree on it; the same line where they agree on nothing more. */
export function completed(text: string, moves: string[]): string {
  const part = lastPart(text);
  const found = matches(part, moves);
  const [first] = found;
  if (!part || first === undefined) return text;
  let end = first.length;
  while (!found.every((move) => move.startsWith(first.slice(0, end)))) end -= 1;
  return end > part.length ? text.slice(0, text.length - part.length) + first.slice(0, end) : text;
}

/** What to show beside the field: matches, or one move of each kind as long as nothing is typed. */
export function suggestions(text: string, moves: string[]): string[] {
  const part = lastPart(text);
  if (part) return matches(part, moves).slice(0, SHOWN);
  const kinds = moves.map((move) => move.split(" ")[0]);
  return moves.filter((_, n) => kinds.indexOf(kinds[n]) === n).slice(0, SHOWN);
}
