/** What a game passes to the frames of a table: wide, on a phone, as text and in a replay. */
import type { Component } from "svelte";
import type { Choice } from "$api/types";
import type { TableStore } from "$state/table.svelte";
import type { Goods, Outcome } from "../choosing/outcome";
import type { CommonPosition, TableGame } from "../game.svelte";
import type { Explanation } from "../text/explain";

/** A layout, loaded on demand. */
export type Part<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

// Not an interface, because those lack the index signature that component properties need.
export type DeskProps = {
  openMenu?: () => void;
  /** In a replay, the list of moves in place of the log. */
  moves?: Component;
};

export interface TableParts<
  P extends CommonPosition<F>,
  C extends Choice & Outcome,
  F extends string,
  G extends TableGame<P, C, F> = TableGame<P, C, F>,
> {
  /** Create the game and provide it to the component that is being set up. */
  open: (store: TableStore) => G;
  explain: (game: G, key: string) => Explanation | null;
  /** In a comparison with the draft, it starts from the position before the draft. */
  Outcome: Component<{ option: C; drafted?: C }>;
  Amounts: Component<{ goods: Goods; sign: "±"; size: "xs" }>;
  text: Part<{ openMenu: () => void }>;
  phone: Part<{ openMenu: () => void }>;
  desk: Part<DeskProps>;
  /** Load what the first view does not need. */
  rest: () => Promise<unknown>;
}
