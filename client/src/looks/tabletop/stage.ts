/**
 * Parts of the scenes on the city tiles of Origins: 64 x 64, the ground at 39, light from the top left. The tile's colour
 * (--dc) tints the sky and covers the roofs.
 */
import { box, line, oval, path, short } from "./draw";

export const [STONE, STONE_LIT, STONE_SHADE, STONE_DEEP] = ["#e6d6b3", "#f7ecd2", "#bfa778", "#7d6740"];
export const [TIMBER, TIMBER_SHADE, LEAF, LEAF_LIT, LEAF_SHADE] = [
  "#a06c35",
  "#5f3c17",
  "#6a9444",
  "#a3c46a",
  "#38602c",
];
export const [WATER, WATER_LIT, WATER_SHADE, GOLD, GOLD_SHADE] = [
  "#5ba3bf",
  "#d7f0f2",
  "#2f6f8e",
  "#edbf45",
  "#96691a",
];
export const [ROOF, ROOF_LIT, ROOF_SHADE] = ["var(--dc)", "var(--dc-lit)", "var(--dc-shade)"];

const dark = 'opacity=".32"';

/** The shadow at the right of a thing. */
export const shadow = (x: number, y: number, w: number): string =>
  path(`M${x} ${y}h${w}l${short(w * 0.45 + 2)} 2.4H${short(x + 3)}z`, "#1c1004", dark);

/** A house: front with its gable, a long side to the left, a roof in the tile's colour. */
export function house(x: number, y: number, w: number, h: number, roof: number, deep = w * 0.7, wall = STONE): string {
  const [r, m, dy] = [x + w, x + w / 2, deep * 0.3];
  const eaves = y - h;
  const top = eaves - roof;
  const over = 0.8;
  return (
    shadow(x, y, w) +
    path(`M${x} ${y}l${-deep} ${-dy}V${eaves - dy}L${x} ${eaves}z`, STONE_LIT) +
    path(`M${x} ${y}V${eaves}L${m} ${top}L${r} ${eaves}V${y}z`, wall) +
    path(`M${m} ${top}L${r} ${eaves}V${y}H${m}z`, "#3a2508", 'opacity=".14"') +
    path(`M${x - over} ${eaves + over}l${-deep} ${-dy}L${m - deep} ${top - dy}L${m} ${top}z`, ROOF_LIT) +
    path(
      `M${m} ${top}L${r + over} ${eaves + over}l-1.6 .3L${m} ${top + 1.9}L${x - over + 1.4} ${eaves + over + 0.4}l-1.4 -.4z`,
      ROOF_SHADE,
    ) +
    line(
      `M${short(x - over - deep * 0.33)} ${short(eaves + over - dy * 0.33)}L${short(m - deep * 0.33)} ${short(top - dy * 0.33)}M${short(x - over - deep * 0.66)} ${short(eaves + over - dy * 0.66)}L${short(m - deep * 0.66)} ${short(top - dy * 0.66)}`,
      ROOF,
      0.7,
    )
  );
}

export const door = (x: number, y: number, w: number, h: number, fill = TIMBER_SHADE): string =>
  path(`M${x} ${y}v${short(w / 2 - h)}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${short(h - w / 2)}z`, fill);

export const windows = (...places: [number, number][]): string =>
  places.map(([x, y]) => box(x, y, 1.7, 2.4, "#4a3414", 'rx=".5"')).join("");

/** A round tower with battlements, or with a pointed roof. */
export function tower(x: number, y: number, w: number, h: number, pointed = 0): string {
  const top = y - h;
  const body = box(x, top, w, h, STONE) + box(x, top, w, h, "url(#round)");
  if (pointed) {
    const m = x + w / 2;
    return (
      shadow(x, y, w) +
      body +
      path(`M${m} ${top - pointed}L${x + w + 1.2} ${top + 0.6}q${-w / 2 - 1.2} 1.6 ${-w - 2.4} 0z`, ROOF) +
      path(`M${m} ${top - pointed}L${x - 1.2} ${top + 0.6}q1.6 .8 ${short(w * 0.45)} .9z`, ROOF_LIT) +
      path(`M${m} ${top - pointed}L${x + w + 1.2} ${top + 0.6}q-1.4 .7 ${short(-w * 0.35)} .9z`, ROOF_SHADE)
    );
  }
  const tooth = w / 5;
  const teeth = [0, 2, 4].map((k) => `M${short(x + k * tooth)} ${top}v-2.2h${short(tooth)}v2.2z`).join("");
  return (
    shadow(x, y, w) +
    body +
    box(x - 0.6, top - 0.4, w + 1.2, 1.8, STONE_LIT) +
    box(x - 0.6, top - 0.4, w + 1.2, 1.8, "url(#round)") +
    path(teeth, STONE) +
    path(teeth, "url(#round)")
  );
}

export const wall = (x: number, y: number, w: number, h: number): string => {
  let teeth = "";
  for (let k = 0; k + 2 <= w; k += 3.4) teeth += `M${short(x + k)} ${y - h}v-1.8h2v1.8z`;
  let joints = "";
  for (let k = 2; k < h; k += 2.6) joints += `M${x} ${short(y - h + k)}h${w}`;
  return (
    box(x, y - h, w, h, STONE) +
    path(teeth, STONE_LIT) +
    line(joints, STONE_DEEP, 0.35, 'opacity=".55"') +
    box(x, y - h, w, h, "url(#wall)")
  );
};

