/** The pages around the games: what they show, and which requests they send. */
import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { messages } from "$i18n/index.svelte";
import { router } from "$app/router.svelte";
import { levelsOffered } from "$state/catalogue";
import { session } from "$state/session.svelte";
import { settings } from "$state/settings.svelte";
import { Form } from "$pages/create/form.svelte";
import { agreed } from "$pages/create/summary";
import { deviceOf } from "$pages/account/device";
import { linesOf, spread } from "$pages/front/lines";
import { standingOf } from "$pages/parts/table";
import AccountPage from "$pages/AccountPage.svelte";
import CreatePage from "$pages/CreatePage.svelte";
import FrontPage from "$pages/FrontPage.svelte";
import GamesPage from "$pages/GamesPage.svelte";
import SettingsPage from "$pages/SettingsPage.svelte";
import TablesPage from "$pages/TablesPage.svelte";
import type { Catalogue, Table, TableSummary } from "$api/types";
import type { Level } from "$generated/openapi";
import { CATALOGUE, GUEST, refusal, serve, summary } from "./server";

const NOBODY = { user: null, settings: {} };
const tables = (...list: object[]) => ({ tables: list, page: 1, pages: 1 });
const known = CATALOGUE as unknown as Catalogue;

beforeEach(async () => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  localStorage.clear();
  await messages.need("options");
  session.user = null;
  router.go("/");
});

test("a newcomer starts either game against the computer with one click", async () => {
  const asked = serve({
    "GET /me": NOBODY,
    "GET /catalogue": CATALOGUE,
    "GET /tables": tables(),
    "POST /guest": { user: GUEST, settings: {} },
    "POST /tables": { ...summary({ id: "new1" }), status: "open" },
    "POST /tables/new1/start": summary({ id: "new1" }),
  });
  await session.load();
  render(FrontPage);
  const user = userEvent.setup();
  const press = await screen.findByRole("button", { name: "Play the computer: Origins: First Builders" });
  await waitFor(() => expect(press.hasAttribute("disabled")).toBe(false));
  await user.click(press);
  await waitFor(() => expect(location.pathname).toBe("/table/new1"));
  const made = asked.find((one) => one.method === "POST" && one.path === "/tables");
  expect(made?.body).toMatchObject({ game: "origins", seats: [{ kind: "me" }, { kind: "computer", level: "medium" }] });
});

test("my games say whose turn it is; the lobby offers to join where a seat is free", async () => {
  const full = [{ seat: 0, kind: "person", name: "Tiago" }];
  serve({
    "GET /me": { user: GUEST, settings: {} },
    "GET /tables?list=mine&page=1": tables(summary(), summary({ id: "t2", title: "Slow", my_turn: false, asked: [2] })),
    "GET /tables?list=open&page=1": tables(
      summary({
        id: "t3",
        title: "Open",
        status: "open",
        my_seats: [],
        seats: [...full, { seat: 1, kind: "open", name: "" }],
      }),
      summary({ id: "t4", title: "Full", status: "open", my_seats: [], seats: full }),
    ),
  });
  session.user = GUEST as never;
  session.known = true;
  const { unmount } = render(GamesPage);
  expect((await screen.findByRole("link", { name: /Thursday.*Your turn/ })).getAttribute("href")).toBe("/table/t1");
  screen.getByRole("link", { name: /Slow.*Waiting for Tiago/ });
  unmount();
  render(TablesPage);
  expect((await screen.findByRole("link", { name: "Join: Open" })).getAttribute("href")).toBe("/table/t3");
  screen.getByRole("link", { name: "Watch: Full" });
});

test("empty lists and an unreachable server offer something to do", async () => {
  serve({ "GET /tables": tables() });
  const { unmount } = render(TablesPage);
  await screen.findByText("No open tables right now");
  unmount();
  serve({ "GET /tables": null });
  render(TablesPage);
  await screen.findByText("The server is not responding");
  serve({ "GET /tables": tables(summary({ id: "t3", title: "Back" })) });
  await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Back");
});

test("a table is created with the chosen values and nothing else", async () => {
  const asked = serve({
    "GET /me": { user: GUEST, settings: {} },
    "GET /catalogue": CATALOGUE,
    "POST /tables": { ...summary({ id: "new2" }), status: "open" },
  });
  session.user = GUEST as never;
  router.go("/new?with=friends");
  render(CreatePage);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("radio", { name: "3" }));
  await user.click(screen.getByRole("radio", { name: "League" }));
  await user.selectOptions(screen.getByLabelText("Seat 3"), "hard");
  await user.click(screen.getByRole("radio", { name: "By passing", hidden: true }));
  await user.click(screen.getByRole("button", { name: "Create table" }));
  await waitFor(() => expect(location.pathname).toBe("/table/new2"));
  expect(asked.at(-1)?.body).toEqual({
    game: "terra-mystica",
    preset: "league",
    options: { turn_order: "passing" },
    seats: [{ kind: "me" }, { kind: "open" }, { kind: "computer", level: "hard" }],
    visibility: "unlisted",
    title: "",
    pace: null,
  });
});

