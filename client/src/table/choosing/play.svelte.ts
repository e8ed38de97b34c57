/** Choosing: which things on the table can be used now, what pointing at them shows, and what a click does. */
import type { Attachment } from "svelte/attachments";
import { announcer } from "$ui/announce.svelte";
import { gameNamed } from "$games/registry";
import { messages, t } from "$i18n/index.svelte";
import type { TableStore } from "$state/table.svelte";
import type { Choice, Label, Why } from "$api/types";
import type { Box } from "$ui/place";
import { indexed, usual } from "./choices";

/** `look` only shows, `menu` offers several meanings, `compare` compares with the draft, `why` says why not. */
export type SpotMode = "look" | "menu" | "compare" | "why";

export interface Spot<C extends Choice> {
  key: string;
  box: Box;
  /** The thing stands in the dock, and its card above all of that. */
  docked: boolean;
  mode: SpotMode;
  choices: C[];
  reasons: Why[] | null;
  /** What a choice would replace. */
  drafted?: C | null;
}

/** Only a part of what is possible: what one button of the dock stands for. */
export interface Filter<C extends Choice> {
  id: string;
  test: (choice: C) => boolean;
}

/** What the games know about their things and the page does not. */
export interface GameAdapter<C extends Choice> {
  label: (choice: C) => string;
  /** Shorter, where the thing it is about stands beside it. */
  brief?: (choice: C) => string | null;
  /** The label of any action in words. */
  text: (label: Label) => string;
  /** A refusal with the names that people know, where the rules speak of codes. */
  words?: (why: Label) => string;
  /** The likeliest meaning of a thing comes first. */
  rank?: (choice: C) => number;
  /** Told before a choice becomes a step of the draft. */
  chosen?: (choice: C) => void;
  /** What may be chosen first to make a refused thing possible, where there is such a way. */
  remedies?: (reasons: Why[]) => C[];
}

const LOOK_AFTER = 140;
/** The menu of other ways to what was chosen last. */
export const WAYS = "ways:";

