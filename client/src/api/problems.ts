/** What went wrong, in the user's language. */
import type { Problem } from "./http";
import { messages, t } from "$i18n/index.svelte";

export function problemText(problem: Problem): string {
  const { key, params, detail, title } = problem.document;
  if (problem.status === 401) return t("page-trouble-signed-out");
  if (key && messages.has(key)) return t(key, params);
  return detail ?? title ?? t("page-problem-unknown");
}

export type Kind = "offline" | "often" | "signed-out" | "gone" | "closed" | "expired" | "unknown";

const KINDS: Record<number, Kind> = { 0: "offline", 401: "signed-out", 403: "closed", 404: "gone", 429: "often" };

/** The kind of bad luck; who came with an invitation to what is not there holds an old one. */
export function kindOf(problem: Problem, invited = false): Kind {
  const kind = KINDS[problem.status] ?? "unknown";
  return kind === "gone" && invited ? "expired" : kind;
}

export const KIND_ICONS: Record<Kind, string> = {
  offline: "offline",
  often: "clock",
  "signed-out": "lock",
  gone: "map",
  closed: "lock",
  expired: "clock",
  unknown: "warn",
};

/** What is said below the title of the kind. */
export const kindText = (kind: Kind, problem: Problem): string =>
  kind === "often" ? problemText(problem) : t(`page-trouble-${kind}-text`);
