/** What another's move asks to look again, counted. */
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Game } from "$games/terra_mystica/game.svelte";
import { keeping } from "$lib/share";
import turn from "./fixtures/turn.json";
import { openTable } from "./table";

afterEach(() => vi.unstubAllGlobals());

const entry = { number: 9_000, seat: 1, action: 0, text: "burn 1", time: "2026-01-01T00:00:00Z" };
const move = {
  type: "moves",
  seq: turn.seq + 1,
  version: turn.version + 1,
  patch: [["players.1.coins", 99]],
  entries: [entry],
  asked: [1],
};

/** How often each of the readers ran again. */
function counted(readers: Record<string, () => unknown>) {
  const counts: Record<string, number> = {};
  const stop = $effect.root(() => {
    for (const [name, read] of Object.entries(readers)) {
      $effect(() => {
        read();
        counts[name] = (counts[name] ?? -1) + 1;
      });
    }
  });
  flushSync();
  return { counts, stop };
}

test("only who shows what a move changed looks again", async () => {
  const { store, hear } = await openTable({
    state: { ...turn, options: null },
    "GET ": { my_seats: [2], seq: turn.seq },
  });
  const game = new Game(store);
  const { counts, stop } = counted({
    players: () => game.position.players,
    favors: () => game.position.favors,
    hexes: () => game.position.map.hexes,
    options: () => game.store.options,
    open: () => game.play.isOpen("hex:H7"),
    seat: () => game.seat,
    change: () => game.change(2, "coins"),
  });
  hear(move);
  flushSync();
  stop();
  expect(game.position.players[1]?.coins).toBe(99);
  expect(counts).toEqual({ players: 1, favors: 0, hexes: 0, options: 0, open: 0, seat: 0, change: 0 });
});

test("the table is drawn before the log tells about it", async () => {
  const { store, hear } = await openTable({ state: turn });
  const known = store.log[0];
  hear(move);
  expect(store.stage.entries).toEqual([entry]);
  expect(store.log).not.toContainEqual(entry);
  await vi.waitFor(() => expect(store.log).toContainEqual(entry));
  expect(store.log[0]).toBe(known);
});

test("what was taken back does not come into the log afterwards", async () => {
  const { store, hear } = await openTable({ state: turn });
  hear(move);
  hear({ type: "takeback", seq: turn.seq + 2, state: "done", to: entry.number });
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  expect(store.log).not.toContainEqual(entry);
});

test("a list that is made again and equal is the same list", () => {
  let source = [{ n: 1 }, { n: 2 }];
  const doubled = keeping(() => source.map(({ n }) => ({ n: 2 * n })));
  const first = doubled();
  source = structuredClone(source);
  expect(doubled()).toBe(first);
  source = [{ n: 1 }, { n: 3 }];
  expect(doubled()).toEqual([{ n: 2 }, { n: 6 }]);
  expect(doubled()[0]).toBe(first[0]);
});
