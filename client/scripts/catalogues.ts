/** The words of the page: catalogues of messages, which the build parses, and for each language the list of them. */
import { FluentResource } from "@fluent/bundle";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const LOCALE = fileURLToPath(new URL("../../src/hexarch/locale", import.meta.url));
const ALL = "virtual:catalogues";

/** An object whose members load a module each. */
const loaders = (modules: [name: string, id: string][]): string =>
  `export default { ${modules.map(([name, id]) => `${name}: () => import("${id}")`).join(", ")} }`;

const languages = (): string[] =>
  readdirSync(LOCALE, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name.length === 2 ? [entry.name] : [],
  );

const named = (language: string): string[] =>
  readdirSync(`${LOCALE}/${language}`).flatMap((file) => (file.endsWith(".ftl") ? [file.slice(0, -4)] : []));

/**
 * A first visit knows the languages and the catalogues of its own: the names of all files of all languages would be a
 * large part of what it loads.
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
  /** Parsed: a phone reads that much faster than it could parse the messages. */
  transform(source, id) {
    if (!id.endsWith(".ftl")) return null;
    const messages = JSON.stringify(JSON.stringify(new FluentResource(source).body));
    return { code: `export default JSON.parse(${messages})`, map: null };
  },
};
