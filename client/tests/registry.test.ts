/** Games are registered in their own folder and nowhere else. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { GAMES } from "$games/registry";

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
const folders = readdirSync("src/games", { withFileTypes: true }).filter((entry) => entry.isDirectory());

test("every folder of a game registers itself", () => {
  expect(folders.map((folder) => folder.name.replaceAll("_", "-")).sort()).toEqual(
    GAMES.map((game) => game.name).sort(),
  );
});

test("no file outside a game's folder names the game", () => {
  const names = folders.flatMap(({ name }) => [name, name.replaceAll("_", "-")]);
  const naming = new RegExp(`["'/](${names.join("|")})["'/]`);
  const outside = files("src").filter((path) => /\.(ts|svelte)$/.test(path) && !/games\/\w+\//.test(path));
  expect(outside.length).toBeGreaterThan(100);
  expect(outside.filter((path) => naming.test(readFileSync(path, "utf8")))).toEqual([]);
});

test("no file is longer than 400 lines, and no folder holds more than 20 files", () => {
  const all = files("src").filter((path) => /\.(ts|svelte|css)$/.test(path));
  const long = all.filter((path) => readFileSync(path, "utf8").split("\n").length > 401);
  expect(long).toEqual([]);
  const counts = new Map<string, number>();
  for (const path of all) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > 20)).toEqual([]);
});
