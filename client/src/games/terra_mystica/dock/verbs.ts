/** The verbs of a turn: which of the possible actions each of them offers. */
import type { OptionView } from "../views";

export interface Verb {
  id: string;
  icon: string;
  key: string;
  test: (option: OptionView) => boolean;
  /** The choices are things on the map, which the verb highlights. Other verbs open a list. */
  onMap?: boolean;
  /** A thing has many amounts: the list shows the first of each, its card shows all. */
  brief?: boolean;
  /** Always shown on one's own turn, possible or not. */
  standing?: boolean;
}

const starts =
  (...words: string[]) =>
  (option: OptionView) =>
    words.includes(option.path[0] ?? "");
const advances = (track: string) => (option: OptionView) => option.path[0] === "advance" && option.path[1] === track;

export const VERBS: Verb[] = [
  { id: "build", icon: "dwelling", key: "b", test: starts("build", "transform"), onMap: true, standing: true },
  { id: "upgrade", icon: "trading", key: "u", test: starts("upgrade"), onMap: true, standing: true },
  { id: "send", icon: "priest", key: "c", test: starts("send"), standing: true },
  { id: "power", icon: "power", key: "p", test: starts("power"), standing: true },
  { id: "special", icon: "play", key: "s", test: starts("special"), standing: true },
  { id: "shipping", icon: "ship", key: "h", test: advances("shipping"), standing: true },
  { id: "digging", icon: "spade", key: "g", test: advances("digging"), standing: true },
  { id: "pass", icon: "flag", key: "x", test: starts("pass"), standing: true },
  { id: "card", icon: "flag", key: "x", test: starts("pass") },
  { id: "favor", icon: "cultstep", key: "f", test: starts("favor") },
  { id: "town", icon: "town", key: "t", test: starts("town") },
  { id: "cult", icon: "fire", key: "c", test: starts("cult") },
  { id: "key", icon: "key", key: "k", test: starts("key") },
  { id: "bridge", icon: "bridge", key: "i", test: starts("bridge"), onMap: true },
  { id: "connect", icon: "ship", key: "o", test: starts("connect"), onMap: true },
  { id: "trade", icon: "swap", key: "e", test: starts("trade") },
  { id: "detour", icon: "turns", key: "l", test: starts("detour") },
  { id: "dig", icon: "spade", key: "j", test: starts("dig") },
  { id: "faction", icon: "users", key: "f", test: starts("faction") },
  { id: "bid", icon: "coin", key: "b", test: starts("bid"), brief: true },
  { id: "replace", icon: "priest", key: "a", test: starts("replace") },
];

/** Conversions that are possible in any turn. */
export const EXCHANGES: Verb[] = [
  { id: "convert", icon: "swap", key: "v", test: starts("convert"), standing: true },
  { id: "burn", icon: "burn", key: "n", test: starts("burn"), standing: true },
];

const KNOWN = [...VERBS, ...EXCHANGES];
const APART = ["done", "take", "decline", "drop", "wish"];

/** Options of no verb are still offered, under their own names. */
export const OTHER: Verb = {
  id: "other",
  icon: "plus",
  key: "m",
  test: (option) => !APART.includes(option.path[0] ?? "") && !KNOWN.some((verb) => verb.test(option)),
};

export function verbsFor(options: OptionView[], decision: string | undefined): { verb: Verb; options: OptionView[] }[] {
  // Before the first round a bonus card is taken without passing.
  const other = decision === "first_card" ? "pass" : "card";
  const known = VERBS.filter((verb) => verb.id !== other);
  const found = [...known, OTHER].map((verb) => ({ verb, options: options.filter(verb.test) }));
  return found.filter(({ verb, options: of }) => of.length > 0 || (decision === "turn" && verb.standing));
}

/** The choices in a verb's list. */
export function listed(verb: Verb, options: OptionView[]): OptionView[] {
  if (!verb.brief) return options;
  const things = options.map((option) => option.path[1]);
  return options.filter((option, n) => things.indexOf(option.path[1]) === n);
}

/** Is something owed that is chosen neither on the map nor on the cards over it? */
export function isAway(options: OptionView[], decision: string | undefined): boolean {
  if (["turn", "choose_faction", "bidding"].includes(decision ?? "")) return false;
  return verbsFor(options, decision).some(({ verb }) => !verb.onMap);
}

export function exchangesFor(options: OptionView[], decision: string | undefined) {
  const found = EXCHANGES.map((verb) => ({ verb, options: options.filter(verb.test) }));
  return found.filter(({ options: of }) => of.length > 0 || decision === "turn");
}

/** The question of the table, as the key of a message. */
export function prompt(decision: string | undefined, owed: Record<string, number>): string {
  if (decision === "turn" && owed.turns) return `tm-prompt-double-${owed.turns}`;
  if (decision !== "rest") return `tm-prompt-${decision ?? "turn"}`;
  const due = DUE.find((name) => owed[name]);
  return due ? `tm-prompt-${due}` : "tm-prompt-rest";
}

const DUE = [
  "towns",
  "favors",
  "key_choices",
  "bridges",
  "cult_steps",
  "trades",
  "free_dwellings",
  "free_trading_houses",
  "sandstorms",
  "spades",
];
