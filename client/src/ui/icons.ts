/** Our own signs: as drawings for the boards, and as letters of a font made from them (scripts/icons.py). */
import drawings from "../assets/icons.svg?raw";

const FIRST = 0xe000;
/** How far behind a sign its edge is, where it has one. */
const EDGE = 0x400;
const names = [...drawings.matchAll(/<symbol id="i-([^"]+)"/g)].map(([, name]) => name);
const numbers = new Map(names.map((name, number) => [name, FIRST + number]));

export { drawings };

/** The letter of a sign. */
export function letter(name: string, after = 0): string {
  const number = numbers.get(name);
  return number === undefined ? "" : String.fromCodePoint(number + after);
}

/** The letter that stands below a sign and looks out around it. */
export function edge(name: string): string {
  return letter(name, EDGE);
}
