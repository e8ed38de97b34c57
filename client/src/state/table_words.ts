import type { Label, Line } from "$api/types";

/** What the frame around a table asks of the game that is shown there. */
export interface TableWords {
  /** Things that are shown on the board. */
  pointed: string[];
  text: (label: Label) => string;
  touched: (lines: Line[]) => string[];
}
