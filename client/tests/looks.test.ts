/** The tabletop look: complete, and stored by the browser alone. */
import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import components from "$engine/origins/data/components.toml";
import { dashed } from "$games/origins/text/words";
import { chosenLook } from "$looks/look.svelte";
import { drawings } from "$looks/tabletop";
import { settings } from "$state/settings.svelte";

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);
const ids = all(drawings, / id="([^"]+)"/g);
const styles = ["tabletop", "boards"].map((name) => readFileSync(`src/looks/tabletop/${name}.css`, "utf8")).join("\n");

afterEach(() => settings.set("look", "clear"));

test("every drawing that is referred to exists, once", () => {
  expect(new Set(ids).size).toBe(ids.length);
  const used = all(drawings + styles, /url\(#([^)]+)\)/g);
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
});

test("every tile of a city has its scene", () => {
  const names = [...Object.keys(components.buildings as object).map(dashed), "farm", "agora", "palace"];
  expect(names.filter((name) => !ids.includes(`art-city-${name}`))).toEqual([]);
});

test("every number in a drawing is valid", () => {
  expect(drawings).not.toMatch(/NaN|undefined|Infinity/);
});

test("a look is stored by the browser and not with the account", async () => {
  const changed = vi.spyOn(settings, "changed");
  settings.set("look", "tabletop");
  expect(changed.mock.lastCall?.[0]).not.toHaveProperty("look");
  expect(changed.mock.lastCall?.[0]).toHaveProperty("theme");
  expect(JSON.parse(localStorage.getItem("hexarch-settings") ?? "{}")).toHaveProperty("look", "tabletop");
  await vi.waitFor(() => {
    expect(chosenLook.art("dwelling")).toBe("#art-dwelling");
  });
  expect(document.documentElement.dataset.look).toBe("tabletop");
  settings.take({ look: "clear" });
  expect(settings.values.look).toBe("tabletop");
  settings.set("look", "clear");
  await vi.waitFor(() => {
    expect(chosenLook.art("dwelling")).toBeUndefined();
  });
  expect(document.documentElement.dataset.look).toBeUndefined();
  expect(document.getElementById("look")).toBeNull();
});
