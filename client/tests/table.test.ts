/** The store of a table and choosing at it. */
import { afterEach, expect, test, vi } from "vitest";
import { Game } from "$games/terra_mystica/game.svelte";
import { settings } from "$state/settings.svelte";
import { ranked } from "$table/chrome/scores";
import turn from "./fixtures/turn.json";
import { draftOf, openTable, table, type Answers } from "./table";

afterEach(() => vi.unstubAllGlobals());

const DIG = turn.options.actions.find((option) => option.text === "transform H7 to black");
const dig = DIG?.id ?? -1;

async function open(answers: Partial<Answers> = {}) {
  const { store, calls } = await openTable({ state: turn, ...answers });
  return { game: new Game(store), store, calls };
}

test("the live connection supplies what the older of the first two answers lacks", async () => {
  for (const [seq, since] of [
    [turn.seq + 3, turn.seq],
    [turn.seq - 2, turn.seq - 2],
  ]) {
    const { lines } = await openTable({ state: turn, "GET ": { ...table(turn), status: undefined, seq } });
    expect(lines).toEqual([expect.stringContaining(`since=${since}`)]);
  }
});

test("options are found by their things and by their path", async () => {
  const { game } = await open();
  expect(game.play.at("hex:H7").length).toBeGreaterThan(1);
  expect(game.play.isOpen("hex:E10")).toBe(false);
  expect(game.play.at("@send/fire/2")).toHaveLength(1);
  expect(game.play.at("@advance/shipping")).toHaveLength(1);
});

test("the log says who starts by name", async () => {
  const { game } = await open();
  const label = { key: "tm-did-start", params: { player: "player2" } };
  expect(game.lineText({ label, text: "start player2" })).toBe("Ilona starts");
});

test("a verb shows only its own options, and pressed again all of them", async () => {
  const { game } = await open();
  const filter = { id: "pass", test: (option: { path: string[] }) => option.path[0] === "pass" };
  game.play.only(filter);
  expect(game.play.isOpen("hex:H7")).toBe(false);
  expect(game.play.isOpen("card:BON8")).toBe(true);
  game.play.only(filter);
  expect(game.play.isOpen("hex:H7")).toBe(true);
});

test("a thing with several meanings opens a menu, the most likely first", async () => {
  const { game } = await open();
  game.play.use("hex:H7", document.body);
  expect(game.play.spot?.mode).toBe("menu");
  expect(game.play.spot?.choices[0]?.text).toBe("transform H7 to black");
});

test("a choice becomes a step of the draft, with the seat and the version", async () => {
  const { game, store, calls } = await open({ "POST /draft": draftOf(turn, [[dig, "transform H7 to black"]]) });
  const choice = game.play.choices.find((option) => option.id === dig);
  if (choice) await game.play.choose(choice);
  expect(calls.at(-1)).toEqual({
    method: "POST",
    path: "/draft",
    body: { version: turn.version, action: dig, seat: turn.options.seat },
  });
  expect(store.draft?.steps).toHaveLength(1);
  expect(game.taken(0, dig)?.text).toBe("transform H7 to black");
  expect(game.taken(0, 1)).toBeNull();
});

test("the end of a turn is added to the draft before it is sent", async () => {
  const done = { ...turn.options.actions[0], id: 0, text: "done", path: ["done"], targets: [] };
  const open_ = draftOf(turn, [[dig, "transform H7 to black"]], { options: { ...turn.options, actions: [done] } });
  const whole = draftOf(
    turn,
    [
      [dig, "transform H7 to black"],
      [0, "done"],
    ],
    { complete: true, options: null },
  );
  const { game, calls } = await open({
    state: { ...turn, draft: open_ },
    "POST /draft": whole,
    "POST /draft/confirm": { ...turn, version: 352 },
  });
  expect(game.turn.ready).toBe(true);
  await game.turn.confirm();
  expect(calls.slice(-2).map((call) => call.path)).toEqual(["/draft", "/draft/confirm"]);
  expect(game.store.draft).toBeNull();
});

