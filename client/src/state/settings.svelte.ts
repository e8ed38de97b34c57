/** The user's settings, stored in the browser and with the account if there is one. */
import { chosenLook, LOOKS, type Look } from "$looks/look.svelte";
import { messages, preferredLanguage, type Language, LANGUAGES } from "$i18n/index.svelte";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "still";
/** The speed at which others' moves are played out. */
export type Playback = "off" | "quick" | "normal";
export const PLAYBACKS: Playback[] = ["off", "quick", "normal"];

export interface Stored {
  theme: Theme;
  look: Look;
  motion: Motion;
  language: Language | null;
  /** Kinds of warnings that are switched off. */
  quiet: string[];
  /** Show the board as text instead of the picture. */
  textual: boolean;
  /** Whether single keys are shortcuts; users of speech input switch this off. */
  shortcuts: boolean;
  playback: Playback;
  /** Explanations that were shown once. */
  explained: string[];
  /** A sound for the user's turn and for a message. */
  sound: boolean;
  /** Lessons and guided games that are done. */
  learned: string[];
  /** Whether the coach of guided games is muted. */
  hushed: boolean;
}

const KEY = "hexarch-settings";
const DEFAULTS: Stored = {
  theme: "system",
  look: "clear",
  motion: "system",
  language: null,
  quiet: [],
  textual: false,
  shortcuts: true,
  playback: "normal",
  explained: [],
  sound: false,
  learned: [],
  hushed: false,
};

/** Settings that belong to a screen and are not stored with the account. */
const OF_THE_DEVICE: (keyof Stored)[] = ["look"];

const isOfTheDevice = (name: string) => OF_THE_DEVICE.some((one) => one === name);

function read(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return DEFAULTS;
  }
}

class Settings {
  #stored = $state<Stored>(read());
  /** Called with every change, so that an account can store it. */
  changed: (values: Partial<Stored>) => void = () => undefined;

  get values(): Readonly<Stored> {
    return this.#stored;
  }

  get language(): Language {
    return this.#stored.language ?? preferredLanguage();
  }

  set<K extends keyof Stored>(name: K, value: Stored[K]): void {
    this.#stored[name] = value;
    this.#keep();
    const shared = Object.entries($state.snapshot(this.#stored)).filter(([name]) => !isOfTheDevice(name));
    this.changed(Object.fromEntries(shared));
  }

  /** Apply the account's stored settings, ignoring unknown ones. */
  take(kept: Record<string, unknown>): void {
    const learned = this.#stored.learned;
    const known = Object.entries(kept).filter(
      ([name, value]) => name in DEFAULTS && !isOfTheDevice(name) && value !== undefined,
    );
    Object.assign(this.#stored, Object.fromEntries(known));
    if (!LANGUAGES.some((language) => language === this.#stored.language)) this.#stored.language = null;
    if (!Array.isArray(this.#stored.quiet)) this.#stored.quiet = [];
    if (!Array.isArray(this.#stored.explained)) this.#stored.explained = [];
    if (!Array.isArray(this.#stored.learned)) this.#stored.learned = [];
    // Keep what was learned before signing in.
    this.#stored.learned = [...new Set([...this.#stored.learned, ...learned])];
    if (!PLAYBACKS.includes(this.#stored.playback)) this.#stored.playback = DEFAULTS.playback;
    this.#keep();
  }

  isQuiet(warning: string): boolean {
    return this.#stored.quiet.includes(warning);
  }

  setQuiet(warning: string, quiet: boolean): void {
    const others = this.#stored.quiet.filter((kind) => kind !== warning);
    this.set("quiet", quiet ? [...others, warning] : others);
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    void this.show();
  }

  /** Apply theme, look, motion and language to the page; resolves when the look is loaded. */
  show(): Promise<void> {
    const root = document.documentElement;
    if (this.#stored.theme === "system") delete root.dataset.theme;
    else root.dataset.theme = this.#stored.theme;
    if (this.#stored.motion === "still") root.dataset.motion = "still";
    else delete root.dataset.motion;
    if (messages.language !== this.language) void messages.use(this.language);
    return chosenLook.use(LOOKS.includes(this.#stored.look) ? this.#stored.look : DEFAULTS.look);
  }
}

export const settings = new Settings();

/** Queried once, because a table needs it for every piece that it moves. */
let reduced: MediaQueryList | undefined;

/** Whether to avoid motion, because the system or the user says so. */
export function isStill(): boolean {
  reduced ??= matchMedia("(prefers-reduced-motion: reduce)");
  return settings.values.motion === "still" || reduced.matches;
}
