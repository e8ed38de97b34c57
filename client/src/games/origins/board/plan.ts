/** The layout of a city's drawing. Tiles are octagons on a square grid; four corners leave room for a seat. */
import type { CityView } from "../views";

export const TILE = 66;
const CORNER = 11;
const MARGIN = 4;

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Plan {
  width: number;
  height: number;
  /** The place of a cell; rows and columns are counted from the Agora. */
  at: (row: number, column: number) => Place;
}

/** Row and column of a cell's name: N2E1 lies two up and one to the right. */
export function parse(cell: string): { row: number; column: number } {
  const found = /^(?:([NS])(\d+))?(?:([EW])(\d+))?$/.exec(cell);
  const row = Number(found?.[2] ?? 0) * (found?.[1] === "N" ? -1 : 1);
  const column = Number(found?.[4] ?? 0) * (found?.[3] === "W" ? -1 : 1);
  return { row, column };
}

/** The rim, where the city can still grow, is half as deep as a tile. */
export function planOf(city: Pick<CityView, "top" | "left" | "rows" | "columns">): Plan {
  const rim = TILE / 2;
  const along = (n: number, first: number, count: number) => {
    const k = n - first;
    if (k < 0) return { start: MARGIN, size: rim };
    const start = MARGIN + rim + k * TILE;
    return { start, size: k >= count ? rim : TILE };
  };
  return {
    width: city.columns * TILE + 2 * (rim + MARGIN),
    height: city.rows * TILE + 2 * (rim + MARGIN),
    at: (row, column) => {
      const across = along(column, city.left, city.columns);
      const down = along(row, city.top, city.rows);
      return { x: across.start, y: down.start, width: across.size, height: down.size };
    },
  };
}

/** An octagon with small corners. */
export function octagon(x: number, y: number, size: number, corner = CORNER): string {
  const [r, b] = [x + size, y + size];
  return `M${x + corner} ${y}H${r - corner}L${r} ${y + corner}V${b - corner}L${r - corner} ${b}H${x + corner}L${x} ${b - corner}V${y + corner}z`;
}

export const diamond = (x: number, y: number, half: number): string =>
  `M${x} ${y - half}L${x + half} ${y}L${x} ${y + half}L${x - half} ${y}z`;

/** The approximate width of a line in font sizes: good enough to detect what does not fit. */
export function widthOf(line: string): number {
  const width = (letter: string) => {
    if (/[ '’fijlrtíI]/.test(letter)) return 0.31;
    if (/[mwMW]/.test(letter)) return 0.9;
    return letter === letter.toLowerCase() ? 0.59 : 0.7;
  };
  return [...line].reduce((sum, letter) => sum + width(letter), 0);
}

/** Split a name into at most two lines of similar length. */
export function twoLines(name: string): string[] {
  const words = name.split(" ");
  if (words.length === 1 || name.length <= 9) return [name];
  const breaks = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(" "), words.slice(n + 1).join(" ")]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return breaks.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best));
}
