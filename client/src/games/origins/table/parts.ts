/** What the common frames of a table need to show Origins: First Builders. */
import type { OptionView, PositionView } from "../views";
import type { TableStore } from "$state/table.svelte";
import type { TableParts } from "$table/chrome/table_parts";
import { Game, setGame, type Figure } from "../game.svelte";
import Amounts from "../pieces/Amounts.svelte";
import { explain } from "../text/explain";
import Outcome from "./Outcome.svelte";

export const parts: TableParts<PositionView, OptionView, Figure, Game> = {
  open: (store) => setGame(new Game(store as unknown as TableStore<PositionView, OptionView>)),
  explain,
  Outcome,
  Amounts,
  text: () => import("../text/TextBoard.svelte"),
  phone: () => import("./Phone.svelte"),
  desk: () => import("./Desk.svelte"),
  rest: () => import("./Result.svelte"),
};
