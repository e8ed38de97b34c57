/** A game from elsewhere: read here, checked by the server. */
import { post, Problem } from "$api/http";
import { session } from "$state/session.svelte";
import type { Table } from "$api/types";

/** More than the server takes. */
export const MOST_BYTES = 2_000_000;
const LONGEST_NAME = 80;

/** What stands in a file; a problem with a message where that cannot be a game. */
export async function textOf(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new Problem({ status: 413, key: "replay-import-large" });
  const text = await file.text().catch(() => {
    throw new Problem({ status: -1, key: "replay-import-unreadable" });
  });
  if (!text.trim()) throw new Problem({ status: 422, key: "replay-import-empty" });
  return text;
}

/** The name of a file without its ending, short enough for a title. */
export function titleOf(name: string): string {
  return name
    .replace(/\.[^.]{1,5}$/, "")
    .trim()
    .slice(0, LONGEST_NAME);
}

/** Stores the game and says where it can be looked at. */
export async function bring(text: string, name: string): Promise<string> {
  if (text.length > MOST_BYTES) throw new Problem({ status: 413, key: "replay-import-large" });
  await session.someone();
  const table = await post<Table>("/imports", { text, name });
  return `/replay/${table.id}`;
}
