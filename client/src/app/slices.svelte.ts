/** Draws the first view of a page in slices, one per frame, so that a slow phone shows and responds in between. */
import { flushSync, onDestroy, untrack } from "svelte";

const page = () => document.getElementById("app");
/** Frames to wait for the first part to arrive. */
const PATIENCE = 60;

class Slices {
  #waiting: (() => void)[] = [];
  /** Frames until drawing is immediate again; at 0 no part waits. */
  #patience = 0;

  /** Start sliced mode: parts wait for their turn until none is left. At any other time all is drawn at once. */
  begin(): void {
    if (!this.#patience) afterFrame(() => this.#next());
    this.#patience = PATIENCE;
    page()?.setAttribute("aria-busy", "true");
  }

  /** Draw at once, or when the turn comes. */
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
      // Nested parts come before what follows their parent, so that nothing already drawn moves.
      this.#waiting.push(...later);
      this.#patience = 1;
    } else this.#patience -= 1;
    if (this.#patience) afterFrame(() => this.#next());
    else page()?.removeAttribute("aria-busy");
  }
}

/** Run in a separate task after drawing, or some frames later; in the background there are no frames. */
export function afterFrame(run: () => void, frames = 1): void {
  const next = frames > 1 ? () => afterFrame(run, frames - 1) : run;
  if (document.hidden) setTimeout(next);
  else requestAnimationFrame(() => setTimeout(next));
}

/** A value for what may appear a frame later than the rest, so that no frame has too much to draw. */
export function later<T>(read: () => T): () => T {
  let shown = $state.raw(untrack(read));
  let coming = false;
  let gone = false;
  onDestroy(() => (gone = true));
  $effect(() => {
    // Read even while an update is pending: an effect only re-runs for values that it has read.
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

/** A long list that is drawn in portions. */
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
