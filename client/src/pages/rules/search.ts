/** Finding words in the rules, whatever their accents and letter case. */

/** Letters without their accents, so that a word is found as people type it. */
export const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const wordsOf = (query: string) => plain(query).split(/\s+/).filter(Boolean);

export const hasAll = (text: string, words: string[]) => {
  const searched = plain(text);
  return words.every((word) => searched.includes(word));
};

export interface Piece {
  text: string;
  found: boolean;
}

/** The text in pieces, those found apart from the others. */
export function marked(text: string, words: string[]): Piece[] {
  if (!words.length) return [{ text, found: false }];
  // One letter of the text may be several when taken apart, so the places are kept letter by letter.
  const letters = [...text];
  const lean = letters.map(plain);
  const whole = lean.join("");
  const starts = lean.reduce<number[]>((sums, letter) => [...sums, (sums.at(-1) ?? 0) + letter.length], [0]);
  const hit = letters.map(() => false);
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      letters.forEach((_, n) => {
        const start = starts[n] ?? 0;
        if (start >= at && start < at + word.length) hit[n] = true;
      });
    }
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, n) => {
    const last = pieces.at(-1);
    const found = hit[n] ?? false;
    if (last?.found === found) last.text += letter;
    else pieces.push({ text: letter, found });
  });
  return pieces;
}

export type Block = { kind: "text"; text: string } | { kind: "list"; items: string[] };

/** A topic's text: paragraphs parted by empty lines, lists of lines that begin with a dash. */
export function blocksOf(text: string): Block[] {
  return text.split(/\n\s*\n/).map((part) => {
    const lines = part.split("\n").map((line) => line.trim());
    if (!lines.every((line) => line.startsWith("- "))) return { kind: "text", text: lines.join(" ") };
    return { kind: "list", items: lines.map((line) => line.slice(2)) };
  });
}
