/** Opens an analysis from a position, in which you move for everybody. */
import { post, withQuery } from "$api/http";
import { router } from "$app/router.svelte";
import { session } from "$state/session.svelte";
import type { Table } from "$api/types";

export async function branch(from: { id: string; invitation: string | null }, at: number): Promise<void> {
  await session.someone();
  const path = withQuery(`/tables/${from.id}/branch`, { invitation: from.invitation });
  const table = await post<Table>(path, { at });
  router.go(`/analysis/${table.id}`);
}
