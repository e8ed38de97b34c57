/** What an option would bring, summed up by resource for the eye. The numbers are the server's. */
import type { Goods } from "$lib/types/origins";
import type { Amount, OptionView } from "$lib/types/origins_options";

export function summed(amounts: Pick<Amount, "resource" | "amount">[]): Goods {
  const total: Goods = {};
  for (const { resource, amount } of amounts) total[resource] = (total[resource] ?? 0) + amount;
  return Object.fromEntries(Object.entries(total).filter(([, amount]) => amount !== 0));
}

/** Everything in one line: minus for what it costs, now or next, plus for what it brings. */
export function balance(option: OptionView): Goods {
  const minus = [...option.cost, ...option.due].map((one) => ({ ...one, amount: -one.amount }));
  const points = option.points.map((one) => ({ resource: "points", amount: one.amount }));
  return summed([...minus, ...option.gain, ...points]);
}

export const pointsOf = (option: OptionView): number => option.points.reduce((sum, one) => sum + one.amount, 0);
