/** The first sight of a page comes in slices, a frame for each, so that a slow phone shows and answers in between. */
import { flushSync, onDestroy, untrack } from "svelte";

const page = () => document.getElementById("app");
/** Frames in which the first part may still be on its way. */
const PATIENCE = 60;

class Slices {
  #waiting: (() => void)[] = [];
  /** Frames until all is drawn at once again; nobody waits at 0. */
  #patience = 0;

  /** From here on parts wait for their turn, until no one waits any more; at any other time all is drawn at once. */
  begin(): void {
    if (!this.#patience) afterFrame(() => this.#next());
    this.#patience = PATIENCE;
    page()?.setAttribute("aria-busy", "true");
  }

  /** Draws at once, or when the turn comes. */
  take(draw: () => void): void {
    if (this.#patience) this.#waiting.push(draw);
    else draw();
  }

  #next(): void {
    const draw = this.#waiting.shift();
    if (draw) {
      const later = this.#waiting;
      this.#waiting = [];
      flushSync(draw);
      // The parts of a part come before what follows it, so that nothing moves what is there already.
      this.#waiting.push(...later);
      this.#patience = 1;
    } else this.#patience -= 1;
    if (this.#patience) afterFrame(() => this.#next());
    else page()?.removeAttribute("aria-busy");
  }
}

/** In a separate task, once the drawing is visible, or so many frames later; in the background there are no frames. */
export function afterFrame(run: () => void, frames = 1): void {
  const next = frames > 1 ? () => afterFrame(run, frames - 1) : run;
  if (document.hidden) setTimeout(next);
  else requestAnimationFrame(() => setTimeout(next));
}

/** A component's value for what may be seen a frame after the rest, so that no frame has too much to draw. */
export function later<T>(read: () => T): () => T {
  let shown = $state.raw(untrack(read));
  let coming = false;
  let gone = false;
  onDestroy(() => (gone = true));
  $effect(() => {
    // Read also while one is coming: what an effect does not read does not wake it again.
    const value = read();
    if (coming || value === untrack(() => shown)) return;
    coming = true;
    afterFrame(() => {
      coming = false;
      if (!gone) shown = untrack(read);
    });
  });
  return () => shown;
}

export const slices = new Slices();

/** A long list that is drawn a portion at a time. */
export class Portions {
  #count = $state(0);

  constructor(size: number, most: number) {
    const more = () => {
      this.#count += size;
      if (this.#count < most) slices.take(more);
    };
    slices.take(more);
  }

  of<T>(all: T[]): T[] {
    return this.#count < all.length ? all.slice(0, this.#count) : all;
  }
}
