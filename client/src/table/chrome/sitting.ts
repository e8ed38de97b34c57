/** A player as the bars of the table show them. */
export interface Sitting {
  seat: number;
  name: string;
  /** The name where there is little room. */
  short: string;
  /** Nothing before the boards are dealt. */
  points: number | undefined;
  /** It is this player's turn. */
  now: boolean;
  passed: boolean;
}
