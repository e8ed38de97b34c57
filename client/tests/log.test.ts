/** How the log presents the entries of a game. */
import { expect, test } from "vitest";
import type { Entry } from "$api/types";
import { lastTurn, linesOf, newsOf, turnsOf } from "$table/log/lines";

const entry = (number: number, seat: number, more: Partial<Entry> = {}): Entry =>
  ({ number, seat, round: 1, rows: [], silent: false, targets: [], text: `${number}`, label: null, ...more }) as Entry;
const numbers = (log: Entry[]) => lastTurn(log, ({ text }) => text === "answer").map(({ number }) => number);

test("a spectator is shown the last turn, with what followed it", () => {
  expect(numbers([])).toEqual([]);
  expect(numbers([entry(0, 0), entry(1, 1), entry(2, 2), entry(3, 2), entry(4, 0, { text: "answer" })])).toEqual([
    2, 3, 4,
  ]);
  // Draws and silent entries are nobody's turn.
  expect(numbers([entry(0, 0), entry(1, 1), entry(2, -1), entry(3, 0, { silent: true })])).toEqual([1, 2]);
});

test("of the others, what only changes their goods is no news", () => {
  const income = (seat: number, amounts: Record<string, number>) => ({
    seat,
    round: 2,
    label: { key: "income", params: {} },
    changes: [{ seat, source: "dwelling_income", amounts }],
  });
  const rows = [income(0, { workers: 2 }), income(1, { workers: 3 }), income(2, { points: 4, workers: 1 })];
  const lines = linesOf(
    turnsOf([entry(7, 1, { rows: [], silent: false }), entry(8, -1, { rows } as object)], () => true),
  );
  const seats = newsOf(lines, 8, 0).map(({ seat }) => seat);
  expect(seats).toEqual([2, 0]);
});
