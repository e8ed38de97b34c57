/** The views of a phone: which one is open, where something can be done, and where a question leads. */
import { untrack } from "svelte";
import type { Choice } from "$api/types";
import type { Shown, TableGame } from "../game.svelte";
import type { Outcome } from "../choosing/outcome";

export interface View<T extends string> {
  id: T;
  icon: string;
  /** The kinds of things that it shows. */
  shows: readonly string[];
}

/** Of the component that shows the views beside the first. */
export interface ViewProps {
  tab: string;
  /** Brings what a question is about onto the screen; not in a replay. */
  reveal?: () => void;
}

export class Views<T extends string, P extends Shown<F>, C extends Choice & Outcome, F extends string> {
  tab = $state.raw() as T;
  /** Counts how often a question has led to a view. */
  #led = $state(0);
  /** Where the user was before. */
  #before: T | null = null;

  /** Belongs to the component that makes it. */
  constructor(
    private readonly game: TableGame<P, C, F>,
    readonly all: readonly View<T>[],
  ) {
    this.tab = all[0]?.id as T;
    $effect(() => {
      const to = this.#wanted;
      // Every question leads to its view, also when the last one led there already.
      void game.store.options;
      untrack(() => this.#lead(to));
    });
  }

  open(tab: T): void {
    this.#before = null;
    this.#show(tab);
  }

  /** Where something can be done. */
  readonly busy = $derived.by(() => {
    const kinds = this.game.play.shown.flatMap((choice) => choice.targets.map((target) => target.kind));
    return this.all.filter((view) => view.shows.some((kind) => kinds.includes(kind))).map((view) => view.id);
  });

  /** A question, or a verb, leads to where it can be answered. */
  get #wanted(): T | null {
    const { play, store } = this.game;
    const kind = store.options?.decision?.kind;
    if (!play.filter && (!kind || kind === "turn")) return null;
    const kinds = play.shown.flatMap((choice) => choice.targets.slice(0, 1).map((target) => target.kind));
    return kinds.flatMap((kind) => this.all.find((view) => view.shows.includes(kind))?.id ?? [])[0] ?? null;
  }

  /** And back again when it is answered. */
  #lead(to: T | null): void {
    if (to) {
      this.#before ??= this.tab;
      this.#show(to);
      this.#led += 1;
    } else if (this.#before) this.open(this.#before);
  }

  /** An effect of what is shown: a view may be longer than the screen. */
  reveal(): void {
    if (this.#led && this.#before) document.querySelector("#main .open")?.scrollIntoView({ block: "center" });
  }

  #show(tab: T): void {
    if (tab !== this.tab) this.game.play.close();
    this.tab = tab;
  }
}
