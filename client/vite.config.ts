import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import { defineConfig } from "vitest/config";
import { catalogues } from "./scripts/catalogues.ts";
import { compress } from "./scripts/compress.ts";
import { pieces, pointers, split } from "./scripts/pieces.ts";
import { preload } from "./scripts/preload.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Source folders that other folders import as `$folder/...`. */
const FOLDERS = [
  "app",
  "api",
  "games",
  "i18n",
  "learn",
  "looks",
  "pages",
  "people",
  "puzzles",
  "replay",
  "state",
  "studies",
  "table",
  "ui",
];

/** Imports the engine's data files as modules, so that every number is defined only once. */
const toml = {
  name: "toml",
  transform(source: string, id: string) {
    return id.endsWith(".toml") ? { code: `export default ${JSON.stringify(parse(source))}`, map: null } : null;
  },
};

export default defineConfig({
  plugins: [svelte(), toml, catalogues, split, pointers, preload(here("./public/start.js")), compress],
  resolve: {
    alias: {
      ...Object.fromEntries(FOLDERS.map((folder) => [`$${folder}`, here(`./src/${folder}`)])),
      $generated: here("./generated"),
      $locale: here("../src/hexarch/locale"),
      $engine: here("../src/hexarch/games"),
    },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/hexarch/server/static"),
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // the first that know light-dark()
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: pieces,
        },
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env.HEXARCH_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    // Generous, because a busy machine must not fail tests.
    testTimeout: 60_000,
  },
});
