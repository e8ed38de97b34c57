/** Terra Mystica in words: names, amounts, labels. The engine says `trading house`; people read their own language. */
import { messages, t, type Params } from "$i18n/index.svelte";
import type { Label } from "$api/types";
import type { Goods } from "../views";

export const ICONS: Record<string, string> = {
  coins: "coin",
  workers: "worker",
  priests: "priest",
  power: "power",
  points: "vp",
  tokens: "burn",
  spades: "spade",
  spade: "spade",
  cult_steps: "cultstep",
  shipping: "ship",
  digging: "spade",
  range: "carpet",
  bridges: "bridge",
  keys: "key",
  town: "town",
  towns: "town",
  dwelling: "dwelling",
  "trading house": "trading",
  temple: "temple",
  stronghold: "stronghold",
  sanctuary: "sanctuary",
  free_dwellings: "dwelling",
  free_trading_houses: "trading",
  sandstorms: "sandstorm",
  turns: "turns",
  trades: "swap",
  favors: "cultstep",
  fire: "fire",
  water: "water",
  earth: "earth",
  air: "air",
};

export const icon = (name: string): string => ICONS[name] ?? "q";

const dashed = (name: string) => name.replaceAll(" ", "-");

export const buildingName = (kind: string): string => t(`building-${dashed(kind)}`);
export const cultName = (cult: string): string => t(`cult-${cult}`);
export const terrainName = (terrain: string): string =>
  t(terrain === "river" ? "tm-terrain-river" : `terrain-${terrain}`);
export const tileName = (name: string): string => (messages.has(`tm-name-${name}`) ? t(`tm-name-${name}`) : name);

/** A faction, or the seat's number until there is one. */
export function playerName(name: string): string {
  if (messages.has(`faction-${name}`)) return t(`faction-${name}`);
  const number = /^player(\d)$/.exec(name);
  return number ? t("tm-player", { number: Number(number[1]) }) : name;
}

export const amountText = (resource: string, n: number): string => t(`tm-goods-${resource}`, { n });

export function goodsText(goods: Goods): string {
  const parts = Object.entries(goods).map(([resource, amount]) => amountText(resource, amount));
  return messages.list(parts);
}

export function bowlsText(bowls: number[]): string {
  const [one = 0, two = 0, three = 0] = bowls;
  return t("tm-bowls-counts", { one, two, three });
}

const NAMED: Record<string, (value: string) => string> = {
  building: buildingName,
  cult: cultName,
  faction: playerName,
  builder: playerName,
  player: playerName,
  tile: tileName,
  card: tileName,
  action: tileName,
  colour: (value) => (messages.has(`terrain-${value}`) ? terrainName(value) : value),
};

/** A label's parameters, with names in the user's language. */
function named(label: Label): Params {
  return Object.fromEntries(
    Object.entries(label.params).map(([name, value]) => {
      if (typeof value !== "string") return [name, value];
      if (name === "from" || name === "to") return [name, isTerrain(value) ? terrainName(value) : value];
      return [name, NAMED[name]?.(value) ?? value];
    }),
  );
}

const isTerrain = (value: string) => messages.has(`terrain-${value}`);

/** Before the first round a bonus card is taken without passing; the notation is the same. */
export const inRound = (label: Label, round: number | null | undefined): Label =>
  round === 0 && label.key === "tm-did-pass" ? { ...label, key: "tm-did-pass-first" } : label;

export const labelText = (label: Label): string => t(label.key, named(label));
