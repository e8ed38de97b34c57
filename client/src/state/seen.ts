/** The user's games as last seen here, for use without a connection. They are deleted with the session. */
import type { TableSummary } from "$api/types";

const KEY = "hexarch-seen";

export interface Seen {
  time: number;
  tables: TableSummary[];
}

export function keepSeen(tables: TableSummary[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ time: Date.now(), tables } satisfies Seen));
  } catch {
    // Without storage there is nothing to show later.
  }
}

export function seen(): Seen | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Seen> | null;
    return found && typeof found.time === "number" && Array.isArray(found.tables) ? (found as Seen) : null;
  } catch {
    return null;
  }
}

export function forgetSeen(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to delete.
  }
}
