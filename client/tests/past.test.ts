/** A past game: a long log comes in pages. */
import { afterEach, expect, test, vi } from "vitest";
import { PastStore } from "$replay/past.svelte";
import turn from "./fixtures/turn.json";
import { table } from "./table";

afterEach(() => vi.unstubAllGlobals());

const entry = (number: number) => ({
  number,
  seat: 0,
  action: 1,
  text: "pass",
  label: null,
  targets: [],
  silent: false,
});
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => entry(from + n));

test("every page of the log is read, in order", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    const path = url.replace("/api/tables/t1", "");
    asked.push(path);
    const state = { ...turn, entries: 2500, log: numbers(0, 1000), log_next: 1000, draft: null };
    const answers: Record<string, unknown> = {
      "": { ...table(turn), status: "finished" },
      "/state?log=all": state,
      "/log?from=1000": { entries: numbers(1000, 2000), next: 2000 },
      "/log?from=2000": { entries: numbers(2000, 2500), next: null },
    };
    const body = answers[path] ?? { ...state, log: [], log_next: null };
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response(JSON.stringify(body), { status: 200, headers }));
  });
  const store = new PastStore("t1");
  await store.load(2500);
  expect(store.problem).toBeNull();
  expect(store.moves.map((move) => move.number)).toEqual(numbers(0, 2500).map((move) => move.number));
  expect(asked.filter((path) => path.startsWith("/log"))).toEqual(["/log?from=1000", "/log?from=2000"]);
  store.close();
});
