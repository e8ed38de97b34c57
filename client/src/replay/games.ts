/** The games that can be replayed: their boards and words, loaded when they are needed. */
import type { Component } from "svelte";
import type { Catalogue } from "$i18n/index.svelte";
import type { PastStore } from "./past.svelte";
import type { Voice } from "./voice";

export interface Part {
  id: string;
  icon: string;
}

export interface BoardProps {
  store: PastStore;
  /** On a small screen only one part of the table is shown. */
  part: string | null;
  /** The list of moves, where the board has room for it. */
  moves: Component;
  /** Whose move is on the screen. */
  mover: number;
}

export interface GameReplay {
  catalogues: Catalogue[];
  parts: Part[];
  board: () => Promise<{ default: Component<BoardProps> }>;
  voice: () => Promise<{ voice: Voice }>;
}

export const GAMES: Record<string, GameReplay> = {
  "terra-mystica": {
    catalogues: ["terra_mystica", "terra_mystica_labels"],
    parts: [
      { id: "map", icon: "map" },
      { id: "players", icon: "users" },
      { id: "tiles", icon: "town" },
    ],
    board: () => import("$games/terra_mystica/replay/Board.svelte"),
    voice: () => import("$games/terra_mystica/replay/voice"),
  },
  origins: {
    catalogues: ["origins", "origins_labels"],
    parts: [
      { id: "city", icon: "palace" },
      { id: "sites", icon: "mothership" },
      { id: "market", icon: "dwelling" },
      { id: "tracks", icon: "ztemple" },
    ],
    board: () => import("$games/origins/replay/Board.svelte"),
    voice: () => import("$games/origins/replay/voice"),
  },
};
