/** Where a draft is expected to gain or lose points compared with a proposal. */
import type { HintLine } from "$generated/openapi";

const MOST = 2;

/** The largest differences by source, without those of the turn itself. */
export function differences(best: HintLine, draft: HintLine): { lost: [string, number][]; won: [string, number][] } {
  const names = [...new Set([...Object.keys(best.later), ...Object.keys(draft.later)])];
  const all = names.map((name): [string, number] => [name, (draft.later[name] ?? 0) - (best.later[name] ?? 0)]);
  const sorted = all.filter(([, n]) => n !== 0).sort(([, a], [, b]) => a - b);
  return {
    lost: sorted.filter(([, n]) => n < 0).slice(0, MOST),
    won: sorted
      .filter(([, n]) => n > 0)
      .reverse()
      .slice(0, MOST),
  };
}
