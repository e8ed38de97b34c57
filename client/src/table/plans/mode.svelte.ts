/** Whether the user is planning at a table instead of playing. */
class Mode {
  /** The id of the table. */
  table = $state<string | null>(null);
}

export const planning = new Mode();
