/** Tiles and cards as short text and icons. */
import type { CardView, FavorView, PassingView, TownView } from "../views";
import { icon } from "../text/words";

export interface Part {
  text: string;
  icon: string;
}

const goods = (amounts: Record<string, number>, sign = ""): Part[] =>
  Object.entries(amounts).map(([name, n]) => ({ text: `${sign}${n}`, icon: icon(name) }));

const signs = (amounts: Record<string, number>): Part[] =>
  Object.keys(amounts).map((name) => ({ text: "", icon: icon(name) }));

function passing(view: PassingView | null): Part[] {
  if (!view) return [];
  const things = view.counts.split(" and ").map((name) => ({ text: "", icon: icon(name) }));
  const [, one = 0] = view.points;
  const even = view.points.every((value, n) => value === n * one);
  return even ? [...things, { text: String(one), icon: "vp" }] : [...things, { text: "", icon: "flag" }];
}

export const cardIncome = (card: CardView): Part[] => goods(card.income, "+");

export function cardExtra(card: CardView): Part[] {
  const shipping = card.shipping ? [{ text: `+${card.shipping}`, icon: "ship" }] : [];
  return [...signs(card.action), ...shipping, ...passing(card.passing)];
}

export function favorEffect(tile: FavorView): Part[] {
  const town = tile.town_power ? [{ text: String(tile.town_power), icon: "town" }] : [];
  const points = Object.entries(tile.points).flatMap(([thing, n]) => [
    { text: "", icon: icon(thing) },
    { text: String(n), icon: "vp" },
  ]);
  return [...goods(tile.income), ...signs(tile.action), ...town, ...points, ...passing(tile.passing)];
}

export function townEffect(tile: TownView): Part[] {
  const keys = tile.keys > 1 ? [{ text: String(tile.keys), icon: "key" }] : [];
  return [...goods(tile.gain), ...keys];
}
