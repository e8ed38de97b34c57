/** A page is drawn in slices at first, and at once afterwards. */
import { afterEach, expect, test, vi } from "vitest";
import { slices } from "$app/slices.svelte";

afterEach(() => vi.useRealTimers());

test("parts come one per frame, nested ones before what follows their parent", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "requestAnimationFrame"] });
  const drawn: string[] = [];
  slices.begin();
  slices.take(() => {
    drawn.push("map");
    slices.take(() => drawn.push("hexes"));
  });
  slices.take(() => drawn.push("log"));
  expect(drawn).toEqual([]);
  for (const expected of [["map"], ["map", "hexes"], ["map", "hexes", "log"]]) {
    vi.advanceTimersToNextFrame();
    await vi.advanceTimersByTimeAsync(1);
    expect(drawn).toEqual(expected);
  }
  vi.advanceTimersToNextFrame();
  await vi.advanceTimersByTimeAsync(1);
  slices.take(() => drawn.push("later"));
  expect(drawn.at(-1)).toBe("later");
});
