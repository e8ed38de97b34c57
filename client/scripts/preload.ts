/**
 * A page's chunks import further chunks, each of which costs a round trip. The first script of the page derives from the
 * address, the language, the width and the game what will be needed, and preloads all of it at once. It is inline in the
 * page; the server's policy allows no other inline script.
 */
import { readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin, Rollup } from "vite";
import { FOLDERS, nameOf } from "./games.ts";

/** The prefix of an address, and the components of that page. */
const PAGES: [string, string[]][] = [
  ["/table/", ["/pages/TablePage.svelte"]],
  ["/replay/", ["/replay/ReplayPage.svelte"]],
  ["/", ["/pages/FrontPage.svelte"]],
];
const START = '<script src="/start.js"></script>';

interface Files {
  pages: [string, string[]][];
  games: Record<string, { phone: string[]; desk: string[]; messages: Record<string, string[]> }>;
  /** For every page, by look; the clear look has none. */
  looks: Record<string, string[]>;
  /** For every page, by language. */
  messages: Record<string, string[]>;
}

/** Runs in the browser before any other script. */
function ask({ pages, games, looks, messages }: Files): void {
  const path = location.pathname;
  const table = /^\/table\/(\w+)$/.exec(path)?.[1];
  const game = games[document.documentElement.dataset.game ?? ""];
  function settings(): { language?: string; look?: string; textual?: boolean } {
    try {
      return (JSON.parse(localStorage.getItem("hexarch-settings") ?? "{}") as ReturnType<typeof settings> | null) ?? {};
    } catch {
      return {};
    }
  }
  const stored = settings();
  function chosen(): string {
    const wanted = stored.language ? [stored.language] : [...navigator.languages];
    return wanted.map((one) => one.slice(0, 2).toLowerCase()).find((one) => one in messages) ?? "en";
  }
  function hint(href: string, as: string): void {
    const link = document.createElement("link");
    link.rel = as ? "preload" : "modulepreload";
    if (as) link.as = as;
    link.crossOrigin = "";
    link.href = href;
    document.head.append(link);
  }
  const language = chosen();
  const page = pages.find(([start]) => (start === "/" ? path === start : path.startsWith(start)));
  const files = [messages[language], looks[String(stored.look)], page?.[1]].flatMap((some) => some ?? []);
  if (game) {
    const layout = matchMedia("(max-width: 900px)").matches ? game.phone : game.desk;
    // The text board needs neither layout.
    if (!stored.textual) files.push(...layout);
    files.push(...(game.messages[language] ?? []));
  }
  for (const file of new Set(files)) hint(`/${file}`, file.endsWith(".css") ? "style" : "");
  if (!table || location.search) return;
  hint(`/api/tables/${table}`, "fetch");
  if (game) hint(`/api/tables/${table}/state`, "fetch");
}

export function preload(start: string): Plugin {
  return {
    name: "preload",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === "chunk");
      const known = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => filesOf(chunk)));
      function filesOf(chunk: Rollup.OutputChunk, seen = new Set<string>()): string[] {
        if (seen.has(chunk.fileName)) return [];
        seen.add(chunk.fileName);
        const further = chunk.imports.flatMap((name) => {
          const found = bundle[name];
          return found?.type === "chunk" ? filesOf(found, seen) : [];
        });
        return [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? []), ...further];
      }
      /** Everything loaded with a module, without what the page already references. */
      const with_ = (...endings: string[]): string[] => {
        const found = endings.flatMap((ending) => {
          // A module in a shared file is imported through a small separate file, which imports the shared one.
          const chunk =
            chunks.find((one) => one.facadeModuleId?.endsWith(ending)) ??
            chunks.find((one) => one.moduleIds.some((id) => id.endsWith(ending)));
          if (!chunk) this.error(`There is no chunk with ${ending}.`);
          return filesOf(chunk);
        });
        return [...new Set(found)].filter((file) => !known.has(file));
      };
      const messagesOf = (catalogues: string): Record<string, string[]> => {
        const found: Record<string, string[]> = {};
        for (const chunk of chunks) {
          for (const id of chunk.moduleIds) {
            const language = new RegExp(`/locale/(\\w+)/(?:${catalogues})\\.ftl\\b`).exec(id)?.[1];
            if (language && !found[language]?.includes(chunk.fileName)) (found[language] ??= []).push(chunk.fileName);
          }
        }
        return found;
      };
      const games = FOLDERS.map((name) => {
        const folder = `/games/${name}/`;
        const main = `${folder}Table.svelte`;
        return [
          nameOf(name),
          {
            phone: with_(main, `${folder}table/Phone.svelte`),
            desk: with_(main, `${folder}table/Desk.svelte`),
            messages: messagesOf(`table|${name}(?:_labels)?`),
          },
        ] as const;
      });
      const files: Files = {
        pages: PAGES.map(([address, modules]) => [address, with_(...modules)]),
        games: Object.fromEntries(games),
        looks: { tabletop: with_("/looks/tabletop/index.ts") },
        messages: messagesOf("page"),
      };
      const index = bundle["index.html"];
      if (index?.type !== "asset" || typeof index.source !== "string" || !index.source.includes(START)) {
        this.error("The page has no place for its first script.");
      }
      const first = `${readFileSync(start, "utf8")}(${ask.toString()})(${JSON.stringify(files)});`;
      index.source = index.source.replace(START, () => `<script>${first}</script>`);
    },
    // It is inline in the page now, so nobody requests the file.
    writeBundle({ dir = "" }) {
      rmSync(join(dir, basename(start)), { force: true });
    },
  };
}
