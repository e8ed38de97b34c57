/** The lessons of every game, and those that the user has done. */
import { get } from "$api/http";
import { gameNamed } from "$games/registry";
import type { GameLessons } from "$generated/openapi";
import { messages } from "$i18n/index.svelte";
import { settings } from "$state/settings.svelte";

let asked: Promise<GameLessons[]> | null = null;

/** They never change while the server runs. */
export function allLessons(): Promise<GameLessons[]> {
  asked ??= get<GameLessons[]>("/lessons").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export const FIRST_GAME = "first-game";

export const lessonId = (game: string, name: string) => `${game}/${name}`;

export const isDone = (game: string, name: string) => settings.values.learned.includes(lessonId(game, name));

export function setDone(game: string, name: string): void {
  if (!isDone(game, name)) settings.set("learned", [...settings.values.learned, lessonId(game, name)]);
}

/** The prefix of the message keys of a game's lessons. */
export const prefixOf = (game: string) => gameNamed(game)?.learn.prefix ?? "learn";

/** The messages of a game's lessons and of the coach. */
export const needWords = (...games: string[]) =>
  messages.need("learn", ...games.flatMap((game) => gameNamed(game)?.learn.catalogue ?? []));
