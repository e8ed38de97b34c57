/** A small scene for every city tile, by the name of the building. */
import { box, glow, line, oval, path, symbol } from "./draw";
import * as P from "./props";
import * as S from "./stage";
import { fir, peak } from "./terrain";

const OCTAGON = "M11 0H53L64 11V53L53 64H11L0 53V11z";

/** Sky, hills and ground; then the scene itself, and the edge of the tile. */
const sky = box(0, 0, 64, 64, "var(--sky)") + box(0, 0, 64, 40, "url(#sun)");
const hills =
  path("M0 31q9 -8 19 -4t18 -3 27 5v14H0z", "var(--hill-far)") + path("M0 35q14 -6 28 -1t36 -3v12H0z", "var(--hill)");
const meadow = box(0, 37, 64, 27, "var(--meadow)") + path("M0 37q16 -1.6 32 0t32 0v3H0z", "#fff6d0", 'opacity=".25"');
const square =
  box(0, 37, 64, 27, "var(--square)") +
  line("M0 41h64M0 45h64M10 37l-6 10M24 37l-3 10M40 37l3 10M54 37l6 10", "#7d6136", 0.4, 'opacity=".45"');
const sea =
  box(0, 33, 64, 31, S.WATER) + box(0, 33, 64, 8, "url(#sun)") + S.waves(36, 1) + S.waves(40, -2) + S.waves(44, 2);

const land = (content: string): string => hills + meadow + content;
const town = (content: string): string => hills + square + content;

