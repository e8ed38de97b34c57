/** The data of the charts, from the sums that the server sends. */
import type { Flow } from "$generated/openapi";
import type { Measures, Row } from "../ledger";

export type Kind = "gained" | "paid" | "income";

export interface Slice {
  measure: string;
  kind: Kind;
  /** Only this source; empty for all. */
  source: string;
}

export function amountOf(flow: Flow, kind: Kind): number {
  if (kind === "paid") return flow.paid;
  return kind === "income" && !flow.income ? 0 : flow.gained;
}

const inSlice = (flow: Flow, slice: Slice) =>
  flow.measure === slice.measure && (!slice.source || flow.source === slice.source);

/** For each player, the amount of each round. */
export function byRound(flows: Flow[], slice: Slice, players: string[], rounds: number[]): number[][] {
  const sums = players.map(() => rounds.map(() => 0));
  for (const flow of flows) {
    const row = sums[players.indexOf(flow.player)];
    const column = rounds.indexOf(flow.round);
    if (row && column >= 0 && inSlice(flow, slice)) row[column] = (row[column] ?? 0) + amountOf(flow, slice.kind);
  }
  return sums;
}

export interface SourceLine {
  source: string;
  amounts: number[];
  total: number;
}

/** For each source, the amount of each player, or of each round of one player; the largest first. */
export function bySource(flows: Flow[], slice: Slice, columns: (flow: Flow) => number, count: number): SourceLine[] {
  const lines = new Map<string, SourceLine>();
  for (const flow of flows) {
    const amount = inSlice(flow, slice) ? amountOf(flow, slice.kind) : 0;
    const column = columns(flow);
    if (!amount || column < 0) continue;
    const line = lines.get(flow.source) ?? { source: flow.source, amounts: Array<number>(count).fill(0), total: 0 };
    line.amounts[column] = (line.amounts[column] ?? 0) + amount;
    line.total += amount;
    lines.set(flow.source, line);
  }
  return [...lines.values()].sort((a, b) => b.total - a.total);
}

export interface Series {
  player: string;
  /** [position, amount], where it changed. */
  points: [at: number, amount: number][];
}

/** Every player's amount of a measure throughout the game. */
export function seriesOf(rows: Row[], measures: Measures, measure: string, players: string[]): Series[] {
  const weights = Object.entries(measures[measure] ?? {});
  return players.map((player) => {
    const points: [number, number][] = [];
    for (const row of rows) {
      if (row.player !== player || !weights.every(([name]) => name in row.totals)) continue;
      const amount = weights.reduce((sum, [name, weight]) => sum + weight * (row.totals[name] ?? 0), 0);
      points.push([row.end, amount]);
    }
    return { player, points };
  });
}

/** The amount at a position: that of the last change up to it. */
export function amountAt(series: Series, at: number): number | null {
  return series.points.findLast(([moment]) => moment <= at)?.[1] ?? null;
}

/** Round scale numbers that cover all values. */
export function ticks(least: number, most: number, wanted = 5): number[] {
  const span = Math.max(most - least, 1);
  const rough = span / wanted;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * unit).find((n) => n >= rough) ?? 10 * unit);
  const found = [];
  for (let value = Math.floor(least / step) * step; value < most + step; value += step) found.push(value);
  return found;
}
