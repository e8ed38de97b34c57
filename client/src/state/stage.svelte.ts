/** Plays out other people's moves quickly, one after the other; any action of the user skips to the end. */
import { patched, share } from "$api/share";
import type { Entry, Patch } from "$api/types";
import { isStill, settings, type Playback } from "./settings.svelte";

/** How long each move is shown, in milliseconds. */
const BEATS: Record<Playback, number> = { off: 0, quick: 350, normal: 900 };
/** Skip to the end if this many moves are waiting. */
const MOST_WAITING = 12;

interface Scene<P> {
  position: P;
  entries: Entry[];
}

export class Stage<P> {
  position = $state.raw<P | null>(null);
  /** The move being played out. */
  entries = $state.raw<Entry[]>([]);
  latest: P | null = null;
  #waiting = $state.raw<Scene<P>[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly playing = $derived(this.#waiting.length > 0);

  /** Set the real position without playing it out; if it is where the waiting moves lead, they continue. */
  show(position: P): void {
    if (this.#waiting.length && this.latest === position) return;
    this.latest = position;
    this.finish();
  }

  play(patch: Patch, entries: Entry[]): void {
    if (this.latest === null) return;
    const position = share(this.latest, patched(this.latest, patch));
    this.latest = position;
    this.#waiting = [...this.#waiting, { position, entries }];
    const hurry = this.#beat === 0 || isStill() || document.hidden || this.#waiting.length > MOST_WAITING;
    if (hurry) this.finish();
    else if (this.#timer === undefined) this.#next();
  }

  get #beat(): number {
    return BEATS[settings.values.playback] ?? BEATS.normal;
  }

  finish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const last = this.#waiting.at(-1);
    if (last) this.entries = last.entries;
    this.#waiting = [];
    this.position = this.latest;
  }

  #next(): void {
    const scene = this.#waiting[0];
    if (!scene) {
      this.#timer = undefined;
      return;
    }
    this.position = scene.position;
    this.entries = scene.entries;
    this.#timer = setTimeout(() => {
      this.#waiting = this.#waiting.slice(1);
      this.#next();
    }, this.#beat);
  }
}
