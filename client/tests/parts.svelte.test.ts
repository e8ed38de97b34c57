/** Counts what re-runs after another player's move. */
import { render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Game } from "$games/terra_mystica/game.svelte";
import { keeping } from "$api/share";
import Later from "./fixtures/Later.svelte";
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

/** How often each of the readers re-ran. */
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

async function frames(count: number) {
  for (let n = 0; n < count; n++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

test("only readers of what a move changed re-run", async () => {
  const { store, receive } = await openTable({
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
  receive(move);
  flushSync();
  stop();
  expect(game.position.players[1]?.coins).toBe(99);
  expect(counts).toEqual({ players: 1, favors: 0, hexes: 0, options: 0, open: 0, seat: 0, change: 0 });
});

test("the table is drawn before the log entry", async () => {
  const { store, receive } = await openTable({ state: turn });
  const known = store.log[0];
  receive(move);
  expect(store.stage.entries).toEqual([entry]);
  expect(store.log).not.toContainEqual(entry);
  await vi.waitFor(() => expect(store.log).toContainEqual(entry));
  expect(store.log[0]).toBe(known);
});

test("outdated options stay visible until the table is drawn, but cannot be chosen", async () => {
  const { store, calls, receive } = await openTable({ state: turn });
  const before = store.options;
  const asked = calls.length;
  receive(move);
  expect(store.options).toBe(before);
  expect(await store.act(before?.actions[0]?.id ?? -1)).toBe(false);
  expect(await store.move([before?.actions[0]?.id ?? -1])).toBe(false);
  expect(await store.type("pass BON1")).toBe(false);
  await vi.waitFor(() => expect(store.options).toBeNull());
  expect(calls).toHaveLength(asked);
});

test("outdated options do not close the current ones", async () => {
  const answers = { state: turn };
  const { store, receive } = await openTable(answers);
  answers.state = { ...turn, version: move.version };
  receive(move);
  await store.refresh();
  await frames(3);
  store.stage.finish();
  expect(store.options?.actions.length).toBeGreaterThan(0);
});

test("a value may follow a frame later, but not after its component is gone", async () => {
  let source = $state.raw(1);
  const { container, unmount } = render(Later, { read: () => source });
  source = 2;
  flushSync();
  expect(container.textContent).toBe("2 1");
  await vi.waitFor(() => expect(container.textContent).toBe("2 2"));
  source = 3;
  flushSync();
  unmount();
  const complaints = vi.spyOn(console, "warn");
  await frames(2);
  expect(complaints).not.toHaveBeenCalled();
});

test("a value is up to date after several changes within one frame", async () => {
  let source = $state.raw(1);
  const { container } = render(Later, { read: () => source });
  for (const next of [2, 3]) {
    source = next;
    flushSync();
  }
  await vi.waitFor(() => expect(container.textContent).toBe("3 3"));
  source = 4;
  flushSync();
  await vi.waitFor(() => expect(container.textContent).toBe("4 4"));
});

test("an entry that was taken back does not enter the log later", async () => {
  const { store, receive } = await openTable({ state: turn });
  receive(move);
  receive({ type: "takeback", seq: turn.seq + 2, state: "done", to: entry.number });
  await frames(3);
  expect(store.log).not.toContainEqual(entry);
});

test("a recomputed list that is equal is the same object", () => {
  let source = [{ n: 1 }, { n: 2 }];
  const doubled = keeping(() => source.map(({ n }) => ({ n: 2 * n })));
  const first = doubled();
  source = structuredClone(source);
  expect(doubled()).toBe(first);
  source = [{ n: 1 }, { n: 3 }];
  expect(doubled()).toEqual([{ n: 2 }, { n: 6 }]);
  expect(doubled()[0]).toBe(first[0]);
});
