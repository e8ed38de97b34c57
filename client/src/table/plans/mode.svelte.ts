/** Whether somebody plans at a table instead of looking at the game itself. */
class Mode {
  /** The table. */
  table = $state<string | null>(null);
}

export const planning = new Mode();
