/** A game's part of the rules help: its topics, and which numbered rules each of them explains. */
import type { Catalogue } from "$i18n/index.svelte";

export interface Topic {
  name: string;
  icon: string;
  /** First and last number of each range of rules. */
  rules: [first: number, last: number][];
}

export const topic = (name: string, icon: string, ...rules: [number, number][]): Topic => ({ name, icon, rules });

export interface Book {
  game: string;
  /** Prefix of the message keys. */
  prefix: string;
  /** Prefix of the rule numbers. */
  mark: string;
  catalogue: Catalogue;
  topics: Topic[];
}
