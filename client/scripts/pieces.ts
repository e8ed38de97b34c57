/** Which modules share a file: many small files cost a request each, and a large one holds what nobody asked for. */
import type { Plugin, Rollup } from "vite";
import { FOLDERS } from "./games.ts";

const NAMES = FOLDERS.join("|");
const GAMES = `/games/(${NAMES})`;
/** Only on a wide screen, or when it is asked for. */
const LATER = "chrome/(?:TableMenu|KeysHelp|TopBar|Head)|choosing/Typed|dock/Dock\\.|log/(?:Chat|Log)|text/Text";
/** What names a piece, and what it takes with all that needs; the first one that wants a module has it. */
const PIECES: [RegExp, string][] = [
  [/\/locale\/(\w+)\/(?:page|server)\.ftl$/, "words-$1"],
  [new RegExp(`/locale/(\\w+)/(${NAMES})(?:_labels)?\\.ftl$`), "$2-$1"],
  [new RegExp(`/pages/TablePage.svelte$|/src/table/(?!${LATER})`), "table"],
  [new RegExp(`/src/table/(?:chrome/(?:TopBar|Head)|choosing/Typed|dock/Dock\\.|log/Log)`), "desk"],
  [new RegExp(`/pages/FrontPage.svelte$|${GAMES}/Art.svelte$`), "front"],
  [/\/src\/looks\/(\w+)\//, "look-$1"],
  // A game as a phone shows it at once, then all of it.
  [new RegExp(`${GAMES}/(?:Table|table/Phone).svelte$`), "$1"],
  [new RegExp(`${GAMES}/table/(?:Desk|Views).svelte$`), "$1-all"],
];
/** What is everywhere. */
const SHARED =
  /\/client\/src\/(?:app|api|i18n|state|ui|pages\/(?:parts|frame))\/|\/src\/looks\/look\.|\/terra_mystica\/board\/(?:geometry\.ts|Inked\.svelte)$/;

function nameOf(id: string, [test, name]: [RegExp, string]): string | null {
  const found = test.exec(id);
  return found && name.replace(/\$(\d)/g, (_, n: string) => found[Number(n)] ?? "");
}

export const pieces = [
  { name: "shared", test: SHARED, minShareCount: 2, priority: PIECES.length + 1 },
  ...PIECES.map((piece, n) => ({
    name: (id: string) => nameOf(id, piece),
    debugName: piece[1],
    priority: PIECES.length - n,
  })),
];

/**
 * A shared file with several entry points gets a small file for each, which only re-exports. Imports are rewritten to go
 * straight to the shared file: that saves 5 to 7 requests of a first visit.
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
