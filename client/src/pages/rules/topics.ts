/** The topics of the rules help, and which numbered rules each of them tells of. */

export interface Topic {
  name: string;
  icon: string;
  /** First and last number of each stretch of rules. */
  rules: [first: number, last: number][];
}

const topic = (name: string, icon: string, ...rules: [number, number][]): Topic => ({ name, icon, rules });

const TERRA_MYSTICA = [
  topic("overview", "map", [1, 24]),
  topic("first-game", "flag", [25, 35]),
  topic("set-up", "pin", [36, 93]),
  topic("rounds", "turns", [94, 115]),
  topic("power", "power", [116, 124]),
  topic("turns", "play", [125, 130]),
  topic("build", "dwelling", [131, 163]),
  topic("adjacency", "swap", [164, 174]),
  topic("shipping", "ship", [175, 184]),
  topic("spades", "spade", [185, 192]),
  topic("upgrade", "trading", [193, 221]),
  topic("offers", "users", [222, 246]),
  topic("cults", "cultstep", [247, 258]),
  topic("priests", "priest", [259, 266]),
  topic("power-actions", "bridge", [267, 288]),
  topic("conversions", "burn", [289, 302]),
  topic("special", "stronghold", [303, 311]),
  topic("passing", "skip", [312, 327]),
  topic("towns", "town", [328, 348]),
  topic("cult-bonus", "fire", [349, 371]),
  topic("end", "trophy", [372, 401]),
  topic("favor", "temple", [402, 419]),
  topic("scoring", "vp", [420, 431]),
  topic("bonus", "coin", [432, 444]),
  topic("town-tiles", "key", [445, 451]),
  topic("forest", "g-forest", [452, 452], [459, 468]),
  topic("swamp", "g-swamp", [453, 453], [469, 480]),
  topic("plains", "g-plains", [454, 454], [481, 491]),
  topic("mountains", "g-mountains", [455, 455], [492, 500]),
  topic("lakes", "g-lakes", [456, 456], [501, 509]),
  topic("wasteland", "g-wasteland", [457, 457], [510, 516]),
  topic("desert", "g-desert", [458, 458], [517, 526]),
  topic("questions", "q", [527, 568]),
  topic("war-and-faith", "sanctuary", [569, 576]),
  topic("large", "users", [577, 617]),
  topic("numbers", "list", [618, 631]),
];

const ORIGINS = [
  topic("overview", "mothership", [1, 18]),
  topic("set-up", "pin", [19, 61]),
  topic("resources", "basic", [62, 68]),
  topic("city", "palace", [69, 86]),
  topic("workers", "citizen", [87, 97]),
  topic("turns", "play", [98, 100]),
  topic("sites", "mothership", [101, 120]),
  topic("main-actions", "stone", [121, 130]),
  topic("military", "sword", [131, 156]),
  topic("buying", "dwelling", [157, 171]),
  topic("temples", "ztemple", [172, 177]),
  topic("citizens", "die4", [178, 184]),
  topic("food", "food", [185, 188]),
  topic("bonus", "plus", [189, 193]),
  topic("districts", "seat", [194, 209]),
  topic("towers", "tower", [210, 214]),
  topic("population", "users", [215, 219]),
  topic("passing", "skip", [220, 228]),
  topic("advisors", "archon", [229, 235]),
  topic("superiority", "chevrons", [236, 239]),
  topic("round-end", "turns", [240, 256]),
  topic("game-end", "flag", [257, 263]),
  topic("scoring", "trophy", [264, 277]),
  topic("solo", "die1", [278, 300]),
  topic("zodiac", "aries", [301, 326]),
  topic("buildings", "agora", [327, 359]),
];

export interface Book {
  game: string;
  /** How the message keys begin. */
  prefix: string;
  /** How the rule numbers begin. */
  mark: string;
  catalogue: "rules_terra_mystica" | "rules_origins";
  topics: Topic[];
}

export const BOOKS: Book[] = [
  {
    game: "terra-mystica",
    prefix: "rules-tm",
    mark: "TM",
    catalogue: "rules_terra_mystica",
    topics: TERRA_MYSTICA,
  },
  { game: "origins", prefix: "rules-origins", mark: "OR", catalogue: "rules_origins", topics: ORIGINS },
];

export const numberOf = (book: Book, rule: number) => `${book.mark}-${String(rule).padStart(3, "0")}`;

/** The topic that tells of a numbered rule such as TM-131. */
export function topicOf(rule: string): { book: Book; topic: Topic } | null {
  const match = /^(TM|OR)-?(\d{1,3})$/i.exec(rule.trim());
  const book = BOOKS.find((one) => one.mark === match?.[1]?.toUpperCase());
  const number = Number(match?.[2]);
  const topic = book?.topics.find((one) => one.rules.some(([first, last]) => first <= number && number <= last));
  return book && topic ? { book, topic } : null;
}
