/** Every kind of warning before waste, by game; each can be switched off. */
const kinds = (game: string, names: string[]) => names.map((name) => `${game}-warning-${name}`);

export const WARNINGS: Record<string, string[]> = {
  "terra-mystica": kinds("tm", ["special", "income", "power", "trading-house", "spades", "key"]),
  origins: kinds("origins", ["workers", "bonus", "ability"]),
};
