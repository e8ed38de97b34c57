/** Our icons are characters of a font that is generated from the drawings. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { letter } from "$ui/icons";

const assets = join(import.meta.dirname, "../src/assets");
const read = (file: string) => readFileSync(join(assets, file), "utf8");

test("the font was generated from the current drawings", () => {
  const drawings = createHash("sha256").update(read("icons.svg")).digest("hex");
  expect(read("fonts/icons.of").trim(), "run client/scripts/icons.py").toBe(drawings);
});

test("every icon has its own character, which no language uses", () => {
  const names = [...read("icons.svg").matchAll(/id="i-([^"]+)"/g)].map(([, name]) => name ?? "");
  const letters = names.map(letter);
  expect(new Set(letters).size).toBe(names.length);
  for (const one of letters) expect(one).toMatch(/^[\uE000-\uF8FF]$/);
});
