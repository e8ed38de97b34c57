/** A past game: its positions by number, as a table at which nobody moves. */
import { get, withQuery } from "$api/http";
import { Live } from "$api/live";
import { share } from "$api/share";
import { asProblem } from "$api/problems";
import { TableStore } from "$state/table.svelte";
import type { Choice, Entry, Options, State, Table, Why } from "$api/types";
import type { LogEntry, LogPage } from "$generated/openapi";

/** The number of positions cached for stepping back and forth. */
const MOST_KEPT = 300;

export class PastStore<P = unknown, C extends Choice = Choice> extends TableStore<P, C> {
  /** The number of entries before the shown position. */
  at = $state(0);
  /** The number of entries in the game. */
  entries = $state(0);
  /** Notation names of the players, from the last position. */
  names = $state.raw<string[]>([]);
  moves = $state.raw<LogEntry[]>([]);
  /** Called when a running game has continued, or an analysis went back. */
  grown: () => void = () => undefined;
  /** The start of the turn before the shown position, whose places are marked on the board. */
  since: (at: number) => number = (at) => at - 1;

  // Only a cache: nothing drawn depends on it.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  readonly #kept = new Map<number, P>();
  #wanted = 0;
  #fetching: Promise<void> | null = null;
  #news: Live | null = null;

  override get mySeat(): number | null {
    return null;
  }

  override get options(): Options<C> | null {
    return null;
  }

  override async load(at: number | null = null): Promise<void> {
    this.problem = null;
    try {
      this.table = await get<Table>(this.#address(""));
      if (this.table.status === "open") return;
      await this.#readEnd();
    } catch (error) {
      this.problem = asProblem(error);
      return;
    }
    await this.show(at ?? this.#ownEnd());
    if (this.table.status !== "finished") this.#listen(this.table.seq);
  }

  /** The user's own game opens where they left it: at its end, or after their last move. Others open at the start. */
  #ownEnd(): number {
    const { my_seats: mine = [], status } = this.table ?? {};
    if (!mine.length) return 0;
    if (status === "finished") return this.entries;
    return (this.moves.findLast((entry) => mine.includes(entry.seat))?.number ?? -1) + 1;
  }

  override close(): void {
    this.#news?.close();
    super.close();
  }

  /** Nothing can be done in the past, so nothing needs a reason. */
  override why(): Promise<Why[]> {
    return Promise.resolve([]);
  }

  /** Show a position; of several requested quickly, only the last is fetched. */
  async show(at: number): Promise<void> {
    this.#wanted = Math.max(0, Math.min(at, this.entries));
    const known = this.#kept.get(this.#wanted);
    if (known !== undefined) {
      this.#put(this.#wanted, known);
      return;
    }
    this.#fetching ??= this.#fetch().finally(() => (this.#fetching = null));
    await this.#fetching;
  }

  /** Fetch a position that will probably be needed next. */
  async prepare(at: number): Promise<void> {
    if (at < 0 || at > this.entries || this.#kept.has(at) || this.#fetching) return;
    await this.#read(at).catch(() => undefined);
  }

  async #fetch(): Promise<void> {
    try {
      for (;;) {
        const at = this.#wanted;
        const position = this.#kept.get(at) ?? (await this.#read(at));
        if (at === this.#wanted) {
          this.#put(at, position);
          return;
        }
      }
    } catch (error) {
      this.actionProblem = asProblem(error);
    }
  }

  async #read(at: number): Promise<P> {
    const state = await get<State<P, C>>(this.#address(withQuery("/state", { at })));
    const position = share(this.stage.latest, state.position);
    this.#kept.set(at, position);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > MOST_KEPT && !oldest.done) this.#kept.delete(oldest.value);
    return position;
  }

  #put(at: number, position: P): void {
    this.actionProblem = null;
    this.at = at;
    this.log = this.moves.slice(Math.max(0, this.since(at)), at) as Entry[];
    this.stage.show(share(this.stage.latest, position));
  }

  async #readEnd(): Promise<void> {
    const state = await get<State<P, C>>(this.#address(withQuery("/state", { log: "all" })));
    this.moves = await this.#readLog(state);
    this.entries = state.entries;
    this.names = state.names;
    this.#kept.set(state.entries, state.position);
  }

  /** A long log comes in pages; the first one came with the state. */
  async #readLog(state: State<P, C>): Promise<LogEntry[]> {
    const log = [...state.log];
    for (let next = state.log_next; next !== null && next < state.entries;) {
      const page = await get<LogPage>(this.#address(withQuery("/log", { from: next })));
      log.push(...page.entries);
      next = page.next;
    }
    return log.slice(0, state.entries);
  }

  #listen(seq: number): void {
    this.#news = new Live(this.id, this.invitation, {
      message: (message) => {
        if (message.type === "moves" || message.type === "takeback") void this.#catchUp(message.type === "takeback");
      },
      refresh: () => void this.#catchUp(false),
      status: (status) => (this.connection = status),
    });
    this.#news.reached(seq);
    this.#news.open();
  }

  /** The game continued or went back; a viewer who is at the end stays there. */
  async #catchUp(back: boolean): Promise<void> {
    const atEnd = this.at === this.entries;
    try {
      if (back) this.#kept.clear();
      await this.#readEnd();
      if (atEnd || this.at > this.entries) await this.show(this.entries);
      this.grown();
    } catch {
      // The next message or request tries again.
    }
  }

  #address(path: string): string {
    const whole = `/tables/${this.id}${path}`;
    const joint = path.includes("?") ? "&" : "?";
    return this.invitation ? `${whole}${joint}invitation=${encodeURIComponent(this.invitation)}` : whole;
  }
}
