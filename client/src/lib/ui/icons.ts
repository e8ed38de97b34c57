/** Our own signs: as drawings for the boards, and as letters of a font made from them (scripts/icons.py). */
import drawings from "../../assets/icons.svg?raw";

const FIRST = 0xe000;
const names = [...drawings.matchAll(/<symbol id="i-([^"]+)"/g)].map(([, name]) => name);
const letters = new Map(names.map((name, number) => [name, String.fromCodePoint(FIRST + number)]));

export { drawings };

/** The letter of a sign. */
export function letter(name: string): string {
  return letters.get(name) ?? "";
}
