/**
 * Decides which modules share a file: many small files cost a request each, and a large one contains unneeded code. What
 * a first visit loads is computed from the imports; a module that is imported on demand gets its own file, whatever its
 * folder.
 */
import type { Plugin, Rollup } from "vite";
import { FOLDERS } from "./games.ts";

const NAMES = FOLDERS.join("|");
/** Modules that are assigned by their names alone. */
const NAMED: [RegExp, string][] = [
  [/^\0virtual:catalogues\/(\w+)$|\/locale\/(\w+)\/page\.ftl$/, "words-$1$2"],
  [/\/locale\/(\w+)\/table\.ftl$/, "table-$1"],
  [new RegExp(`/locale/(\\w+)/(${NAMES})(?:_labels)?\\.ftl$`), "$2-$1"],
  [/\/src\/looks\/(\w+)\//, "look-$1"],
];
/** Modules shared by several pages, in addition to those shared by all. */
const COMMON = /\/node_modules\/|\/client\/src\/(?:app|api|i18n|state|ui|pages\/(?:parts|frame))\//;

/** These get a separate file: they wait for the messages, whose file needs the shared one. */
const FIRST = /\/app\/(?:main\.ts|App\.svelte|styles\/)/;

type Imports = Pick<Rollup.PluginContext, "getModuleIds" | "getModuleInfo">;

/** Everything loaded with the modules whose names have these endings. */
function loaded(graph: Imports, ...endings: string[]): Set<string> {
  const found = new Set<string>();
  const next = [...graph.getModuleIds()].filter((id) => endings.some((ending) => id.endsWith(ending)));
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    next.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

const all = (...sets: Set<string>[]): Set<string> => new Set(sets.flatMap((set) => [...set]));

function nameOf(id: string): string | undefined {
  for (const [test, name] of NAMED) {
    const found = test.exec(id);
    if (found) return name.replace(/\$(\d)/g, (_, n: string) => found[Number(n)] ?? "");
  }
  return undefined;
}

/** Assign a file to every module that a first view needs. The first matching rule wins. */
function assign(graph: Imports): Map<string, string> {
  const files = new Map<string, string>();
  const put = (file: string, ids: Iterable<string>, when: (id: string) => boolean = () => true) => {
    for (const id of ids) if (!files.has(id) && when(id)) files.set(id, file);
  };
  for (const id of graph.getModuleIds()) {
    const name = nameOf(id);
    if (name) files.set(id, name);
  }

  const front = loaded(graph, "/pages/FrontPage.svelte", ...FOLDERS.map((game) => `/games/${game}/Art.svelte`));
  const games = FOLDERS.map((game) => {
    const of = (file: string) => loaded(graph, `/games/${game}/${file}`);
    return { game, table: of("Table.svelte"), phone: of("table/Phone.svelte"), desk: of("table/Desk.svelte") };
  });
  const tables = all(loaded(graph, "/pages/TablePage.svelte"), ...games.map(({ table }) => table));
  const phones = all(...games.map(({ phone }) => phone));
  const desks = all(...games.map(({ desk }) => desk));
  const layouts = all(tables, phones, desks);
  const common = (id: string) => COMMON.test(id);

  put("shared", loaded(graph, "/app/main.ts"), (id) => !FIRST.test(id));
  put("shared", front, (id) => layouts.has(id));
  put("lists", front, common);
  put("front", front);
  for (const { game, table, phone, desk } of games) {
    const own = (id: string) => id.includes(`/games/${game}/`);
    put(game, table, own);
    put(game, phone, (id) => own(id) && desk.has(id));
    put(`${game}-phone`, phone, own);
    put(`${game}-desk`, desk, own);
  }
  put("common", layouts, common);
  put("table", tables);
  put("table", phones, (id) => desks.has(id));
  put("phone", phones);
  put("desk", desks);
  return files;
}

let files = new Map<string, string>();
export const split: Plugin = {
  name: "split",
  apply: "build",
  buildEnd() {
    files = assign(this);
  },
};

export const pieces = [
  { name: (id: string) => files.get(id) ?? null, priority: 2, includeDependenciesRecursively: false },
  { name: "more", test: COMMON, minShareCount: 2, priority: 1, includeDependenciesRecursively: false },
];
/**
 * A shared file with several entry points gets a small file for each, which only re-exports. Imports are rewritten to go
 * straight to the shared file: that saves 5 requests of a first visit to the front page and 8 to a table.
 */
export const pointers: Plugin = {
  name: "pointers",
  apply: "build",
  enforce: "post",
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file): file is Rollup.OutputChunk => file.type === "chunk");
    for (const pointer of chunks) {
      const [, name, piece] = /^export\{(\w+) as default\}from"\.\/([\w.-]+)";\s*$/.exec(pointer.code) ?? [];
      if (!name || !piece) continue;
      const file = pointer.fileName.replace(/^assets\//, "");
      for (const chunk of chunks) {
        chunk.code = chunk.code
          .replaceAll(`import(\`./${file}\`)`, `import(\`./${piece}\`).then(e=>({default:e.${name}}))`)
          .replaceAll(pointer.fileName, `assets/${piece}`);
        if (chunk !== pointer && chunk.code.includes(file)) this.error(`${chunk.fileName} still asks for ${file}.`);
      }
      Reflect.deleteProperty(bundle, pointer.fileName);
    }
  },
};
