/** Factions before the boards are dealt: home terrain and starting goods. */
import { FACTIONS as ALL } from "$generated/factions";
import type { Goods } from "../views";

export interface FactionSketch {
  name: string;
  terrain: string;
  colour: string;
  goods: Goods;
  bowls: number[];
  cults: Goods;
}

export const FACTIONS = new Map(ALL.map((one): [string, FactionSketch] => [one.name, one as unknown as FactionSketch]));
