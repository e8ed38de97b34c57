/** The screen of a replay, used with keys and clicks, with a minimal server. */
import { cleanup, configure, render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { messages } from "$i18n/index.svelte";
import rest from "./fixtures/rest.json";
import { ENTRIES, FLOWS, MEASURES, ROWS } from "./replay_rows";
import ReplayPage from "$replay/ReplayPage.svelte";
import { t } from "$i18n/index.svelte";
import { phrases } from "$replay/voice";

const names = rest.names;
const [first = "", second = ""] = names;
const renamed = JSON.parse(
  JSON.stringify({ rows: ROWS, flows: FLOWS }).replaceAll("witches", first).replaceAll("nomads", second),
) as { rows: typeof ROWS; flows: typeof FLOWS };
const said = { seat: 0, action: 1, text: "done", time: "", label: null, targets: [], silent: true };
const log = Array.from({ length: ENTRIES }, (_, number) => ({ number, ...said }));
let calls: string[] = [];
let status = 200;

function answer(path: string): unknown {
  if (path.includes("/state")) {
    const wanted = Number(/at=(\d+)/.exec(path)?.[1] ?? ENTRIES);
    return { ...rest, at: wanted, entries: ENTRIES, log, options: null, names };
  }
  if (path.includes("/ledger")) return { columns: [], rows: renamed.rows };
  if (path.includes("/chart")) return { series: [], measures: MEASURES, flows: renamed.flows };
  return {
    id: "t1",
    game: "terra-mystica",
    title: "A league game",
    status: "finished",
    seats: names.map((name, seat) => ({ seat, name, kind: "person", user_id: null })),
    my_seats: [],
  };
}

// Drawing whole boards is slow here; no test depends on the time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });
beforeAll(() => Promise.all([messages.need("replay"), import("$games/terra_mystica/replay/Board.svelte")]));
beforeEach(() => {
  calls = [];
  status = 200;
  vi.stubGlobal("fetch", (url: string) => {
    calls.push(url);
    const body = JSON.stringify(answer(url));
    return Promise.resolve(new Response(body, { status, headers: { "content-type": "application/json" } }));
  });
});

async function open(address = "/replay/t1") {
  history.replaceState(null, "", address);
  dispatchEvent(new PopStateEvent("popstate"));
  render(ReplayPage, { id: "t1", invitation: null });
  if (status === 200) await vi.waitUntil(slider, { timeout: 30_000 });
}

const slider = () => document.querySelector("input[type=range]");
const where = () => slider()?.getAttribute("aria-valuetext");

test("keys go to turns, single steps, rounds and both ends", async () => {
  const user = userEvent.setup();
  await open();
  expect(where()).toBe("Move 0 of 9, set-up");
  const pressed: [string, string][] = [
    ["{ArrowRight}", "Move 2 of 9, set-up"],
    ["{ArrowRight}", "Move 3 of 9, set-up"],
    ["{PageDown}", "Move 5 of 9, round 1"],
    ["{Shift>}{ArrowRight}{/Shift}", "Move 6 of 9, round 1"],
    ["{ArrowLeft}", "Move 5 of 9, round 1"],
    ["{End}", "Move 9 of 9, round 1"],
    ["{Home}", "Move 0 of 9, set-up"],
  ];
  for (const [key, expected] of pressed) {
    await user.keyboard(key);
    await waitFor(() => expect(where()).toBe(expected));
  }
});

test("the address names the position, and a shared one opens there", async () => {
  await open("/replay/t1?at=5");
  await waitFor(() => expect(where()).toContain("Move 5 of 9"));
  await userEvent.keyboard("{ArrowRight}");
  await waitFor(() => expect(location.search).toBe("?at=8"));
  cleanup();
  await open("/replay/t1?at=nonsense");
  expect(where()).toContain("Move 0 of 9");
});

test("a position is fetched once", async () => {
  await open("/replay/t1?at=5");
  await userEvent.keyboard("{ArrowRight}{ArrowLeft}{ArrowRight}");
  await waitFor(() => expect(where()).toContain("Move 8"));
  await waitFor(() => expect(calls.filter((url) => url.endsWith("at=8"))).toHaveLength(1));
});

test("the ledger filters by player and source, and a row leads to its position", async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByText("Ledger"));
  expect(screen.getByText("7 rows")).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox"), "offer");
  expect(screen.getByText("1 row")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Go to move 9" }));
  await waitFor(() => expect(where()).toContain("Move 9"));
  await user.click(screen.getByRole("button", { name: "Clear filter" }));
  expect(screen.getByText("7 rows")).toBeTruthy();
});

test("charts have their numbers as tables, and say only what there is", async () => {
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByText("Charts"));
  expect(screen.getAllByText("Show as table")).toHaveLength(2);
  expect(screen.queryByRole("button", { name: "Power taken" })).toBeNull();
  const table = screen.getByRole("table", { name: "Points gained, by source" });
  expect(table.textContent).toMatch(/Scoring tile|scoring tile/);
  await user.click(screen.getByRole("button", { name: "Paid" }));
  expect(screen.getByRole("table", { name: "Points paid, by source" }).textContent).toContain("power taken");
});

test("a missing game has an error page with something to do", async () => {
  status = 404;
  await open();
  expect(await screen.findByRole("alert")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

test("a row that only ends a turn says so", () => {
  const income = { label: { key: "replay-row-income", params: {} }, targets: [], silent: false };
  expect(phrases([], ({ key }) => t(key))).toEqual(["end the turn"]);
  expect(phrases([income], ({ key }) => t(key))).toEqual(["income"]);
});
