/** What somebody who clicks on a thing has in mind, in notation: questions for the server, nothing else. */
import { t } from "$i18n/index.svelte";
import type { Why } from "$api/types";
import type { Game } from "./game.svelte";
import { write } from "./notation";

type Asker = (game: Game, name: string) => string[];

/** My workers as the notation calls them, whether they are free or not. */
function workers(game: Game): string[] {
  const me = game.me;
  if (!me) return [];
  const dice = me.freemen.map((freeman) => `${freeman.colour} ${freeman.value}`);
  return [...new Set([...dice, ...me.speakers.map((value) => `speaker ${value}`), "archon"])];
}

const seatsOfPower = (game: Game) => game.me?.city.seats.filter((seat) => !seat.die).map((seat) => seat.cell) ?? [];
const decision = (game: Game) => game.decision?.kind ?? "turn";

const ASKERS: Record<string, Asker> = {
  site: (game, site) => workers(game).map((worker) => write.visit(site, worker)),
  action: (_, action) => [write.main(action)],
  bonus: () => ["bonus"],
  worker: (game, name) =>
    decision(game) === "turn"
      ? game.position.sites.map((site) => write.visit(site.number, name))
      : [write.raise(name), write.with(name)],
  placed: (_, name) => [`raise ${name} at its site`],
  offer: (_, name) => [write.take(name)],
  draft: (_, name) => [write.take(name)],
  speaker: (_, name) => [write.take(name)],
  tower: (_, colour) => [write.tower(colour)],
  population: () => ["grow"],
  cell: (game, cell) => {
    const tile = game.me?.city.tiles.find((one) => one.cell === cell);
    if (!tile) return [write.place(cell)];
    return tile.kind === "building" ? [write.use(tile.building ?? "", cell)] : [write.place(cell)];
  },
  seat: (_, cell) => [write.close(cell)],
  card: (_, card) => [write.match(card)],
  temple: (_, temple) => [write.temple(temple, 1)],
  military: (_, what) => [what],
  resource: (game, resource) =>
    decision(game) === "spend" || resource === "gold" ? [write.spend(resource)] : [write.gain(resource)],
  building: (_, building) => [write.buy(building), write.farm(building)],
  stored: (_, building) => [write.stored(building)],
  verb: (game, verb) => VERBS[verb]?.(game) ?? [],
};

const VERBS: Record<string, (game: Game) => string[]> = {
  visit: (game) => workers(game).flatMap((worker) => [write.visit(1, worker), write.visit(3, worker)]),
  close: (game) => seatsOfPower(game).map(write.close),
  tower: (game) => Object.keys(game.position.tower_supply).map(write.tower),
  grow: () => ["grow"],
  pass: () => ["pass"],
  done: () => ["done"],
};

/** Notation has no word for a district that is not there. */
export function plainReason(game: Game, key: string): Why | null {
  if (key !== "verb:close" || seatsOfPower(game).length) return null;
  const text = "origins-why-no-seat";
  return { legal: false, key: text, params: {}, rules: ["OR-084"], sentence: t(text) };
}

export function intentions(game: Game, key: string): string[] {
  const split = key.indexOf(":");
  return ASKERS[key.slice(0, split)]?.(game, key.slice(split + 1)) ?? [];
}