test("a warning needs a second click, unless it is switched off", async () => {
  const warning = { key: "tm-warning-spades", params: { spades: 1 } };
  const whole = draftOf(turn, [[0, "done"]], { complete: true, options: null, warnings: [warning] });
  const { game, calls } = await open({
    state: { ...turn, draft: whole },
    "POST /draft/confirm": { ...turn, version: 352 },
  });
  await game.turn.confirm();
  expect(game.turn.warned).toBe(true);
  expect(calls.some((call) => call.path === "/draft/confirm")).toBe(false);
  settings.setQuiet(warning.key, true);
  expect(game.turn.warnings).toEqual([]);
  settings.setQuiet(warning.key, false);
  await game.turn.confirm();
  expect(calls.at(-1)?.path).toBe("/draft/confirm");
});

test("after an outdated version the page uses the state in the server's answer", async () => {
  const newer = { ...turn, version: 360 };
  const { store } = await open({
    "POST /draft": { status: 409, key: "server-stale", params: { version: 360 }, state: newer },
  });
  expect(await store.act(dig)).toBe(false);
  expect(store.actionProblem?.document.key).toBe("server-stale");
  expect(store.options?.actions.length).toBe(turn.options.actions.length);
});

test("a turn whose outcome is unknown is sent again with the same id", async () => {
  for (const [key, times] of [
    ["server-outcome-unknown", 2],
    ["server-overloaded", 1],
  ] as const) {
    const { store, calls } = await open({ "POST /moves": { status: 503, key } });
    expect(await store.move([dig])).toBe(false);
    const sent = calls
      .filter((call) => call.path === "/moves")
      .map((call) => (call.body as { request_id: string }).request_id);
    expect(sent).toHaveLength(times);
    expect(new Set(sent).size).toBe(1);
  }
});

test("why not: the server is asked once, about the thing", async () => {
  const reason = { legal: false, key: "river", params: { hex: "r3" }, rules: [], sentence: "No." };
  const { game, calls } = await open({ "GET /why": [reason] });
  await game.play.ask("hex:E10", document.body);
  const asked = calls.filter((call) => call.path.startsWith("/why")).map((call) => decodeURIComponent(call.path));
  expect(asked).toEqual(["/why?thing=hex:E10&seat=2"]);
  expect(game.play.spot?.reasons).toHaveLength(1);
  expect(game.play.reason(reason)).toContain("r3");
});

test("on a phone the first tap looks and the second chooses", async () => {
  const { game, calls } = await open({ "POST /draft": draftOf(turn, [[1, "advance ship"]]) });
  game.play.touch = true;
  game.play.use("track:shipping", document.body);
  expect(game.play.spot?.mode).toBe("look");
  expect(calls.some((call) => call.path === "/draft")).toBe(false);
  game.play.use("track:shipping", document.body);
  await vi.waitFor(() => expect(calls.at(-1)?.path).toBe("/draft"));
});

test("private parts that a live message lacks are read by the seat that may see them", async () => {
  const mine = turn.options.seat;
  const hidden = { number: 400, action: -1, text: "wish hidden", label: null, targets: [], silent: true };
  const moves = { type: "moves", seq: turn.seq + 1, version: turn.version + 1, asked: [], patch: [] };
  for (const [more, reads] of [
    [{ entries: [{ ...hidden, seat: mine }] }, true],
    [{ entries: [{ ...hidden, seat: mine === 0 ? 1 : 0 }] }, false],
    [{ entries: [], names: ["witches", "nomads"] }, true],
    [{ entries: [] }, false],
  ] as const) {
    const { calls, receive } = await openTable({ state: { ...turn, options: { ...turn.options } } });
    const before = calls.filter((call) => call.path === "/state").length;
    receive({ ...moves, ...more });
    await vi.waitFor(() => Promise.resolve());
    expect(calls.filter((call) => call.path === "/state").length > before).toBe(reads);
  }
});

test("the winner comes first, even if points are equal", () => {
  const rows = ranked([
    { seat: 0, points: 90, won: false },
    { seat: 1, points: 60, won: false },
    { seat: 2, points: 90, won: true },
    { seat: 3, points: 60, won: false },
  ]);
  expect(rows.map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
    [3, 3],
  ]);
});
