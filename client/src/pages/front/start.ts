/** Starts a game against the computer. */
import { post } from "$api/http";
import { router } from "$app/router.svelte";
import { session } from "$state/session.svelte";
import type { Table } from "$api/types";

export interface Wish {
  game: string;
  players: number;
  level: string;
  options?: Record<string, unknown>;
}

export async function playComputer({ game, players, level, options = {} }: Wish): Promise<void> {
  await session.someone();
  const computers = Array.from({ length: players - 1 }, () => ({ kind: "computer", level }));
  const seats = [{ kind: "me" }, ...computers];
  const table = await post<Table>("/tables", { game, options, seats, visibility: "unlisted" });
  await post(`/tables/${table.id}/start`);
  router.go(`/table/${table.id}`);
}
