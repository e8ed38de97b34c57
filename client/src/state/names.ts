/** Unique display names for the seats of a table. Computer players go by their level. */
import { messages, t } from "$i18n/index.svelte";
import type { SeatView } from "$api/types";

function levelName(level: string | null): string {
  return level && messages.has(`level-${level}`) ? t(`level-${level}`) : (level ?? "");
}

function computerName(seats: readonly SeatView[], seat: SeatView): string {
  const level = levelName(seat.level);
  if (!level) return t("page-computer-name");
  const same = seats.filter((one) => one.kind === "computer" && one.level === seat.level);
  if (same.length < 2) return t("page-computer-of-level", { level });
  return t("page-computer-numbered", { level, number: same.findIndex((one) => one.seat === seat.seat) + 1 });
}

/** Short forms: a computer player goes by its level alone. */
export function shortName(seats: readonly SeatView[], seat: SeatView): string {
  const level = seat.kind === "computer" && !seat.name ? levelName(seat.level) : "";
  if (!level) return seatName(seats, seat);
  const same = seats.filter((one) => one.kind === "computer" && one.level === seat.level);
  return same.length < 2 ? level : `${level} ${same.findIndex((one) => one.seat === seat.seat) + 1}`;
}

/** The display name of a seat; people with the same name are numbered from the second on. */
export function seatName(seats: readonly SeatView[], seat: SeatView): string {
  if (!seat.name) return seat.kind === "computer" ? computerName(seats, seat) : "";
  const people = seats.filter((one) => one.kind === "person" && one.name === seat.name).map((one) => one.user_id);
  const number = [...new Set(people)].indexOf(seat.user_id) + 1;
  return number > 1 ? t("page-name-numbered", { name: seat.name, number }) : seat.name;
}
