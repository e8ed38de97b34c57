/**
 * The buildings of Terra Mystica as wooden blocks in lighter and darker shades of their owner's colour (--p), lit from
 * the top left. Their outlines are those of the icons in the panels.
 */
import { box, glow, gradient, line, oval, path, symbol } from "./draw";

const [WOOD, LIT, SHADE, DEEP] = ["var(--p)", "var(--p-lit)", "var(--p-shade)", "var(--p-deep)"];

/** A block: its shadow on the ground, a rim that sets it off from any terrain, and its faces. */
const block = (outline: string, faces: string, shadow: string): string =>
  path(shadow, "url(#cast)") +
  path(outline, "var(--ink)", 'stroke="var(--ink)" stroke-width="2.5" stroke-linejoin="round" opacity=".8"') +
  path(outline, "var(--paper)", 'stroke="var(--paper)" stroke-width="1.2" stroke-linejoin="round"') +
  faces;

const grain = (d: string): string => line(d, DEEP, 0.35, 'opacity=".35"');
const edge = (d: string): string => line(d, "#fff8e2", 0.6, 'opacity=".8"');

const house = (
  x: number,
  y: number,
  w: number,
  h: number,
  roof: number,
  dx: number,
  dy: number,
): { outline: string; faces: string } => {
  // The front with its gable is at the right; the long side and the roof recede to the left, into the light.
  const [l, r, m] = [x, x + w, x + w / 2];
  const eaves = y - h;
  const top = eaves - roof;
  return {
    outline: `M${l} ${y}L${l - dx} ${y - dy}V${eaves - dy}L${m - dx} ${top - dy}L${m} ${top}L${r} ${eaves}V${y}z`,
    faces:
      path(`M${l} ${y}L${l - dx} ${y - dy}V${eaves - dy}L${l} ${eaves}z`, WOOD) +
      path(`M${l} ${y}L${l - dx} ${y - dy}V${eaves - dy}L${l} ${eaves}z`, "url(#wall)") +
      path(`M${l} ${eaves}L${l - dx} ${eaves - dy}L${m - dx} ${top - dy}L${m} ${top}z`, LIT) +
      path(`M${l} ${y}V${eaves}L${m} ${top}L${r} ${eaves}V${y}z`, SHADE) +
      path(`M${l} ${y}V${eaves}L${m} ${top}L${r} ${eaves}V${y}z`, "url(#wall)") +
      grain(
        `M${l - dx * 0.7 + w * 0.12} ${eaves - dy * 0.7 - roof * 0.3}L${l + w * 0.13} ${eaves - roof * 0.3}M${l - dx * 0.8 + w * 0.3} ${eaves - dy * 0.8 - roof * 0.62}L${l + w * 0.3} ${eaves - roof * 0.62}`,
      ) +
      edge(`M${l - dx + 0.2} ${eaves - dy}L${m - dx} ${top - dy + 0.2}L${m} ${top + 0.2}`) +
      line(`M${l} ${eaves}L${m} ${top}L${r} ${eaves}`, DEEP, 0.7, 'opacity=".55"'),
  };
};

const both = (...houses: { outline: string; faces: string }[]): [string, string] => [
  houses.map((one) => one.outline).join(""),
  houses.map((one) => one.faces).join(""),
];

const door = (x: number, y: number, w: number, h: number): string =>
  path(`M${x - w / 2} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}z`, DEEP);

const column = (x: number, y: number, w: number, h: number): string =>
  box(x, y - h, w, h, WOOD) + box(x, y - h, w, h, "url(#round)");

const [oneHouse, oneFaces] = both(house(9.5, 22, 11.5, 8.6, 6.4, 6.5, 3));
const [twoHouses, twoFaces] = both(house(12.5, 21.2, 10, 11.4, 5.2, 4, 2), house(6.5, 22.5, 8.6, 7.4, 4.6, 5.5, 2.6));

const TEMPLE = "M2 22.4v-2.6h1.6v-6.4H2.6v-3.2C3 5.4 7 2.2 12 2.2s9 3.2 9.4 8v3.2h-1v6.4H22v2.6z";
const temple =
  box(2, 19.6, 20, 2.8, WOOD, 'rx=".8"') +
  box(2, 19.6, 20, 2.8, "url(#round)", 'rx=".8"') +
  box(3.6, 12.6, 16.8, 7.2, DEEP) +
  [4.2, 8.6, 12.8, 17].map((x) => column(x, 19.6, 2.8, 7)).join("") +
  path("M2.8 12.8c0-6.6 4-10.2 9.2-10.2s9.2 3.6 9.2 10.2z", WOOD) +
  path("M2.8 12.8c0-6.6 4-10.2 9.2-10.2s9.2 3.6 9.2 10.2z", "url(#dome)") +
  box(2.4, 10.8, 19.2, 2.4, SHADE, 'rx=".7"') +
  box(2.4, 10.8, 19.2, 2.4, "url(#round)", 'rx=".7"') +
  edge("M4.3 8.6C5.4 5.2 8 3.5 11 3.1");

