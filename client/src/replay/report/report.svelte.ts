/** A report of a finished game: not requested, in progress, or ready. */
import { get, post, remove, withQuery, type Problem } from "$api/http";
import { asProblem } from "$api/problems";
import type { SeatView, Table } from "$api/types";
import { gameNamed } from "$games/registry";
import type { GameReport, ReportState, SharedReport } from "$generated/openapi";
import { messages } from "$i18n/index.svelte";
import { voice as plain, type Voice } from "$replay/voice";
import { session } from "$state/session.svelte";

const PAUSE = 1000;

export class ReportStore {
  state = $state.raw<ReportState | null>(null);
  problem = $state.raw<Problem | null>(null);
  voice = $state.raw<Voice>(plain);
  seats = $state.raw<SeatView[]>([]);
  game = $state("");
  title = $state("");
  /** The table, if the reader may see it. */
  table = $state<string | null>(null);
  ready = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    readonly invitation: string | null,
    readonly shared = false,
  ) {}

  get report(): GameReport | null {
    return this.state?.report ?? null;
  }

  get isMaking(): boolean {
    return this.state?.status === "waiting" || this.state?.status === "running";
  }

  name(seat: number, short = false): string {
    return this.voice.player(this.report?.names[seat] ?? "", this.seats, short);
  }

  colour(seat: number): string {
    return this.voice.colour(seat, this.report?.names[seat] ?? "");
  }

  at(entry: number): string | null {
    return this.table && withQuery(`/replay/${this.table}`, { at: entry, invitation: this.invitation });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async load(): Promise<void> {
    this.problem = null;
    try {
      if (this.shared) await this.#readShared();
      else await this.#readTable();
      const game = gameNamed(this.game);
      await messages.need("report", "replay", "server", ...(game?.catalogues ?? []));
      if (game) this.voice = (await game.replay.voice()).voice;
      this.ready = true;
    } catch (error) {
      this.problem = asProblem(error);
    }
  }

  async ask(): Promise<void> {
    await this.#attempt(async () => {
      await session.someone();
      this.#take(await post<ReportState>(this.#path()));
    });
  }

  async share(): Promise<string> {
    const { link } = await post<{ link: string }>(this.#path("/link"));
    if (this.state) this.state = { ...this.state, link };
    return `${location.origin}/report/shared/${link}`;
  }

  async endSharing(): Promise<void> {
    await this.#attempt(async () => {
      await remove(this.#path("/link"));
      if (this.state) this.state = { ...this.state, link: null };
    });
  }

  #path(more = ""): string {
    return withQuery(`/tables/${this.id}/game-report${more}`, { invitation: this.invitation });
  }

  async #readShared(): Promise<void> {
    const found = await get<SharedReport>(`/game-reports/${encodeURIComponent(this.id)}`);
    [this.game, this.title, this.seats, this.table] = [found.game, found.title, found.seats, found.table];
    this.#take(found);
  }

  async #readTable(): Promise<void> {
    const path = withQuery(`/tables/${this.id}`, { invitation: this.invitation });
    const [table, state] = await Promise.all([get<Table>(path), get<ReportState>(this.#path())]);
    [this.game, this.title, this.seats, this.table] = [table.game, table.title, table.seats, this.id];
    this.#take(state);
  }

  /** Poll while the report is being made. */
  #take(state: ReportState): void {
    if (this.#closed) return;
    this.state = state;
    clearTimeout(this.#timer);
    if (this.isMaking) this.#timer = setTimeout(() => void this.#look(), PAUSE);
  }

  async #look(): Promise<void> {
    await this.#attempt(async () => this.#take(await get<ReportState>(this.#path())));
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    this.problem = null;
    try {
      await work();
    } catch (error) {
      this.problem = asProblem(error);
    }
  }
}
