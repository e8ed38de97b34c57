/** Notifies about turns at all tables of the user, from any page. Loaded only where notifications are allowed. */
import { get, withQuery } from "$api/http";
import { t } from "$i18n/index.svelte";
import { session } from "$state/session.svelte";
import type { Tables } from "$generated/openapi";
import { notify } from "./notify";

const EVERY = 30_000;
const LIST = withQuery("/tables", { list: "mine" });

export class Watch {
  /** The tables that waited for the user at the last check; null before the first check, which notifies of nothing. */
  #waiting: Set<string> | null = null;

  /** Check once. The tables waiting for the user are on the first page of the list. */
  async look(): Promise<void> {
    if (!session.user) {
      this.#waiting = null;
      return;
    }
    const { tables } = await get<Tables>(LIST);
    const waiting = tables.filter((table) => table.my_turn);
    const news = waiting.filter((table) => this.#waiting && !this.#waiting.has(table.id));
    this.#waiting = new Set(waiting.map((table) => table.id));
    for (const { id, title, game } of news) {
      await notify("turn", id, title || t(`page-game-${game}`), t("page-notice-turn"), `/table/${id}`);
    }
  }
}

/** Check regularly in one tab of this browser; another tab takes over when it is closed. */
export function watch(): void {
  const found = new Watch();
  const rounds = async () => {
    for (;;) {
      await found.look().catch(() => undefined);
      await new Promise((done) => setTimeout(done, EVERY));
    }
  };
  if ("locks" in navigator) void navigator.locks.request("hexarch-turns", rounds);
}
