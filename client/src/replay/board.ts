/** What a replay passes to a game's board. */
import type { Component } from "svelte";
import type { PastStore } from "./past.svelte";

export interface Part {
  id: string;
  icon: string;
}

export interface BoardProps {
  store: PastStore;
  /** The view to show on a phone. */
  part: string | null;
  /** The list of moves, if the board has room for it. */
  moves: Component;
  /** Whose move is shown. */
  mover: number;
}
