/** Which token lies in which bowl, remembered from one picture to the next so that tokens can be seen to move. */

/** The bowls of the tokens after the counts changed: as few tokens as possible leave their bowl. */
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

/** Where the nth token of a bowl with so many lies, in units of a token, around the middle of the bowl. */
export function heap(n: number, count: number, across = 5): { x: number; y: number } {
  const row = Math.floor(n / across);
  const inRow = Math.min(across, count - row * across);
  return { x: (n % across) - (inRow - 1) / 2, y: -row };
}
