/** The notation of moves, read for the log and written to ask "why not?". It says what, never whether. */
import { remembered } from "$table/text/remembered";
import type { Label, Target } from "$api/types";

export interface Phrase {
  label: Label;
  targets: Target[];
}

type Reader = (...parts: string[]) => Phrase;

function phrase(name: string, params: Label["params"] = {}, ...targets: [kind: string, name: string][]): Phrase {
  return {
    label: { key: `origins-did-${name}`, params },
    targets: targets.map(([kind, of]) => ({ kind, name: of })),
  };
}

const die = (colour: string, value: string) => ({ colour, value: Number(value) });

const READERS: [RegExp, Reader][] = [
  [/^pass$/, () => phrase("pass")],
  [/^extra action$/, () => phrase("extra")],
  [/^grow$/, () => phrase("grow")],
  [/^tower (\w+)$/, (colour) => phrase("tower", { colour })],
  [/^visit (\d) with archon$/, (site) => phrase("visit-archon", { site: Number(site) }, ["site", site])],
  [
    /^visit (\d) with speaker (\d)$/,
    (site, value) => phrase("visit-speaker", { site: Number(site), value: Number(value) }, ["site", site]),
  ],
  [
    /^visit (\d) with (\w+) (\d)$/,
    (site, colour, value) => phrase("visit", { site: Number(site), ...die(colour, value) }, ["site", site]),
  ],
  [/^close (\w+)$/, (cell) => phrase("close", { cell })],
  [/^with (\w+) (\d)$/, (colour, value) => phrase("with", die(colour, value))],
  [/^match (\d+)$/, (card) => phrase("match", { card: Number(card) }, ["card", card])],
  [/^action (.+)$/, (action) => phrase("main", { action }, ["action", action])],
  [/^bonus$/, () => phrase("bonus")],
  [/^bonus as gold$/, () => phrase("bonus-gold")],
  [/^rise (\d)$/, (site) => phrase("rise", { site: Number(site) }, ["site", site])],
  [/^hold$/, () => phrase("hold")],
  [/^pay (\d+) gold$/, (gold) => phrase("pay", { gold: Number(gold) })],
  [/^spend (\w+)$/, (resource) => phrase("spend", { resource })],
  [/^gain (\w+)$/, (resource) => phrase("gain", { resource })],
  [/^move$/, () => phrase("move")],
  [/^attack$/, () => phrase("attack")],
  [/^buy (.+?)(?: from store)?$/, (building) => phrase("buy", { building })],
  [/^farm (.+?)(?: from store)?$/, (building) => phrase("farm", { building })],
  [/^cover with (.+?)(?: from store)?$/, (building) => phrase("cover", { building })],
  [/^place (\w+)$/, (cell) => phrase("place", { cell })],
  [/^use (.+) at (\w+)$/, (building) => phrase("use", { building })],
  [/^take speaker (\d)$/, (value) => phrase("speaker", { value: Number(value) })],
  [/^take (\w+) (\d)$/, (colour, value) => phrase("take", die(colour, value))],
  [/^temple (\w+) (\d)$/, (temple, steps) => phrase("temple", { temple, steps: Number(steps) }, ["temple", temple])],
  [/^raise speaker (\d)/, (value) => phrase("raise-speaker", { value: Number(value) })],
  [/^raise (\w+) (\d)/, (colour, value) => phrase("raise", die(colour, value))],
  [/^return (\w+)$/, (colour) => phrase("return", { colour })],
  [/^swap (\w+) (\d) for (\w+)$/, (colour, value, to) => phrase("swap", { ...die(colour, value), to })],
  [/^ship (\d)$/, (site) => phrase("ship", { site: Number(site) }, ["site", site])],
  [/^copy \w+$/, () => phrase("copy")],
  [/^store (.+)$/, (building) => phrase("store", { building })],
  [/^discard (\w+) (\d)$/, (colour, value) => phrase("discard", die(colour, value))],
  [/^bonus tile (\w+)$/, (colour) => phrase("bonus-tile", { colour })],
  [/^card (\w+)$/, (card) => phrase("card", { card }, ["zodiac", card])],
  [/^tile (.+)$/, (building) => phrase("tile", { building }, ["building", building])],
  [/^roll (\d)$/, (value) => phrase("roll", { value: Number(value) })],
  [/^district (\d+)$/, (card) => phrase("district", { card: Number(card) }, ["card", card])],
  [/^start player(\d)$/, (number) => phrase("start", { player: `player${number}` })],
  [/^keep (\w+)$/, (card) => phrase("keep", { card }, ["zodiac", card])],
];

/** What a line of the log says, or nothing for what is better shown as it stands. */
export const read = remembered((text: string): Phrase | null => {
  for (const [pattern, reader] of READERS) {
    const match = pattern.exec(text);
    if (match) return reader(...match.slice(1));
  }
  return null;
});

/** What ends something that was begun says nothing of its own, nor does a payment as everybody expects it. */
export const isSilent = (text: string): boolean => text === "done" || text === "pay 0 gold";

export const write = {
  visit: (site: string | number, worker: string) => `visit ${site} with ${worker}`,
  close: (cell: string) => `close ${cell}`,
  with: (die: string) => `with ${die}`,
  match: (card: string) => `match ${card}`,
  main: (action: string) => `action ${action}`,
  tower: (colour: string) => `tower ${colour}`,
  buy: (building: string) => `buy ${building}`,
  farm: (building: string) => `farm ${building}`,
  stored: (building: string) => `buy ${building} from store`,
  place: (cell: string) => `place ${cell}`,
  use: (tile: string, cell: string) => `use ${tile} at ${cell}`,
  take: (die: string) => `take ${die}`,
  temple: (temple: string, steps: number) => `temple ${temple} ${steps}`,
  raise: (die: string) => `raise ${die}`,
  gain: (resource: string) => `gain ${resource}`,
  spend: (resource: string) => `spend ${resource}`,
};
