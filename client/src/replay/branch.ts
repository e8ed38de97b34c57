/** From a position into a game of one's own, in which one moves for everybody. */
import { post, withQuery } from "$lib/api";
import { router } from "$lib/router.svelte";
import { session } from "$lib/stores/session.svelte";
import type { Table } from "$lib/types/api";

export async function branch(from: { id: string; invitation: string | null }, at: number): Promise<void> {
  await session.someone();
  const path = withQuery(`/tables/${from.id}/branch`, { invitation: from.invitation });
  const table = await post<Table>(path, { at });
  router.go(`/analysis/${table.id}`);
}
