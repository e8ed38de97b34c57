/** Which token is in which bowl, remembered between updates so that tokens can be animated. */

/** Assign tokens to bowls after the counts changed, moving as few as possible. */
export function flow(tokens: number[], counts: number[]): number[] {
  const room = [...counts];
  const kept = tokens.map((bowl) => {
    if (!room[bowl]) return -1;
    room[bowl] -= 1;
    return bowl;
  });
  const places = room.flatMap((free, bowl) => Array.from({ length: free }, () => bowl));
  const moved = kept.map((bowl) => (bowl >= 0 ? bowl : (places.shift() ?? -1))).filter((bowl) => bowl >= 0);
  return [...moved, ...places];
}

/** The position of the nth token in a bowl with so many, in units of a token, from the bowl's centre. */
export function heap(n: number, count: number, across = 5): { x: number; y: number } {
  const row = Math.floor(n / across);
  const inRow = Math.min(across, count - row * across);
  return { x: (n % across) - (inRow - 1) / 2, y: -row };
}
