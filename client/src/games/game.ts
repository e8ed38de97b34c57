/** What a game registers with the page, in its `index.ts` and nowhere else. */
import type { Component } from "svelte";
import type { Catalogue } from "$i18n/index.svelte";
import type { BoardProps, Part } from "$replay/board";
import type { Voice } from "$replay/voice";
import type { TableStore } from "$state/table.svelte";

export interface GameModule {
  /** The server's name for the game. */
  name: string;
  /** Its position in lists. */
  place: number;
  icon: string;
  /** The colour of its icon in lists. */
  colour: string;
  /** Messages for a table; its labels also word the warnings. */
  catalogues: Catalogue[];
  /** Reasons why something is not possible, loaded when somebody asks. */
  reasons: Catalogue;
  labels: Catalogue;
  /** Messages of the lessons, and the prefix of their keys. */
  learn: { catalogue: Catalogue; prefix: string };
  /** Messages for the values of its options. */
  optionWords?: Catalogue[];
  /** Defaults of the front page until the server has answered, and the usual number of players. */
  players: { counts: number[]; usual: number; usualNew: number };
  /** Warnings about waste; each can be switched off. */
  warnings: string[];
  art: () => Promise<{ default: Component }>;
  table: () => Promise<{ default: Component<{ store: TableStore }> }>;
  replay: {
    /** The views that a phone shows one at a time. */
    parts: Part[];
    board: () => Promise<{ default: Component<BoardProps> }>;
    voice: () => Promise<{ voice: Voice }>;
  };
}
