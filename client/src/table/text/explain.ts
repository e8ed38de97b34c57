/** Explanations of the things on a table. */
import { messages, t } from "$i18n/index.svelte";

export interface Explanation {
  title: string;
  lines: string[];
}

export type Explainer<G> = (game: G, name: string, seat: number) => Explanation | null;

type Line = string | false | null | undefined;

/** The possible lines. */
export const lines = (...all: Line[]): string[] => all.filter((line): line is string => !!line);

/**
 * Explains things by their kind; null for things without an explanation. A key may end with the seat of the thing's
 * owner: `tower:red#2`.
 */
export function explaining<G extends { seat: number | null }>(prefix: string, others: Record<string, Explainer<G>>) {
  const verb = (id: string) => {
    const key = `${prefix}-verb-${id}`;
    return messages.has(key) ? { title: t(key), lines: [] } : null;
  };
  const kinds: Record<string, Explainer<G>> = { verb: (_, id) => verb(id), ...others };
  return (game: G, key: string): Explanation | null => {
    const [, kind = "", name = "", seat] = /^([^:]*):([^#]*)(?:#(\d+))?$/.exec(key) ?? [];
    return kinds[kind]?.(game, name, seat === undefined ? (game.seat ?? 0) : Number(seat)) ?? null;
  };
}
