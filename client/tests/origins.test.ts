/** The table of Origins as it is drawn and read out. */
import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import type { Entry } from "$api/types";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Origins from "$games/origins/Table.svelte";
import { Game } from "$games/origins/game.svelte";
import { turnsOf } from "$games/origins/text/turns";
import { parse, planOf, TILE, twoLines } from "$games/origins/board/plan";
import { explain } from "$games/origins/text/explain";
import { messages } from "$i18n/index.svelte";
import { settings } from "$state/settings.svelte";
import type { TableStore } from "$state/table.svelte";
import type { OptionView, PositionView } from "$games/origins/views";
import draft from "./fixtures/origins_draft.json";
import place from "./fixtures/origins_place.json";
import solo from "./fixtures/origins_solo.json";
import turn from "./fixtures/origins_turn.json";
import { draftOf, openTable, type Answers } from "./table";

/** Milliseconds: axe checks every element, which takes long on a busy machine. */
const SLOW = 60_000;

beforeAll(() => messages.need("origins", "origins_reasons", "origins_labels"));
afterEach(() => {
  vi.unstubAllGlobals();
  settings.set("textual", false);
});

async function show(answers: Partial<Answers> = {}) {
  const opened = await openTable({ state: turn, ...answers });
  render(Origins, { store: opened.store as unknown as TableStore });
  await screen.findByRole("main");
  return { ...opened, user: userEvent.setup() };
}

async function gameOf(state: unknown) {
  const { store, calls } = await openTable({ state });
  return { game: new Game(store as unknown as TableStore<PositionView, OptionView>), calls };
}