test("the server's reason for refusing a table is shown", async () => {
  serve({
    "GET /me": { user: GUEST, settings: {} },
    "GET /catalogue": CATALOGUE,
    "POST /tables": refusal(429, "server-busy"),
  });
  session.user = GUEST as never;
  router.go("/new");
  render(CreatePage);
  await userEvent.setup().click(await screen.findByRole("button", { name: "Start game" }));
  expect((await screen.findByRole("alert")).textContent).toContain("This table is too busy right now");
});

test("reference levels and levels of the other game are not offered for a seat", () => {
  const [easy, medium, hard] = known.levels as [Level, Level, Level];
  const random = { ...easy, name: "random", strength: null };
  const other = { ...hard, games: ["origins"] };
  const levels = [random, easy, medium, other];
  expect(levelsOffered(levels, "terra-mystica")).toEqual([easy, medium]);
  expect(levelsOffered(levels, "origins")).toEqual([easy, medium, other]);
  expect(levelsOffered(levels, "terra-mystica", "random")).toEqual([random, easy, medium]);
});

test("in the form seats can be swapped, and options differ from the preset", () => {
  const form = new Form(known, false, "terra-mystica");
  expect(form.seats).toEqual(["me", "medium", "medium", "medium"]);
  form.seat(2, "me");
  expect(form.seats).toEqual(["medium", "medium", "me", "medium"]);
  form.resize(2);
  expect(form.seats).toEqual(["me", "medium"]);
  form.start("league");
  const offers = form.kind.options.find((field) => field.name === "offers");
  if (!offers) throw new Error("no option");
  form.set(offers, "at once");
  expect(form.changes).toEqual({ offers: "at once" });
  form.set(offers, "deferred");
  expect(form.changes).toEqual({});
});

test("another table's settings are copied, and shown in words", () => {
  const table = {
    ...summary(),
    preset: "league",
    options: { offers: "deferred", turn_order: "passing", introductory: false, players: 3 },
  } as unknown as Table;
  const form = new Form(known, false, null);
  form.copy(table);
  expect(form.body()).toMatchObject({ preset: "league", options: { turn_order: "passing" } });
  expect(form.seats).toEqual(["me", "medium", "open"]);
  expect(agreed(form.kind, table)).toEqual([
    { name: "turn_order", label: "Turn order of the next round", value: "By passing" },
  ]);
});

test("a list shows the state of a game for the user", () => {
  const text = (more: object) => standingOf(summary(more) as unknown as TableSummary).text;
  expect(text({})).toBe("Your turn");
  expect(text({ my_turn: false, asked: [1] })).toBe("The computer is thinking");
  const result = { scores: [90, 120, 80], winners: [1], names: [] };
  expect(text({ status: "finished", result })).toBe("90 points, place 2");
  expect(text({ status: "finished", result: { ...result, winners: [0] } })).toBe("You won with 90 points");
  expect(text({ status: "finished", result, my_seats: [] })).toBe("Computer (Medium) won with 120 points");
});

test("a guest creates an account; a short password is reported before anything is sent", async () => {
  const account = { ...GUEST, kind: "account", login: "Mara" };
  const asked = serve({
    "GET /me": { user: GUEST, settings: {} },
    "GET /me/sessions": { sessions: [] },
    "POST /register": { user: account, settings: {} },
  });
  session.user = GUEST as never;
  session.known = true;
  render(AccountPage);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Your name"), "Mara");
  await user.type(screen.getByLabelText("Password"), "short");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  expect(screen.getByRole("alert").textContent).toContain("at least 8 characters");
  expect(asked.some((one) => one.method === "POST")).toBe(false);
  await user.type(screen.getByLabelText("Password"), " but longer");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  await screen.findByText("Signed in as Mara");
  expect(asked.find((one) => one.path === "/register")?.body).toEqual({ name: "Mara", password: "short but longer" });
});

test("settings take effect at once", async () => {
  serve({});
  render(SettingsPage);
  const user = userEvent.setup();
  const theme = screen.getByRole("radiogroup", { name: "Theme" });
  await user.click(within(theme).getByRole("radio", { name: "Dark" }));
  expect(document.documentElement.dataset.theme).toBe("dark");
  await user.click(await screen.findByRole("switch", { name: "lost spades" }));
  expect(settings.isQuiet("tm-warning-spades")).toBe(true);
  settings.set("theme", "system");
  settings.set("quiet", []);
});

test("devices are told apart by their user agents", () => {
  expect(deviceOf("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toEqual({
    browser: "Firefox",
    system: "Linux",
  });
  expect(deviceOf("curl/8")).toBeNull();
});

test("lines stay inside the chart, and labels do not overlap", () => {
  const { lines, marks } = linesOf(
    [
      [20, 30],
      [20, 20],
    ],
    { left: 0, top: 0, width: 10, height: 10 },
  );
  expect(lines[0]).toEqual({ points: "0,10 10,0", end: { x: 10, y: 0 }, last: 30 });
  expect(marks.map((mark) => mark.value)).toEqual([20, 25, 30]);
  expect(spread([5, 5, 40], 15)).toEqual([5, 20, 40]);
});