const SCENES: Record<string, string> = {
  granary: land(
    P.silo(21, 38, 10, 12) + P.silo(34, 40, 11, 13) + P.sheaf(17, 43) + P.sheaf(50, 43) + P.sheaf(53.5, 41),
  ),
  harbor:
    hills +
    sea +
    S.house(42, 38, 9, 7, 4.4, 6) +
    box(36, 37, 28, 4, S.TIMBER) +
    line("M39 41v6M47 41v6M55 41v6", S.TIMBER_SHADE, 1.4) +
    path("M10 38h20l-3.4 5.4H14z", S.TIMBER_SHADE) +
    path("M10 38h20l-.8 1.6H11z", "#cf9a58") +
    line("M20 38V14", S.TIMBER_SHADE, 1) +
    path("M20.6 15q9 4 9.4 19h-9.4z", S.STONE_LIT) +
    path("M20.6 15q9 4 9.4 19h-2q-1 -12 -7.4 -17z", S.ROOF) +
    path("M19.4 19q-6 6 -7 15h7z", S.STONE) +
    S.waves(43.6, 6, 26),
  market: town(P.stall(12, 38, 17) + P.stall(35, 40, 18) + S.crate(30.5, 41.5, 3.4) + P.person(31.5, 37, "#7b4b8d")),
  mint: town(
    S.house(26, 38, 15, 10, 6.5, 11) +
      S.door(31.4, 38, 4.4, 6) +
      S.windows([17.5, 30], [21, 31]) +
      box(20, 11, 3.4, 8, S.STONE_SHADE) +
      P.coins(45, 41, 4) +
      P.coins(51, 42.4, 2) +
      P.coins(48, 44, 1),
  ),
  quarry: land(
    path("M6 40V22l8 -7 9 2 6 -5 13 3 8 9v16z", S.STONE_SHADE) +
      path("M6 40V22l8 -7 9 2v5h-6v6h-5v12z", S.STONE_LIT) +
      path("M23 17l6 -5 13 3v7h-9v7h-10z", S.STONE) +
      line("M12 28h12M17 34h18M33 22h13M33 29h15", S.STONE_DEEP, 0.5) +
      S.block(20, 42, 6, 4) +
      S.block(28, 43, 4, 3) +
      P.crane(42, 41, 18),
  ),
  workshop: town(
    S.house(24, 38, 17, 9, 6, 10, "#cda36a") +
      S.door(29, 38, 7, 6.4) +
      S.wheel(48, 38.4, 4.6) +
      S.crate(13, 42, 5) +
      line("M18 43.6l9 -2.2M18 44.8l9 -2.2", "#cf9a58", 1),
  ),
  arsenal: town(
    S.house(23, 36, 20, 11, 7, 10) +
      S.door(30, 36, 6, 7) +
      P.shield(26.4, 29.4) +
      P.shield(39.6, 29.4) +
      P.spear(14, 42, 15, 3) +
      P.spear(17, 42, 15, 0) +
      P.spear(20, 42, 15, -3) +
      line("M12 37h10", S.TIMBER_SHADE, 0.9) +
      P.shield(47, 40),
  ),
  "chariot-yard": town(
    S.wall(8, 37, 48, 9) +
      S.flag(50, 28, 13) +
      S.wheel(28, 38, 5) +
      path("M18 36q-1 -9 3 -9.6 3 8 13 7.6l-1 2.4z", S.ROOF) +
      path("M18 36q-1 -9 3 -9.6l1 3q-1.6 3 -1.6 6.6z", S.ROOF_LIT) +
      line("M33 34.6l14 .6", S.TIMBER_SHADE, 1.2) +
      S.wheel(28, 38, 5),
  ),
  outpost: land(
    S.cypress(14, 39, 9) +
      line("M26 40l2.4 -17M40 40l-2.4 -17M27 33l12 -6M39 33l-12 -6", S.TIMBER_SHADE, 1.3) +
      S.shadow(26, 40, 14) +
      box(25, 20, 16, 5, S.TIMBER) +
      line("M29 20v5M33 20v5M37 20v5", S.TIMBER_SHADE, 0.6) +
      line("M26 20v-5M40 20v-5", S.TIMBER_SHADE, 1) +
      path("M33 7.6l10 7.6H23z", S.ROOF) +
      path("M33 7.6L23 15.2h6z", S.ROOF_LIT) +
      P.fence(8, 43, 14) +
      P.fence(43, 42, 14),
  ),
  "cavalry-field": land(S.house(47, 37, 8, 6, 4, 6) + P.fence(4, 38, 40) + P.horse(20, 42) + S.tree(10, 37, 3.4)),
  fortress: land(
    S.wall(14, 39, 36, 13) +
      S.tower(9, 40, 9, 21) +
      S.tower(46, 40, 9, 21) +
      S.tower(27, 32, 10, 16) +
      S.door(28.6, 39, 7, 8.4) +
      S.flag(32, 14, 8),
  ),
  "veterans-camp": land(
    S.tree(53, 37, 3.6) +
      P.tent(9, 38, 19, 15) +
      P.tent(34, 39, 16, 12) +
      S.flame(31, 42.6, 5.4) +
      line("M27.6 43l7 -1.4M28 41.6l6.6 1.6", S.TIMBER_SHADE, 1.1) +
      P.spear(29, 37, 13, 1),
  ),
  castle: land(
    S.tower(27, 36, 10, 19, 9) +
      S.wall(16, 38, 32, 11) +
      S.tower(12, 39, 8, 18, 8) +
      S.tower(44, 39, 8, 18, 8) +
      S.door(28.6, 38, 6.8, 7.6) +
      S.windows([30.6, 21], [15, 26], [47, 26]),
  ),
  "construction-site": town(
    S.wall(24, 38, 12, 14) +
      S.wall(36, 38, 9, 8) +
      line("M21 39V17M30 39V17M39 39V21M47 39V24M19 31h30M19 24h22", S.TIMBER, 1.1) +
      line("M21 31l9 -7M30 31l9 -7", S.TIMBER_SHADE, 0.6) +
      P.crane(14, 39, 17) +
      S.block(48, 43, 6, 4) +
      S.block(42, 44, 4, 3),
  ),
  courthouse: town(S.colonnade(15, 39, 34, 11, 5, 8) + P.scales(32, 17.6)),
  estate: land(
    S.cypress(14, 38, 13) +
      S.cypress(18.6, 39, 10) +
      S.house(34, 38, 13, 9, 5.6, 14) +
      S.door(38.6, 38, 3.8, 5.4) +
      S.windows([24, 29.6], [28, 30.8]) +
      S.tree(52, 40, 4) +
      path("M38 44q2 -3 1.6 -6h3q.6 3 3 6z", "var(--square)") +
      oval(22, 43, 3.4, 1.3, S.LEAF) +
      oval(29, 43.6, 2.6, 1.1, S.LEAF_LIT),
  ),
  forum: town(
    [12, 19, 41, 48]
      .map(
        (x) =>
          box(x, 18, 3.6, 20, S.STONE_LIT) + box(x, 18, 3.6, 20, "url(#round)") + box(x - 0.8, 16.6, 5.2, 1.8, S.STONE),
      )
      .join("") +
      path("M10 14.6h14v2.4H10zM39 14.6h14v2.4H39z", S.ROOF) +
      path("M22 39l2 -4h16l2 4z", S.STONE_SHADE) +
      path("M24 35h16v-2.2H24z", S.STONE_LIT) +
      P.person(32, 33, S.ROOF) +
      P.person(22, 43.6, "#47698c") +
      P.person(43, 44, "#8a5a2b") +
      P.person(32.6, 44.6, "#6b7f42"),
  ),
  "stone-circle": land(
    P.menhir(20, 33, 4, 9) +
      P.menhir(28, 32, 4, 10) +
      P.menhir(37, 32.6, 4, 9) +
      path("M27 21.4h15v2.6H27z", S.STONE_LIT) +
      path("M27 23.2h15v.8H27z", S.STONE_DEEP) +
      P.menhir(11, 39, 5, 13) +
      P.menhir(49, 39, 5, 13) +
      P.menhir(18, 44, 5, 11) +
      P.menhir(42, 44, 5, 11) +
      S.flame(32, 41, 5),
  ),
  "forest-temple": land(
    [
      [8, 33, 13],
      [14, 36, 15],
      [50, 36, 15],
      [57, 34, 13],
      [20, 31, 11],
      [45, 31, 11],
    ]
      .map(([x = 0, y = 0, h = 0]) => fir({ x, y }, h))
      .join("") +
      S.colonnade(21, 39, 22, 10, 4) +
      fir({ x: 12, y: 43 }, 12) +
      fir({ x: 53, y: 43 }, 12),
  ),
  "mountain-temple":
    hills +
    meadow +
    peak({ x: 14, y: 38 }, 20) +
    peak({ x: 50, y: 38 }, 22) +
    peak({ x: 33, y: 38 }, 26) +
    path("M12 42q8 -9 20 -9t20 9z", "#8b8f8c") +
    S.colonnade(21, 39, 22, 9, 4) +
    peak({ x: 10, y: 44 }, 9) +
    peak({ x: 55, y: 44 }, 10),
  "sea-temple":
    hills +
    sea +
    path("M12 41q6 -5 20 -5t20 5q-8 3.4 -20 3.4T12 41z", "#d8c08a") +
    path("M15 40.6q6 -3.6 17 -3.6t17 3.6z", S.LEAF) +
    S.colonnade(21, 39, 22, 10, 4) +
    S.waves(45, 4, 30) +
    S.waves(43, 46, 14),
  obelisk: town(
    S.cypress(13, 38, 10) +
      S.cypress(51, 38, 10) +
      S.shadow(28, 40, 8) +
      path("M29 36l1.4 -24L32 7.6V36z", S.STONE_LIT) +
      path("M35 36l-1.4 -24L32 7.6V36z", S.STONE_SHADE) +
      path("M30.4 12L32 7.6l1.6 4.4z", S.GOLD) +
      line("M31 17v2M31 22v2M31 27v2M33.2 19v2M33.2 25v2", S.ROOF, 0.8) +
      S.block(26, 40, 12, 4) +
      box(26, 37, 12, 1.4, S.ROOF),
  ),
  "sacred-site": town(
    P.star(20, 16, 3) +
      P.star(44, 13, 2.4) +
      P.star(40, 21, 1.6) +
      path("M18 38a14 14 0 0 1 28 0h-4a10 10 0 0 0 -20 0z", S.STONE) +
      path("M18 38a14 14 0 0 1 14 -14v4a10 10 0 0 0 -10 10z", S.STONE_LIT) +
      S.block(27, 41, 10, 4.6) +
      path("M27.6 36.4h10l-1.4 -2.4h-7.2z", S.GOLD_SHADE) +
      S.flame(32.4, 34.4, 8),
  ),
  statue: town(
    S.cypress(14, 38, 11) +
      S.tree(52, 38, 3.8) +
      S.block(26, 41, 12, 8) +
      box(27.6, 34.6, 9, 3, S.ROOF) +
      path("M29 31.6l1 -11q.4 -4 2.6 -4t2.8 4l.8 11z", "#5f8273") +
      path("M29 31.6l1 -11q.4 -4 2.6 -4v15z", "#9dbda8") +
      oval(32.6, 13.6, 2.1, 2.4, "#8fb09c") +
      line("M34.6 19l4 -5.4", "#5f8273", 1.9) +
      line("M38.8 9v9", S.GOLD_SHADE, 0.9) +
      line("M30.4 19.4l-2.4 5.4", "#9dbda8", 1.9),
  ),
  "artists-hall": town(
    box(18, 25, 28, 14, S.STONE) +
      box(18, 25, 28, 14, "url(#wall)") +
      S.shadow(18, 39, 28) +
      [20, 27, 34, 41].map((x) => S.door(x, 38, 4, 8, "#6b4f2a")).join("") +
      box(16.6, 22.8, 30.8, 2.6, S.STONE_LIT) +
      S.dome(32, 23, 8.4) +
      P.amphora(13, 44) +
      P.amphora(50, 44.4),
  ),
  "astronomy-tower": land(
    P.star(15, 20, 2.6) +
      P.star(49, 17, 3) +
      P.star(45, 9, 1.8) +
      S.tower(25, 40, 14, 22) +
      S.door(29.6, 40, 4.6, 6.4) +
      S.windows([28, 24], [33.6, 28]) +
      S.dome(32, 16.4, 7) +
      line("M33 13l8 -6", S.GOLD_SHADE, 2.4) +
      line("M33 13l8 -6", S.GOLD, 1.1) +
      S.tree(12, 40, 3.4),
  ),
  "fountain-of-wisdom": town(
    S.cypress(12, 37, 9) +
      S.cypress(52, 37, 9) +
      oval(32, 41, 17, 4.4, S.STONE_SHADE) +
      oval(32, 39.6, 17, 4.2, S.STONE_LIT) +
      oval(32, 39.6, 15, 3.2, S.WATER) +
      box(30.4, 24, 3.2, 15, S.STONE) +
      box(30.4, 24, 3.2, 15, "url(#round)") +
      oval(32, 25.4, 8, 2.2, S.STONE_SHADE) +
      oval(32, 24.6, 8, 2, S.STONE_LIT) +
      oval(32, 24.6, 6.4, 1.3, S.WATER) +
      line(
        "M32 24.6V14M32 15q-4.6 -2 -6.6 8.6M32 15q4.6 -2 6.6 8.6M25 25.6q-5 4 -6 12.6M39 25.6q5 4 6 12.6",
        S.WATER_LIT,
        1.1,
      ),
  ),
  gateway: land(
    path("M22 64q6 -14 6 -26h8q0 12 8 26z", "var(--square)") +
      S.wall(4, 39, 18, 10) +
      S.wall(42, 39, 18, 10) +
      S.tower(16, 40, 8, 20) +
      S.tower(40, 40, 8, 20) +
      box(23, 19, 18, 9, S.STONE) +
      path("M24 39V30a8 8 0 0 1 16 0v9h-3v-8.6a5 5 0 0 0 -10 0V39z", S.STONE_LIT) +
      path("M22 20.6L32 14l10 6.6z", S.ROOF) +
      path("M22 20.6L32 14v6.6z", S.ROOF_LIT) +
      line("M29 25.6l3 -2.6 3 2.6", S.ROOF, 1.2),
  ),
  "healers-mansion": land(
    S.house(34, 38, 14, 12, 6, 15) +
      S.door(39, 38, 4, 6) +
      S.windows([38, 28.6], [42.4, 28.6], [22, 26], [26, 27.2], [30, 28.4], [24, 33]) +
      P.bed(14, 43) +
      P.bed(22, 44) +
      P.bed(44, 43.6) +
      S.tree(12, 38, 3.8) +
      line("M53 42V30", S.GOLD_SHADE, 1) +
      line("M51 39q4 -1.4 2 -3.4t2 -3.4q1.6 -1.6 -.8 -2.4", S.LEAF, 1),
  ),
  "mage-tower": land(
    path("M8 40q6 -7 14 -5l4 5z", "#8b8f8c") +
      S.tower(27, 40, 10, 23, 11) +
      S.tower(36, 33, 5, 10, 6) +
      path("M35.6 33q3 0 5.8 .4l-4.4 5z", S.STONE_SHADE) +
      S.door(29.8, 40, 4.4, 6) +
      box(30.6, 21, 2.6, 3.8, "#ffe9a0", 'rx="1.3"') +
      oval(32, 23, 4.4, 4.8, "#ffe9a0", 'opacity=".28"') +
      P.star(18, 18, 2.8) +
      P.star(46, 13, 2) +
      P.star(49, 25, 1.5) +
      S.cypress(50, 40, 9),
  ),
  farm: land(
    path("M0 64L14 38h36L64 64z", "#b98c4a") +
      line(
        "M6 62L19 39M14 62L23 39M22 62L27 39M31 62L31.6 39M40 62L36 39M49 62L41 39M57 62L45 39",
        "#7b5423",
        0.9,
        'opacity=".6"',
      ) +
      line(
        "M7.4 62L20 39M15.4 62L24 39M23.2 62L28 39M32.2 62L32.6 39M41.2 62L37 39M50.2 62L42 39",
        "#f1d898",
        0.7,
        'opacity=".8"',
      ) +
      S.house(36, 37, 9, 6.6, 4.6, 8, "#cda36a") +
      S.door(39, 37, 3, 4) +
      S.tree(18, 37, 4) +
      P.sheaf(13, 43) +
      P.sheaf(51, 43),
  ),
  agora: town(
    path("M12 38V22a20 20 0 0 1 40 0v16h-7V23a13 13 0 0 0 -26 0v15z", S.STONE) +
      path("M12 38V22a20 20 0 0 1 20 -20v7a13 13 0 0 0 -13 14v15z", S.STONE_LIT) +
      line("M12 27h7M12 32h7M45 27h7M45 32h7M32 2.4v7M20 6l3.4 6M44 6l-3.4 6", S.STONE_DEEP, 0.5) +
      box(10.6, 37, 10, 2, S.STONE_SHADE) +
      box(43.4, 37, 10, 2, S.STONE_SHADE) +
      P.person(28, 42, "#47698c") +
      P.person(33, 43.6, "#a3483a") +
      P.person(38, 41.4, "#6b7f42"),
  ),
  palace: land(
    S.wall(8, 38, 48, 9) +
      S.tower(6, 39, 7, 17, 7) +
      S.tower(51, 39, 7, 17, 7) +
      box(20, 20, 24, 18, S.STONE) +
      box(20, 20, 24, 18, "url(#wall)") +
      path("M17 21L32 10l15 11z", S.ROOF) +
      path("M17 21L32 10v11z", S.ROOF_LIT) +
      box(18, 20.4, 28, 1.8, S.STONE_LIT),
  ),
};

const tile = ([name, content]: [string, string]): string =>
  symbol(
    `city-${name}`,
    "64 64",
    `<g clip-path="url(#octagon)">${sky}<g transform="translate(32 41) scale(1.18) translate(-32 -39.4)">${content}</g>${path(OCTAGON, "url(#daylight)")}` +
      `<path d="${OCTAGON}" fill="none" stroke="var(--dc)" stroke-width="4.6"/><path d="${OCTAGON}" fill="none" stroke="url(#bevel)" stroke-width="2.4"/></g>`,
  );

export const scenes =
  `<clipPath id="octagon"><path d="${OCTAGON}"/></clipPath>` +
  glow(
    "sun",
    [
      [0, "var(--sun)", 0.9],
      [0.4, "var(--sun)", 0.35],
      [1, "var(--sun)", 0],
    ],
    'cx=".25" cy=".2" r=".8"',
  ) +
  Object.entries(SCENES).map(tile).join("");
