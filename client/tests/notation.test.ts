import { expect, test } from "vitest";
import { isAnswer, isSilent, read, write } from "$games/terra_mystica/notation";
import { labelText } from "$games/terra_mystica/text/words";
import rest from "./fixtures/rest.json";
import spades from "./fixtures/spades.json";
import turn from "./fixtures/turn.json";

const said = (text: string) => {
  const phrase = read(text);
  return phrase && labelText(phrase.label);
};

test.each([
  ["burn 2", "sacrificed 2 power"],
  ["convert 3PW to 1W", "converted 3 power to 1 worker"],
  ["convert 2W to 2C", "converted 2 workers to 2 coins"],
  ["convert 2W to 2P", "traded 2 workers for priests"],
  ["build E4", "built a dwelling on E4"],
  ["transform F7 to black", "transformed F7 into swamp"],
  ["upgrade E4 to TE", "upgraded E4 to a temple"],
  ["bridge F4:G3", "built a bridge from F4 to G3"],
  ["action ACT6", "took the power action two spades"],
  ["action ACTW", "took the special action free dwelling"],
  ["send p to FIRE for 2", "sent a priest to Fire for 2 steps"],
  ["advance ship", "advanced shipping"],
  ["pass BON1", "passed and took Spade card"],
  ["pass", "passed for the rest of the game"],
  ["+FAV11", "took favor tile Earth 1"],
  ["+TW2", "took town tile Worker town"],
  ["+WATER", "advanced in Water"],
  ["key AIR", "used a key in Air"],
  ["leech 2 from witches", "took 2 power from Witches"],
  ["decline 3 from nomads #2", "declined 3 power from Nomads"],
  ["faction chaosmagicians", "chose Chaos Magicians"],
  ["bid 3 for auren", "bid 3 points for Auren"],
])("%s is read as: %s", (text, words) => {
  expect(said(text)).toBe(words);
});

test("what is not notation stays as it is", () => {
  expect(read("something else")).toBeNull();
});

test("every line of the positions can be said, or is silent", () => {
  for (const { log } of [turn, rest, spades]) {
    for (const { text } of log) expect(isSilent(text) || said(text), text).toBeTruthy();
  }
});

test("every option of the positions has a label without a gap", () => {
  for (const { options } of [turn, rest, spades]) {
    for (const option of options.actions) {
      const label = labelText(option.label as never);
      expect(label).not.toMatch(/\{|\$|tm-|undefined/);
    }
  }
});

test("the targets of a line are things of the table", () => {
  expect(read("bridge F4:G3")?.targets).toEqual([
    { kind: "hex", name: "F4" },
    { kind: "hex", name: "G3" },
  ]);
  expect(read("send p to FIRE for 2")?.targets).toEqual([{ kind: "cult", name: "fire" }]);
});

test("answers and silent lines are known", () => {
  expect(isAnswer("leech 1 from giants")).toBe(true);
  expect(isAnswer("build E4")).toBe(false);
  expect(isSilent("done")).toBe(true);
  expect(isSilent("wish take 3")).toBe(true);
});

test("questions are written in the same notation", () => {
  expect(write.upgrade("E4", "trading house")).toBe("upgrade E4 to TP");
  expect(write.send("fire", 3)).toBe("send p to FIRE for 3");
  expect(write.transform("F7", "black")).toBe("transform F7 to black");
});

test("a faction that chance draws was not chosen", () => {
  const phrase = read("faction auren", true);
  expect(phrase && labelText(phrase.label)).toBe("Auren came up for auction");
});