const STRONGHOLD = "M1.4 22.2V4.2h2.2v1.6h1.6V4.2h2.2v1.6H9v3h6v-3h1.6V4.2h2.2v1.6h1.6V4.2h2.2v18z";
const tower = (x: number): string =>
  box(x, 6.4, 7.6, 15.8, WOOD) +
  box(x, 6.4, 7.6, 15.8, "url(#round)") +
  path(`M${x} 8.6V4.2h2.2v2h1.6v-2h0 2.2v2h0 1.6v2.4z`, LIT) +
  path(`M${x} 8.6V4.2h2.2v2h1.6v-2h2.2v2h1.6v2.4z`, "url(#round)") +
  line(`M${x + 0.2} 9h7.2`, DEEP, 0.7, 'opacity=".6"') +
  box(x + 3, 11.4, 1.5, 3.2, DEEP, 'rx=".7"');
const stronghold =
  box(8, 9, 8, 13.2, SHADE) +
  path("M8 9h1.4v1.5h1.7V9h1.8v1.5h1.7V9H16v3H8z", WOOD) +
  door(12, 22.2, 4.6, 7) +
  tower(1.4) +
  tower(15) +
  edge("M1.7 5V21M15.3 5V21");

const SANCTUARY = "M.8 22.4v-2.6h1.6v-5.6H.8v-2.4L10 6.8a2.9 2.9 0 1 1 4 0l9.2 5v2.4h-1.6v5.6h1.6v2.6z";
const sanctuary =
  box(0.8, 19.6, 22.4, 2.8, WOOD, 'rx=".6"') +
  box(0.8, 19.6, 22.4, 2.8, "url(#round)", 'rx=".6"') +
  box(2.4, 13.8, 19.2, 6, DEEP) +
  [2.8, 8, 13.2, 18.4].map((x) => column(x, 19.7, 2.9, 6)).join("") +
  path("M12 6.2 23.2 12v2.2H.8V12z", SHADE) +
  path("M12 6.2.8 12v2.2H12z", WOOD) +
  path("M12 8.6 17.8 12H6.2z", DEEP, 'opacity=".55"') +
  edge("M1.2 12 12 6.5") +
  oval(12, 4.6, 2.6, 2.6, WOOD) +
  oval(12, 4.6, 2.6, 2.6, "url(#dome)");

const upright = "M3 22.8L22 24Q30.5 22.4 31 19.4L23 14.4z";

export const pieces =
  gradient("bowl", [
    [0, "#e2bd86", 1],
    [0.5, "#b98a4e", 1],
    [1, "#7c5222", 1],
  ]) +
  glow(
    "bead",
    [
      [0, "#e6d6ff", 1],
      [0.35, "#9a6be0", 1],
      [1, "#4d2390", 1],
    ],
    'cx=".35" cy=".3" r=".75"',
  ) +
  gradient(
    "wall",
    [
      [0, "#fff", 0.2],
      [0.5, "#fff", 0],
      [1, "#000", 0.2],
    ],
    'x1="0" y1="0" x2=".35" y2="1"',
  ) +
  gradient(
    "round",
    [
      [0, "#fff", 0.1],
      [0.28, "#fff", 0.42],
      [0.6, "#000", 0.08],
      [1, "#000", 0.5],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  ) +
  gradient(
    "dome",
    [
      [0, "#fff", 0.55],
      [0.4, "#fff", 0.1],
      [1, "#000", 0.45],
    ],
    'x1=".1" y1="0" x2=".9" y2="1"',
  ) +
  gradient(
    "cast",
    [
      [0.4, "#140a00", 0.55],
      [1, "#140a00", 0.05],
    ],
    'x1="0" y1="0" x2="1" y2="0"',
  ) +
  symbol("dwelling", "24 24", block(oneHouse, oneFaces + door(15.3, 22, 3.2, 5), upright)) +
  symbol(
    "trading",
    "24 24",
    block(
      twoHouses,
      twoFaces +
        door(10.8, 22.5, 2.8, 4.4) +
        box(16.8, 10.6, 2, 2.6, DEEP, 'rx=".4"') +
        box(17.6, 15.2, 2, 2.6, DEEP, 'rx=".4"'),
      upright,
    ),
  ) +
  symbol("temple", "24 24", block(TEMPLE, temple, upright)) +
  symbol("stronghold", "24 24", block(STRONGHOLD, stronghold, upright)) +
  symbol("sanctuary", "24 24", block(SANCTUARY, sanctuary, upright));
