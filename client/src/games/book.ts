/** A game's part of the rules help: its topics, and which numbered rules each of them explains. */
import type { Catalogue } from "$i18n/index.svelte";

export interface Topic {
  name: string;
  icon: string;
  /** First and last number of each stretch of rules. */
  rules: [first: number, last: number][];
}

export const topic = (name: string, icon: string, ...rules: [number, number][]): Topic => ({ name, icon, rules });

export interface Book {
  game: string;
  /** How the message keys begin. */
  prefix: string;
  /** How the rule numbers begin. */
  mark: string;
  catalogue: Catalogue;
  topics: Topic[];
}
