/** Errors in the user's language. */
import { Problem } from "./http";
import { messages, t } from "$i18n/index.svelte";

/** Turn an error of any kind into a problem. */
export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem({ status: -1, key: "page-problem-unknown" });
}

export function problemText(problem: Problem): string {
  const { key, params, detail, title } = problem.document;
  if (problem.status === 401) return t("page-error-signed-out");
  if (key && messages.has(key)) return t(key, params);
  return detail ?? title ?? t("page-problem-unknown");
}

export type Kind = "offline" | "rate-limit" | "signed-out" | "not-found" | "private" | "expired" | "unknown";

const KINDS: Record<number, Kind> = {
  0: "offline",
  401: "signed-out",
  403: "private",
  404: "not-found",
  429: "rate-limit",
};

/** The kind of error page. Anyone who was invited to a missing table has an expired invitation. */
export function kindOf(problem: Problem, invited = false): Kind {
  const kind = KINDS[problem.status] ?? "unknown";
  return kind === "not-found" && invited ? "expired" : kind;
}

export const KIND_ICONS: Record<Kind, string> = {
  offline: "offline",
  "rate-limit": "clock",
  "signed-out": "lock",
  "not-found": "map",
  private: "lock",
  expired: "clock",
  unknown: "warn",
};

/** The text below the title of the kind. */
export const kindText = (kind: Kind, problem: Problem): string =>
  kind === "rate-limit" ? problemText(problem) : t(`page-error-${kind}-text`);
