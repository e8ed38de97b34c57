import { expect, test } from "vitest";
import { patched, share } from "$api/share";

const before = {
  players: [
    { points: 20, bowls: [5, 7, 0] },
    { points: 21, bowls: [3, 9, 0] },
  ],
  owed: { spades: 1 },
};

test("unchanged parts stay the same objects", () => {
  const after = share(before, structuredClone({ ...before, owed: {} }));
  expect(after.players).toBe(before.players);
  expect(after.owed).toEqual({});
});

test("an equal value is replaced by the old one", () => {
  expect(share(before, structuredClone(before))).toBe(before);
});

test("a patch sets and removes, and leaves the rest alone", () => {
  const after = patched(before, [["players.0.points", 24], ["players.1.bowls", [2, 10, 0]], ["owed.spades"]]);
  expect(after).toEqual({
    players: [
      { points: 24, bowls: [5, 7, 0] },
      { points: 21, bowls: [2, 10, 0] },
    ],
    owed: {},
  });
  expect(after.players[0]?.bowls).toBe(before.players[0]?.bowls);
  expect(before.players[0]?.points).toBe(20);
});

test("a patch may replace everything", () => {
  expect(patched(before, [["", { players: [] }]])).toEqual({ players: [] });
});

test("a patch that does not fit is refused", () => {
  expect(() => patched(before, [["players.0.points.more", 1]])).toThrow("does not fit");
});
