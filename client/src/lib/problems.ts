/** What went wrong, in the user's language. */
import type { Problem } from "./api";
import { messages, t } from "./i18n/index.svelte";

export function problemText(problem: Problem): string {
  const { key, params, detail, title } = problem.document;
  if (key && messages.has(key)) return t(key, params);
  return detail ?? title ?? t("page-problem-unknown");
}
