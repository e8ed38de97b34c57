import type { Label, Line } from "$api/types";

/** What the frame around a table needs from the game that is shown. */
export interface TableWords {
  /** Things highlighted on the board. */
  pointed: string[];
  text: (label: Label) => string;
  touched: (lines: Line[]) => string[];
}
