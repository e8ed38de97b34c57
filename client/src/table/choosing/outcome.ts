/** The outcome of an option, summed up by resource. The numbers are the server's. */

export type Goods = Record<string, number>;

interface Amount {
  resource: string;
  amount: number;
}

/** The outcome of an option in both games. */
export interface Outcome {
  cost: Amount[];
  /** To be paid in the next step. */
  due?: Amount[];
  gain: Amount[];
  points: { amount: number }[];
  /** What follows automatically. */
  follows: Amount[];
}

export function summed(amounts: Amount[]): Goods {
  const total: Goods = {};
  for (const { resource, amount } of amounts) total[resource] = (total[resource] ?? 0) + amount;
  return Object.fromEntries(Object.entries(total).filter(([, amount]) => amount !== 0));
}

export const some = (goods: Goods): boolean => Object.keys(goods).length > 0;

export const pointsOf = (option: Outcome): number => option.points.reduce((sum, one) => sum + one.amount, 0);

/** Everything in one line: costs, now or next, as negative amounts, gains as positive ones. */
export function balance(option: Outcome): Goods {
  const minus = [...option.cost, ...(option.due ?? [])].map(({ resource, amount }) => ({ resource, amount: -amount }));
  return summed([...minus, ...option.gain, { resource: "points", amount: pointsOf(option) }]);
}

/** What a draft has changed so far, and with one more step, among the given figures. */
export function running(figures: string[], soFar: Goods, option: Outcome): Goods {
  const now = balance({ ...option, due: [] });
  const all = [...Object.entries(soFar), ...Object.entries(now), ...Object.entries(summed(option.follows))];
  const changes = all.map(([resource, amount]) => ({ resource, amount }));
  return summed(changes.filter(({ resource }) => figures.includes(resource)));
}
