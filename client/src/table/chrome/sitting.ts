/** A player as shown in the bars of the table. */
export interface Sitting {
  seat: number;
  name: string;
  /** The name for places with little room. */
  short: string;
  /** Undefined before the boards are dealt. */
  points: number | undefined;
  /** It is this player's turn. */
  now: boolean;
  passed: boolean;
}
