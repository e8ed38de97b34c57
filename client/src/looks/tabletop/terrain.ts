/**
 * The landscapes. Each terrain is a pattern that fills a hex of 56 x 56, in three versions so that neighbours differ.
 * Details stay at the sides: the centre is for the piece or the icon, the top for the name.
 */
import { box, dice, glow, gradient, line, oval, path, short } from "./draw";

const SIZE = 56;
const VERSIONS = 3;

type Roll = () => number;
type Draw = (roll: Roll) => string;

interface Spot {
  x: number;
  y: number;
}

/** Places around the quiet parts of a hex, the farthest first so that nearer things cover them. */
function spots(roll: Roll, count: number, apart: number): Spot[] {
  const found: Spot[] = [];
  for (let tries = 0; tries < 400 && found.length < count; tries++) {
    const spot = { x: 3 + roll() * 50, y: 3 + roll() * 54 };
    const quiet =
      Math.hypot((spot.x - 28) / 12.5, (spot.y - 29) / 13) < 1 ||
      (Math.abs(spot.x - 28) < 12 && spot.y > 6 && spot.y < 22) ||
      (Math.abs(spot.x - 28) < 9 && spot.y > 42);
    if (!quiet && found.every((one) => Math.hypot(one.x - spot.x, (one.y - spot.y) * 1.3) > apart)) found.push(spot);
  }
  return found.sort((a, b) => a.y - b.y);
}

/** A fir: three skirts of branches, with its left side in the light. */
export function fir({ x, y }: Spot, size: number): string {
  const skirts = (side: number, wide: number) =>
    [0.62, 0.3, 0]
      .map((k) => {
        const top = y - size * (1 - k * 0.62);
        const bottom = top + size * (0.36 + k * 0.2);
        const w = size * (0.2 + k * 0.3) * wide * side;
        return `M${short(x)} ${short(top)}L${short(x + w)} ${short(bottom)}Q${short(x + w / 2)} ${short(bottom + size * 0.07)} ${short(x)} ${short(bottom + size * 0.03)}z`;
      })
      .join("");
  return (
    path(
      `M${short(x)} ${short(y - 0.4)}l${short(size * 0.75)} ${short(size * 0.02)}l${short(-size * 0.55)} ${short(size * 0.2)}z`,
      "#03150d",
      'opacity=".4"',
    ) +
    path(skirts(-1, 1) + skirts(1, 1), "#0b3f2a", `transform="translate(.3 .5)"`) +
    path(skirts(1, 0.96), "#23704c") +
    path(skirts(-1, 0.96), "#7cc48c")
  );
}

const forest: Draw = (roll) => {
  const moss = Array.from({ length: 9 }, () =>
    oval(
      roll() * SIZE,
      roll() * SIZE,
      5 + roll() * 6,
      3 + roll() * 3,
      roll() > 0.5 ? "#a6dfa0" : "#0c4a33",
      'opacity=".2"',
    ),
  ).join("");
  return (
    moss +
    spots(roll, 16, 6.2)
      .map((spot) => fir(spot, 11 + roll() * 3))
      .join("")
  );
};

/** A peak: lit on the left, in shade on the right, with snow. */
export function peak({ x, y }: Spot, size: number): string {
  const w = size * 0.62;
  const top = y - size;
  const at = (px: number, py: number) => `${short(px)} ${short(py)}`;
  return (
    path(
      `M${at(x + w * 0.5, y)}L${at(x + w * 1.5, y + size * 0.12)}L${at(x + w * 0.3, y - size * 0.4)}z`,
      "#20262c",
      'opacity=".25"',
    ) +
    path(`M${at(x, top)}L${at(x - w, y)}L${at(x + w * 0.16, y)}L${at(x - w * 0.1, y - size * 0.5)}z`, "#b4b3ae") +
    path(`M${at(x, top)}L${at(x + w, y)}L${at(x + w * 0.16, y)}L${at(x - w * 0.1, y - size * 0.5)}z`, "#6c7178") +
    path(
      `M${at(x, top)}L${at(x - w * 0.36, y - size * 0.64)}L${at(x - w * 0.14, y - size * 0.72)}L${at(x + w * 0.02, y - size * 0.58)}L${at(x + w * 0.2, y - size * 0.7)}L${at(x + w * 0.36, y - size * 0.64)}z`,
      "#fff",
    )
  );
}

