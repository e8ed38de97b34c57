/** A replay: the game, its ledger and charts, and the current position. */
import { createContext } from "svelte";
import { get, withQuery } from "$api/http";
import { isStill } from "$state/settings.svelte";
import type { Chart, GameReport, ReportState } from "$generated/openapi";
import { messages } from "$i18n/index.svelte";
import { filtered, rounds, rowsBefore, sources, stops, type Filter, type Row } from "./ledger";
import { PastStore } from "./past.svelte";
import type { Voice } from "./voice";

export type View = "board" | "ledger" | "charts";

/** How long each turn is shown during playback, in milliseconds. */
export const PACES = [2400, 1200, 500] as const;

export class Replay {
  readonly store: PastStore;
  view = $state<View>("board");
  rows = $state.raw<Row[]>([]);
  chart = $state.raw<Chart | null>(null);
  /** A computer player's evaluation of the game, if it was requested. */
  report = $state.raw<GameReport | null>(null);
  playing = $state(false);
  pace = $state(1);
  filter = $state<Filter>({ player: "", source: "" });
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The page was left: pending requests must not change anything. */
  #closed = false;

  readonly stops = $derived.by(() => stops(this.rows, this.store.entries));
  readonly rounds = $derived.by(() => rounds(this.rows));
  readonly sources = $derived.by(() => sources(this.rows));
  readonly shown = $derived.by(() => filtered(this.rows, this.filter));
  readonly current = $derived.by(() => rowsBefore(this.rows, this.store.at));

  constructor(
    id: string,
    invitation: string | null,
    readonly voice: () => Voice,
  ) {
    this.store = new PastStore(id, invitation);
    this.store.grown = () => void this.#readRows();
    this.store.since = (at) => (this.#closed ? at : (this.stops.findLast((stop) => stop < at) ?? 0));
  }

  async load(at: number | null): Promise<void> {
    await this.store.load(at);
    if (!this.store.problem && this.store.table?.status !== "open") await this.#readRows();
    if (this.store.table?.status === "finished") void this.#readReport();
  }

  close(): void {
    this.#closed = true;
    this.pause();
    this.store.close();
  }

  get at(): number {
    return this.store.at;
  }

  get measures() {
    return this.chart?.measures ?? {};
  }

  get round(): number {
    return this.rounds.findLast((round) => round.at <= this.at)?.round ?? 0;
  }

  seat(player: string): number {
    return this.store.names.indexOf(player);
  }

  /** A player's name for display. */
  name(player: string, short = false): string {
    return this.voice().player(player, this.store.seats, short);
  }

  colour(player: string): string {
    return this.voice().colour(this.seat(player), player);
  }

  /** Every player with the colour of their lines and bars. */
  get legend(): { name: string; colour: string }[] {
    return this.store.names.map((player) => ({ name: this.name(player), colour: this.colour(player) }));
  }

  async go(at: number): Promise<void> {
    await this.store.show(at);
    if (this.#closed) return;
    const place = this.stops.findIndex((stop) => stop >= this.at);
    for (const stop of [this.stops[place + 1], this.stops[place - 1]]) {
      if (stop !== undefined) await this.store.prepare(stop);
    }
  }

  /** Go to the next or previous turn of anybody. */
  turn(direction: 1 | -1): Promise<void> {
    const next = direction > 0 ? this.stops.find((stop) => stop > this.at) : this.stops.findLast((s) => s < this.at);
    return this.go(next ?? this.at);
  }

  /** Take a single step within a turn. */
  step(direction: 1 | -1): Promise<void> {
    return this.go(this.at + direction);
  }

  jump(direction: 1 | -1): Promise<void> {
    const starts = [...this.rounds.map((round) => round.at), this.store.entries];
    const next = direction > 0 ? starts.find((at) => at > this.at) : starts.findLast((at) => at < this.at);
    return this.go(next ?? this.at);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.#play();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #play(): Promise<void> {
    this.playing = true;
    if (this.at >= this.store.entries) await this.go(0);
    else await this.turn(1);
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    const pace = PACES[this.pace] ?? PACES[1];
    this.#timer = setTimeout(() => void this.#tick(), isStill() ? Math.max(pace, PACES[1]) : pace);
  }

  async #tick(): Promise<void> {
    await this.turn(1);
    if (this.#closed) return;
    if (this.at >= this.store.entries) this.pause();
    this.#wait();
  }

  async #readReport(): Promise<void> {
    const { id, invitation } = this.store;
    const found = await get<ReportState>(withQuery(`/tables/${id}/game-report`, { invitation })).catch(() => null);
    if (!found?.report || this.#closed) return;
    await messages.need("report");
    if (!this.#closed) this.report = found.report;
  }

  async #readRows(): Promise<void> {
    const { id, invitation } = this.store;
    const path = (part: string) => withQuery(`/tables/${id}/${part}`, { invitation });
    const [ledger, chart] = await Promise.all([get<{ rows: Row[] }>(path("ledger")), get<Chart>(path("chart"))]).catch(
      () => [null, null],
    );
    if (this.#closed) return;
    if (chart) this.chart = chart;
    if (!ledger) return;
    this.rows = ledger.rows;
    // By now it is known what the last turn was.
    await this.store.show(this.at);
  }
}

export const [getReplay, setReplay] = createContext<Replay>();
