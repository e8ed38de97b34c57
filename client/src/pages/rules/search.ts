/** Searching words in the rules, ignoring accents and case. */

/** Letters without their accents, so that a word is found without typing them. */
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

/** The text in pieces, with the matches apart from the rest. */
export function marked(text: string, words: string[]): Piece[] {
  if (!words.length) return [{ text, found: false }];
  // Without its accents a letter may become none or several, so each plain letter keeps its original position.
  const letters = [...text];
  const origins: number[] = [];
  let whole = "";
  letters.forEach((letter, n) => {
    const lean = plain(letter);
    whole += lean;
    for (let k = 0; k < lean.length; k++) origins.push(n);
  });
  const hit = new Set<number>();
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      for (let k = at; k < at + word.length; k++) hit.add(origins[k] ?? -1);
    }
  }
  const pieces: Piece[] = [];
  letters.forEach((letter, n) => {
    const last = pieces.at(-1);
    const found = hit.has(n);
    if (last?.found === found) last.text += letter;
    else pieces.push({ text: letter, found });
  });
  return pieces;
}

export type Block = { kind: "text"; text: string } | { kind: "list"; items: string[] };

/** Parse a topic's text: paragraphs separated by empty lines, and lists of lines that begin with a dash. */
export function blocksOf(text: string): Block[] {
  return text.split(/\n\s*\n/).map((part) => {
    const lines = part.split("\n").map((line) => line.trim());
    if (!lines.every((line) => line.startsWith("- "))) return { kind: "text", text: lines.join(" ") };
    return { kind: "list", items: lines.map((line) => line.slice(2)) };
  });
}
