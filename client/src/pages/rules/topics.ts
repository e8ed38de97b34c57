/** The rules help of every game that has one. */
import type { Book, Topic } from "$games/book";
import { GAMES } from "$games/registry";

export type { Book, Topic };

const found = import.meta.glob<Book>("$games/*/rules.ts", { import: "default", eager: true });

const place = (book: Book) => GAMES.findIndex((game) => game.name === book.game);

export const BOOKS: Book[] = Object.values(found).sort((a, b) => place(a) - place(b));

export const numberOf = (book: Book, rule: number) => `${book.mark}-${String(rule).padStart(3, "0")}`;

/** The topic that explains a numbered rule such as TM-131. */
export function topicOf(rule: string): { book: Book; topic: Topic } | null {
  const match = /^([A-Z]+)-?(\d{1,3})$/i.exec(rule.trim());
  const book = BOOKS.find((one) => one.mark === match?.[1]?.toUpperCase());
  const number = Number(match?.[2]);
  const topic = book?.topics.find((one) => one.rules.some(([first, last]) => first <= number && number <= last));
  return book && topic ? { book, topic } : null;
}
