/** Every component in words, made from the numbers in the position. */
import { messages, t } from "$i18n/index.svelte";
import { abilityLines, effectLines, hasOurs } from "./effects";
import { explaining, lines, type Explainer as ExplainerOf, type Explanation } from "$table/text/explain";
import type { Game } from "../game.svelte";
import { colourName, dashed, dieText, isOurs, mainName, templeName, zodiacName } from "./words";

type Explainer = ExplainerOf<Game>;

const ours = (are: boolean) => are && t("origins-explain-ours");
const names = (game: Game, seats: number[]) => messages.list(seats.map((seat) => game.name(seat)));

function die(name: string): { colour: string; value: number } {
  const [colour = "", value = "1"] = name.split(" ");
  return { colour, value: Number(value) };
}

function site(game: Game, name: string): Explanation | null {
  const one = game.position.sites.find((other) => String(other.number) === name);
  if (!one) return null;
  return {
    title: t("origins-name-site", { site: one.number, value: one.value }),
    lines: [t("origins-explain-site"), t("origins-explain-site-bonus"), t("origins-explain-site-six")],
  };
}

function action(game: Game, name: string): Explanation | null {
  const halves = game.position.sites.flatMap((one) => [one.upper, one.lower]);
  const found = halves.find((half) => half.name.value === name);
  if (!found) return null;
  return { title: mainName(name), lines: lines(...effectLines(found.effect), ours(hasOurs(found.effect))) };
}

function bonus(game: Game, colour: string): Explanation | null {
  const effect = game.position.sites.find((one) => one.colour === colour)?.bonus;
  if (!effect) return null;
  return {
    title: t("origins-name-bonus", { colour: colourName(colour) }),
    lines: lines(...effectLines(effect), t("origins-explain-bonus"), ours(hasOurs(effect))),
  };
}

function worker(_: Game, name: string): Explanation {
  if (name === "archon") return { title: t("origins-name-archon"), lines: [t("origins-explain-archon")] };
  const { colour, value } = die(name);
  if (colour === "speaker") {
    return { title: t("origins-name-speaker", { value }), lines: [t("origins-explain-speaker")] };
  }
  const title = t("origins-name-freeman", { colour: colourName(colour), value });
  return { title, lines: [t("origins-explain-freeman")] };
}

function placed(game: Game, name: string, seat: number): Explanation | null {
  const player = game.position.players[seat];
  const { colour, value } = die(name);
  const at =
    name === "archon"
      ? player?.archon
      : player?.freemen.find((one) => one.site !== null && one.colour === colour && one.value === value)?.site;
  const explained = worker(game, name);
  return {
    title: player ? t("origins-name-owned", { thing: explained.title, player: game.name(seat) }) : explained.title,
    lines: at ? [t("origins-explain-placed", { site: at })] : explained.lines,
  };
}

function offer(game: Game, name: string): Explanation | null {
  const space = game.position.offer.find((one) => one.die && `${one.die.colour} ${one.die.value}` === name);
  if (!space) return null;
  return {
    title: dieText(die(name)),
    lines: lines(
      t("origins-explain-offer", { wisdom: space.costs[game.seat ?? 0] ?? space.wisdom.value }),
      ours(isOurs(space.wisdom)),
    ),
  };
}

const draft: Explainer = (_, name) => ({ title: dieText(die(name)), lines: [t("origins-explain-draft-die")] });

const speaker: Explainer = (_, name) => ({
  title: t("origins-name-speaker", { value: die(name).value }),
  lines: [t("origins-explain-speaker"), t("origins-explain-speaker-offer")],
});

function building(game: Game, name: string): Explanation | null {
  const one = game.building(name);
  if (!one) return null;
  const space = game.position.market.find((other) => other.building === name);
  const wisdom = space && (space.costs[game.seat ?? 0] ?? space.wisdom.value);
  return {
    title: game.buildingName(name),
    lines: lines(
      ...abilityLines(one),
      wisdom !== undefined && t("origins-explain-market-price", { wisdom, stone: one.stone.value }),
      t("origins-explain-building-colour", { colour: colourName(one.colour.value) }),
      t("origins-explain-copies", { copies: one.copies.value }),
      ours(isOurs(one.stone, one.copies, space?.wisdom) || one.colour.origin === "ours"),
    ),
  };
}

