/** Options indexed by the things on the table. */
import type { Choice, Options } from "$api/types";

/** The keys of a choice: its targets, and every prefix of its path. */
function keysOf(choice: Choice): string[] {
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

/** Every option once, with the steps that it usually needs. */
export function usual<C extends Choice>({ actions, compounds = [] }: Options<C>): C[] {
  if (!compounds.length) return actions;
  const first = new Map<number, C>();
  for (const choice of compounds) if (!first.has(choice.id)) first.set(choice.id, choice);
  const known = new Set(actions.map((choice) => choice.id));
  const prepared = [...first.values()].filter((choice) => !known.has(choice.id));
  return [...actions.map((choice) => first.get(choice.id) ?? choice), ...prepared];
}
