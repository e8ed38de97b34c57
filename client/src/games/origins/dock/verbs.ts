/** The verbs of a turn: which of the possible actions each of them offers. */
import type { OptionView } from "../views";

export interface Verb {
  id: string;
  icon: string;
  key: string;
  /** The choices are things on the table, which the verb highlights. Other verbs open a list. */
  onBoard?: boolean;
}

/** Always shown on one's own turn, possible or not. */
export const STANDING: Verb[] = [
  { id: "visit", icon: "mothership", key: "v", onBoard: true },
  { id: "close", icon: "seat", key: "c", onBoard: true },
  { id: "tower", icon: "tower", key: "t" },
  { id: "grow", icon: "citizen", key: "g" },
  { id: "pass", icon: "flag", key: "x" },
];

const OTHERS: Verb[] = [
  { id: "place", icon: "plus", key: "p", onBoard: true },
  { id: "buy", icon: "dwelling", key: "b" },
  { id: "farm", icon: "farm", key: "f" },
  { id: "cover", icon: "farm", key: "o" },
  { id: "take", icon: "citizen", key: "a" },
  { id: "temple", icon: "ztemple", key: "m" },
  { id: "swap", icon: "swap", key: "s" },
  { id: "done", icon: "check", key: "d" },
];

const KNOWN = [...STANDING, ...OTHERS];
const OTHER: Verb = { id: "other", icon: "plus", key: "e" };

/** Up to this many choices are shown one by one; more, and those on the table, are grouped under verbs. */
const MOST_ANSWERS = 6;
const UNDER_VERBS = ["turn", "place", "buy", "draft", "take_citizen"];

export const verbOf = (option: OptionView): Verb => KNOWN.find((verb) => verb.id === option.path[0]) ?? OTHER;

export function verbsFor(options: OptionView[], decision: string | undefined) {
  const all = decision === "turn" ? [...STANDING, ...OTHERS, OTHER] : [...KNOWN, OTHER];
  return all
    .map((verb) => ({ verb, options: options.filter((option) => verbOf(option) === verb) }))
    .filter(({ verb, options: of }) => of.length > 0 || (decision === "turn" && STANDING.includes(verb)));
}

/** A question with few answers shows each as a button. */
export function isQuestion(options: OptionView[], decision: string | undefined): boolean {
  return !UNDER_VERBS.includes(decision ?? "") && options.length > 0 && options.length <= MOST_ANSWERS;
}

const ANSWER_ICONS: Record<string, string> = {
  done: "check",
  extra: "chevrons",
  rise: "mothership",
  hold: "chevrons",
  move: "sword",
  attack: "sword",
  with: "seat",
  match: "seat",
  bonus: "plus",
  raise: "chevrons",
  return: "undo",
  ship: "mothership",
  copy: "swap",
  store: "dwelling",
  discard: "close",
  use: "play",
  action: "play",
};

/** The icon of an answer: that of the thing it is about, if it has one. */
export function answerIcon(option: OptionView): string {
  const [word = "", of = ""] = option.path;
  if (word === "gain" || word === "spend") return of;
  if (word === "pay") return of === "0" ? String(option.label.params.resource) : "gold";
  return ANSWER_ICONS[word] ?? verbOf(option).icon;
}
