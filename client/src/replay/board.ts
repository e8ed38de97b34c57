/** What a replay hands to a game's board. */
import type { Component } from "svelte";
import type { PastStore } from "./past.svelte";

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