function stored(game: Game, name: string): Explanation | null {
  const one = game.building(name);
  if (!one) return null;
  const price = t("origins-explain-kept-price", { stone: one.stone.value });
  return { title: game.buildingName(name), lines: [...abilityLines(one), price] };
}

function stack(game: Game, colour: string): Explanation | null {
  const one = game.position.stacks.find((other) => other.colour === colour);
  const top = one?.top ? game.building(one.top) : undefined;
  if (!one) return null;
  const unseen = Object.entries(one.unseen).map(([name, n]) =>
    t("origins-explain-stack-count", { n, building: game.buildingName(name) }),
  );
  return {
    title: top ? game.buildingName(top.name) : t("origins-name-stack-empty", { colour: colourName(colour) }),
    lines: lines(
      ...(top ? abilityLines(top) : []),
      t("origins-explain-stack-left", { left: one.left }),
      unseen.length > 0 && t("origins-explain-stack-unseen", { list: messages.list(unseen) }),
    ),
  };
}

function cell(game: Game, name: string, seat: number): Explanation | null {
  const tile = game.position.players[seat]?.city.tiles.find((one) => one.cell === name);
  if (!tile) return { title: t("origins-name-spot", { cell: name }), lines: [t("origins-explain-spot")] };
  if (tile.kind === "palace") return { title: t("origins-name-palace"), lines: [t("origins-explain-palace")] };
  if (tile.kind === "farm") return { title: t("origins-name-farm"), lines: [t("origins-explain-farm")] };
  if (tile.kind === "agora") {
    const { ability, origin } = game.position.agora;
    const texts = [...effectLines(ability), t("origins-explain-agora")];
    return { title: t("origins-name-agora"), lines: lines(...texts, ours(origin === "ours" || hasOurs(ability))) };
  }
  const one = game.building(tile.building ?? "");
  if (!one) return null;
  const colour = colourName(one.colour.value);
  return {
    title: game.buildingName(one.name),
    lines: [...abilityLines(one), t("origins-explain-building-colour", { colour })],
  };
}

function seatOfPower(game: Game, name: string, seat: number): Explanation | null {
  const player = game.position.players[seat];
  const one = player?.city.seats.find((other) => other.cell === name);
  if (!player || !one) return null;
  if (!one.die) {
    const fits = t("origins-explain-seat-cards", { count: one.cards.length });
    return { title: t("origins-name-seat", { cell: name }), lines: [t("origins-explain-seat-open"), fits] };
  }
  const { colour, value } = one.die;
  return {
    title: t("origins-name-seat-die", { cell: name, colour: colourName(colour), value }),
    lines: [t("origins-explain-seat-die", { value, height: player.towers[colour] ?? 0, colour: colourName(colour) })],
  };
}

function card(game: Game, name: string): Explanation | null {
  const one = game.position.districts.find((other) => String(other.number) === name);
  if (!one) return null;
  return {
    title: t("origins-name-district", { card: one.number }),
    lines: lines(
      t("origins-explain-district"),
      t("origins-explain-district-points", { first: one.first.value, again: one.again.value }),
      t("origins-explain-district-gold", { gold: one.gold }),
      one.matched.length > 0 && t("origins-explain-district-matched", { players: names(game, one.matched) }),
      ours(one.origin === "ours" || isOurs(one.first, one.again)),
    ),
  };
}

function zodiac(game: Game, name: string): Explanation {
  const holder = game.position.temples.find((temple) => temple.card === name)?.holder ?? null;
  return {
    title: zodiacName(name),
    lines: lines(
      t(`origins-zodiac-text-${dashed(name)}`),
      holder !== null && t("origins-explain-zodiac-held", { player: game.name(holder) }),
    ),
  };
}

function temple(game: Game, name: string): Explanation | null {
  const one = game.position.temples.find((other) => other.name === name);
  if (!one) return null;
  const places = game.position.players.map((player) =>
    t("origins-name-place", {
      player: game.name(player.seat),
      place: t("origins-goods-points", { n: one.spaces[player.temples[name] ?? 0]?.points.value ?? 0 }),
    }),
  );
  return {
    title: t("origins-name-temple", { temple: templeName(name) }),
    lines: lines(
      ...places,
      one.card && t("origins-explain-temple-card", { card: zodiacName(one.card) }),
      one.holder !== null && t("origins-explain-temple-holder", { player: game.name(one.holder) }),
      one.leader !== null && t("origins-explain-temple-leader", { player: game.name(one.leader) }),
      t("origins-explain-temple"),
      ours(isOurs(...one.spaces.map((space) => space.points))),
    ),
  };
}

