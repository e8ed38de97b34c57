import { settings } from "$state/settings.svelte";

/** Whether a key pressed anywhere on the table may choose something: nobody types, and no dialog or card is open. */
export function mayChoose(event: KeyboardEvent): boolean {
  const busy = (event.target as Element).closest("input, textarea, select, dialog, [data-spot]");
  return settings.values.shortcuts && !busy && !event.ctrlKey && !event.metaKey && !event.altKey;
}
