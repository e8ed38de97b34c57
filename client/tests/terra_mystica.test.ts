/** The table of Terra Mystica as it is drawn and read out. */
import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import { afterEach, expect, test, vi } from "vitest";
import TerraMystica from "$games/terra_mystica/Table.svelte";
import { settings } from "$state/settings.svelte";
import type { TableStore } from "$state/table.svelte";
import factions from "./fixtures/factions.json";
import spades from "./fixtures/spades.json";
import turn from "./fixtures/turn.json";
import { draftOf, openTable, table, type Answers } from "./table";

afterEach(() => {
  vi.unstubAllGlobals();
  settings.set("textual", false);
});

async function show(answers: Partial<Answers> = {}) {
  const opened = await openTable({ state: turn, ...answers });
  render(TerraMystica, { store: opened.store as unknown as TableStore });
  await screen.findByRole("main");
  return { ...opened, user: userEvent.setup() };
}

async function violations() {
  // Colours and sizes need a real browser; they are checked there.
  const result = await axe.run(document.body, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return result.violations.map(
    (one) =>
      `${one.id}: ${one.nodes
        .map((node) => node.html)
        .join(" ")
        .slice(0, 300)}`,
  );
}

test("every land hex is drawn, and available where something can be done", async () => {
  await show();
  const map = screen.getAllByRole("group", { name: "Map" })[0] as HTMLElement;
  const hexes = within(map).getAllByRole("button");
  expect(hexes).toHaveLength(turn.position.map.hexes.filter((hex) => !hex.river).length);
  const open = hexes.filter((hex) => hex.getAttribute("aria-disabled") === "false");
  const targets = turn.options.actions.flatMap((option) => option.targets.filter((one) => one.kind === "hex"));
  expect(open).toHaveLength(new Set(targets.map((one) => one.name)).size);
});

test("a hex says where it is, what stands there, and what could be done", async () => {
  await show();
  expect(screen.getByRole("button", { name: /^E4, lakes\. sanctuary of Mermaids/ })).toBeTruthy();
  expect(screen.getByRole("button", { name: /^H7, plains.*Transform H7 into swamp with 1 spade/ })).toBeTruthy();
});

test("the map is one tab stop", async () => {
  await show();
  expect(document.querySelectorAll('[data-hex][tabindex="0"]')).toHaveLength(1);
});

test("the wide table has no violation that axe can find without a screen", async () => {
  await show();
  expect(await violations()).toEqual([]);
});

test("verbs show the number of their choices, and impossible ones are marked", async () => {
  await show();
  const verbs = screen.getByRole("toolbar", { name: "Actions" });
  expect(within(verbs).getByRole("button", { name: /^Build\s*12$/ })).toBeTruthy();
  expect(
    within(verbs)
      .getByRole("button", { name: /^Upgrade/ })
      .getAttribute("aria-disabled"),
  ).toBe("true");
});

test("a click on a hex with several meanings opens a menu with the outcome", async () => {
  const { user } = await show();
  await user.click(screen.getByRole("button", { name: /^H7, plains/ }));
  const menu = screen.getByRole("menu", { name: "H7, plains" });
  expect(within(menu).getAllByRole("menuitem")[0]?.textContent).toContain("Transform H7 into swamp with 1 spade");
  const outcome = menu.nextElementSibling as HTMLElement;
  expect(within(outcome).getByText("Cost").nextElementSibling?.textContent).toContain("1 priest");
});

test("escape closes the menu and gives the focus back", async () => {
  const { user } = await show();
  const hex = screen.getByRole("button", { name: /^H7, plains/ });
  await user.click(hex);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(document.activeElement).toBe(hex);
});

test("the draft is shown in steps, with undo, reset and confirm", async () => {
  await show({ state: { ...turn, draft: draftOf(turn, [[1, "transform H7 to black"]]) } });
  expect(screen.getByText("Transform H7 into swamp with 1 spade")).toBeTruthy();
  for (const name of [/^Undo/, /^Reset/, /^Confirm turn/]) expect(screen.getByRole("button", { name })).toBeTruthy();
});

test("a choice shows what the turn has changed so far, and with this step", async () => {
  const players = turn.position.players.map((player) =>
    player.seat === 2 ? { ...player, coins: player.coins - 2, points: player.points + 3 } : player,
  );
  const draft = draftOf({ ...turn, position: { ...turn.position, players } }, [[1, "advance ship"]]);
  const { user } = await show({ state: { ...turn, draft } });
  await user.click(screen.getByRole("button", { name: /^H7, plains/ }));
  const outcome = screen.getByRole("menu").nextElementSibling as HTMLElement;
  const shown = (name: string) => within(outcome).getByText(name).nextElementSibling?.textContent;
  expect(shown("So far")).toContain("+3−2");
  expect(shown("With this")).toContain("+5−2−1");
  expect(shown("With this")).toContain("-1 priest");
});

test("the dock says whose turn it is while the others' last move is still played out", async () => {
  await show({ state: { ...turn, options: null }, "GET ": table(turn) });
  const dock = screen.getByRole("contentinfo", { name: "Your turn" });
  expect(dock.dataset.turn).toBe("others");
  expect(within(dock).getByText("Your turn")).toBeTruthy();
});

test("factions are chosen from cards with their abilities", async () => {
  await show({ state: factions });
  const cards = await screen.findByRole("region", { name: "Choose your faction" });
  expect(within(cards).getAllByRole("button")).toHaveLength(factions.options.actions.length);
  expect(within(cards).getByRole("button", { name: /Giants.*exactly 2 spades/s })).toBeTruthy();
});

test("an auction shows all bids, and offers the lowest bid for each faction", async () => {
  const option = factions.options.actions[0];
  const bid = (id: number, faction: string, points: number) => ({
    ...option,
    id,
    path: ["bid", faction, String(points)],
    label: { key: "tm-action-bid", params: { faction, points } },
  });
  const state = {
    ...factions,
    position: {
      ...factions.position,
      auction: [
        { faction: "giants", seat: 1, points: 3 },
        { faction: "witches", seat: null, points: 0 },
      ],
    },
    options: {
      ...factions.options,
      decision: { seat: 0, kind: "bidding" },
      actions: [bid(1, "giants", 4), bid(2, "giants", 5), bid(3, "witches", 0), bid(4, "witches", 1)],
    },
  };
  const { user, calls } = await show({ state, "POST /draft": draftOf(state, [[2, "bid 5 for giants"]]) });
  const cards = await screen.findByRole("region", { name: "Auction of the factions" });
  const [giants, witches] = within(cards).getAllByRole("listitem");
  if (!giants || !witches) throw new Error("no cards");
  expect(within(giants).getByText("Highest bid: Ilona, 3")).toBeTruthy();
  expect(within(witches).getByText("No bid yet")).toBeTruthy();
  await user.click(document.querySelector("[data-verb=bid]") as Element);
  expect(screen.getAllByRole("menuitem").map((item) => item.textContent.trim())).toEqual([
    "Bid 4 points for Giants",
    "Bid 0 points for Witches",
  ]);
  await user.selectOptions(within(giants).getByRole("combobox", { name: "Points for Giants" }), "5");
  expect(await violations()).toEqual([]);
  await user.click(within(giants).getByRole("button", { name: "Bid 5 points for Giants" }));
  expect(calls.at(-1)).toMatchObject({ path: "/draft", body: { action: 2 } });
});

test("the spades of a reward are asked for", async () => {
  await show({ state: spades });
  expect(screen.getByText("Use your reward spades")).toBeTruthy();
});

test("the text board has everything, and can be played", async () => {
  settings.set("textual", true);
  const { user, calls } = await show({ "POST /draft": draftOf(turn, [[1, "advance ship"]]) });
  await screen.findByRole("heading", { name: "Now" });
  for (const name of ["Map", "Players", "Cults", "Log", "Cards and tiles"]) {
    expect(screen.getByRole("heading", { name })).toBeTruthy();
  }
  expect(document.querySelectorAll("td b").length).toBe(turn.position.map.hexes.filter((hex) => !hex.river).length);
  await user.click(screen.getByText(/^Shipping \(1\)$/));
  await user.click(screen.getByRole("button", { name: /^Advance shipping/ }));
  expect(calls.at(-1)?.path).toBe("/draft");
  expect(await violations()).toEqual([]);
});
