/** A player's figures before and after the draft. */
export interface Row {
  icon: string;
  name: string;
  old: string | number;
  now: string | number;
}

interface Drafting<T> {
  seat: number | null;
  store: { base: { players: T[] } | null; draft: { position: { players: T[] } } | null };
}

export function draftChanges<T>(
  { seat, store }: Drafting<T>,
  shown: (player: T) => { icon: string; name: string; value: string | number }[],
): Row[] {
  const before = store.base?.players[seat ?? -1];
  const after = store.draft?.position.players[seat ?? -1];
  if (!before || !after) return [];
  const now = shown(after);
  return shown(before).map(({ icon, name, value }, n) => ({ icon, name, old: value, now: now[n]?.value ?? value }));
}
