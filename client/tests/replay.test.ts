/** How the replay reads a ledger: stops, rounds, changes by source, filters, sums for charts. */
import { File as NodeFile } from "node:buffer";
import { expect, test } from "vitest";
import { amountAt, byRound, bySource as sumsBySource, seriesOf, ticks } from "$replay/charts/flows";
import { bySource, cell, filtered, rounds, rowsBefore, sources, stops } from "$replay/ledger";
import { importGame, contentOf, MOST_BYTES, titleOf } from "$replay/import";
import { sized } from "$replay/picture";
import { ENTRIES, FLOWS, MEASURES, ROWS } from "./replay_rows";
import type { Problem } from "$api/http";

const ALL = stops(ROWS, ENTRIES);
const at = (n: number) => {
  const row = ROWS[n];
  if (!row) throw new Error(`There is no row ${n}.`);
  return row;
};

test("turns begin at the rows, and the end is a separate stop", () => {
  expect(ALL).toEqual([0, 2, 3, 4, 5, 8, 9]);
  expect(stops([], 0)).toEqual([0]);
});

test("rows that one move caused belong together", () => {
  expect(rowsBefore(ROWS, 5).map((row) => row.text)).toEqual(["pass BON1", "income", "income"]);
  expect(rowsBefore(ROWS, 7).map((row) => row.number)).toEqual([5]);
  expect(rowsBefore(ROWS, 2)).toEqual([]);
  expect(rowsBefore(ROWS, 9).map((row) => row.text)).toEqual(["leech 2 from witches"]);
});

test("what a move in the middle of a turn caused is shown with the whole turn", () => {
  const turn = [
    { ...at(5), number: 5, end: 7 },
    { ...at(3), number: 6, end: 7 },
  ];
  expect(stops(turn, 8)).toEqual([0, 5, 7, 8]);
  expect(rowsBefore(turn, 6)).toEqual([turn[0]]);
  expect(rowsBefore(turn, 7)).toEqual(turn);
  expect(rowsBefore(turn, 8)).toEqual(turn);
});

test("a round begins after the income that came with the last move of the round before", () => {
  expect(rounds(ROWS)).toEqual([
    { round: 0, at: 0 },
    { round: 1, at: 5 },
  ]);
});

test("changes are listed by source, with bowls as power", () => {
  expect(bySource(at(5).changes, MEASURES)).toEqual([
    ["scoring_tile", [["points", 2]]],
    ["building", [["coins", -4]]],
    [
      "conversion",
      [
        ["coins", 1],
        ["power", -2],
      ],
    ],
  ]);
});

test("rows are filtered by player, by source, and by both", () => {
  expect(filtered(ROWS, { player: "nomads", source: "" })).toHaveLength(4);
  expect(filtered(ROWS, { player: "", source: "bonus_card" }).map((row) => row.player)).toEqual(["witches", "nomads"]);
  expect(filtered(ROWS, { player: "nomads", source: "offer" }).map((row) => row.number)).toEqual([8]);
  expect(filtered(ROWS, { player: "nomads", source: "building" })).toEqual([]);
  const touched = { ...at(5), others: { nomads: { points: { district: 1 } } } };
  expect(filtered([touched], { player: "nomads", source: "district" })).toEqual([touched]);
  expect(sources(ROWS)).toContain("dwelling_income");
});

test("a cell separates the amount from its change", () => {
  expect(cell("7 -3")).toEqual({ value: "7", change: -3 });
  expect(cell("0/3/6")).toEqual({ value: "0/3/6", change: 0 });
  expect(cell("")).toEqual({ value: "", change: 0 });
});

test("charts sum by round and by source, with gains and payments separate", () => {
  const players = ["witches", "nomads"];
  const points = { measure: "points", kind: "gained", source: "" } as const;
  expect(byRound(FLOWS, points, players, [1, 2])).toEqual([
    [2, 11],
    [0, 9],
  ]);
  expect(byRound(FLOWS, { ...points, kind: "paid", source: "offer" }, players, [1, 2])).toEqual([
    [0, 0],
    [1, 0],
  ]);
  expect(byRound(FLOWS, { measure: "coins", kind: "income", source: "" }, players, [1, 2])[0]).toEqual([3, 0]);
  const lines = sumsBySource(FLOWS, points, (flow) => players.indexOf(flow.player), 2);
  expect(lines.map((line) => [line.source, ...line.amounts])).toEqual([
    ["town_tile", 5, 9],
    ["scoring_tile", 8, 0],
  ]);
});

test("the series of a measure follows the rows of each player", () => {
  const [witches, nomads] = seriesOf(ROWS, MEASURES, "points", ["witches", "nomads"]);
  expect(witches && amountAt(witches, 7)).toBe(20);
  expect(witches && amountAt(witches, 8)).toBe(22);
  expect(witches && amountAt(witches, 0)).toBeNull();
  expect(nomads && amountAt(nomads, 9)).toBe(19);
  const [, power] = seriesOf(ROWS, MEASURES, "power", ["witches", "nomads"]);
  expect(power && amountAt(power, 9)).toBe(2);
});

test("the scale of a chart has whole steps and covers all values", () => {
  for (const [least, most] of [
    [0, 1],
    [0, 7],
    [20, 144],
    [-12, 3],
  ] as const) {
    const found = ticks(least, most);
    expect(found[0]).toBeLessThanOrEqual(least);
    expect(found.at(-1)).toBeGreaterThanOrEqual(most);
    expect(found.every(Number.isInteger)).toBe(true);
    expect(found.length).toBeLessThan(10);
  }
});

test("files that cannot be a game are refused before anything is sent", async () => {
  const file = (parts: (string | Uint8Array)[], name: string) => new NodeFile(parts, name) as unknown as File;
  const problem = (work: Promise<unknown>) => work.then(String, (error: Problem) => error.document.key);
  expect(await problem(contentOf(file(["x".repeat(MOST_BYTES + 1)], "big.txt")))).toBe("replay-import-large");
  expect(await problem(contentOf(file([" \n"], "empty.txt")))).toBe("replay-import-empty");
  expect(await problem(importGame({ text: "x".repeat(MOST_BYTES + 1) }, ""))).toBe("replay-import-large");
  expect(await contentOf(file(["Default game options"], "a.txt"))).toEqual({ text: "Default game options" });
  expect(await contentOf(file([new Uint8Array([0x4a, 0xfc, 0x72])], "latin.txt"))).toEqual({ data: btoa("J\xfcr") });
  expect(titleOf("4pLeague_S66_D1L1_G5.txt")).toBe("4pLeague_S66_D1L1_G5");
  expect(titleOf("y".repeat(200))).toHaveLength(80);
});

test("a picture is rendered large, keeping its proportions", () => {
  const { width, height, svg } = sized('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300"/>');
  expect([width, height]).toEqual([2400, 1200]);
  expect(svg).toContain('width="2400"');
  expect(() => sized('<svg xmlns="http://www.w3.org/2000/svg"/>')).toThrow();
});
