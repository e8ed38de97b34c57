/** Every message that the page uses exists in every language, with the same parameters. */
import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { LANGUAGES, messages, preferredLanguage, t } from "$i18n/index.svelte";
import { GAMES } from "$games/registry";

const LOCALE = join(__dirname, "../../src/hexarch/locale");
const SOURCE = join(__dirname, "../src");

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

const catalogues = (language: string) => files(join(LOCALE, language)).filter((path) => path.endsWith(".ftl"));
const written = LANGUAGES.filter((language) => readdirSync(LOCALE).includes(language));

function keys(path: string): string[] {
  return new FluentResource(readFileSync(path, "utf8")).body.map((message) => message.id);
}

const english = new Set(catalogues("en").flatMap(keys));
const sources = files(SOURCE).filter((path) => /\.(ts|svelte)$/.test(path));

test("every literal message key in the page exists", () => {
  const missing: string[] = [];
  for (const path of sources) {
    const text = readFileSync(path, "utf8");
    for (const [, key] of text.matchAll(/"((?:page|tm|replay|origins)-[\w-]+)"/g)) {
      if (key && !key.endsWith("-") && !english.has(key)) missing.push(`${path}: ${key}`);
    }
  }
  expect(missing).toEqual([]);
});

test("every prefix of a composed message key matches a message", () => {
  const missing: string[] = [];
  for (const path of sources) {
    const text = readFileSync(path, "utf8");
    for (const [, prefix] of text.matchAll(/`((?:page|tm|replay|origins|building|cult|terrain|faction)-[\w-]*)\$\{/g)) {
      if (![...english].some((key) => key.startsWith(prefix ?? ""))) missing.push(`${path}: ${prefix}`);
    }
  }
  expect(missing).toEqual([]);
});

test.each(written.filter((language) => language !== "en"))("%s has every message of English", (language) => {
  const own = new Set(catalogues(language).flatMap(keys));
  expect([...english].filter((key) => !own.has(key))).toEqual([]);
});

test("no message is defined twice", () => {
  const all = catalogues("en").flatMap(keys);
  expect(all.filter((key, n) => all.indexOf(key) !== n)).toEqual([]);
});

test.each(LANGUAGES)("lists in %s are those of the browser", async (language) => {
  await messages.use(language);
  const theirs = new Intl.ListFormat(language, { type: "conjunction" });
  const words = ["oro", "higos", "2 monedas", "isla", "9 ó"];
  for (let count = 0; count <= words.length; count++) {
    expect(messages.list(words.slice(0, count))).toBe(theirs.format(words.slice(0, count)));
  }
  await messages.use("en");
});

test("messages have plural forms, and translate names in parameters", () => {
  expect(t("tm-goods-coins", { n: 1 })).toBe("1 coin");
  expect(t("tm-goods-coins", { n: 3 })).toBe("3 coins");
  expect(t("not-home-terrain", { hex: "E4", terrain: "terrain-lakes", home: "terrain-swamp" })).toBe(
    "E4 is lakes; you can build only on swamp.",
  );
});

test("a missing message is reported, and shown by its key", () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(t("page-nonsense")).toBe("page-nonsense");
  expect(reported).toHaveBeenCalledOnce();
  reported.mockRestore();
});

test("the browser's preferences choose the language", () => {
  expect(preferredLanguage(["de-DE", "hu-HU", "en"])).toBe("hu");
  expect(preferredLanguage(["de", "fr"])).toBe("en");
});

test("lists follow the language", () => {
  expect(messages.list(["1 coin", "2 workers", "1 priest"])).toBe("1 coin, 2 workers, and 1 priest");
});

test("every kind of warning can be switched off in the settings", () => {
  const named = [...english].filter((key) => /^[a-z]+-warning-.*-name$/.test(key)).map((key) => key.slice(0, -5));
  expect(GAMES.flatMap((game) => game.warnings).sort()).toEqual(named.sort());
});
