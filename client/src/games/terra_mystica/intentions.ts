/** What somebody who clicks on a thing has in mind, in notation: questions for the server, nothing else. */
import type { Game } from "./game.svelte";
import { UPGRADES, write } from "./notation";

type Asker = (game: Game, name: string) => string[];

const ASKERS: Record<string, Asker> = {
  hex: (game, name) => {
    const hex = game.position.map.hexes.find((one) => one.name === name);
    const mine = game.me;
    if (hex && hex.seat !== null && hex.seat === game.seat) return UPGRADES.map((kind) => write.upgrade(name, kind));
    return mine ? [write.build(name), write.transform(name, mine.colour)] : [write.build(name)];
  },
  power_action: (_, name) => [write.action(name)],
  special: (_, name) => [write.action(name)],
  cult: (_, name) => [write.send(name, 1), write.tile(name.toUpperCase())],
  order: (_, name) => {
    const [cult = "", steps = "1"] = name.split("/");
    return [write.send(cult, Number(steps))];
  },
  favor: (_, name) => [write.tile(name)],
  town: (_, name) => [write.tile(name)],
  card: (_, name) => [write.pass(name)],
  track: (_, name) => [write.advance(name)],
  building: (game, kind) => {
    const own = game.position.map.hexes.filter((hex) => hex.seat !== null && hex.seat === game.seat);
    if (kind === "dwelling") return ["build A1"];
    const before = own.filter((hex) => hex.building === STEP_BEFORE[kind]);
    return (before.length ? before : own).map((hex) => write.upgrade(hex.name, kind));
  },
  verb: (game, verb) => VERBS[verb]?.(game) ?? [],
};

/** What a building takes the place of, to choose the question that tells most. */
const STEP_BEFORE: Record<string, string> = {
  "trading house": "dwelling",
  temple: "trading house",
  stronghold: "trading house",
  sanctuary: "temple",
};

const VERBS: Record<string, (game: Game) => string[]> = {
  build: (game) => homeHexes(game).map(write.build),
  upgrade: (game) => {
    const own = game.position.map.hexes.filter((hex) => hex.seat !== null && hex.seat === game.seat);
    return own.flatMap((hex) => UPGRADES.map((kind) => write.upgrade(hex.name, kind)));
  },
  send: () => [write.send("fire", 1)],
  power: (game) => game.position.power_actions.filter((action) => !action.used).map((one) => write.action(one.name)),
  special: (game) => game.me?.specials.map((special) => write.action(special.name)) ?? [],
  shipping: () => [write.advance("shipping")],
  digging: () => [write.advance("digging")],
  pass: (game) => game.position.cards.filter((card) => card.holder === null).map((card) => write.pass(card.name)),
  convert: () => ["convert 1PW to 1C", "convert 1W to 1C", "convert 1P to 1W"],
  burn: () => [write.burn(1)],
  done: () => ["done"],
};

function homeHexes(game: Game): string[] {
  const mine = game.me;
  return game.position.map.hexes
    .filter((hex) => mine && hex.terrain === mine.terrain && hex.building === null)
    .map((hex) => hex.name);
}

export function intentions(game: Game, key: string): string[] {
  const split = key.indexOf(":");
  return ASKERS[key.slice(0, split)]?.(game, key.slice(split + 1)) ?? [];
}
