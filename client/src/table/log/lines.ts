/** The log for display: by round and turn, with automatic events of the rules in between. */
import type { Entry, Label } from "$api/types";
import type { LogRow, SourceChange } from "$generated/openapi";

export interface TurnOfLog {
  number: number;
  /** -1 for draws and rolls. */
  seat: number;
  lines: Entry[];
  /** What all of it changed, including silent entries. */
  rows: LogRow[];
  round: number | null;
}

/** Join consecutive entries of one seat; `goesOn` says whether an entry continues the turn of the previous one. */
export function turnsOf(log: Entry[], goesOn: (before: Entry, entry: Entry) => boolean): TurnOfLog[] {
  const turns: TurnOfLog[] = [];
  let before: Entry | undefined;
  for (const entry of log) {
    const { number, seat, round, rows, silent } = entry;
    const last = turns.at(-1);
    const isSame = last !== undefined && before?.seat === seat && last.seat === seat;
    if (isSame && (silent || (before && goesOn(before, entry)))) {
      if (!silent) last.lines.push(entry);
      last.rows.push(...rows);
    } else if (!silent || rows.length) {
      turns.push({ number, seat, lines: silent ? [] : [entry], rows: [...rows], round });
    }
    before = entry;
  }
  return turns;
}

/** What is new for a spectator: the turn that ended last, and what followed it. */
export function lastTurn(log: Entry[], isAnswer: (entry: Entry) => boolean = () => false): Entry[] {
  const acts = (entry: Entry) => entry.seat >= 0 && !entry.silent && !isAnswer(entry);
  const last = log.findLast(acts);
  const before = log.findLastIndex((entry) => acts(entry) && entry.seat !== last?.seat);
  return log.slice(before + 1).filter((entry) => !entry.silent);
}

export interface LogLine {
  key: string;
  number: number;
  seat: number;
  /** The round's heading precedes its first line. */
  round: number | null;
  /** Undefined for automatic events of the rules. */
  turn: TurnOfLog | null;
  label: Label | null;
  changes: SourceChange[];
}

export function linesOf(turns: TurnOfLog[]): LogLine[] {
  const lines: LogLine[] = [];
  for (const turn of turns) {
    const { number, seat, round } = turn;
    const own = turn.rows.filter((row) => !row.label);
    if (turn.lines.length) {
      lines.push({ key: `${number}`, number, seat, round, turn, label: null, changes: merged(own) });
    }
    for (const [n, row] of turn.rows.filter(({ label }) => label).entries()) {
      const { label, changes } = row;
      lines.push({ key: `${number}.${n}`, number, seat: row.seat, round: row.round, turn: null, label, changes });
    }
  }
  return lines;
}

/** The changes of several rows, one for each seat and source. */
function merged(rows: LogRow[]): SourceChange[] {
  const found = new Map<string, SourceChange>();
  for (const { seat, source, amounts } of rows.flatMap((row) => row.changes)) {
    const key = `${seat} ${source}`;
    const sum = { ...found.get(key)?.amounts };
    for (const [name, amount] of Object.entries(amounts)) sum[name] = (sum[name] ?? 0) + amount;
    found.set(key, { seat, source, amounts: sum });
  }
  return [...found.values()].flatMap(({ amounts, ...rest }) => {
    const some = Object.entries(amounts).filter(([, amount]) => amount !== 0);
    return some.length ? [{ ...rest, amounts: Object.fromEntries(some) }] : [];
  });
}

export interface News {
  seat: number;
  turns: TurnOfLog[];
  /** What the seat has gained or lost since then, by measure. */
  sum: Record<string, number>;
}

/** Of the others only the common measures; of the user's seat all. */
export const shownSum = ({ seat, sum }: News, mine: number) =>
  Object.entries(sum).filter(([measure, n]) => n !== 0 && (seat === mine || measure === "points"));

/** What happened since an entry, player by player; `mine` only if the user gained or lost something. */
export function newsOf(lines: LogLine[], first: number, mine: number): News[] {
  const found = new Map<number, News>();
  const of = (seat: number): News => {
    const known = found.get(seat) ?? { seat, turns: [], sum: {} };
    found.set(seat, known);
    return known;
  };
  for (const line of lines.filter(({ number }) => number >= first)) {
    if (line.turn && line.seat >= 0 && line.seat !== mine) of(line.seat).turns.push(line.turn);
    for (const { seat, amounts } of line.changes) {
      const { sum } = of(seat);
      for (const [name, amount] of Object.entries(amounts)) sum[name] = (sum[name] ?? 0) + amount;
    }
  }
  const changed = [...found.values()].filter((one) => one.turns.length || shownSum(one, mine).length);
  return changed.sort((a, b) => Number(a.seat === mine) - Number(b.seat === mine));
}
