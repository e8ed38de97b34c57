/** The geometry of the map. A hex has radius 28, so that 11 units of text are 11 pixels at 1:1. */
import type { Point } from "$table/choosing/towards";
import type { HexView, MapView } from "../views";

export const RADIUS = 28;
const WIDTH = Math.sqrt(3) * RADIUS;

export interface Layout {
  width: number;
  height: number;
  /** A phone turns the map by a quarter; labels and pieces stay upright. */
  turned: boolean;
  middles: Map<string, Point>;
}

export function layOut(map: Pick<MapView, "rows" | "columns" | "hexes">, turned: boolean): Layout {
  const across = map.columns * WIDTH;
  const down = (1.5 * map.rows + 0.5) * RADIUS;
  const middle = (hex: HexView): Point => {
    const x = (hex.x + 0.5) * WIDTH;
    const y = (1.5 * hex.y + 1) * RADIUS;
    return turned ? { x: down - y, y: x } : { x, y };
  };
  return {
    width: turned ? down : across,
    height: turned ? across : down,
    turned,
    middles: new Map(map.hexes.map((hex) => [hex.name, middle(hex)])),
  };
}

/** The centre of a hex that exists on the map. */
export function middleOf(layout: Layout, name: string): Point {
  const middle = layout.middles.get(name);
  if (!middle) throw new Error(`There is no hex ${name} on this map.`);
  return middle;
}

export function corners(middle: Point, radius: number, turned: boolean): Point[] {
  const first = turned ? 0 : 30;
  return Array.from({ length: 6 }, (_, k) => {
    const angle = ((first + 60 * k) * Math.PI) / 180;
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
const spot = (point: Point) => `${round(point.x)} ${round(point.y)}`;

export function outline(middle: Point, radius: number, turned: boolean): string {
  return `M${corners(middle, radius, turned).map(spot).join("L")}z`;
}

/** Where the name of a space stands: below the ring of available spaces. */
export function nameSpot(middle: Point, name: string, turned: boolean, ringed: boolean): Point {
  if (turned) return { x: middle.x + (name.length > 2 ? 5 : 6.5), y: middle.y - 5 };
  return { x: middle.x, y: middle.y - (ringed ? 11.4 : 13.6) };
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** The outer edges of a group of hexes: the wall of a town. */
export function wall(middles: Point[], turned: boolean): string {
  const edges: string[] = [];
  for (const middle of middles) {
    const points = corners(middle, RADIUS, turned);
    points.forEach((a, k) => {
      const b = points[(k + 1) % 6] ?? a;
      const beyond = { x: a.x + b.x - middle.x, y: a.y + b.y - middle.y };
      if (!middles.some((other) => distance(other, beyond) < 3)) edges.push(`M${spot(a)}L${spot(b)}`);
    });
  }
  return edges.join("");
}

/** A bridge covers the middle of its way and leaves the pieces at both ends free. */
export function span(a: Point, b: Point, half = 17): string {
  const length = distance(a, b);
  const ux = ((b.x - a.x) / length) * half;
  const uy = ((b.y - a.y) / length) * half;
  const mx = (a.x + b.x) / 2;
  const my = (a.y + b.y) / 2;
  return `M${spot({ x: mx - ux, y: my - uy })}L${spot({ x: mx + ux, y: my + uy })}`;
}

export function centroid(points: Point[]): Point {
  const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
