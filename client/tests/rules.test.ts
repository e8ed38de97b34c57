/** The rules help: every numbered rule belongs to one topic, every topic has a text, and the search finds words. */
import { FluentResource } from "@fluent/bundle";
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { matchRoute, router } from "$app/router.svelte";
import RulesPage from "$pages/RulesPage.svelte";
import { blocksOf, marked } from "$pages/rules/search";
import { BOOKS, numberOf, topicOf } from "$pages/rules/topics";
import { serve } from "./server";

const ROOT = join(__dirname, "../..");

beforeEach(() => {
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  serve({});
});

test.each(BOOKS)("every numbered rule of $game is in one topic", (book) => {
  const list = readFileSync(join(ROOT, `tests/rules/${book.game.replace("-", "_")}.txt`), "utf8");
  const rules = [...list.matchAll(/^((?:TM|OR)-\d+) /gm)].map((match) => match[1]);
  const explained = book.topics.flatMap((topic) =>
    topic.rules.flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, n) => numberOf(book, first + n)),
    ),
  );
  expect(explained.toSorted()).toEqual(rules.toSorted());
});

test.each(BOOKS)("every topic of $game has a title and a text, and nothing is left over", (book) => {
  const file = join(ROOT, `src/hexarch/locale/en/${book.catalogue}.ftl`);
  const keys = new FluentResource(readFileSync(file, "utf8")).body.map((message) => message.id);
  const wanted = book.topics.flatMap(({ name }) => [`${book.prefix}-${name}`, `${book.prefix}-${name}-text`]);
  expect(keys.toSorted()).toEqual(wanted.toSorted());
});

test("a number leads to its topic, however it is typed", () => {
  expect(topicOf("TM-131")?.topic.name).toBe("build");
  expect(topicOf("or40")?.topic.name).toBe("set-up");
  expect(topicOf("TM-999")).toBeNull();
  expect(topicOf("bridge")).toBeNull();
});

test("paragraphs and lists", () => {
  expect(blocksOf("One\nline.\n\n- a\n- b")).toEqual([
    { kind: "text", text: "One line." },
    { kind: "list", items: ["a", "b"] },
  ]);
});

test("matches are marked, with or without accents", () => {
  expect(marked("Építés és híd", ["hid"])).toEqual([
    { text: "Építés és ", found: false },
    { text: "híd", found: true },
  ]);
});

test("the page finds words and numbers, and says when nothing matches", async () => {
  router.go("/rules/terra-mystica");
  render(RulesPage);
  const search = screen.getByRole("searchbox", { name: "Search the rules" });
  const look = (text: string) => fireEvent.input(search, { target: { value: text } });
  const title = (text: string) => screen.queryByText(text, { selector: "h2 span" });
  await waitFor(() => expect(title("Towns")).not.toBeNull());
  await look("sandstorm");
  expect(title("Fakirs and Nomads")).not.toBeNull();
  expect(title("Towns")).toBeNull();
  await look("OR-200");
  await waitFor(() => expect(title("Close a district")).not.toBeNull());
  await look("xylophone");
  screen.getByText("No topic matches");
});

test("addresses lead to their pages", () => {
  const page = (path: string) => matchRoute(new URL(path, "http://x")).page;
  expect(page("/")).toBe("front");
  expect(page("/rules/origins/zodiac")).toBe("rules");
  expect(page("/replay/k3v9")).toBe("replay");
  expect(page("/analysis/k3v9")).toBe("analysis");
  expect(page("/import")).toBe("import");
  expect(page("/nowhere")).toBe("missing");
  expect(matchRoute(new URL("http://x/table/k3v9?invitation=a")).query.get("invitation")).toBe("a");
});
