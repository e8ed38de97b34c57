/** The time limits of a table in words, and the usual ones. */
import { t } from "$i18n/index.svelte";
import type { ClockView, PaceBody, PaceView } from "$generated/openapi";
import type { LiveMessage, Table } from "$api/types";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

export type PaceKind = PaceBody["kind"];
/** Seconds. */
export interface Amount {
  kind: PaceKind;
  base: number;
  increment: number;
}

export const PRESETS: Record<"live" | "day" | "week", Amount> = {
  live: { kind: "live", base: 15 * MINUTE, increment: 30 },
  day: { kind: "deadline", base: DAY, increment: 0 },
  week: { kind: "bank", base: 7 * DAY, increment: 12 * HOUR },
};
export const SPEEDS = ["live", "correspondence", "none"] as const;

/** A short form of a duration: 14:32, 5 h 12 min, 2 d 3 h. */
export function lengthOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, "0")}`;
  const days = Math.floor(seconds / DAY);
  const hours = Math.floor((seconds % DAY) / HOUR);
  if (days) return t(hours ? "pace-days-hours" : "pace-days", { days, hours });
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  return t(minutes ? "pace-hours-minutes" : "pace-hours", { hours, minutes });
}

function amountOf(seconds: number): string {
  if (seconds % DAY === 0) return t("pace-days", { days: seconds / DAY });
  if (seconds % HOUR === 0) return t("pace-hours", { hours: seconds / HOUR });
  if (seconds % MINUTE === 0) return t("pace-minutes", { minutes: seconds / MINUTE });
  return t("pace-seconds", { seconds });
}

/** "15 min each + 30 s a turn" */
export function paceText(pace: Amount): string {
  const base = amountOf(pace.base);
  if (pace.kind === "deadline") return t("pace-text-deadline", { base });
  if (!pace.increment) return t("pace-text-bank-only", { base });
  return t("pace-text-bank", { base, increment: amountOf(pace.increment) });
}

/** What stops the clocks of a table. */
export function stopsText(pace: Pick<PaceView, "nights" | "weekends">): string {
  if (pace.nights && pace.weekends) return t("pace-stops-both");
  if (pace.nights) return t("pace-stops-nights");
  return pace.weekends ? t("pace-stops-weekends") : "";
}

export const speedOf = (pace: Pick<PaceView, "kind"> | null): (typeof SPEEDS)[number] =>
  pace === null ? "none" : pace.kind === "live" ? "live" : "correspondence";

/** The table with the clock from a live message. */
export function withClock(table: Table | null, message: LiveMessage): Table | null {
  const clock: ClockView | null | undefined = "clock" in message ? message.clock : null;
  return table && clock ? { ...table, clock } : table;
}
