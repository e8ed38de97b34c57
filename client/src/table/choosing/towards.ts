/** Moving among places of a picture with the arrow keys. */

export interface Point {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** The nearest of the given places in the direction of an arrow key, preferring those straight ahead. */
export function towards(key: string, from: Point, places: [name: string, place: Point][]): string | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const [name, place] of places) {
    const ahead = (place.x - from.x) * direction.x + (place.y - from.y) * direction.y;
    const aside = Math.abs((place.x - from.x) * direction.y) + Math.abs((place.y - from.y) * direction.x);
    const cost = ahead + 2 * aside;
    if (ahead > 4 && cost < least) {
      least = cost;
      best = name;
    }
  }
  return best;
}
