/** What an option would bring, summed up by resource for the eye. The numbers are the server's. */

export type Goods = Record<string, number>;

interface Amount {
  resource: string;
  amount: number;
}

/** What both games say about the outcome of an option. */
export interface Outcome {
  cost: Amount[];
  /** To be paid next. */
  due?: Amount[];
  gain: Amount[];
  points: { amount: number }[];
  /** What the rules do next because of it. */
  follows: Amount[];
}

export function summed(amounts: Amount[]): Goods {
  const total: Goods = {};
  for (const { resource, amount } of amounts) total[resource] = (total[resource] ?? 0) + amount;
  return Object.fromEntries(Object.entries(total).filter(([, amount]) => amount !== 0));
}

export const some = (goods: Goods): boolean => Object.keys(goods).length > 0;

export const pointsOf = (option: Outcome): number => option.points.reduce((sum, one) => sum + one.amount, 0);

/** Everything in one line: minus for what it costs, now or next, plus for what it brings. */
export function balance(option: Outcome): Goods {
  const minus = [...option.cost, ...(option.due ?? [])].map(({ resource, amount }) => ({ resource, amount: -amount }));
  return summed([...minus, ...option.gain, { resource: "points", amount: pointsOf(option) }]);
}

/** What a draft has changed so far, and what it will have changed with one more step, among the figures named. */
export function running(figures: string[], soFar: Goods, option: Outcome): Goods {
  const now = balance({ ...option, due: [] });
  const all = [...Object.entries(soFar), ...Object.entries(now), ...Object.entries(summed(option.follows))];
  const changes = all.map(([resource, amount]) => ({ resource, amount }));
  return summed(changes.filter(({ resource }) => figures.includes(resource)));
}
