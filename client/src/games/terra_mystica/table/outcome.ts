import type { Goods, OptionView } from "../views";

/** What it leaves to do: favor tiles to take, a bridge to place. */
export function owing(option: OptionView): Goods {
  return Object.fromEntries(Object.entries(option.owed).filter(([, n]) => n > 0));
}
