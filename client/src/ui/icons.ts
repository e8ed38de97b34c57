/** Our own icons: as drawings for the boards, and as characters of a font made from them (scripts/icons.py). */
import drawings from "../assets/icons.svg?raw";

const FIRST = 0xe000;
/** How far an icon's outline extends behind it, if it has one. */
const EDGE = 0x400;
const names = [...drawings.matchAll(/<symbol id="i-([^"]+)"/g)].map(([, name]) => name);
const numbers = new Map(names.map((name, number) => [name, FIRST + number]));

export { drawings };

/** The character of an icon. */
export function letter(name: string, after = 0): string {
  const number = numbers.get(name);
  return number === undefined ? "" : String.fromCodePoint(number + after);
}

/** The character drawn below an icon and visible around it. */
export function edge(name: string): string {
  return letter(name, EDGE);
}
