/** The views of a phone: which one is open, which have options, and which one a question needs. */
import { untrack } from "svelte";
import type { Choice } from "$api/types";
import type { CommonPosition, TableGame } from "../game.svelte";
import type { Outcome } from "../choosing/outcome";

export interface View<T extends string> {
  id: T;
  icon: string;
  /** The kinds of things that the view shows. */
  shows: readonly string[];
}

/** The properties of the component for the other views. */
export interface ViewProps {
  tab: string;
  /** Scroll to what a question is about; not in a replay. */
  reveal?: () => void;
}

export class Views<T extends string, P extends CommonPosition<F>, C extends Choice & Outcome, F extends string> {
  tab = $state.raw() as T;
  /** Counts how often a question has opened a view. */
  #led = $state(0);
  /** The view before the question. */
  #before: T | null = null;

  /** Create it in the component that owns it. */
  constructor(
    private readonly game: TableGame<P, C, F>,
    readonly all: readonly View<T>[],
  ) {
    this.tab = all[0]?.id as T;
    $effect(() => {
      const to = this.#wanted;
      // Every question opens its view, even if the previous one opened the same.
      void game.store.options;
      untrack(() => this.#lead(to));
    });
  }

  open(tab: T): void {
    this.#before = null;
    this.#show(tab);
  }

  /** The views with options. */
  readonly busy = $derived.by(() => {
    const kinds = this.game.play.shown.flatMap((choice) => choice.targets.map((target) => target.kind));
    return this.all.filter((view) => view.shows.some((kind) => kinds.includes(kind))).map((view) => view.id);
  });

  /** The view in which the question or the verb can be answered. */
  get #wanted(): T | null {
    const { play, store } = this.game;
    const kind = store.options?.decision?.kind;
    if (!play.filter && (!kind || kind === "turn")) return null;
    const kinds = play.shown.flatMap((choice) => choice.targets.slice(0, 1).map((target) => target.kind));
    return kinds.flatMap((kind) => this.all.find((view) => view.shows.includes(kind))?.id ?? [])[0] ?? null;
  }

  /** Open the view, and return after the answer. */
  #lead(to: T | null): void {
    if (to) {
      this.#before ??= this.tab;
      this.#show(to);
      this.#led += 1;
    } else if (this.#before) this.open(this.#before);
  }

  /** Scroll to what is shown, because a view may be longer than the screen. */
  reveal(): void {
    if (this.#led && this.#before) document.querySelector("#main .open")?.scrollIntoView({ block: "center" });
  }

  #show(tab: T): void {
    if (tab !== this.tab) this.game.play.close();
    this.tab = tab;
  }
}
