/** A short game for tests of the replay: its rows and sums as the server would send them. */
import type { Label } from "$api/types";
import type { Row } from "$replay/ledger";
import type { Flow } from "$generated/openapi";

export const MEASURES = {
  points: { points: 1 },
  coins: { coins: 1 },
  power: { bowl2: 1, bowl3: 2 },
};

const NAMES: Record<string, Label> = {
  "convert 1PW to 1C": { key: "tm-did-convert", params: { paid: 1, have: "power", gained: 1, want: "coins" } },
  "leech 2 from witches": { key: "tm-did-take", params: { power: 2, builder: "witches" } },
  "pass BON1": { key: "tm-did-pass", params: { card: "BON1" } },
  income: { key: "replay-row-income", params: {} },
};

/** The moves of a row as the server would send them; those that are not named are dwellings. */
const lines = (text: string): Row["lines"] =>
  text.split(". ").map((move) => {
    const label = NAMES[move] ?? { key: "tm-did-build", params: { hex: move.replace("build ", "") } };
    return { label, targets: [], silent: false };
  });

function row(number: number, round: number, player: string, text: string, more: Partial<Row> = {}): Row {
  const end = number + 1;
  const totals = { points: 20, coins: 10, bowl2: 0, bowl3: 0 };
  const plain = { shown: ["20", "10", "0/0/0"], totals, changes: {}, offers: {}, is_income: false };
  return { number, end, round, player, text, lines: lines(text), ...plain, ...more };
}

export const ROWS: Row[] = [
  row(2, 0, "witches", "build F4"),
  row(3, 0, "nomads", "build E2"),
  row(4, 0, "nomads", "pass BON1"),
  row(4, 1, "witches", "income", { is_income: true, changes: { coins: { bonus_card: 4, dwelling_income: 2 } } }),
  row(4, 1, "nomads", "income", { is_income: true, changes: { coins: { bonus_card: 2 } } }),
  row(5, 1, "witches", "convert 1PW to 1C. build G3", {
    end: 8,
    shown: ["22 +2", "7 -3", "0/0/0 -2"],
    totals: { points: 22, coins: 7, bowl2: 0, bowl3: 0 },
    changes: {
      points: { scoring_tile: 2 },
      coins: { building: -4, conversion: 1 },
      bowl1: { conversion: 1 },
      bowl3: { conversion: -1 },
    },
    offers: { nomads: 1 },
  }),
  row(8, 1, "nomads", "leech 2 from witches", {
    totals: { points: 19, coins: 12, bowl2: 0, bowl3: 1 },
    changes: { points: { offer: -1 }, bowl1: { offer: -1 }, bowl2: { offer: 0 }, bowl3: { offer: 1 } },
  }),
];
export const ENTRIES = 9;

const flow = (player: string, round: number, measure: string, source: string, gained: number, paid = 0): Flow => ({
  player,
  round,
  measure,
  source,
  income: source.endsWith("income"),
  gained,
  paid,
});

export const FLOWS: Flow[] = [
  flow("witches", 1, "points", "scoring_tile", 2),
  flow("witches", 2, "points", "scoring_tile", 6),
  flow("witches", 2, "points", "town_tile", 5),
  flow("nomads", 1, "points", "offer", 0, 1),
  flow("nomads", 2, "points", "town_tile", 9),
  flow("witches", 1, "coins", "dwelling_income", 3),
  flow("witches", 1, "coins", "conversion", 1, 4),
];
