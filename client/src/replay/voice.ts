/** Names, moves, sources and colours of a replay in the user's language. */
import { messages, t } from "$i18n/index.svelte";
import type { Label, Line, SeatView } from "$api/types";

export interface Voice {
  /** For display; the short form is for places with little room. */
  player: (name: string, seats: SeatView[], short?: boolean) => string;
  /** A row of the ledger in words, move by move; the position supplies the game's own names of pieces. */
  moves: (lines: Line[], position: unknown, round?: number | null) => string[];
  source: (name: string) => string;
  measure: (name: string) => string;
  icon: (resource: string) => string;
  /** An amount in words. */
  amount: (resource: string, n: number) => string;
  colour: (seat: number, player: string) => string;
}

/** The moves of a row in words; a row without any only ended its turn after others had answered. */
export function phrases(lines: Line[], text: (label: Label) => string): string[] {
  const said = lines.flatMap(({ label, silent }) => (label && !silent ? [text(label)] : []));
  return said.length ? said : [t("replay-hint-end")];
}

/** A message of the catalogue, or the engine's own word. */
export const word = (key: string, name: string): string => (messages.has(key) ? t(key) : name.replaceAll("_", " "));

/** Used before a game's own messages are loaded. */
export const voice: Voice = {
  player: (name) => name,
  moves: (lines) => phrases(lines, (label) => label.key),
  source: (name) => word("", name),
  measure: (name) => word(`replay-measure-${name}`, name),
  icon: () => "q",
  amount: (resource, n) => `${n} ${resource}`,
  colour: () => "var(--text-3)",
};
