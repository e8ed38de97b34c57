/** What a game hands to the frames of a table, wide, on a phone, in words and in a replay. */
import type { Component } from "svelte";
import type { Choice } from "$api/types";
import type { TableStore } from "$state/table.svelte";
import type { Goods, Outcome } from "../choosing/outcome";
import type { Shown, TableGame } from "../game.svelte";
import type { Explanation } from "../text/explain";

/** A layout, fetched when it is wanted. */
export type Part<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

// Not an interface: those lack the index that a component's properties need.
export type DeskProps = {
  openMenu?: () => void;
  /** In a replay: the list of moves, where a table shows its log. */
  moves?: Component;
};

export interface TableParts<
  P extends Shown<F>,
  C extends Choice & Outcome,
  F extends string,
  G extends TableGame<P, C, F> = TableGame<P, C, F>,
> {
  /** Makes the game and gives it to the components below the one that is being set up. */
  open: (store: TableStore) => G;
  explain: (game: G, key: string) => Explanation | null;
  /** Compared with what is drafted, it starts from the position before that. */
  Outcome: Component<{ option: C; drafted?: C }>;
  Amounts: Component<{ goods: Goods; sign: "±"; size: "xs" }>;
  text: Part<{ openMenu: () => void }>;
  phone: Part<{ openMenu: () => void }>;
  desk: Part<DeskProps>;
  /** What the first picture does without. */
  rest: () => Promise<unknown>;
}
