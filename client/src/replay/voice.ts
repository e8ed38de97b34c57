/** How a game is told in a replay: names, moves, sources and colours in the user's language. */
import { messages, t } from "$i18n/index.svelte";
import type { SeatView } from "$api/types";

export interface Voice {
  /** As people read it; the short form is for where there is little room. */
  player: (name: string, seats: SeatView[], short?: boolean) => string;
  /** What a row of the ledger says, move by move. */
  moves: (text: string) => string[];
  source: (name: string) => string;
  measure: (name: string) => string;
  icon: (resource: string) => string;
  /** An amount in words. */
  amount: (resource: string, n: number) => string;
  colour: (seat: number, player: string) => string;
}

/** What the rules did by themselves stands in the ledger in plain English. */
function byItself(text: string): string | null {
  const key = `replay-row-${text.replaceAll(" ", "-")}`;
  return messages.has(key) ? t(key) : null;
}

export function phrases(text: string, read: (move: string) => string): string[] {
  // Others answered in the middle of the turn, and nothing but its end came after them.
  if (text === "") return [t("replay-hint-end")];
  const alone = byItself(text);
  if (alone !== null) return [alone];
  const moves = text.split(". ").filter((move) => move !== "");
  return moves.map((move) => byItself(move) ?? read(move));
}

/** A word of the catalogue, or the engine's own where there is none. */
export const word = (key: string, name: string): string => (messages.has(key) ? t(key) : name.replaceAll("_", " "));

/** Before a game's own words are there. */
export const voice: Voice = {
  player: (name) => name,
  moves: (text) => phrases(text, (move) => move),
  source: (name) => word("", name),
  measure: (name) => word(`replay-measure-${name}`, name),
  icon: () => "q",
  amount: (resource, n) => `${n} ${resource}`,
  colour: () => "var(--text-3)",
};
