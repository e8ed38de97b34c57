/** The page's messages: the build parses the catalogues and lists them for each language. */
import { FluentResource } from "@fluent/bundle";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALE = fileURLToPath(new URL("../../src/hexarch/locale", import.meta.url));
const ALL = "virtual:catalogues";

/** The source of an object whose members load one module each. */
const loaders = (modules: [name: string, id: string][]): string =>
  `export default { ${modules.map(([name, id]) => `${name}: () => import("${id}")`).join(", ")} }`;

const languages = (): string[] =>
  readdirSync(LOCALE, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name.length === 2 ? [entry.name] : [],
  );

const named = (language: string): string[] =>
  readdirSync(`${LOCALE}/${language}`).flatMap((file) => (file.endsWith(".ftl") ? [file.slice(0, -4)] : []));

/**
 * A first visit loads the list of languages and the catalogues of its own language: the file names of all languages would
 * be a large part of the download.
 */
export const catalogues: Plugin = {
  name: "catalogues",
  resolveId: (id) => (id.startsWith(ALL) ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith(`\0${ALL}`)) return null;
    const language = id.slice(ALL.length + 2);
    if (!language) return loaders(languages().map((one) => [one, `${ALL}/${one}`]));
    return loaders(named(language).map((name) => [name, `${LOCALE}/${language}/${name}.ftl`]));
  },
  /** Parsed at build time, because a phone reads JSON much faster than it parses messages. */
  transform(source, id) {
    if (!id.endsWith(".ftl")) return null;
    const messages = JSON.stringify(JSON.stringify(new FluentResource(source).body));
    return { code: `export default JSON.parse(${messages})`, map: null };
  },
};
