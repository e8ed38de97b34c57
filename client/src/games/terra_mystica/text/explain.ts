/** Every component in words, made from the numbers in the position. */
import { messages, t } from "$i18n/index.svelte";
import type { CardView, FavorView, Goods, PassingView, PlayerView } from "../views";
import { explaining, lines, type Explainer as ExplainerOf, type Explanation } from "$table/text/explain";
import type { Game } from "../game.svelte";
import { buildingName, cultName, goodsText, terrainName, tileName } from "./words";

type Explainer = ExplainerOf<Game>;

const dashed = (name: string) => name.replaceAll(" ", "-");
const some = (goods: Goods) => Object.keys(goods).length > 0;

const income = (goods: Goods) => some(goods) && t("tm-explain-income", { goods: goodsText(goods) });
const action = (goods: Goods) => some(goods) && t("tm-explain-action", { goods: goodsText(goods) });

function passing(view: PassingView | null): string | null {
  if (!view) return null;
  const [, one = 0] = view.points;
  const even = view.points.every((value, n) => value === n * one);
  const counts = dashed(view.counts);
  return even
    ? t("tm-explain-passing", { counts, points: one })
    : t("tm-explain-passing-list", { counts, points: view.points.slice(1).join(" · ") });
}

function holders(game: Game, seats: number[]): string | null {
  const names = [...new Set(seats)].map((seat) => game.name(seat));
  return names.length ? t("tm-explain-holders", { players: messages.list(names) }) : null;
}

function hex(game: Game, name: string): Explanation | null {
  const one = game.position.map.hexes.find((other) => other.name === name);
  if (!one) return null;
  const title = t("tm-hex", { hex: name, terrain: terrainName(one.terrain) });
  if (one.river) return { title, lines: [t("tm-explain-river")] };
  if (one.seat === null || one.building === null) return { title, lines: [] };
  const row = game.position.players[one.seat]?.buildings.find((other) => other.kind === one.building);
  return {
    title,
    lines: lines(
      t("tm-explain-building", { building: `building-${dashed(one.building)}`, player: game.name(one.seat) }),
      row && t("tm-explain-power-value", { power: row.power }),
      one.town && t("tm-explain-in-town"),
    ),
  };
}

function cult(game: Game, name: string): Explanation | null {
  const track = game.position.cults.find((one) => one.name === name);
  if (!track) return null;
  const steps = game.position.cult_power.flatMap((power, step) =>
    power ? [t("tm-explain-cult-space", { step, power })] : [],
  );
  const where = track.positions.map((step, seat) => t("tm-explain-cult-place", { player: game.name(seat), step }));
  return {
    title: cultName(name),
    lines: lines(
      t("tm-explain-cult-power", { list: messages.list(steps) }),
      t("tm-explain-cult-top"),
      t("tm-explain-cult-final"),
      messages.list(where),
    ),
  };
}

function order(_: Game, name: string): Explanation {
  const [of = "", steps = "1"] = name.split("/");
  const count = Number(steps);
  const text = count === 1 ? t("tm-explain-order-return") : t("tm-explain-order", { steps: count });
  return { title: t("tm-order", { cult: `cult-${of}` }), lines: [text] };
}

/** The lasting effect of a favor tile. */
export function favorLasts(tile: FavorView): string[] {
  const [thing, points] = Object.entries(tile.points)[0] ?? [];
  return lines(
    income(tile.income),
    action(tile.action),
    tile.town_power > 0 && t("tm-explain-favor-town", { power: tile.town_power }),
    thing && t("tm-explain-favor-points", { building: dashed(thing), points: points ?? 0 }),
    passing(tile.passing),
  );
}

function favor(game: Game, name: string): Explanation | null {
  const tile = game.position.favors.find((one) => one.name === name);
  if (!tile) return null;
  return {
    title: t("tm-favor", { tile: tileName(name) }),
    lines: lines(
      t("tm-explain-favor-steps", { cult: `cult-${tile.cult}`, steps: tile.steps }),
      ...favorLasts(tile),
      t("tm-explain-left", { left: tile.left, copies: tile.copies }),
      holders(game, tile.holders),
    ),
  };
}

function town(game: Game, name: string): Explanation | null {
  const tile = game.position.towns.find((one) => one.name === name);
  if (!tile) return null;
  return {
    title: tileName(name),
    lines: lines(
      t("tm-explain-town", { points: tile.points, keys: tile.keys }),
      some(tile.gain) && t("tm-explain-once", { goods: goodsText(tile.gain) }),
      t("tm-explain-left", { left: tile.left, copies: tile.copies }),
      holders(game, tile.holders),
    ),
  };
}

/** The effect of a bonus card for its round. */
export function cardLasts(one: CardView): string[] {
  return lines(
    some(one.income) && t("tm-explain-card-income", { goods: goodsText(one.income) }),
    action(one.action),
    one.shipping > 0 && t("tm-explain-card-shipping", { steps: one.shipping }),
    passing(one.passing),
  );
}

function card(game: Game, name: string): Explanation | null {
  const one = game.position.cards.find((other) => other.name === name);
  if (!one) return null;
  return {
    title: tileName(name),
    lines: lines(
      ...cardLasts(one),
      one.coins > 0 && t("tm-explain-card-coins", { coins: one.coins }),
      one.holder !== null && holders(game, [one.holder]),
    ),
  };
}

