/** Numbers as lines in a small chart. */

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Line {
  points: string;
  end: { x: number; y: number };
  last: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** One line for each list, and three ticks for the scale. */
export function linesOf(lists: number[][], area: Area): { lines: Line[]; marks: { value: number; y: number }[] } {
  const all = lists.flat();
  if (!all.length) return { lines: [], marks: [] };
  const least = Math.min(...all);
  const most = Math.max(...all, least + 1);
  const steps = Math.max(...lists.map((list) => list.length)) - 1;
  const x = (n: number) => round(area.left + (steps ? (n / steps) * area.width : area.width));
  const y = (value: number) => round(area.top + (1 - (value - least) / (most - least)) * area.height);
  const lines = lists.map((list) => {
    const last = list.at(-1) ?? least;
    return {
      points: list.map((value, n) => `${x(n)},${y(value)}`).join(" "),
      end: { x: x(list.length - 1), y: y(last) },
      last,
    };
  });
  const values = [...new Set([least, Math.round((least + most) / 2), most])];
  return { lines, marks: values.map((value) => ({ value, y: y(value) })) };
}

/** Positions for labels, moved apart as little as needed to avoid overlaps. */
export function spread(places: number[], gap: number): number[] {
  const order = places.map((_, n) => n).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const result = [...places];
  for (let n = 1; n < order.length; n++) {
    const above = result[order[n - 1] ?? 0] ?? 0;
    const here = order[n] ?? 0;
    result[here] = Math.max(result[here] ?? 0, above + gap);
  }
  return result;
}