async function violations() {
  // Colours and sizes need a real browser; they are checked there.
  const result = await axe.run(document.body, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return result.violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html.slice(0, 200)).join(" ")}`);
}

test("every tile of the city is drawn, with its colour and its place", async () => {
  await show();
  const city = screen.getByRole("group", { name: "Your city" });
  const tiles = turn.position.players[0]?.city.tiles ?? [];
  expect(city.querySelectorAll(".tile")).toHaveLength(tiles.length);
  expect(within(city).getByRole("button", { name: "Agora at N0" })).toBeTruthy();
  const building = tiles.find((tile) => tile.kind === "building");
  expect(within(city).getAllByRole("button", { name: new RegExp(`${building?.colour}, at`) }).length).toBeGreaterThan(
    0,
  );
});

test("sites are available where a worker can go, and show their value", async () => {
  await show();
  for (const site of turn.position.sites) {
    const ship = screen.getByRole("button", { name: `Site ${site.number}, value ${site.value}` });
    const open = turn.options.actions.some((option) => option.text.startsWith(`visit ${site.number} `));
    expect(ship.getAttribute("aria-disabled")).toBe(String(!open));
  }
});

test("a site opens a menu of workers with the outcome", async () => {
  const { user } = await show();
  await user.click(screen.getByRole("button", { name: /^Site 3, value/ }));
  const menu = screen.getByRole("menu", { name: /^Site 3/ });
  const visits = turn.options.actions.filter((option) => option.text.startsWith("visit 3 "));
  expect(within(menu).getAllByRole("menuitem")).toHaveLength(visits.length);
  expect(within(menu).getByRole("menuitem", { name: /purple Freeman of value 6/ })).toBeTruthy();
});

test("before a visit, an action opens its site", async () => {
  const { user } = await show();
  await user.click(screen.getByRole("button", { name: "Buy a building" }));
  expect(screen.getByRole("menu", { name: /^Site 2/ })).toBeTruthy();
});

test("verbs show the number of their choices, and impossible ones are marked", async () => {
  await show();
  const verbs = screen.getByRole("toolbar", { name: "Actions" });
  expect(within(verbs).getByRole("button", { name: /^Visit a site\s*5$/ })).toBeTruthy();
  const tower = within(verbs).getByRole("button", { name: /^Build a tower level/ });
  expect(tower.getAttribute("aria-disabled")).toBe("true");
});

test(
  "the wide table has no violation that can be found without a screen",
  async () => {
    await show();
    expect(await violations()).toEqual([]);
  },
  SLOW,
);

test("a tile can be placed where the city may grow, with one tab stop", async () => {
  await show({ state: place });
  const city = screen.getByRole("group", { name: "Your city" });
  expect(within(city).getAllByRole("button", { name: /^Place Estate at / })).toHaveLength(place.options.actions.length);
  expect(city.querySelectorAll('[data-place][tabindex="0"]')).toHaveLength(1);
  expect(screen.getByText("Place Estate in your city")).toBeTruthy();
});

test("a key chooses the only place", async () => {
  const [only] = place.options.actions;
  const state = { ...place, options: { ...place.options, actions: [only] } };
  const { user, calls } = await show({ state });
  await user.keyboard("p");
  expect(calls.at(-1)).toMatchObject({ method: "POST", path: "/draft", body: { action: only?.id } });
});

test("the dice to start with can be chosen", async () => {
  await show({ state: draft });
  const open = document.querySelectorAll('.die[aria-disabled="false"]');
  expect(open).toHaveLength(draft.position.dice.draft.length);
});

test("a solo game has a goal, and a question with few answers shows them", async () => {
  const { user, calls } = await show({
    state: solo,
    "POST /draft": draftOf(solo, [[solo.options.actions[0]?.id ?? 0, "rise 3"]]),
  });
  expect(screen.getByText(`At least ${solo.position.solo?.target} points`)).toBeTruthy();
  const answers = screen.getByRole("toolbar", { name: "Choices" });
  await user.click(within(answers).getByRole("button", { name: /Also raise site 3/ }));
  expect(calls.at(-1)?.path).toBe("/draft");
});

test("a digit answers a question", async () => {
  const { user, calls } = await show({ state: solo, "POST /draft": draftOf(solo, [[1, "rise 5"]]) });
  await user.keyboard("2");
  await vi.waitFor(() => expect(calls.at(-1)?.path).toBe("/draft"));
  expect(calls.at(-1)?.body).toMatchObject({ action: solo.options.actions[1]?.id });
});

test("what confirming reveals is announced before", async () => {
  const position = {
    ...turn.position,
    decisions: [{ seat: -1, kind: "draw_top", about: { colour: "blue" } }],
    waiting: [{ seat: 0, kind: "visit", about: { site: 2 } }],
  };
  const state = { ...turn, draft: { ...draftOf(turn, [[1, "place N1"]], { complete: true }), seat: 0, position } };
  await show({ state });
  expect(screen.getByText("The next tile of the blue stack is turned up.")).toBeTruthy();
  expect(screen.getByText("Then your turn continues.")).toBeTruthy();
});

test(
  "the text board has everything, and can be played",
  async () => {
    settings.set("textual", true);
    const { user, calls } = await show({ "POST /draft": draftOf(turn, [[1, "pass"]]) });
    await screen.findByRole("heading", { name: "Now" });
    for (const name of ["Players", "Encounter sites", "Building market", "Temples", "Log"]) {
      expect(screen.getByRole("heading", { name })).toBeTruthy();
    }
    await user.click(screen.getByText(/^Pass \(1\)$/));
    await user.click(screen.getByRole("button", { name: /^Pass/ }));
    expect(calls.at(-1)?.path).toBe("/draft");
    expect(await violations()).toEqual([]);
  },
  SLOW,
);

test("every option of the positions and everything it reveals has a complete label", async () => {
  for (const state of [turn, place, draft, solo]) {
    const { game } = await gameOf(state);
    for (const option of game.play.choices) {
      for (const text of [game.label(option), ...option.chance.map((chance) => game.text(chance.label))]) {
        expect(text).not.toMatch(/\{|\$|origins-|undefined/);
      }
    }
  }
});

test("every log line of the positions has words, or is silent", async () => {
  const { game } = await gameOf(turn);
  for (const { log } of [turn, place, draft, solo]) {
    for (const entry of log as unknown as Entry[]) {
      expect(entry.silent || entry.label, entry.text).toBeTruthy();
      expect(game.lineText(entry)).not.toMatch(/\{|\$|origins-|undefined/);
    }
  }
});

test("every thing of the table explains itself", async () => {
  const { game } = await gameOf(turn);
  const { sites, market, stacks, offer, districts, temples, buildings } = turn.position;
  const keys = [
    ...sites.flatMap((site) => [`site:${site.number}`, `action:${site.upper.name.value}`, `bonus:${site.colour}`]),
    ...market.map((space) => `building:${space.building}`),
    ...buildings.map((building) => `stored:${building.name}`),
    ...stacks.map((stack) => `stack:${stack.colour}`),
    ...offer.flatMap(({ die }) => (die ? [`offer:${die.colour} ${die.value}`] : [])),
    ...districts.map((card) => `card:${card.number}`),
    ...temples.flatMap((temple) => [`temple:${temple.name}`, `zodiac:${temple.card}`]),
    ...["worker:archon", "worker:red 5", "speaker:speaker 3", "tower:red", "supply:red", "population:1", "advisors:"],
    ...["military:move", "space:5", "resource:gold", "resource:points#1", "ends:", "cell:N0", "cell:S1#1", "cell:N9"],
    ...(turn.position.players[0]?.city.seats.map((seat) => `seat:${seat.cell}`) ?? []),
  ];
  for (const key of keys) {
    const explained = explain(game, key);
    expect(explained, key).not.toBeNull();
    expect(explained?.lines.length, key).toBeGreaterThan(0);
    expect([explained?.title, ...(explained?.lines ?? [])].join(" "), key).not.toMatch(/\{|\$|origins-|undefined/);
  }
});

test("a building has the name from the owner's file", async () => {
  const buildings = turn.position.buildings.map((one) => ({
    ...one,
    given_name: one.name === "Outpost" ? "Fort" : "",
  }));
  const state = { ...turn, position: { ...turn.position, buildings } };
  await show({ state });
  expect(screen.getByRole("button", { name: /^Fort/ }).textContent).not.toMatch("Outpost");
  expect(document.body.textContent).not.toMatch("Outpost");
  const { game } = await gameOf(state);
  const bought = (building: string) =>
    game.lineText({ label: { key: "origins-action-buy", params: { building, wisdom: 1, stone: 1 } }, text: "" });
  expect(bought("Outpost")).toMatch("Fort");
  expect(bought("Forum")).toMatch("Forum");
  expect(explain(game, "stored:Outpost")?.title).toBe("Fort");
  const params = { building: "origins-building-outpost" };
  expect(game.play.reason({ key: "origins-not-in-market", params, rules: [], sentence: "", legal: false })).toMatch(
    "Fort",
  );
});

test("numbers that are ours are marked", async () => {
  const { game } = await gameOf(turn);
  const ours = "We do not know the printed value. Dotted values are ours.";
  const card = turn.position.districts[0];
  expect(explain(game, `card:${card?.number}`)?.lines).toContain(ours);
  expect(explain(game, "action:3 stone")?.lines).not.toContain(ours);
});

test("the log goes turn by turn", () => {
  const entry = (number: number, seat: number, name: string): Entry => {
    const label = name ? { key: `origins-did-${name}`, params: {} } : null;
    return {
      number,
      seat,
      action: 0,
      text: name,
      label,
      targets: [],
      silent: !name,
      round: null,
      rows: [],
      planned: false,
    };
  };
  const turns = turnsOf([
    entry(1, 0, "visit"),
    entry(2, 0, "main"),
    entry(3, 0, "buy"),
    entry(4, 0, ""),
    entry(5, 0, "place"),
    entry(6, -1, "tile"),
    entry(7, 0, "use"),
    entry(8, 1, "pass"),
    entry(9, 0, "pass"),
    entry(10, 0, "visit-archon"),
  ]);
  expect(turns.map((one) => [one.seat, one.lines.length])).toEqual([
    [0, 4],
    [-1, 1],
    [0, 1],
    [1, 1],
    [0, 1],
    [0, 1],
  ]);
});

test("a city is drawn with a rim where it can grow", () => {
  expect(parse("N2E1")).toEqual({ row: -2, column: 1 });
  expect(parse("S1")).toEqual({ row: 1, column: 0 });
  const plan = planOf({ top: -1, left: 0, rows: 3, columns: 2 });
  expect(plan.at(-1, 0).width).toBe(TILE);
  expect(plan.at(-2, 0).height).toBe(TILE / 2);
  expect(plan.at(0, 2).width).toBe(TILE / 2);
  const last = plan.at(2, 2);
  expect(last.x + last.width).toBeLessThanOrEqual(plan.width);
  expect(twoLines("Fountain of wisdom")).toEqual(["Fountain", "of wisdom"]);
  expect(twoLines("Mint")).toEqual(["Mint"]);
});
