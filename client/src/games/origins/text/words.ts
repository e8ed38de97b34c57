/** Origins in words: names, amounts, labels. The engine says `Veterans' camp`; people read their own language. */
import signs from "$engine/origins/data/signs.toml";
import { messages, t, type Params } from "$i18n/index.svelte";
import type { BuildingView, Goods, Value } from "../views";

export const COLOURS = ["red", "purple", "blue", "orange", "yellow"];
export const RESOURCES = ["stone", "food", "wisdom", "gold"] as const;
export const SEAT_COLOURS = ["green", "brown", "blue", "black"];

const ICONS: Record<string, string> = {
  stone: "stone",
  food: "food",
  wisdom: "wisdom",
  gold: "gold",
  basic: "basic",
  points: "vp",
  tokens: "chevrons",
  military: "sword",
  spaces: "sword",
  forest: "g-forest",
  mountain: "g-mountains",
  sea: "g-lakes",
  bases: "citizen",
  citizens: "citizen",
  speakers: "speaker",
  advisors: "users",
  towers: "tower",
  tiles: "dwelling",
  stored: "dwelling",
  districts: "seat",
  zodiac: "aries",
  steps: "ztemple",
  buys: "dwelling",
  feeds: "food",
  exchange: "swap",
};

/** Icons of buildings whose rule is more than numbers, by their names among the icons. */
const SIGNS: Record<string, string> = { building: "dwelling", copy: "swap" };

interface Sign {
  sign: string;
  text: string;
}
const drawn = signs as unknown as { zodiac: Record<string, Sign>; buildings: Record<string, Sign> };

export const icon = (name: string): string => ICONS[name] ?? "q";

/** The line of a Zodiac card's symbol. */
export const zodiacSign = (card: string): string => drawn.zodiac[card]?.sign ?? "";

export function buildingIcon(building: BuildingView): string {
  const own = drawn.buildings[building.name]?.sign;
  if (own) return SIGNS[own] ?? own;
  const { gain, each, points_by, temple } = building.ability;
  if (temple) return icon(temple);
  if (points_by.length) return icon("points");
  return icon(Object.keys(gain).find((name) => name !== "points") ?? Object.keys(each)[0] ?? "points");
}

export const dashed = (name: string): string => name.toLowerCase().replaceAll("'", "").replaceAll(" ", "-");

export const colourName = (colour: string): string => t(`origins-colour-${colour}`);
const resourceName = (resource: string): string => t(`origins-resource-${resource}`);
export const templeName = (temple: string): string => t(`origins-temple-${temple}`);
export const zodiacName = (card: string): string => t(`origins-zodiac-${dashed(card)}`);
export const mainName = (action: string): string => t(`origins-main-${dashed(action)}`);

/** A tile's usual name; the Agora can be looked up like a building. At a table, ask its `Game`. */
export function buildingName(building: string): string {
  const key = `origins-building-${dashed(building)}`;
  return messages.has(key) ? t(key) : t("origins-name-agora");
}

const isZodiac = (power: string): boolean => messages.has(`origins-zodiac-${dashed(power)}`);

export const isOurs = (...values: (Value | undefined)[]): boolean => values.some((value) => value?.origin === "ours");

export const amountText = (resource: string, n: number): string => t(`origins-goods-${resource}`, { n });

export function goodsText(goods: Goods): string {
  return messages.list(Object.entries(goods).map(([resource, amount]) => amountText(resource, amount)));
}

export const dieText = (die: { colour: string; value: number }): string =>
  t("origins-name-die", { colour: colourName(die.colour), value: die.value });

const NAMED: Record<string, (value: string) => string> = {
  colour: colourName,
  to: colourName,
  resource: resourceName,
  temple: templeName,
  card: zodiacName,
  action: mainName,
};

/**
 * Parameters with names in the user's language, without lists and booleans, which only the page uses.
 * A table may have its own names of buildings.
 */
export function named(params: Record<string, unknown>, building = buildingName): Params {
  const names: typeof NAMED = {
    ...NAMED,
    building,
    power: (power) => (isZodiac(power) ? zodiacName(power) : building(power)),
  };
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]): [string, string | number][] => {
      if (typeof value === "number") return [[name, value]];
      return typeof value === "string" ? [[name, names[name]?.(value) ?? value]] : [];
    }),
  );
}