function scoring(game: Game, name: string): Explanation | null {
  const tile = game.position.scoring.find((one) => one.name === name);
  if (!tile) return null;
  const reward = {
    per: tile.reward_per,
    goods: goodsText(tile.reward),
  };
  const forPriests = tile.reward_for === "priests";
  return {
    title: t("tm-scoring", { round: tile.round }),
    lines: lines(
      t("tm-explain-scoring", { counts: dashed(tile.counts.join(" and ")), points: tile.points }),
      some(tile.reward) && forPriests && t("tm-explain-reward-priests", reward),
      some(tile.reward) && !forPriests && t("tm-explain-reward", { ...reward, cult: `cult-${tile.reward_for}` }),
    ),
  };
}

function powerAction(game: Game, name: string): Explanation | null {
  const one = game.position.power_actions.find((other) => other.name === name);
  if (!one) return null;
  return {
    title: t("tm-power-action", { action: tileName(name) }),
    lines: [
      t("tm-explain-power-cost", { power: one.cost }),
      t("tm-explain-once", { goods: goodsText(one.gain) }),
      t(one.used ? "tm-explain-used" : "tm-explain-first-come"),
    ],
  };
}

function special(game: Game, name: string, seat: number): Explanation | null {
  const one = game.position.players[seat]?.specials.find((other) => other.name === name);
  if (!one) return null;
  return {
    title: t("tm-special", { action: tileName(name) }),
    lines: lines(
      some(one.cost) && t("tm-explain-cost", { goods: goodsText(one.cost) }),
      some(one.gain) && t("tm-explain-once", { goods: goodsText(one.gain) }),
      one.source !== "faction" && t(one.used ? "tm-explain-used-by-you" : "tm-explain-once-a-round"),
    ),
  };
}

function building(game: Game, kind: string, seat: number): Explanation | null {
  const player = game.position.players[seat];
  const row = player?.buildings.find((other) => other.kind === kind);
  if (!player || !row) return null;
  return {
    title: buildingName(kind),
    lines: lines(
      t("tm-explain-cost", { goods: goodsText(row.cost) }),
      row.cost_alone && t("tm-explain-cost-alone", { goods: goodsText(row.cost_alone) }),
      income(row.income),
      row.next_income && t("tm-explain-next-income", { goods: goodsText(row.next_income) }),
      t("tm-explain-supply", { built: row.built, left: row.left }),
      t("tm-explain-power-value", { power: row.power }),
      t(`tm-explain-${dashed(kind)}`),
      kind === "stronghold" && t(`tm-stronghold-${player.faction}`),
    ),
  };
}

function track(game: Game, name: string, seat: number): Explanation | null {
  const player = game.position.players[seat];
  if (!player) return null;
  const { next } = name === "shipping" ? player.shipping : player.digging;
  return {
    title: t(`tm-track-${name}`),
    lines: lines(
      name === "shipping" ? shippingNow(player) : t("tm-explain-spade", { goods: goodsText(player.digging.spade) }),
      next && t("tm-explain-track-next", { goods: goodsText(next.cost), points: next.points }),
      !next && t("tm-explain-track-end"),
    ),
  };
}

const shippingNow = (player: PlayerView) => t("tm-explain-shipping", { reach: player.shipping.reach });

function bowls(game: Game, _: string, seat: number): Explanation | null {
  const player = game.position.players[seat];
  if (!player) return null;
  const [one = 0, two = 0, three = 0] = player.bowls;
  return { title: t("tm-bowls"), lines: [t("tm-bowls-counts", { one, two, three }), t("tm-explain-bowls")] };
}

function figure(game: Game, name: string, seat: number): Explanation | null {
  const player = game.position.players[seat];
  if (!player) return null;
  const goods = player.income?.total[name];
  return {
    title: t(`tm-figure-${name}`),
    lines: lines(
      name === "priests" && t("tm-explain-priests", { left: player.priests_left, sent: player.priests_sent }),
      name === "keys" && t("tm-explain-keys"),
      name === "points" && player.final && t("tm-explain-final", { total: player.final.total }),
      goods !== undefined && t("tm-explain-expected", { goods: goodsText({ [name]: goods }) }),
    ),
  };
}

function income_(game: Game, _: string, seat: number): Explanation | null {
  const view = game.position.players[seat]?.income;
  if (!view) return { title: t("tm-next-income"), lines: [t("tm-explain-no-income")] };
  const sources = Object.entries(view.sources).map(([source, goods]) =>
    t("tm-explain-source", { source: t(`tm-source-${source}`), goods: goodsText(goods) }),
  );
  const lost = some(view.lost) && t("tm-explain-lost", { goods: goodsText(view.lost) });
  return { title: t("tm-next-income"), lines: lines(...sources, lost) };
}

function faction(game: Game, name: string): Explanation | null {
  const seat = game.seatOf(name);
  const player = game.position.players[seat];
  if (!player) return null;
  return {
    title: game.name(seat),
    lines: lines(t(`tm-ability-${name}`), t(`tm-stronghold-${name}`), player.passed && t("tm-explain-passed")),
  };
}

function cycle(game: Game, _: string, seat: number): Explanation | null {
  const player = game.position.players[seat];
  if (!player) return null;
  const text = player.faction === "giants" ? "tm-ability-giants" : "tm-explain-cycle";
  return { title: t("tm-cycle", { home: terrainName(player.terrain) }), lines: [t(text)] };
}

const EXPLAINERS: Record<string, Explainer> = {
  hex,
  cult,
  order,
  favor,
  town,
  card,
  scoring,
  power_action: powerAction,
  special,
  building,
  track,
  bowls,
  cycle,
  figure,
  income: income_,
  player: faction,
};

export const explain = explaining("tm", EXPLAINERS);
