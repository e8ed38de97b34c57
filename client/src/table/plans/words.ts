/** Plans in words. */
import { messages, t } from "$i18n/index.svelte";
import type { PlanBreak, PlanOrder, PlanSummary, Why } from "$generated/openapi";

type Condition = PlanOrder["conditions"][number];

/** The reason in the user's language if the page has it, else the server's sentence. */
const reasonText = ({ key, params, sentence }: Why): string => (key && messages.has(key) ? t(key, params) : sentence);

export function breakText(plan: Pick<PlanSummary, "turns">, broken: PlanBreak): string {
  const step = plan.turns[broken.turn]?.steps[broken.step];
  const where = t("plans-broken", { turn: broken.turn + 1, step: step?.text ?? t("plans-end-of-turn") });
  return `${where} ${reasonText(broken.reason)}`;
}

export const endText = (end: PlanSummary["end"]): string => (end && end !== "broken" ? t(`server-plan-${end}`) : "");

/** A thing under its name on the table: its code. */
export const thingText = (thing: string): string => thing.slice(thing.indexOf(":") + 1).replaceAll("_", " ");

export function conditionText(condition: Condition, name: (seat: number) => string): string {
  if (condition.kind === "available") return t("plans-if-available", { thing: thingText(condition.thing) });
  if (condition.kind === "round") return t("plans-if-round", { round: condition.last });
  if (condition.kind === "offer") return t("plans-if-offer", { power: condition.most });
  return t(condition.yes ? "plans-if-passed" : "plans-if-not-passed", { player: name(condition.seat) });
}
