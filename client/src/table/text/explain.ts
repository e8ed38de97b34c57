/** What things of a table are, in words. */

export interface Explanation {
  title: string;
  lines: string[];
}

export type Explainer<G> = (game: G, name: string, seat: number) => Explanation | null;

type Line = string | false | null | undefined;

/** The lines that there are. */
export const lines = (...all: Line[]): string[] => all.filter((line): line is string => !!line);

/**
 * Explains things by their kind; null where a thing speaks for itself. A key may name the seat that the thing belongs
 * to: `tower:red#2`.
 */
export function explaining<G extends { seat: number | null }>(kinds: Record<string, Explainer<G>>) {
  return (game: G, key: string): Explanation | null => {
    const [, kind = "", name = "", seat] = /^([^:]*):([^#]*)(?:#(\d+))?$/.exec(key) ?? [];
    return kinds[kind]?.(game, name, seat === undefined ? (game.seat ?? 0) : Number(seat)) ?? null;
  };
}
