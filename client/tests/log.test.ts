/** How the log presents the entries of a game. */
import { expect, test } from "vitest";
import type { Entry } from "$api/types";
import { lastTurn } from "$table/log/lines";

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
