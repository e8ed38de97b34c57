/** Marks on the board: rings around things, and arrows between them. */
import type { StudyMark as Mark, StudyNote as Note } from "$generated/openapi";

export const COLOURS = { green: "#2f8f4e", red: "#c43d3d", blue: "#2f6fc4", yellow: "#d19a1b" };
export type Colour = keyof typeof COLOURS;

/** Return a position's note with a mark added, or removed if it was there. */
export function toggled(marks: Mark[], mark: Mark): Mark[] {
  const same = (one: Mark) => one.start === mark.start && (one.end ?? null) === (mark.end ?? null);
  const known = marks.find(same);
  const others = marks.filter((one) => !same(one));
  return known && known.colour === mark.colour ? others : [...others, mark];
}

/** Return the notes with the text and marks of one position replaced; an empty note is dropped. */
export function noted(notes: Note[], note: Note): Note[] {
  const others = notes.filter((one) => one.at !== note.at);
  const isEmpty = !note.text.trim() && !note.marks.length;
  return (isEmpty ? others : [...others, note]).sort((a, b) => a.at - b.at);
}

export const noteAt = (notes: Note[], at: number): Note =>
  notes.find((note) => note.at === at) ?? { at, text: "", marks: [] };
