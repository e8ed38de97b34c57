/** The messages of pages about people, and names of what was played. */
import { messages, t } from "$i18n/index.svelte";
import { OPTION_WORDS } from "$games/registry";

export const needWords = () => messages.need("people", ...OPTION_WORDS);

/** What a seat played, such as a faction, in the user's language. */
export function played(name: string): string {
  const key = `faction-${name}`;
  return messages.has(key) ? t(key) : name;
}