const mountains: Draw = (roll) => {
  const stones = Array.from({ length: 9 }, () => {
    const [x, y, r] = [roll() * SIZE, roll() * SIZE, 1.4 + roll() * 2];
    return path(
      `M${short(x - r)} ${short(y)}l${short(r * 0.8)} ${short(-r)}l${short(r * 1.1)} ${short(r * 0.7)}l${short(-r * 0.5)} ${short(r * 0.7)}z`,
      "#59636c",
      'opacity=".22"',
    );
  }).join("");
  return (
    stones +
    spots(roll, 11, 7.6)
      .map((spot) => peak({ x: spot.x, y: spot.y + 5 }, 11 + roll() * 5))
      .join("")
  );
};

/** Fields with furrows in different directions, and hedges between them. */
const plains: Draw = (roll) => {
  const tilt = roll() * 12 - 6;
  const field = (x: number, y: number, w: number, h: number, angle: number, tone: string) => {
    const furrows: string[] = [];
    for (let k = -60; k < 60; k += 3.3) furrows.push(`M${short(k)} -60V60`);
    const id = `furrows-${short(roll() * 1e5)}`;
    return (
      `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="2.5"/></clipPath><g clip-path="url(#${id})">` +
      box(x, y, w, h, tone, 'opacity=".5"') +
      `<g transform="translate(${x + w / 2} ${y + h / 2}) rotate(${angle})">` +
      line(furrows.join(""), "#5f3a12", 0.9, 'opacity=".3"') +
      `<g transform="translate(.9)">${line(furrows.join(""), "#ffe6b4", 0.7, 'opacity=".34"')}</g></g></g>`
    );
  };
  const fields =
    field(-12, -12, 39, 35, 28 + tilt, "#d8ae6e") +
    field(29, -12, 42, 32, -38 + tilt, "#b98545") +
    field(-12, 25, 26, 44, -52 + tilt, "#b98750") +
    field(16, 25, 27, 44, 8 + tilt, "#d9b478") +
    field(45, 22, 26, 46, 62 + tilt, "#cf9f5c");
  const hedge = spots(roll, 11, 4.4)
    .map(
      ({ x, y }) =>
        oval(x + 0.9, y + 0.9, 2.3, 1.7, "#2e1b05", 'opacity=".3"') +
        oval(x, y, 2.2, 1.8, "#7d7c2f") +
        oval(x - 0.6, y - 0.6, 1.1, 0.8, "#b9b356"),
    )
    .join("");
  return `<g transform="rotate(${short(tilt * 2)} 28 28)">${fields}</g>${hedge}`;
};

/** Dunes, each with its crest in the light and its lee in the shade. */
const desert: Draw = (roll) => {
  const dune = (y: number, depth: number) => {
    const bend = () => short(y + roll() * 7 - 3.5);
    const crest = `M-4 ${bend()}C8 ${bend()} 14 ${short(y - 5 - roll() * 3)} 24 ${short(y - 2)}S42 ${bend()} 60 ${short(y - 5 + roll() * 6)}`;
    return (
      path(`${crest}V${y + depth}H-4z`, "url(#lee)") +
      line(crest, "#fff6cf", 0.9, 'opacity=".75"') +
      `<g transform="translate(2 3.4)">${line(crest, "#8a6414", 0.5, 'opacity=".3" stroke-dasharray="5 4 9 6"')}</g>` +
      `<g transform="translate(-3 6)">${line(crest, "#8a6414", 0.5, 'opacity=".24" stroke-dasharray="8 7 4 5"')}</g>`
    );
  };
  const grains = spots(roll, 9, 5)
    .map(({ x, y }) => oval(x, y, 0.6, 0.5, "#7a5710", 'opacity=".5"'))
    .join("");
  return [4, 16, 29, 41, 52].map((y) => dune(y + roll() * 4, 13)).join("") + grains;
};

