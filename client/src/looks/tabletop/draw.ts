/** The drawing functions of this look. They return text, which the page parses once. */

/** A shape with its fill; further attributes are written as in SVG. */
export const path = (d: string, fill: string, more = ""): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = ""): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}" ${more}/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, more = ""): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}" ${more}/>`;

export const symbol = (name: string, size: string, content: string): string =>
  `<symbol id="art-${name}" viewBox="0 0 ${size}" overflow="visible">${content}</symbol>`;

/** A gradient from the top left to the bottom right, or as `more` says. Stops: offset, colour, opacity. */
export const gradient = (id: string, stops: [number, string, number][], more = 'x1="0" y1="0" x2="1" y2="1"'): string =>
  `<linearGradient id="${id}" ${more}>${stopsOf(stops)}</linearGradient>`;

export const glow = (id: string, stops: [number, string, number][], more: string): string =>
  `<radialGradient id="${id}" ${more}>${stopsOf(stops)}</radialGradient>`;

const stopsOf = (stops: [number, string, number][]): string =>
  stops
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join("");

export const short = (value: number): number => Math.round(value * 10) / 10;

/** Pseudo-random numbers from 0 to 1, the same every time. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
