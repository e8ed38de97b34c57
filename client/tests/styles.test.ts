/** Styles use only the type scale and the breakpoints of tokens.css. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  );
}

const STYLES = files("src")
  .filter((path) => /\.(svelte|css)$/.test(path))
  .map((path) => {
    const text = readFileSync(path, "utf8");
    return { path, css: path.endsWith(".css") ? text : (/<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "") };
  });

const BREAKPOINTS = ["width <= 700px", "width > 700px", "width <= 900px", "width >= 1400px", "width >= 1800px"];
/** The front page's second column needs more room than any other. */
const OTHERS = ["src/pages/FrontPage.svelte: width <= 1040px"];
/** Steps between those of the scale, each in one or two places, and the large logo. */
const SIZES = ["13.6px", "20px", "24px", "56px"];

test("every width in a media query is one of the breakpoints", () => {
  const used = STYLES.flatMap(({ path, css }) =>
    [...css.matchAll(/@media ([^{]*)\{/g)].flatMap(([, query = ""]) =>
      [...query.matchAll(/\(([^)]*width[^)]*)\)/g)].map(([, width = ""]) => ({ path, width })),
    ),
  );
  expect(used.length).toBeGreaterThan(20);
  const odd = used.filter(({ width }) => !BREAKPOINTS.includes(width)).map(({ path, width }) => `${path}: ${width}`);
  expect(odd).toEqual(OTHERS);
});

test("every font size is a step of the type scale", () => {
  const odd = STYLES.flatMap(({ path, css }) =>
    [...css.matchAll(/font-size: ([\d.]+px)/g)].flatMap(([, size = ""]) =>
      SIZES.includes(size) ? [] : [`${path}: ${size}`],
    ),
  );
  expect(odd).toEqual([]);
});