function military(game: Game): Explanation {
  const { final_points, borders, spaces } = game.position.military;
  return {
    title: t("origins-name-military"),
    lines: lines(
      t("origins-explain-military"),
      t("origins-explain-military-attack"),
      t("origins-explain-military-final", { points: final_points.value }),
      ours(borders === "ours" || spaces.some((space) => space.bonus !== null && hasOurs(space.bonus))),
    ),
  };
}

function space(game: Game, name: string): Explanation {
  const bonusHere = game.position.military.spaces[Number(name)]?.bonus;
  const all = military(game);
  if (!bonusHere) return all;
  const texts = [t("origins-explain-military-bonus", { space: Number(name) }), ...effectLines(bonusHere)];
  return { title: all.title, lines: [...texts, ...all.lines] };
}

function tower(game: Game, colour: string, seat: number): Explanation {
  const height = game.position.players[seat]?.towers[colour] ?? 0;
  return {
    title: t("origins-name-tower", { colour: colourName(colour), height }),
    lines: [
      t("origins-explain-tower", { gold: height }),
      t("origins-explain-tower-supply", { left: game.position.tower_supply[colour] ?? 0 }),
    ],
  };
}

function supply(game: Game, colour: string): Explanation {
  const left = game.position.tower_supply[colour] ?? 0;
  return {
    title: t("origins-name-tower-supply", { colour: colourName(colour), left }),
    lines: [t("origins-explain-tower-supply", { left })],
  };
}

function population(game: Game, _: string, seat: number): Explanation | null {
  const one = game.position.players[seat]?.population;
  if (!one) return null;
  const next = one.costs[one.bought];
  return {
    title: t("origins-row-population"),
    lines: lines(
      t("origins-explain-population-free", { count: one.free }),
      next ? t("origins-explain-population", { food: next.value }) : t("origins-explain-population-all"),
      next && t("origins-explain-population-last", { points: one.last_points.value }),
      ours(isOurs(...one.costs)),
    ),
  };
}

function advisors(game: Game, _: string, seat: number): Explanation | null {
  const one = game.position.players[seat]?.advisors;
  if (!one) return null;
  const text = t("origins-explain-advisors", { points: one.points });
  return { title: t("origins-row-advisors"), lines: lines(text, ours(isOurs(...one.track))) };
}

function resource(game: Game, name: string, seat: number): Explanation {
  const final = game.position.players[seat]?.final;
  const isPoints = name === "points";
  const topic = name === "tokens" && game.solo ? "tokens-solo" : name;
  return {
    title: t(`origins-figure-${name}`),
    lines: lines(
      !isPoints && t(`origins-explain-${topic}`),
      isPoints && final && t("origins-explain-final", { total: final.total }),
      isPoints &&
        final &&
        t("origins-explain-final-parts", {
          gold: final.gold,
          advisors: final.advisors,
          temples: final.temples,
          districts: final.districts,
        }),
    ),
  };
}

function player(game: Game, _: string, seat: number): Explanation | null {
  const one = game.position.players[seat];
  if (!one) return null;
  return {
    title: game.name(seat),
    lines: lines(
      game.position.bulwark === seat && t("origins-bulwark"),
      one.passed && t("page-passed"),
      one.final && t("origins-explain-final", { total: one.final.total }),
    ),
  };
}

const workers: Explainer = () => ({
  title: t("origins-row-workers"),
  lines: [t("origins-explain-freeman"), t("origins-explain-speaker"), t("origins-explain-archon")],
});

const towers: Explainer = () => ({ title: t("origins-row-towers"), lines: [t("origins-explain-towers")] });

const ends: Explainer = () => ({ title: t("origins-panel-ends"), lines: [t("origins-explain-ends")] });

const EXPLAINERS: Record<string, Explainer> = {
  site,
  action,
  bonus,
  worker,
  placed,
  offer,
  draft,
  speaker,
  building,
  stored,
  stack,
  cell,
  seat: seatOfPower,
  card,
  zodiac,
  temple,
  military,
  space,
  tower,
  supply,
  population,
  advisors,
  resource,
  player,
  workers,
  towers,
  ends,
};

export const explain = explaining("origins", EXPLAINERS);
