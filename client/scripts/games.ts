/** The games' folders; a game's name is that of its folder with dashes. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../src/games", import.meta.url));

export const FOLDERS = readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

export const nameOf = (folder: string): string => folder.replaceAll("_", "-");
