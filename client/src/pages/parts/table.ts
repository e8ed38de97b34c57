/** How a list shows a table: its name, its link, and its state for the user. */
import { localTime } from "$api/http";
import { messages, t } from "$i18n/index.svelte";
import type { SeatView, TableSummary } from "$api/types";
import { seatName } from "$state/names";

export const titleOf = (table: Pick<TableSummary, "title" | "game">) => table.title || t(`page-game-${table.game}`);

export function addressOf(table: TableSummary): string {
  if (table.status === "finished") return `/replay/${table.id}`;
  if (table.status === "analysis") return `/analysis/${table.id}`;
  return `/table/${table.id}`;
}

export interface Standing {
  text: string;
  kind: "turn" | "wait" | "over";
}

/** The state of a game of the user's, in a few words. */
export function standingOf(table: TableSummary): Standing {
  if (table.status === "finished") return { text: resultOf(table), kind: "over" };
  if (table.status === "analysis") return { text: t("page-games-analysis"), kind: "over" };
  if (table.status === "open") return openStanding(table);
  if (table.my_seats.some((seat) => table.seats[seat]?.left)) return { text: t("page-games-left"), kind: "wait" };
  if (table.my_turn) return { text: [t("page-games-turn"), ...deadlineOf(table)].join(" · "), kind: "turn" };
  return { text: waitingFor(table), kind: "wait" };
}

/** When the user's time runs out, if a clock is running. */
function deadlineOf(table: TableSummary): string[] {
  const ends = table.my_seats.map((seat) => table.clock?.seats[seat]?.ends).find(Boolean);
  return ends ? [messages.ago(localTime(ends))] : [];
}

export const freeSeats = (table: TableSummary) => table.seats.filter((seat) => seat.kind === "open").length;

function openStanding(table: TableSummary): Standing {
  const free = freeSeats(table);
  return { text: free ? t("page-row-free", { count: free }) : t("page-games-ready"), kind: "wait" };
}

function waitingFor(table: TableSummary): string {
  const asked = table.asked.map((seat) => table.seats[seat]).filter((seat): seat is SeatView => seat !== undefined);
  const person = asked.find((seat) => seat.kind === "person" && !seat.left);
  if (person) return t("page-games-wait", { name: person.name });
  return t(asked.length ? "page-games-thinking" : "page-games-chance");
}

function resultOf(table: TableSummary): string {
  const result = table.result;
  if (!result) return t("page-games-finished");
  const mine = table.my_seats[0];
  const points = mine === undefined ? undefined : result.scores[mine];
  if (mine === undefined || points === undefined) return winnerOf(table);
  if (result.winners.includes(mine)) return t("page-games-won", { points });
  const place = 1 + result.scores.filter((score) => score > points).length;
  return t("page-games-lost", { points, place });
}

function winnerOf(table: TableSummary): string {
  const winner = table.result?.winners[0] ?? 0;
  const seat = table.seats[winner];
  const name = seat ? seatName(table.seats, seat) : "";
  return t("page-games-result", { name, points: table.result?.scores[winner] ?? 0 });
}
