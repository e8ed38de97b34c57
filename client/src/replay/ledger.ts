/** The rows of the ledger: their positions in the game, and what is shown of them. */

import type { Line } from "$api/types";

export type Changes = Record<string, Record<string, number>>;

/** A row from the server, based on the engine's ledger. */
export interface Row {
  /** The number of entries before this row. */
  number: number;
  /** The number of entries up to its end: the position after it. */
  end: number;
  round: number;
  player: string;
  /** Moves in notation, separated by full stops, or an automatic event of the rules. */
  text: string;
  /** The same as labels. */
  lines: Line[];
  /** For each measure the amount, followed by its change if there is one. */
  shown: string[];
  totals: Record<string, number>;
  /** By resource, then by source. */
  changes: Changes;
  /** What the row changed for other players. */
  others?: Record<string, Changes>;
  offers: Record<string, number>;
  is_income: boolean;
}

export interface Filter {
  player: string;
  source: string;
}

export type Measures = Record<string, Record<string, number>>;

/** The positions between rows: before the first row, after each row, and the end. */
export function stops(rows: Row[], entries: number): number[] {
  const before = rows[0]?.number ?? 0;
  return [...new Set([0, before, ...rows.map((row) => row.end), entries])].sort((a, b) => a - b);
}

/** The rows for a position: those in progress there, else those that ended last. */
export function rowsBefore(rows: Row[], at: number): Row[] {
  const underway = rows.filter((row) => row.number < at && at <= row.end);
  if (underway.length) return underway;
  const last = rows.findLast((row) => row.end <= at)?.end;
  return last === undefined ? [] : rows.filter((row) => row.end === last);
}

export interface Round {
  round: number;
  /** The first position of the row. */
  at: number;
}

/** The first position of each round; the set-up is round 0. */
export function rounds(rows: Row[]): Round[] {
  const found: Round[] = [];
  for (const [n, row] of rows.entries()) {
    if (row.round <= (found.at(-1)?.round ?? -1)) continue;
    // The start of a round, such as income, may come with the last move of the round before.
    const start = rows[n - 1]?.end === row.end ? row.end : row.number;
    found.push({ round: row.round, at: found.length ? start : 0 });
  }
  return found;
}

/** What a row changed for its player, source by source; measures of several resources as one amount. */
export function bySource(changes: Changes, measures: Measures): [source: string, amounts: [string, number][]][] {
  const found = new Map<string, Map<string, number>>();
  for (const [resource, sources] of Object.entries(changes)) {
    const [name, weight] = shownAs(resource, measures);
    for (const [source, amount] of Object.entries(sources)) {
      const amounts = found.get(source) ?? new Map<string, number>();
      amounts.set(name, (amounts.get(name) ?? 0) + weight * amount);
      found.set(source, amounts);
    }
  }
  const shown = [...found].map(([source, amounts]): [string, [string, number][]] => [
    source,
    [...amounts].filter(([, amount]) => amount !== 0),
  ]);
  return shown.filter(([, amounts]) => amounts.length > 0);
}

/** Bowls are shown as power; everything else under its name. */
function shownAs(resource: string, measures: Measures): [name: string, weight: number] {
  for (const [measure, weights] of Object.entries(measures)) {
    const weighted = Object.values(weights).some((weight) => weight !== 1);
    if (weighted && resource in weights) return [measure, weights[resource] ?? 0];
  }
  return [resource, /^(bowl1|steps|offered)$/.test(resource) ? 0 : 1];
}

function sourcesOf(row: Row): string[] {
  const all = [row.changes, ...Object.values(row.others ?? {})];
  return all.flatMap((changes) => Object.values(changes).flatMap((by) => Object.keys(by)));
}

export function sources(rows: Row[]): string[] {
  return [...new Set(rows.flatMap(sourcesOf))];
}

export function filtered(rows: Row[], filter: Filter): Row[] {
  return rows.filter(
    (row) =>
      (!filter.player || row.player === filter.player || filter.player in (row.others ?? {})) &&
      (!filter.source || sourcesOf(row).includes(filter.source)),
  );
}

/** A cell of the server's table: the amount, then its change. */
export function cell(shown: string): { value: string; change: number } {
  const [value = "", change = "0"] = shown.split(" ");
  return { value, change: Number(change) };
}
