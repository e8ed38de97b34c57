/** The notation of moves, read for the log and written to ask "why not?". It says what, never whether. */
import { remembered } from "$table/text/remembered";
import type { Label, Target } from "$api/types";

export interface Phrase {
  label: Label;
  targets: Target[];
}

const BUILDINGS: Record<string, string> = {
  TP: "trading house",
  TE: "temple",
  SH: "stronghold",
  SA: "sanctuary",
};
const TERRAINS: Record<string, string> = {
  brown: "plains",
  black: "swamp",
  blue: "lakes",
  green: "forest",
  gray: "mountains",
  red: "wasteland",
  yellow: "desert",
};
const GOODS: Record<string, string> = { PW: "power", P: "priests", W: "workers", C: "coins", VP: "points" };

type Reader = (...parts: string[]) => Phrase;

function phrase(name: string, params: Label["params"] = {}, targets: Target[] = []): Phrase {
  return { label: { key: `tm-did-${name}`, params }, targets };
}

const at = (kind: string, name: string): Target[] => [{ kind, name }];
const cult = (name: string) => name.toLowerCase();

function tile(name: string): Phrase {
  if (name.startsWith("FAV")) return phrase("favor", { tile: name }, at("favor", name));
  if (name.startsWith("TW")) return phrase("town", { tile: name }, at("town", name));
  return phrase("cult", { cult: cult(name) }, at("cult", cult(name)));
}

function action(name: string): Phrase {
  const isPower = /^ACT\d$/.test(name);
  return isPower
    ? phrase("power", { action: name }, at("power_action", name))
    : phrase("special", { action: name }, at("special", name));
}

const READERS: [RegExp, Reader][] = [
  [/^burn (\d+)$/, (n) => phrase("burn", { tokens: Number(n) })],
  [/^convert (\d+)W to (\d+)P$/, (_, gained) => phrase("trade", { workers: Number(gained) })],
  [
    /^convert (\d+)(\w+) to (\d+)(\w+)$/,
    (paid, have, gained, want) =>
      phrase("convert", {
        paid: Number(paid),
        have: GOODS[have] ?? have,
        gained: Number(gained),
        want: GOODS[want] ?? want,
      }),
  ],
  [/^build (\w+)$/, (hex) => phrase("build", { hex }, at("hex", hex))],
  [
    /^transform (\w+) to (\w+)$/,
    (hex, colour) => phrase("transform", { hex, to: TERRAINS[colour] ?? colour }, at("hex", hex)),
  ],
  [
    /^upgrade (\w+) to (\w+)$/,
    (hex, code) => phrase("upgrade", { hex, building: BUILDINGS[code] ?? code }, at("hex", hex)),
  ],
  [/^bridge (\w+):(\w+)$/, (from, to) => phrase("bridge", { from, to }, [...at("hex", from), ...at("hex", to)])],
  [/^connect (\w+)$/, (river) => phrase("connect", { river }, at("hex", river))],
  [/^action (\w+)$/, (name) => action(name)],
  [
    /^send p to (\w+) for (\d)$/,
    (name, steps) => phrase("send", { cult: cult(name), steps: Number(steps) }, at("cult", cult(name))),
  ],
  [/^advance ship$/, () => phrase("advance", { track: "shipping" })],
  [/^advance dig$/, () => phrase("advance", { track: "digging" })],
  [/^pass (\w+)$/, (card) => phrase("pass", { card }, at("card", card))],
  [/^pass$/, () => phrase("pass-last")],
  [/^\+(\w+)$/, (name) => tile(name)],
  [/^key none$/, () => phrase("key-none")],
  [/^key (\w+)$/, (name) => phrase("key", { cult: cult(name) }, at("cult", cult(name)))],
  [/^leech (\d+) from (\w+)/, (power, from) => phrase("take", { power: Number(power), builder: from })],
  [/^decline (\d+) from (\w+)/, (power, from) => phrase("decline", { power: Number(power), builder: from })],
  [/^long way$/, () => phrase("detour")],
  [/^dig 1$/, () => phrase("dig")],
  [/^drop$/, () => phrase("drop")],
  [/^faction (\w+)$/, (faction) => phrase("faction", { faction })],
  [/^score (\w+)$/, (name) => phrase("scoring", { tile: name }, at("scoring", name))],
  [/^delete (\w+)$/, (card) => phrase("remove-card", { card })],
  [/^start (player\d)$/, (player) => phrase("start", { player })],
  [/^colour (\w+)$/, (colour) => phrase("colour", { colour: TERRAINS[colour] ?? colour })],
  [/^replace (\w+) \d$/, (name) => phrase("replace", { cult: cult(name) }, at("cult", cult(name)))],
  [/^bid (\d+) for (\w+)$/, (points, faction) => phrase("bid", { points: Number(points), faction })],
];

const readMove = remembered((text: string): Phrase | null => {
  for (const [pattern, reader] of READERS) {
    const match = pattern.exec(text);
    if (match) return reader(...match.slice(1));
  }
  return null;
});

/** What a line of the log says, or nothing for what is better shown as it stands. */
export function read(text: string, byChance = false): Phrase | null {
  const phrase = readMove(text);
  // The same notation, but nobody chose: the faction comes into the auction.
  return byChance && phrase?.label.key === "tm-did-faction"
    ? { ...phrase, label: { ...phrase.label, key: "tm-did-lot" } }
    : phrase;
}

/** Turns end silently, and standing wishes are nobody else's business. */
export const isSilent = (text: string): boolean => text === "done" || text.startsWith("wish ");

/** Answers to offers are given between the turns. */
export const isAnswer = (text: string): boolean => /^(leech|decline) /.test(text);

const CODES = Object.fromEntries(Object.entries(BUILDINGS).map(([code, kind]) => [kind, code]));

export const write = {
  build: (hex: string) => `build ${hex}`,
  transform: (hex: string, colour: string) => `transform ${hex} to ${colour}`,
  upgrade: (hex: string, building: string) => `upgrade ${hex} to ${CODES[building] ?? building}`,
  send: (to: string, steps: number) => `send p to ${to.toUpperCase()} for ${steps}`,
  action: (name: string) => `action ${name}`,
  advance: (track: string) => (track === "shipping" ? "advance ship" : "advance dig"),
  pass: (card: string) => `pass ${card}`,
  tile: (name: string) => `+${name}`,
  burn: (tokens: number) => `burn ${tokens}`,
};

export const UPGRADES = Object.keys(CODES);
