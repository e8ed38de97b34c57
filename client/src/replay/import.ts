/** Importing a game: read here, checked by the server. */
import { post, Problem } from "$api/http";
import { session } from "$state/session.svelte";
import type { Note } from "$generated/openapi";
import type { Table } from "$api/types";

/** More than the server accepts. */
export const MOST_BYTES = 2_000_000;
const LONGEST_NAME = 80;

/** A game as the server accepts it: text, or the bytes of a file in another encoding, as base64. */
export type ImportData = { text: string } | { data: string };

/** Read a file, or throw a problem with a message if it cannot be a game. */
export async function contentOf(file: File): Promise<ImportData> {
  if (file.size > MOST_BYTES) throw new Problem({ status: 413, key: "replay-import-large" });
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Problem({ status: -1, key: "replay-import-unreadable" });
  });
  const found = decoded(new Uint8Array(bytes));
  if ("text" in found && !found.text.trim()) throw new Problem({ status: 422, key: "replay-import-empty" });
  return found;
}

/** The server knows other encodings and reports them. */
function decoded(bytes: Uint8Array): ImportData {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { data: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) };
  }
}

/** The name of a file without its ending, short enough for a title. */
export function titleOf(name: string): string {
  return name
    .replace(/\.[^.]{1,5}$/, "")
    .trim()
    .slice(0, LONGEST_NAME);
}

/** Store the game; return where to see it and the reader's notes. */
export async function importGame(
  game: ImportData,
  name: string,
): Promise<{ path: string; report: string | null; notes: readonly Note[] }> {
  if ("text" in game && game.text.length > MOST_BYTES) throw new Problem({ status: 413, key: "replay-import-large" });
  await session.someone();
  const table = await post<Table>("/imports", { ...game, name });
  const report = table.status === "finished" ? `/report/${table.id}` : null;
  return { path: `/replay/${table.id}`, report, notes: table.source?.notes ?? [] };
}
