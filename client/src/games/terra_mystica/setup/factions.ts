/** The factions' own data, for the choice before there are boards: where they live and what they start with. */
import board from "$engine/terra_mystica/data/board.toml";
import common from "$engine/terra_mystica/data/faction_board.toml";
import type { Goods } from "$api/generated/terra_mystica";

interface Start {
  coins: number;
  workers: number;
  priests: number;
  power: number[];
  cults: number[];
}

interface FactionData {
  terrain: string;
  start?: Partial<Start>;
}

export interface FactionSketch {
  name: string;
  terrain: string;
  colour: string;
  goods: Goods;
  bowls: number[];
  cults: Goods;
}

const files = import.meta.glob<FactionData>("$engine/terra_mystica/data/factions/*.toml", {
  import: "default",
  eager: true,
});

const { terrains, colours, cults } = board as { terrains: string[]; colours: string[]; cults: string[] };

const some = (goods: Goods): Goods => Object.fromEntries(Object.entries(goods).filter(([, n]) => n > 0));

function sketch(name: string, data: FactionData): FactionSketch {
  const start = { ...(common.start as Start), ...data.start };
  return {
    name,
    terrain: data.terrain,
    colour: colours[terrains.indexOf(data.terrain)] ?? "gray",
    goods: some({ coins: start.coins, workers: start.workers, priests: start.priests }),
    bowls: start.power,
    cults: some(Object.fromEntries(cults.map((cult, n) => [cult, start.cults[n] ?? 0]))),
  };
}

export const FACTIONS = new Map(
  Object.entries(files).map(([path, data]) => {
    const name = path.slice(path.lastIndexOf("/") + 1, -".toml".length);
    return [name, sketch(name, data)];
  }),
);
