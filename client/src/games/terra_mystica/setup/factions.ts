/** Factions before there are boards: where they live and what they start with. */
import { FACTIONS as ALL } from "$api/generated/factions";
import type { Goods } from "$api/generated/terra_mystica";

export interface FactionSketch {
  name: string;
  terrain: string;
  colour: string;
  goods: Goods;
  bowls: number[];
  cults: Goods;
}

export const FACTIONS = new Map(ALL.map((one): [string, FactionSketch] => [one.name, one as unknown as FactionSketch]));
