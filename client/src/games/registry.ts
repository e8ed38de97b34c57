/** The games of this page: every folder here with an `index.ts`. */
import type { GameModule } from "./game";

const found = import.meta.glob<GameModule>("./*/index.ts", { import: "default", eager: true });

const byPlace = (a: GameModule, b: GameModule) => a.place - b.place;

export const GAMES: readonly GameModule[] = Object.values(found).sort(byPlace);

/** Catalogues that name the values of options, such as factions. */
export const OPTION_WORDS = GAMES.flatMap((game) => game.optionWords ?? []);

export const gameNamed = (name: string | undefined): GameModule | undefined => GAMES.find((game) => game.name === name);
