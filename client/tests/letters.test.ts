/** The small files of our font contain every character in our catalogues. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const LOCALE = "../src/hexarch/locale";
/** Characters that the full font does not have either. */
const NOWHERE = "←→●";

/** The characters of the font faces whose files are ours. */
function ours(): Set<string> {
  const css = readFileSync("src/app/styles/fonts.css", "utf8");
  const faces = css.split("@font-face").filter((face) => face.includes("assets/fonts"));
  const ranges = faces.flatMap((face) => [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]);
  const letters = ranges.flatMap(([, first = "", last = first]) => {
    const from = parseInt(first, 16);
    return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, n) => String.fromCodePoint(from + n));
  });
  return new Set(letters);
}

test.each(
  readdirSync(LOCALE, { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() && one.name.length === 2 ? [one.name] : [],
  ),
)("%s needs no other file", (language) => {
  const files = readdirSync(`${LOCALE}/${language}`).filter((name) => name.endsWith(".ftl"));
  const written = new Set(files.flatMap((name) => [...readFileSync(`${LOCALE}/${language}/${name}`, "utf8")]));
  const known = ours();
  expect([...written].filter((letter) => letter > " " && !known.has(letter) && !NOWHERE.includes(letter))).toEqual([]);
});

test("every file of the fonts is where the stylesheet looks for it", () => {
  const css = readFileSync("src/app/styles/fonts.css", "utf8");
  const paths = [...css.matchAll(/url\("(\.[^"]+)"\)/g)].map(([, path]) => path ?? "");
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) expect(existsSync(join("src/app/styles", path)), path).toBe(true);
});
