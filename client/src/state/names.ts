/** What computer players are called: by their level, and by a number where several have the same. */
import { messages, t } from "$i18n/index.svelte";
import type { SeatView } from "$api/types";

export function levelName(level: string | null): string {
  return level && messages.has(`level-${level}`) ? t(`level-${level}`) : (level ?? "");
}

export function computerName(seats: readonly SeatView[], seat: SeatView): string {
  const level = levelName(seat.level);
  if (!level) return t("page-computer-name");
  const same = seats.filter((one) => one.kind === "computer" && one.level === seat.level);
  if (same.length < 2) return t("page-computer-of-level", { level });
  return t("page-computer-numbered", { level, number: same.findIndex((one) => one.seat === seat.seat) + 1 });
}