/** Cracked ground: every crack has an edge in the light. */
const wasteland: Draw = (roll) => {
  const crack = (x: number, y: number, dx: number, dy: number, parts: number): string => {
    let d = `M${short(x)} ${short(y)}`;
    for (let k = 0; k < parts; k++) {
      x += dx * (0.6 + roll() * 0.8) + (roll() - 0.5) * 5;
      y += dy * (0.6 + roll() * 0.8) + (roll() - 0.5) * 5;
      d += `L${short(x)} ${short(y)}`;
      if (k === 1) d += `l${short(dy * 0.8)} ${short(-dx * 0.8)}M${short(x)} ${short(y)}`;
    }
    return d;
  };
  const cracks = [
    crack(-1, 14 + roll() * 8, 5, 2, 4),
    crack(56, 10 + roll() * 8, -5, 3, 4),
    crack(4, 52, 3.6, -4.4, 4),
    crack(52, 50, -4, -3.6, 4),
    crack(28, 57, 1.5, -3, 3),
    crack(20, -1, 2, 2.6, 3),
  ].join("");
  const plates = Array.from({ length: 6 }, () =>
    oval(
      roll() * SIZE,
      roll() * SIZE,
      6 + roll() * 5,
      4 + roll() * 4,
      roll() > 0.4 ? "#e2694a" : "#5a140a",
      'opacity=".2"',
    ),
  ).join("");
  const rocks = spots(roll, 7, 8)
    .map(({ x, y }) => {
      const r = 1.6 + roll() * 1.6;
      const shape = (s: number) =>
        `M${short(x - s)} ${short(y)}l${short(s * 0.7)} ${short(-s * 1.1)}l${short(s)} ${short(s * 0.3)}l${short(s * 0.4)} ${short(s * 0.9)}z`;
      return (
        oval(x + r * 0.7, y + 0.3, r * 1.2, r * 0.4, "#2a0602", 'opacity=".4"') +
        path(shape(r), "#6d1d10") +
        path(
          `M${short(x - r)} ${short(y)}l${short(r * 0.7)} ${short(-r * 1.1)}l${short(r * 0.3)} ${short(r * 1.1)}z`,
          "#d96f53",
        )
      );
    })
    .join("");
  return (
    plates +
    `<g transform="translate(.7 .8)">${line(cracks, "#f08c6c", 0.9, 'opacity=".7"')}</g>` +
    line(cracks, "#4a0f06", 1.2) +
    rocks
  );
};

/** Dark pools with reeds. */
const swamp: Draw = (roll) => {
  const pools = spots(roll, 5, 12)
    .map(({ x, y }) => {
      const [rx, ry] = [5 + roll() * 3, 2.4 + roll() * 1.3];
      return (
        oval(x, y, rx, ry, "#161b22") +
        oval(x, y + 0.5, rx - 0.6, ry - 0.6, "#33505c", 'opacity=".75"') +
        line(
          `M${short(x - rx * 0.6)} ${short(y - ry * 0.1)}h${short(rx * 0.7)}m-2 1.1h${short(rx * 0.5)}`,
          "#a7c6cb",
          0.5,
          'opacity=".7"',
        )
      );
    })
    .join("");
  const moss = Array.from({ length: 8 }, () =>
    oval(roll() * SIZE, roll() * SIZE, 4 + roll() * 4, 2 + roll() * 2, "#7f8f5e", 'opacity=".14"'),
  ).join("");
  const reeds = spots(roll, 12, 5)
    .map(({ x, y }) => {
      const h = 5 + roll() * 2.5;
      return (
        line(
          `M${short(x)} ${short(y)}q-.2 ${short(-h / 2)} -1 ${short(-h)}M${short(x + 0.3)} ${short(y)}q.6 ${short(-h / 2)} 2 ${short(-h * 0.8)}M${short(x - 0.3)} ${short(y)}q-1 ${short(-h / 3)} -2.6 ${short(-h * 0.55)}`,
          "#8e9d6c",
          0.65,
        ) + line(`M${short(x - 1)} ${short(y - h)}l.2 2`, "#b58a5a", 1.2)
      );
    })
    .join("");
  return moss + pools + reeds;
};

