/** The pace in the form for a new table. */
import { PRESETS, type Amount, type PaceKind } from "$state/pace";
import type { PaceBody, PaceView } from "$generated/openapi";

export const PACE_CHOICES = ["none", "live", "day", "week", "own"] as const;
export type PaceChoice = (typeof PACE_CHOICES)[number];

interface Unit {
  /** The unit in seconds of the base time and of the increment. */
  base: number;
  increment: number;
  least: number;
  most: number;
  added: number;
}

/** The input is in minutes and seconds, hours, or days and hours. */
export const UNITS: Record<PaceKind, Unit> = {
  live: { base: 60, increment: 1, least: 1, most: 720, added: 3600 },
  deadline: { base: 3600, increment: 1, least: 1, most: 1440, added: 0 },
  bank: { base: 86_400, increment: 3600, least: 1, most: 60, added: 168 },
};

const same = (a: Amount, b: Amount) => a.kind === b.kind && a.base === b.base && a.increment === b.increment;

export class PaceForm {
  choice = $state<PaceChoice>("none");
  timeout = $state<PaceBody["timeout"]>("computer");
  level = $state("hard");
  nights = $state(false);
  weekends = $state(false);
  /** Whether nights and weekends follow one time zone for everybody. */
  shared = $state(false);
  /** In the units of the kind. */
  base = $state(1);
  increment = $state(0);
  #kind = $state<PaceKind>("deadline");
  /** The shared time zone, if there is one. */
  here = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

  get kind(): PaceKind | null {
    if (this.choice === "none") return null;
    return this.choice === "own" ? this.#kind : PRESETS[this.choice].kind;
  }

  choose(choice: PaceChoice): void {
    const before = this.choice;
    this.choice = choice;
    // A custom pace starts from the one that was selected.
    if (choice === "own") this.#take(PRESETS[before === "none" || before === "own" ? "day" : before]);
  }

  useKind(kind: PaceKind): void {
    this.#take(PRESETS[kind === "live" ? "live" : kind === "deadline" ? "day" : "week"]);
  }

  #take({ kind, base, increment }: Amount): void {
    this.#kind = kind;
    this.base = base / UNITS[kind].base;
    this.increment = increment / UNITS[kind].increment;
  }

  /** Copy the pace of another table. */
  copy(pace: PaceView | null): void {
    if (!pace) return;
    const preset = (["live", "day", "week"] as const).find((one) => same(PRESETS[one], pace));
    this.choice = preset ?? "own";
    this.#take(pace);
    this.timeout = pace.timeout;
    this.level = pace.level ?? this.level;
    this.nights = pace.nights;
    this.weekends = pace.weekends;
    this.shared = pace.zone !== null;
    this.here = pace.zone ?? this.here;
  }

  body(drops: boolean): PaceBody | null {
    const { kind } = this;
    if (kind === null) return null;
    const amount: Amount =
      this.choice === "none" || this.choice === "own"
        ? { kind, base: this.base * UNITS[kind].base, increment: this.increment * UNITS[kind].increment }
        : PRESETS[this.choice];
    const slow = kind !== "live";
    const nights = slow && this.nights;
    const weekends = slow && this.weekends;
    return {
      ...amount,
      timeout: this.timeout === "drop" && !drops ? "computer" : this.timeout,
      level: this.level,
      nights,
      weekends,
      zone: this.shared && (nights || weekends) ? this.here : null,
    };
  }
}