export class Play<P, C extends Choice> {
  filter = $state.raw<Filter<C> | null>(null);
  #spot = $state.raw<Spot<C> | null>(null);
  /** On a small screen the first tap looks and the second one chooses. */
  touch = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #anchor: Element | null = null;
  #hasChosen = false;
  /** Always the same, so that what stays closed need not be drawn again. */
  readonly #nothing: C[] = [];
  #choices = $derived(this.#usual());
  #ways = $state.raw<{ revision: string | undefined; chosen: C; all: C[] } | null>(null);
  #index = $derived(indexed(this.shown));
  /** A look shows what is possible now, even if that has changed since it began. */
  #current = $derived(
    this.#spot?.mode === "look" ? { ...this.#spot, choices: this.#ranked(this.at(this.#spot.key)) } : this.#spot,
  );
  readonly #things: Record<string, Attachment> = {};
  readonly #tellers: Record<string, Attachment> = {};

  constructor(
    readonly store: TableStore<P, C>,
    private readonly adapter: GameAdapter<C>,
  ) {}

  get spot(): Spot<C> | null {
    return this.#current;
  }

  get choices(): C[] {
    return this.#choices;
  }

  /** The ways to what was chosen last, as long as it is the last step: other conversions, other payments. */
  get otherWays(): C[] {
    const ways = this.#ways;
    const revision = this.store.draft?.revision;
    if (!ways || ways.revision !== revision) return this.#nothing;
    return ways.all.filter((way) => way !== ways.chosen);
  }

  /** The one of them that is drafted. */
  get way(): C | undefined {
    return this.otherWays.length ? this.#ways?.chosen : undefined;
  }

  get shown(): C[] {
    const filter = this.filter;
    return filter ? this.choices.filter((choice) => filter.test(choice)) : this.choices;
  }

  at(key: string): C[] {
    return this.#index.get(key) ?? this.#nothing;
  }

  isOpen(key: string): boolean {
    return this.#index.has(key);
  }

  label(choice: C): string {
    return this.adapter.label(choice);
  }

  /** The label where the thing it is about stands beside it. */
  brief(choice: C): string {
    return this.adapter.brief?.(choice) ?? this.label(choice);
  }

  /** Shows only what a button stands for; the same button again shows everything. */
  only(filter: Filter<C>): void {
    this.filter = this.filter?.id === filter.id ? null : filter;
    this.close();
  }

  look(key: string, element: Element, after = LOOK_AFTER): void {
    if (this.spot && this.spot.mode !== "look") return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(key, element, "look", this.#ranked(this.at(key))), after);
  }

  /** What only comes to light under a resting pointer when something was chosen was not asked for; its move asks. */
  enter(event: PointerEvent, key: string): void {
    if (event.pointerType === "mouse" && !this.#hasChosen) this.look(key, event.currentTarget as Element);
  }

  move(event: PointerEvent, key: string): void {
    if (!this.#hasChosen) return;
    this.#hasChosen = false;
    this.enter(event, key);
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (this.spot?.mode === "look" && !this.touch) this.#spot = null;
  }

  close(): void {
    clearTimeout(this.#timer);
    const inside = this.spot && this.spot.mode !== "look" && document.activeElement?.closest("[data-spot]");
    this.#spot = null;
    if (inside && this.#anchor instanceof HTMLElement) this.#anchor.focus();
    else if (inside && this.#anchor instanceof SVGElement) this.#anchor.focus();
  }

  /** A click, a tap, or the return key on a thing. */
  use(key: string, element: Element): void {
    const choices = this.at(key);
    const [only, ...others] = choices;
    if (this.touch && this.spot?.key !== key) this.#open(key, element, "look", this.#ranked(choices));
    else if (!only) this.refused(key, element);
    else if (others.length) this.#open(key, element, "menu", this.#ranked(choices));
    else void this.choose(only);
  }

  /** Nothing can be done with it now; instead of what is drafted, perhaps. */
  refused(key: string, element: Element): void {
    void (this.store.draft ? this.compare(key, element) : this.ask(key, element));
  }

  /** Opens a menu that belongs to no thing of its own, such as the conversions. */
  menu(key: string, element: Element, choices: C[]): void {
    if (this.spot?.key === key && this.spot.mode === "menu") this.close();
    else this.#open(key, element, "menu", choices);
  }

  async choose(choice: C): Promise<void> {
    this.close();
    this.filter = null;
    this.adapter.chosen?.(choice);
    this.#hasChosen = true;
    const ways = this.otherWays.includes(choice) ? (this.#ways?.all ?? []) : this.#waysTo(choice);
    const done = await (choice.steps ? this.store.replace(choice.steps) : this.store.act(choice.id));
    this.#ways = ways.length > 1 ? { revision: this.store.draft?.revision, chosen: choice, all: ways } : null;
    if (done) announcer.say(this.label(choice));
  }

  /** What the thing could be used for in place of the draft, beside what is drafted; or why it cannot be used. */
  async compare(key: string, element: Element): Promise<void> {
    const { drafted, choices } = await this.store.instead(key).catch(() => ({ drafted: null, choices: [] }));
    if (!drafted) return this.ask(key, element);
    this.#open(key, element, "compare", choices, drafted);
    announcer.say(t("page-compare"));
  }

  #usual(): C[] {
    return this.store.options ? usual(this.store.options) : this.#nothing;
  }

  #waysTo(choice: C): C[] {
    return choice.steps ? (this.store.options?.compounds ?? []).filter(({ id }) => id === choice.id) : [];
  }

  /** The steps that a choice brings along, in words. */
  extra(choice: C): string[] {
    return (choice.extra ?? []).map((label) => this.adapter.text(label));
  }

  /** Why can this not be used? The server answers, rule by rule. */
  async ask(key: string, element: Element): Promise<void> {
    this.#open(key, element, "why", []);
    const words = gameNamed(this.store.table?.game)?.reasons;
    const loading = words ? messages.need(words).catch(() => undefined) : undefined;
    const [reasons] = await Promise.all([this.store.why(key).catch(() => []), loading]);
    if (this.spot?.key !== key || this.spot.mode !== "why") return;
    this.#spot = { ...this.spot, reasons };
    announcer.say(reasons.map((reason) => this.reason(reason)).join(" ") || t("page-why-nothing"));
  }

  remedies(): C[] {
    const reasons = this.spot?.reasons ?? [];
    return reasons.length ? (this.adapter.remedies?.(reasons) ?? []) : [];
  }

  reason(reason: Why): string {
    if (!reason.key) return reason.sentence;
    const { key, params } = reason;
    return this.adapter.words?.({ key, params }) ?? t(key, params);
  }

  #ranked(choices: C[]): C[] {
    const rank = this.adapter.rank;
    return rank ? [...choices].sort((a, b) => rank(a) - rank(b)) : choices;
  }

  #open(key: string, element: Element, mode: SpotMode, choices: C[], drafted: C | null = null): void {
    clearTimeout(this.#timer);
    this.#anchor = element;
    const dock = element.closest("[data-turn]");
    const { top, height } = (dock ?? element).getBoundingClientRect();
    // Beside its panel where it has neighbours to be compared with, and not over them.
    const { left, width } = (element.closest("[data-aside]") ?? element).getBoundingClientRect();
    const box = { left, top, width, height };
    this.#spot = { key, box, docked: dock !== null, mode, choices, reasons: null, drafted };
  }

  /** Makes an element a thing on the table: it can be pointed at and used. */
  thing(key: string): Attachment {
    return (this.#things[key] ??= (element) => this.#attach(key, element));
  }

  /** Makes an element show information about a thing, and nothing else. */
  tells(key: string): Attachment {
    return (this.#tellers[key] ??= (element) =>
      listen(element, [
        ["pointerenter", (event) => this.enter(event as PointerEvent, key)],
        ["pointermove", (event) => this.move(event as PointerEvent, key)],
        ["pointerleave", () => this.leave()],
        ["click", () => this.touch && this.#open(key, element, "look", [])],
      ]));
  }

  #attach(key: string, element: Element): () => void {
    // What marks the board finds its things by this.
    element.setAttribute("data-thing", key);
    return listen(element, [
      ["pointerenter", (event) => this.enter(event as PointerEvent, key)],
      ["pointermove", (event) => this.move(event as PointerEvent, key)],
      ["pointerleave", (event) => (event as PointerEvent).pointerType === "mouse" && this.leave()],
      ["focus", () => element.matches(":focus-visible") && this.look(key, element, 0)],
      ["blur", () => this.leave()],
      ["click", () => this.use(key, element)],
      ["keydown", (event) => this.#key(event as KeyboardEvent, key, element)],
    ]);
  }

  #key(event: KeyboardEvent, key: string, element: Element): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isButton = element instanceof HTMLButtonElement;
    if (event.key === "?") void this.ask(key, element);
    else if (!isButton && (event.key === "Enter" || event.key === " ")) this.use(key, element);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

function listen(element: Element, listeners: [string, (event: Event) => void][]): () => void {
  for (const [name, listener] of listeners) element.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of listeners) element.removeEventListener(name, listener);
  };
}
