/** Where an answer has more points than another turn, by source. */
import type { HintLine } from "$generated/openapi";

export interface Gain {
  name: string;
  /** Whether the turn itself gains it, or it is expected afterwards. */
  when: "turn" | "later";
  points: number;
}

const LEAST = 1;

export function gains(best: HintLine, other: HintLine): Gain[] {
  const parts = (["turn", "later"] as const).flatMap((when) => {
    const names = [...new Set([...Object.keys(best[when]), ...Object.keys(other[when])])];
    return names.map((name) => ({ name, when, points: (best[when][name] ?? 0) - (other[when][name] ?? 0) }));
  });
  return parts.filter(({ points }) => Math.abs(points) >= LEAST).sort((a, b) => b.points - a.points);
}
