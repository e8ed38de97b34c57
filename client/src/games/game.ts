/** What a game registers with the page, in its `index.ts` and nowhere else. */
import type { Component } from "svelte";
import type { Catalogue } from "$i18n/index.svelte";
import type { BoardProps, Part } from "$replay/board";
import type { Voice } from "$replay/voice";
import type { TableStore } from "$state/table.svelte";

export interface GameModule {
  /** As the server calls it. */
  name: string;
  /** Its place in lists. */
  place: number;
  icon: string;
  /** The colour of its icon in lists. */
  colour: string;
  /** Words of a table; the labels are also those of warnings. */
  catalogues: Catalogue[];
  /** Why something is not possible, which nobody reads before asking. */
  reasons: Catalogue;
  labels: Catalogue;
  /** The words of its lessons, and how their keys begin. */
  learn: { catalogue: Catalogue; prefix: string };
  /** Words for the values of its options. */
  optionWords?: Catalogue[];
  /** What the front page offers before the server has said so, and the usual number at a new table. */
  players: { counts: number[]; usual: number; usualNew: number };
  /** Warnings before waste; each can be switched off. */
  warnings: string[];
  art: () => Promise<{ default: Component }>;
  table: () => Promise<{ default: Component<{ store: TableStore }> }>;
  replay: {
    /** What a small screen shows one at a time. */
    parts: Part[];
    board: () => Promise<{ default: Component<BoardProps> }>;
    voice: () => Promise<{ voice: Voice }>;
  };
}
