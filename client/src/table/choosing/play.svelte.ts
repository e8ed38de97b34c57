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
  /** The thing is in the dock, so its card opens above the dock. */
  docked: boolean;
  mode: SpotMode;
  choices: C[];
  reasons: Why[] | null;
  /** The steps that a choice would replace. */
  drafted?: C | null;
}

/** A subset of the options: those of one button in the dock. */
export interface Filter<C extends Choice> {
  id: string;
  test: (choice: C) => boolean;
}

/** What the games know about their things and the page does not. */
export interface GameAdapter<C extends Choice> {
  label: (choice: C) => string;
  /** A shorter label, used beside the thing it is about. */
  brief?: (choice: C) => string | null;
  /** The label of any action in words. */
  text: (label: Label) => string;
  /** A refusal with display names in place of the rules' codes. */
  words?: (why: Label) => string;
  /** The most likely meaning of a thing comes first. */
  rank?: (choice: C) => number;
  /** Called before a choice becomes a step of the draft. */
  chosen?: (choice: C) => void;
  /** Choices that could make a refused thing possible, if there are any. */
  remedies?: (reasons: Why[]) => C[];
}

const LOOK_AFTER = 140;
/** The menu of alternatives to the last choice. */
export const WAYS = "ways:";

export class Play<P, C extends Choice> {
  filter = $state.raw<Filter<C> | null>(null);
  #spot = $state.raw<Spot<C> | null>(null);
  /** On a phone the first tap looks and the second one chooses. */
  touch = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #anchor: Element | null = null;
  #hasChosen = false;
  /** A constant, so that closing again does not re-render anything. */
  readonly #nothing: C[] = [];
  #choices = $derived(this.#usual());
  #ways = $state.raw<{ revision: string | undefined; chosen: C; all: C[] } | null>(null);
  #index = $derived(indexed(this.shown));
  /** A look shows the current options, even if they have changed since it began. */
  #current = $derived(
    this.#spot?.mode === "look" ? { ...this.#spot, choices: this.#ranked(this.at(this.#spot.key)) } : this.#spot,
  );
  readonly #things: Record<string, Attachment> = {};
  readonly #explainers: Record<string, Attachment> = {};

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

  /** The ways to the last choice, while it is the last step: other conversions, other payments. */
  get otherWays(): C[] {
    const ways = this.#ways;
    const revision = this.store.draft?.revision;
    if (!ways || ways.revision !== revision) return this.#nothing;
    return ways.all.filter((way) => way !== ways.chosen);
  }

  /** The drafted way among them. */
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

  /** The label to show beside the thing it is about. */
  brief(choice: C): string {
    return this.adapter.brief?.(choice) ?? this.label(choice);
  }

  /** Show only a button's options; the same button again shows everything. */
  only(filter: Filter<C>): void {
    this.filter = this.filter?.id === filter.id ? null : filter;
    this.close();
  }

  look(key: string, element: Element, after = LOOK_AFTER): void {
    if (this.spot && this.spot.mode !== "look") return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(key, element, "look", this.#ranked(this.at(key))), after);
  }

  /** A choice may uncover a thing under a resting pointer; only moving the pointer opens its card. */
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

  /** Handle a click, a tap, or the return key on a thing. */
  use(key: string, element: Element): void {
    const choices = this.at(key);
    const [only, ...others] = choices;
    if (this.touch && this.spot?.key !== key) this.#open(key, element, "look", this.#ranked(choices));
    else if (!only) this.refused(key, element);
    else if (others.length) this.#open(key, element, "menu", this.#ranked(choices));
    else void this.choose(only);
  }

  /** It cannot be used now, but perhaps instead of the draft. */
  refused(key: string, element: Element): void {
    void (this.store.draft ? this.compare(key, element) : this.ask(key, element));
  }

  /** Open a menu that belongs to no thing, such as the conversions. */
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

  /** Compare what the thing could be used for with the draft, or explain why it cannot be used. */
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

  /** The additional steps of a choice, in words. */
  extra(choice: C): string[] {
    return (choice.extra ?? []).map((label) => this.adapter.text(label));
  }

  /** Ask the server why this cannot be used; it answers with the rules. */
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
    // Beside the panel if the thing has neighbours to be compared with, so that the card does not cover them.
    const { left, width } = (element.closest("[data-aside]") ?? element).getBoundingClientRect();
    const box = { left, top, width, height };
    this.#spot = { key, box, docked: dock !== null, mode, choices, reasons: null, drafted };
  }

  /** Turn an element into a thing on the table that can be pointed at and used. */
  thing(key: string): Attachment {
    return (this.#things[key] ??= (element) => this.#attach(key, element));
  }

  /** Turn an element into a thing that only shows information. */
  explains(key: string): Attachment {
    return (this.#explainers[key] ??= (element) =>
      listen(element, [
        ["pointerenter", (event) => this.enter(event as PointerEvent, key)],
        ["pointermove", (event) => this.move(event as PointerEvent, key)],
        ["pointerleave", () => this.leave()],
        ["click", () => this.touch && this.#open(key, element, "look", [])],
      ]));
  }

  #attach(key: string, element: Element): () => void {
    // The board's marks find their things by this attribute.
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
