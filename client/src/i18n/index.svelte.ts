/** Messages in the user's language: the same Fluent catalogues as on the server, loaded on demand. */
import { LANGUAGES } from "$generated/languages";
import catalogues from "virtual:catalogues";
import { untrack } from "svelte";
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];
export type Params = Record<string, string | number>;
/** The name of a file in each language's folder; a game names its own in its `index.ts`. */
export type Catalogue = string;

type Parsed = FluentResource["body"];

async function fileOf(language: Language, catalogue: Catalogue): Promise<Parsed | undefined> {
  const find = async (of: Language) => (await catalogues[of]?.())?.default[catalogue];
  const load = (await find(language)) ?? (await find("en"));
  return (await load?.())?.default;
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

const MOST_WRITTEN = 5_000;
/** Below this number all our languages write numbers the same way. */
const LARGE = 1_000;

/** A number formatted without the language's tables, which take longer to load than drawing a page. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

const isSmall = (value: unknown): value is number => Number.isInteger(value) && Math.abs(value as number) < LARGE;

class Messages {
  language = $state<Language>("en");
  #bundle = $state.raw(new FluentBundle("en", { useIsolating: false }));
  #wanted = new Set<Catalogue>();
  #loading: Promise<void> = Promise.resolve();
  #latest: Language | null = null;
  /** A cache of formatted messages, because a table repeats them. */
  #written = new Map<string, string>();
  #lists = $derived(new Intl.ListFormat(this.language, { type: "conjunction" }));
  #numbers = $derived(new Intl.NumberFormat(this.language));

  /** Load catalogues into the current language; they follow when the language changes. */
  async need(...catalogues: Catalogue[]): Promise<void> {
    const missing = catalogues.filter((catalogue) => !this.#wanted.has(catalogue));
    missing.forEach((catalogue) => this.#wanted.add(catalogue));
    await (missing.length ? this.use(this.#latest ?? this.language) : this.#loading);
  }

  /** Fetch catalogues for later; no visible text is rendered again. */
  async fetch(...catalogues: Catalogue[]): Promise<void> {
    await Promise.all(catalogues.map((catalogue) => fileOf(this.language, catalogue)));
  }

  /** Switch the language; all visible text is rendered again. */
  use(language: Language): Promise<void> {
    this.#latest = language;
    const loading: Promise<void> = this.#load(language).then((bundle) => {
      // A later request also loads everything that this one would, so wait for that one instead.
      if (this.#loading !== loading) return this.#loading;
      this.#bundle = bundle;
      this.#written.clear();
      this.language = language;
      if (typeof document !== "undefined") document.documentElement.lang = language;
    });
    this.#loading = loading;
    return loading;
  }

  async #load(language: Language): Promise<FluentBundle> {
    const parts = await Promise.all([...this.#wanted].map((catalogue) => fileOf(language, catalogue)));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const body of parts) if (body) bundle.addResource({ body });
    return bundle;
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The message in words. A parameter that is the key of a message is replaced by that message. */
  text(key: string, params?: Params): string {
    const bundle = this.#bundle;
    const asked = params ? key + JSON.stringify(params) : key;
    const known = this.#written.get(asked);
    if (known !== undefined) return known;
    const text = this.#write(bundle, key, params ?? {});
    if (this.#written.size >= MOST_WRITTEN) this.#written.clear();
    this.#written.set(asked, text);
    return text;
  }

  #write(bundle: FluentBundle, key: string, params: Params): string {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) {
      console.error(`There is no message ${key} in ${this.language}.`);
      return key;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, this.#named(params), errors);
    for (const error of errors) console.error(`${key}: ${error.message}`);
    return text;
  }

  #named(params: Params): Record<string, FluentVariable> {
    const name = (value: string | number): FluentVariable => {
      if (isSmall(value)) return new SmallNumber(value);
      return typeof value === "string" && value.includes("-") && this.has(value) ? this.text(value) : value;
    };
    return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, name(value)]));
  }

  /** Like the browser's lists, which load tables too slowly for a table's first view; Spanish varies its "y". */
  list(parts: string[]): string {
    const last = parts.at(-1) ?? "";
    if (parts.length < 2) return last;
    if (this.language === "es" && /^h?i/i.test(last)) return this.#lists.format(parts);
    const first = parts.slice(0, -1).join(", ");
    return this.text(parts.length > 2 ? "page-list-more" : "page-list-two", { first, last });
  }

  number(value: number): string {
    return isSmall(value) ? String(value) : this.#numbers.format(value);
  }

  /** The time since a moment, in the largest unit that fits. */
  ago(moment: string | number): string {
    const seconds = (new Date(moment).getTime() - Date.now()) / 1000;
    const format = new Intl.RelativeTimeFormat(this.language, { numeric: "auto" });
    for (const [unit, size] of UNITS) {
      if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
    }
    return format.format(0, "second");
  }

  date(moment: string | number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: "medium" }).format(new Date(moment));
  }

  time(moment: string | number): string {
    return new Intl.DateTimeFormat(this.language, { hour: "2-digit", minute: "2-digit" }).format(new Date(moment));
  }
}

export const messages = new Messages();

/** Load a component with its messages. A template that awaits it does not load it again for another language. */
export async function withWords<T>(part: Promise<T>, ...wanted: Catalogue[]): Promise<T> {
  const [found] = await Promise.all([part, untrack(() => messages.need(...wanted))]);
  return found;
}

export const t = (key: string, params?: Params): string => messages.text(key, params);

/** The best match among our languages for the browser's preferences. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  const short = wanted.map((language) => language.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === short.find((one) => LANGUAGES.some((ours) => ours === one))) ?? "en";
}
