/** Geometry, bowls and positions on the screen. */
import { expect, test } from "vitest";
import { flow, heap } from "$games/terra_mystica/panels/bowls";
import { towards } from "$table/choosing/towards";
import { layOut, middleOf, outline, span, wall } from "$games/terra_mystica/board/geometry";
import { place } from "$ui/place";
import turn from "./fixtures/turn.json";

const map = turn.position.map;

test("the turned map is the same map, rotated by a quarter", () => {
  const flat = layOut(map, false);
  const turned = layOut(map, true);
  expect([turned.width, turned.height]).toEqual([flat.height, flat.width]);
  for (const { name } of map.hexes) {
    const a = middleOf(flat, name);
    const b = middleOf(turned, name);
    expect(b.x).toBeCloseTo(flat.height - a.y);
    expect(b.y).toBeCloseTo(a.x);
  }
});

test("no two hexes overlap and none leaves the picture", () => {
  const layout = layOut(map, false);
  const middles = [...layout.middles.values()];
  for (const [n, a] of middles.entries()) {
    expect(a.x).toBeGreaterThan(0);
    expect(a.x).toBeLessThan(layout.width);
    for (const b of middles.slice(n + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(48);
  }
});

test("a wall goes around the outside of a town only", () => {
  const layout = layOut(map, false);
  const edges = (names: string[]) =>
    wall(
      names.map((name) => middleOf(layout, name)),
      false,
    ).split("M").length - 1;
  expect(edges(["E2"])).toBe(6);
  expect(edges(["E2", "E3"])).toBe(10);
  expect(edges(["D3", "E2", "E3"])).toBe(14);
});

test("arrows lead to the nearest hex in their direction", () => {
  const layout = layOut(map, false);
  const places = ["A1", "A2", "A5", "B1", "D1"].map(
    (name) => [name, middleOf(layout, name)] as [string, { x: number; y: number }],
  );
  expect(towards("ArrowRight", middleOf(layout, "A1"), places)).toBe("A2");
  expect(towards("ArrowDown", middleOf(layout, "A1"), places)).toBe("B1");
  expect(towards("ArrowLeft", middleOf(layout, "A1"), places)).toBeNull();
  expect(towards("Enter", middleOf(layout, "A1"), places)).toBeNull();
});

test("a bridge lies between the pieces at its ends", () => {
  expect(span({ x: 0, y: 0 }, { x: 100, y: 0 }, 20)).toBe("M30 0L70 0");
  expect(outline({ x: 0, y: 0 }, 10, true)).toMatch(/^M10 0L5 8.7L-5 8.7/);
});

test("as few tokens as possible change their bowl", () => {
  const start = flow([], [2, 3, 0]);
  expect(start).toEqual([0, 0, 1, 1, 1]);
  expect(flow(start, [1, 4, 0])).toEqual([0, 1, 1, 1, 1]);
  expect(flow([2, 2, 2, 1], [3, 1, 0])).toEqual([0, 0, 0, 1]);
  expect(flow([1, 1, 2], [0, 0, 2])).toEqual([2, 2]);
});

test("tokens lie in rows around the middle", () => {
  expect([0, 1, 2].map((n) => heap(n, 3).x)).toEqual([-1, 0, 1]);
  expect(heap(5, 7)).toEqual({ x: -0.5, y: -1 });
});

test("a card stays on the screen", () => {
  const screen = { width: 400, height: 300 };
  const card = { width: 120, height: 80 };
  expect(place({ left: 10, top: 10, width: 40, height: 40 }, card, screen, "side")).toEqual({ left: 60, top: 8 });
  expect(place({ left: 350, top: 250, width: 40, height: 40 }, card, screen, "side")).toEqual({ left: 220, top: 212 });
  const wide = { width: 380, height: 80 };
  const below = place({ left: 100, top: 20, width: 40, height: 40 }, wide, screen, "side");
  expect(below.top).toBe(70);
  expect(below.left + wide.width).toBeLessThanOrEqual(screen.width);
});
