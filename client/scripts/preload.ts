/**
 * What a page needs is named in chunks that name further chunks, each a journey to the server. The first script of the
 * page knows from the address and the language what will be asked for, and asks for all of it at once.
 */
import { readFileSync } from "node:fs";
import type { Plugin, Rollup } from "vite";

/** The beginning of an address, and the component that is shown there. */
const PAGES: [string, string][] = [
  ["/table/", "/pages/TablePage.svelte"],
  ["/replay/", "/replay/ReplayPage.svelte"],
  ["/", "/pages/FrontPage.svelte"],
];
/** Catalogues of every page. */
const MESSAGES = /\/locale\/(\w+)\/(?:page|server)\.ftl\b/;

/** Runs in the browser, before everything else. */
function ask(pages: [string, string[]][], messages: Record<string, string[]>): void {
  const path = location.pathname;
  const page = pages.find(([start]) => (start === "/" ? path === start : path.startsWith(start)));
  let wanted: string[] = [...navigator.languages];
  try {
    const { language } = JSON.parse(localStorage.getItem("hexarch-settings") ?? "{}") as { language?: string };
    if (language) wanted = [language];
  } catch {
    // The browser's choice stands.
  }
  const language = wanted.map((one) => one.slice(0, 2).toLowerCase()).find((one) => one in messages) ?? "en";
  const hint = (href: string, as: string) => {
    const link = document.createElement("link");
    link.rel = as ? "preload" : "modulepreload";
    if (as) link.as = as;
    link.crossOrigin = "";
    link.href = href;
    document.head.append(link);
  };
  for (const file of [...(messages[language] ?? []), ...(page?.[1] ?? [])]) {
    hint(`/${file}`, file.endsWith(".css") ? "style" : "");
  }
  const table = /^\/table\/(\w+)$/.exec(path)?.[1];
  if (table && !location.search) hint(`/api/tables/${table}`, "fetch");
}

export function preload(start: string): Plugin {
  return {
    name: "preload",
    apply: "build",
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
      const pages = PAGES.map(([address, module]): [string, string[]] => {
        const chunk = chunks.find((one) => one.facadeModuleId?.endsWith(module));
        if (!chunk) this.error(`There is no chunk for ${module}.`);
        return [address, filesOf(chunk).filter((file) => !known.has(file))];
      });
      const messages: Record<string, string[]> = {};
      for (const chunk of chunks) {
        const language = MESSAGES.exec(chunk.facadeModuleId ?? "")?.[1];
        if (language) (messages[language] ??= []).push(chunk.fileName);
      }
      const source = `${readFileSync(start, "utf8")}(${ask.toString()})(${JSON.stringify(pages)},${JSON.stringify(messages)});\n`;
      this.emitFile({ type: "asset", fileName: "start.js", source });
    },
  };
}
