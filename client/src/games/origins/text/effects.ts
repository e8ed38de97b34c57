/** Effects in sentences, made from the numbers in the position. */
import { messages, t } from "$i18n/index.svelte";
import type { BuildingView, EffectView, Goods, Value } from "../views";
import { dashed, goodsText, templeName } from "./words";

const PLAIN = ["stone", "food", "wisdom", "gold", "basic", "points"];

const numbers = (values: Record<string, Value>): Goods =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.value]));
const some = (goods: Goods) => Object.keys(goods).length > 0;

/** Whether any of its numbers is ours instead of published. */
export function hasOurs(effect: EffectView): boolean {
  const values = [...Object.values(effect.pay), ...Object.values(effect.gain), ...Object.values(effect.each)];
  return effect.origin === "ours" || values.some((value) => value.origin === "ours");
}

function moves(effect: EffectView): string | null {
  const n = effect.gain.spaces?.value;
  if (!n) return null;
  if (effect.attack === "and") return t("origins-effect-move-attack", { n });
  return t(effect.attack === "or" ? "origins-effect-move-or-attack" : "origins-effect-move", { n });
}

function steps(effect: EffectView): string[] {
  const n = effect.gain.steps?.value;
  if (!n) return [];
  const advance = effect.temple
    ? t("origins-effect-steps-in", { n, temple: templeName(effect.temple) })
    : t("origins-effect-steps", { n });
  return [
    advance,
    ...(effect.takes_card ? [t("origins-effect-takes-card")] : []),
    ...(effect.gain.gold_steps ? [t("origins-effect-gold-steps")] : []),
  ];
}

function counted(effect: EffectView): string[] {
  const each = numbers(effect.each);
  const lines = some(each)
    ? effect.per.map((per) => t("origins-effect-each", { per: dashed(per), goods: goodsText(each) }))
    : [];
  if (!effect.points_by.length) return lines;
  const points = effect.points_by.slice(1).join(" · ");
  return [...lines, ...effect.per.map((per) => t("origins-effect-points-by", { per: dashed(per), points }))];
}

/** The dice, tiles and Speakers that an effect allows taking. */
function taken(effect: EffectView): string[] {
  const { buys, citizens, speakers, feeds, exchange } = effect.gain;
  return [
    exchange ? t("origins-effect-exchange") : "",
    buys ? t("origins-effect-buys") : "",
    citizens ? t(effect.free ? "origins-effect-citizens-free" : "origins-effect-citizens") : "",
    speakers ? t("origins-effect-speakers") : "",
    feeds ? t("origins-effect-feeds", { n: feeds.value }) : "",
  ].filter(Boolean);
}

export function effectLines(effect: EffectView): string[] {
  const pay = numbers(effect.pay);
  const gain = numbers(Object.fromEntries(Object.entries(effect.gain).filter(([name]) => PLAIN.includes(name))));
  const lines = [
    some(pay) ? t("origins-effect-pay", { goods: goodsText(pay) }) : "",
    some(gain) ? t("origins-effect-gain", { goods: goodsText(gain) }) : "",
    moves(effect) ?? "",
    ...steps(effect),
    ...taken(effect),
    ...counted(effect),
  ];
  return lines.filter(Boolean);
}

/** A building's ability, with its special rule if it has one. */
export function abilityLines(building: BuildingView): string[] {
  const own = `origins-building-text-${dashed(building.name)}`;
  return [...effectLines(building.ability), ...(messages.has(own) ? [t(own)] : [])];
}