/** Ripples: a dark line with a bright one above it. */
const lakes: Draw = (roll) => {
  const deep = Array.from({ length: 5 }, () =>
    oval(
      roll() * SIZE,
      roll() * SIZE,
      9 + roll() * 7,
      4 + roll() * 3,
      roll() > 0.45 ? "#2f7fc0" : "#d6f1ff",
      'opacity=".2"',
    ),
  ).join("");
  const ripples: string[] = [];
  for (let y = 4; y < SIZE; y += 4.6) {
    let x = -3 + roll() * 6;
    while (x < SIZE) {
      const w = 5 + roll() * 6;
      if (roll() > 0.28)
        ripples.push(
          `M${short(x)} ${short(y + roll() * 1.6)}q${short(w / 4)} -1.6 ${short(w / 2)} 0t${short(w / 2)} 0`,
        );
      x += w + 2 + roll() * 5;
    }
  }
  return (
    deep +
    `<g transform="translate(.3 .9)">${line(ripples.join(""), "#1c5f9c", 0.7, 'opacity=".45"')}</g>` +
    line(ripples.join(""), "#f2fbff", 0.7, 'opacity=".75"')
  );
};

const TERRAINS: Record<string, Draw> = { desert, plains, swamp, lakes, forest, mountains, wasteland };

const ground = ([name, draw]: [string, Draw], n: number): string =>
  Array.from({ length: VERSIONS }, (_, version) => {
    const content =
      box(0, 0, SIZE, SIZE, `var(--t-${name})`) +
      draw(dice(97 * n + 31 * version + 5)) +
      box(0, 0, SIZE, SIZE, "url(#daylight)");
    return `<pattern id="land-${name}-${version}" width="1" height="1" viewBox="0 0 ${SIZE} ${SIZE}" preserveAspectRatio="xMidYMid slice">${content}</pattern>`;
  }).join("");

/** The river: one pattern for all of it, so that the ripples run on from hex to hex. */
const river = (): string => {
  const roll = dice(11);
  const ripples: string[] = [];
  for (let y = 6; y < 90; y += 10) {
    let x = roll() * 12;
    while (x < 108) {
      const w = 8 + roll() * 9;
      ripples.push(`M${short(x)} ${short(y + roll() * 4)}q${short(w / 4)} -2 ${short(w / 2)} 0t${short(w / 2)} 0`);
      x += w + 9 + roll() * 16;
    }
  }
  return (
    `<pattern id="river" width="130" height="90" patternUnits="userSpaceOnUse">` +
    box(0, 0, 130, 90, "var(--water)") +
    `<g transform="translate(.5 1.2)">${line(ripples.join(""), "var(--water-deep)", 1, 'opacity=".5"')}</g>` +
    line(ripples.join(""), "var(--water-light)", 0.9, 'opacity=".6"') +
    "</pattern>"
  );
};

export const terrain =
  gradient(
    "lee",
    [
      [0, "#a97a1e", 0.42],
      [0.6, "#a97a1e", 0.08],
      [1, "#a97a1e", 0],
    ],
    'x1="0" y1="0" x2="0" y2="1"',
  ) +
  glow(
    "daylight",
    [
      [0, "#fff7de", 0.24],
      [0.5, "#fff7de", 0],
      [1, "#1d1204", 0.26],
    ],
    'cx=".36" cy=".3" r=".72"',
  ) +
  gradient("bevel", [
    [0, "#fffaea", 0.9],
    [0.45, "#fff3d0", 0.25],
    [0.6, "#2a1a08", 0.3],
    [1, "#1a0f04", 0.75],
  ]) +
  Object.entries(TERRAINS).map(ground).join("") +
  river();
