/** The games that can be played. This never changes while the server runs, so it is loaded once. */
import { get } from "$api/http";
import { messages, t } from "$i18n/index.svelte";
import type { Catalogue } from "$api/types";
import type { GameKind, Level } from "$generated/openapi";

let asked: Promise<Catalogue> | null = null;

export function catalogue(): Promise<Catalogue> {
  asked ??= get<Catalogue>("/catalogue").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

/** The levels offered to people: those of measured strength, or all if none is measured. */
export function levelsForPeople(levels: Level[]): Level[] {
  const measured = levels.filter((level) => level.strength !== null);
  return measured.length > 1 ? measured : levels;
}

/** The levels offered for a seat, including the seat's own level, which a program may have chosen. */
export function levelsOffered(levels: Level[], game: string, own: string | null = null): Level[] {
  const offered = new Set(levelsForPeople(levels).filter((level) => level.games.includes(game)));
  return levels.filter((level) => offered.has(level) || level.name === own);
}

/** A reasonable default opponent. */
export function usualLevel(levels: Level[]): string {
  const offered = levelsForPeople(levels);
  return (offered.find((level) => level.name === "medium") ?? offered.at(-1))?.name ?? "";
}

/** A level's strength: points in the game if measured, or its place among the levels for people. */
export function strengthOf(level: Level | undefined, levels: Level[], game: string): string | null {
  if (!level || level.strength === null) return null;
  const points = level.points[game];
  if (points !== undefined) return t("page-level-points", { points });
  return t("page-level-strength", { strength: level.strength, most: mostOf(levels) });
}

/** The level's name with its strength. */
export function fullName(level: Level, levels: Level[]): string {
  if (level.strength === null) return levelName(level);
  const { strength } = level;
  return t("page-level-with-strength", { level: levelName(level), strength, most: mostOf(levels) });
}

const mostOf = (levels: Level[]) => Math.max(...levels.map((level) => level.strength ?? 0));

export function levelName(level: Level): string {
  return messages.has(level.label) ? t(level.label) : level.name;
}

export function gameOf(known: Catalogue, name: string): GameKind | undefined {
  return known.games.find((game) => game.name === name);
}
