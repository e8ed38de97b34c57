/** Modules loaded at once use only messages of catalogues loaded with them; others are missing at the first draw. */
import { FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const SOURCE = resolve("src");
const ENGLISH = "../src/hexarch/locale/en";

/** The catalogue of every message. */
const homes = new Map(
  readdirSync(ENGLISH).flatMap((file) => {
    const { body } = new FluentResource(readFileSync(join(ENGLISH, file), "utf8"));
    return body.map((message) => [message.id, file.replace(".ftl", "")] as const);
  }),
);

const codeOf = (path: string): string => readFileSync(path, "utf8").replace(/<style>[\s\S]*<\/style>/, "");

function found(name: string, from: string): string[] {
  if (!/^[$.]/.test(name)) return [];
  const path = name.startsWith("$") ? join(SOURCE, name.slice(1)) : join(dirname(from), name);
  return [path, `${path}.ts`, join(path, "index.ts")]
    .filter((one) => /\.(ts|svelte)$/.test(one) && existsSync(one))
    .slice(0, 1);
}

/** Modules that come with these, without what they import later. */
function loaded(...roots: string[]): Set<string> {
  const all = new Set<string>();
  const next = roots.map((root) => join(SOURCE, root));
  for (let path = next.pop(); path; path = next.pop()) {
    if (all.has(path)) continue;
    all.add(path);
    for (const [, type, name = ""] of codeOf(path).matchAll(
      /^\s*(?:import|export) (type )?(?:[^"'();]* from )?"([^"]+)";/gm,
    )) {
      if (!type) next.push(...found(name, path));
    }
  }
  return all;
}

/** Literal keys of catalogues that are not loaded, each with the module that uses it. */
function foreign(modules: Set<string>, catalogues: string[], allowed: RegExp): string[] {
  return [...modules].flatMap((path) =>
    [...codeOf(path).matchAll(/["'`]([a-z][\w-]+)["'`]/g)].flatMap(([, key = ""]) => {
      const home = homes.get(key);
      return home && !catalogues.includes(home) && !allowed.test(key) ? [`${path.slice(SOURCE.length)}: ${key}`] : [];
    }),
  );
}

/** Used only with a clock, whose messages come with it; compared but not shown; and a word of the rules. */
const ELSEWHERE = /^pace-|^server-outcome-unknown$|^river$/;

test("the front page", () => {
  const modules = loaded("app/main.ts", "app/App.svelte", "pages/FrontPage.svelte");
  expect(modules.size).toBeGreaterThan(30);
  expect(foreign(modules, ["page"], ELSEWHERE)).toEqual([]);
});

test.each(["origins", "terra_mystica"])("a table of %s", (game) => {
  const own = ["Table.svelte", "table/Desk.svelte", "table/Phone.svelte"].map((name) => `games/${game}/${name}`);
  const modules = loaded("pages/TablePage.svelte", ...own);
  expect(modules.size).toBeGreaterThan(80);
  expect(foreign(modules, ["page", "table", game, `${game}_labels`], ELSEWHERE)).toEqual([]);
});

test.each([
  ["pages/TablesPage.svelte", "lobby"],
  ["pages/GamesPage.svelte", "lobby"],
  ["pages/CreatePage.svelte", "lobby"],
  ["pages/AccountPage.svelte", "account"],
  ["pages/RecoverPage.svelte", "account"],
  ["pages/ModerationPage.svelte", "account"],
  ["pages/SettingsPage.svelte", "settings"],
  ["pages/MissingPage.svelte", "page"],
])("%s", (page, catalogue) => {
  expect(foreign(loaded(page), ["page", catalogue], ELSEWHERE)).toEqual([]);
});
