import { settings } from "$state/settings.svelte";

/** Whether a shortcut may act: nobody is typing, and no dialog or card is open. */
export function mayChoose(event: KeyboardEvent): boolean {
  const busy = (event.target as Element).closest("input, textarea, select, dialog, [data-spot]");
  return settings.values.shortcuts && !busy && !event.ctrlKey && !event.metaKey && !event.altKey;
}
