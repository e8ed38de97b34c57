/** What can be done, found by the things on the table. */
import type { Choice } from "$api/types";

/** Under which names a choice is found: its targets, and every beginning of its path. */
export function keysOf(choice: Choice): string[] {
  const targets = choice.targets.map((target) => `${target.kind}:${target.name}`);
  const paths = choice.path.map((_, end) => `@${choice.path.slice(0, end + 1).join("/")}`);
  return [...targets, ...paths];
}

export function indexed<C extends Choice>(choices: C[]): Map<string, C[]> {
  const index = new Map<string, C[]>();
  for (const choice of choices) {
    for (const key of keysOf(choice)) index.set(key, [...(index.get(key) ?? []), choice]);
  }
  return index;
}
