/** The data for the end of a game, from its chart. */
import { get, withQuery } from "$api/http";
import type { Chart, Series } from "$generated/openapi";

/** The component for the sources of points, with its data; null if they cannot be loaded. */
export const scoresOf = (table: string, invitation: string | null) =>
  Promise.all([import("./Scores.svelte"), get<Chart>(withQuery(`/tables/${table}/chart`, { invitation }))]).catch(
    () => null,
  );

export interface SourceRow {
  /** Empty for the points that everybody started with. */
  source: string;
  /** By seat. */
  points: number[];
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);

/** Points of every player by source, the largest first; a column adds up to the player's points. */
export function pointsBySource(series: Series[]): SourceRow[] {
  const names = [...new Set(series.flatMap((one) => Object.keys(one.sources)))];
  const rows = names.map((source) => ({ source, points: series.map((one) => sum(one.sources[source] ?? [])) }));
  const start = series.map((one) => (one.totals.at(-1) ?? 0) - sum(Object.values(one.sources).map(sum)));
  const sorted = rows.filter((row) => row.points.some(Boolean)).sort((a, b) => sum(b.points) - sum(a.points));
  return start.some(Boolean) ? [{ source: "", points: start }, ...sorted] : sorted;
}

/** Everybody by place. The server names the winners, since a tie in points may be broken. */
export function ranked<R extends { won: boolean; points: number }>(rows: R[]): (R & { place: number })[] {
  const sorted = [...rows].sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points);
  return sorted.map((row) => ({
    ...row,
    place: sorted.findIndex((other) => other.won === row.won && other.points === row.points) + 1,
  }));
}

export interface Lead {
  round: number;
  /** Null if several have the most. */
  seat: number | null;
  by: number;
}

/** Who led after each round, and by how much. */
export function leads(series: Series[]): Lead[] {
  const rounds = series[0]?.rounds ?? [];
  return rounds.map((round, place) => {
    const points = series.map((one) => one.totals[place] ?? 0);
    const [first = 0, second = 0] = [...points].sort((a, b) => b - a);
    return { round, seat: first > second ? points.indexOf(first) : null, by: first - second };
  });
}