/** A temple front: steps, columns, and a pediment in the tile's colour. */
export function colonnade(x: number, y: number, w: number, h: number, columns: number, gable = 5.5): string {
  const column = (w - 3) / (columns * 1.75 - 0.75);
  const all = Array.from({ length: columns }, (_, n) => {
    const at = x + 1.5 + n * column * 1.75;
    return box(at, y - h - 2, column, h, STONE_LIT) + box(at, y - h - 2, column, h, "url(#round)");
  }).join("");
  const m = x + w / 2;
  const top = y - h - 2;
  return (
    shadow(x, y, w) +
    box(x + 1.5, top, w - 3, h, "#6b4f2a") +
    all +
    box(x - 0.8, y - 2, w + 1.6, 2, STONE_SHADE) +
    box(x, y - 2.6, w, 1.2, STONE_LIT) +
    box(x - 0.4, top - 1.8, w + 0.8, 2, STONE) +
    path(`M${m} ${top - gable - 1.6}L${x + w + 1.2} ${top - 1.4}H${x - 1.2}z`, ROOF) +
    path(`M${m} ${top - gable - 1.6}L${m} ${top - 1.4}H${x + w + 1.2}z`, ROOF_SHADE) +
    path(`M${m} ${top - gable + 0.4}L${x + w - 2.4} ${top - 2.2}H${x + 2.4}z`, STONE_LIT) +
    line(`M${x - 1} ${top - 1.5}L${m} ${top - gable - 1.5}`, "#fff8e2", 0.5, 'opacity=".8"')
  );
}

export const tree = (x: number, y: number, r: number): string =>
  oval(x + r * 0.8, y + 0.4, r * 1.1, r * 0.35, "#1c1004", dark) +
  line(`M${x} ${y}v${-r}`, TIMBER_SHADE, r * 0.3) +
  oval(x, y - r * 1.5, r, r * 1.05, LEAF_SHADE) +
  oval(x - r * 0.15, y - r * 1.65, r * 0.82, r * 0.85, LEAF) +
  oval(x - r * 0.4, y - r * 1.95, r * 0.42, r * 0.4, LEAF_LIT);

export const cypress = (x: number, y: number, h: number): string =>
  oval(x + h * 0.2, y + 0.3, h * 0.25, h * 0.08, "#1c1004", dark) +
  path(
    `M${x} ${y - h}q${short(h * 0.22)} ${short(h * 0.6)} 0 ${h}q${short(-h * 0.22)} ${short(-h * 0.4)} 0 ${-h}z`,
    LEAF_SHADE,
  ) +
  path(`M${x} ${y - h}q${short(-h * 0.24)} ${short(h * 0.6)} -.2 ${h}z`, LEAF);

export const flag = (x: number, y: number, h: number): string =>
  line(`M${x} ${y}v${-h}`, TIMBER_SHADE, 0.7) +
  path(`M${x + 0.3} ${y - h}q2.4 -1.4 4.4 .2t3 .4l-1.4 2 1.4 2q-2 .8 -3.4 -.2t-4 .2z`, ROOF) +
  path(`M${x + 0.3} ${y - h}q1.6 -1 3 -.4v4.4q-1.4 -.4 -3 .4z`, ROOF_LIT);

export const crate = (x: number, y: number, s: number): string =>
  shadow(x, y, s) +
  box(x, y - s, s, s, TIMBER) +
  path(`M${x} ${y - s}h${s}l1.2 -1.2h${-s}z`, "#cf9a58") +
  path(`M${x + s} ${y}v${-s}l1.2 -1.2v${s}z`, TIMBER_SHADE) +
  line(`M${x + 0.3} ${y - 0.3}l${s - 0.6} ${-s + 0.6}`, TIMBER_SHADE, 0.5);

export const block = (x: number, y: number, w: number, h: number): string =>
  shadow(x, y, w) +
  box(x, y - h, w, h, STONE) +
  path(`M${x} ${y - h}h${w}l1.6 -1.4h${-w}z`, STONE_LIT) +
  path(`M${x + w} ${y}v${-h}l1.6 -1.4v${h}z`, STONE_SHADE);

/** A dome on a drum. */
export const dome = (x: number, y: number, r: number): string =>
  path(`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`, ROOF) +
  path(`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`, "url(#dome)") +
  oval(x, y - r - 0.6, 0.8, 0.9, GOLD);

export const waves = (y: number, x = -2, w = 70): string => {
  let d = "";
  for (let k = x; k < x + w; k += 7) d += `M${k} ${y}q1.7 -1.4 3.4 0t3.4 0`;
  return line(d, WATER_LIT, 0.7, 'opacity=".8"');
};

export const flame = (x: number, y: number, s: number): string =>
  path(
    `M${x} ${y - s}q${short(s * 0.55)} ${short(s * 0.55)} ${short(s * 0.3)} ${short(s)}h${short(-s * 0.6)}q${short(-s * 0.25)} ${short(-s * 0.45)} ${short(s * 0.3)} ${short(-s)}z`,
    "#f0862c",
  ) +
  path(
    `M${x} ${y - s * 0.55}q${short(s * 0.3)} ${short(s * 0.3)} ${short(s * 0.12)} ${short(s * 0.55)}h${short(-s * 0.24)}q${short(-s * 0.12)} ${short(-s * 0.25)} ${short(s * 0.12)} ${short(-s * 0.55)}z`,
    "#ffe28a",
  );

export const wheel = (x: number, y: number, r: number): string =>
  oval(x, y, r, r, "none", `stroke="${TIMBER_SHADE}" stroke-width="1.2"`) +
  line(
    `M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}M${short(x - r * 0.7)} ${short(y - r * 0.7)}l${short(r * 1.4)} ${short(r * 1.4)}M${short(x + r * 0.7)} ${short(y - r * 0.7)}l${short(-r * 1.4)} ${short(r * 1.4)}`,
    TIMBER,
    0.6,
  ) +
  oval(x, y, 1.1, 1.1, GOLD_SHADE);
