import { messages, t } from "$i18n/index.svelte";
import { phrases, word, type Voice } from "$replay/voice";
import { amountText, buildingName, colourName, icon, named, SEAT_COLOURS } from "../text/words";

const seatOf = (name: string): number => Number(/^player(\d)$/.exec(name)?.[1] ?? 0) - 1;

interface Named {
  buildings: { name: string; given_name: string }[];
}

/** A building's name: the one in the owner's file, else the usual one. */
const buildingNames = (position: Named | null) => (name: string) =>
  position?.buildings.find((building) => building.name === name)?.given_name || buildingName(name);

export const voice: Voice = {
  player: (name, seats, short = false) => {
    const seat = seatOf(name);
    if (seat < 0) return t("page-chance");
    const person = seats[seat]?.name;
    if (!person || person === name) return t("origins-player", { number: seat + 1 });
    const colour = colourName(SEAT_COLOURS[seat] ?? "green");
    const same = seats.filter((other) => other.name === person).length > 1;
    if (!same) return person;
    return short ? colour : t("origins-player-of-colour", { name: person, colour });
  },
  moves: (lines, position) =>
    phrases(lines, ({ key, params }) => t(key, named(params, buildingNames(position as Named | null)))),
  source: (name) => word(`origins-source-${name}`, name),
  measure: (name) => word(`replay-measure-${name}`, name),
  icon: (resource) => (resource === "temples" ? "ztemple" : icon(resource)),
  amount: (resource, n) => (messages.has(`origins-goods-${resource}`) ? amountText(resource, n) : `${n} ${resource}`),
  colour: (seat) => (seat < 0 ? "var(--text-3)" : `var(--o-${SEAT_COLOURS[seat] ?? "green"})`),
};
