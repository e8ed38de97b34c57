/** One table: its state, the draft of a turn, the options, and others' moves. */
import { get, localTime, post, Problem, put, remove, requestId, withQuery } from "$api/http";
import { Live, type LiveStatus } from "$api/live";
import { asProblem } from "$api/problems";
import { share } from "$api/share";
import { afterFrame } from "$app/slices.svelte";
import type { Choice, Draft, Entry, Instead, LiveMessage, Options, SeatView, State, Table, Why } from "$api/types";
import type { LiveMoves, LiveTakeBack, LogPage } from "$generated/openapi";
import { ChatStore } from "./chat.svelte";
import { seatName } from "./names";
import { withClock } from "./pace";
import { Stage } from "./stage.svelte";
import type { TableWords } from "./table_words";
import { Undoing } from "./undoing";

export class TableStore<P = unknown, C extends Choice = Choice> {
  table = $state.raw<Table | null>(null);
  draft = $state.raw<Draft<P, C> | null>(null);
  /** Why the table cannot be shown at all. */
  problem = $state.raw<Problem | null>(null);
  /** The error of the last action. */
  actionProblem = $state.raw<Problem | null>(null);
  connection = $state<LiveStatus>("connecting");
  busy = $state(false);
  /** What happened since the user's last turn, then everything received here. */
  log = $state.raw<Entry[]>([]);
  /** Called while the state is still loading, so that the game's own parts can be fetched in parallel. */
  found: ((table: Table) => void) | null = null;
  /** The game's words, once its table is drawn. */
  words = $state.raw<TableWords | null>(null);
  /** Since when those who are asked have been thinking, on this device's clock; computed from the server's clock. */
  thinking = $state<number | null>(null);
  readonly chat: ChatStore;
  readonly stage = new Stage<P>();
  #options = $state.raw<Options<C> | null>(null);
  // Derived, so that readers do not re-run after a move that leaves them unchanged.
  #offered: Options<C> | null = $derived.by(() => {
    if (this.draft) return this.draft.complete ? null : this.draft.options;
    return this.stage.playing && !this.#closing ? null : this.#options;
  });
  /** Outdated options, kept visible until the table is drawn. */
  #closing = $state(false);
  #seat: number | null = $derived(this.draft?.seat ?? this.#options?.seat ?? this.table?.my_seats[0] ?? null);
  #version = $state(0);
  #live: Live | null = null;
  #refreshing: Promise<void> | null = null;
  #stale = false;
  /** The revision of the last draft shown, even an empty one, and the newest revision known. */
  #revision: string | null = null;
  readonly #undoing = new Undoing();
  #drafted: string | null = null;
  #asked = $state.raw<number[]>([]);
  /** Received, but not yet in the log. */
  #pending: Entry[] = [];

  constructor(
    readonly id: string,
    readonly invitation: string | null = null,
  ) {
    this.chat = new ChatStore(id, invitation);
  }

  /** The position shown: the draft if there is one, else the moves as they are played out. */
  get position(): P | null {
    return this.draft?.position ?? this.stage.position;
  }

  /** The position before the draft. */
  get base(): P | null {
    return this.stage.position;
  }

  get options(): Options<C> | null {
    return this.#offered;
  }

  get interrupts(): Choice[] {
    return this.#options?.interrupts ?? [];
  }

  /** Whether the game waits for a seat of the user's that no computer has taken over. */
  get myTurn(): boolean {
    const mine = (this.table?.my_seats ?? []).filter((seat) => !this.table?.seats[seat]?.left);
    return mine.some((seat) => this.#asked.includes(seat));
  }

  get mySeat(): number | null {
    return this.#seat;
  }

  readonly seats: SeatView[] = $derived.by(() => {
    const here = this.chat.people.map((person) => person.user_id);
    return (this.table?.seats ?? []).map((seat) => ({
      ...seat,
      name: seatName(this.table?.seats ?? [], seat),
      present: seat.user_id !== null && here.includes(seat.user_id),
    }));
  });

  async load(): Promise<void> {
    this.problem = null;
    let seq: number;
    try {
      this.table = await get<Table>(this.#path(""));
      this.found?.(this.table);
      // Both were requested at once, so either may be older; live messages continue from there.
      seq = this.table.status === "open" ? this.table.seq : Math.min(this.table.seq, await this.#read());
    } catch (error) {
      this.problem = asProblem(error);
      return;
    }
    this.#connect(seq);
    void this.chat.load();
  }

  close(): void {
    this.#live?.close();
    this.stage.finish();
  }

  /** Draft a step, chosen by the user or following from a choice. */
  act(action: number, how: "chosen" | "followed" = "chosen"): Promise<boolean> {
    if (this.#tooLate) return Promise.resolve(false);
    return this.#draft(() => post(this.#path("/draft"), { version: this.#version, action, seat: this.mySeat }), how);
  }

  /** Replace the whole draft by other steps. */
  replace(steps: number[], how: "chosen" | null = "chosen"): Promise<boolean> {
    if (this.#tooLate) return Promise.resolve(false);
    return this.#draft(() => put(this.#path("/draft"), { version: this.#version, steps, seat: this.mySeat }), how);
  }

  /** Draft steps in notation, as experts type them. */
  type(text: string): Promise<boolean> {
    if (this.#tooLate) return Promise.resolve(false);
    return this.#draft(() => post(this.#path("/text"), { version: this.#version, text, seat: this.mySeat }), "chosen");
  }

  /** Undo the last choice with all the steps that it added. */
  undo(): Promise<boolean> {
    const steps = this.#undoing.before(this.draft);
    if (steps) return this.replace(steps, null);
    return this.#draft(() => remove(this.#path(withQuery("/draft", { steps: 1, seat: this.mySeat }))));
  }

  reset(): Promise<boolean> {
    return this.#draft(() => remove(this.#path(withQuery("/draft", { seat: this.mySeat }))));
  }

  confirm(): Promise<boolean> {
    const revision = this.draft?.revision ?? null;
    const body = { version: this.#version, request_id: requestId(), seat: this.mySeat, revision };
    return this.#try(async () => this.#take(await this.#persist(() => post(this.#path("/draft/confirm"), body))));
  }

  /** Play at once, without a draft: answers to offers, standing answers. */
  move(actions: number[]): Promise<boolean> {
    if (this.#tooLate) return Promise.resolve(false);
    const body = { version: this.#version, actions, seat: this.mySeat, request_id: requestId() };
    return this.#try(async () => this.#take(await this.#persist(() => post(this.#path("/moves"), body))));
  }

  /** Do something about the table itself: take a seat, start, agree to a take-back. */
  manage(path: string, body?: unknown): Promise<boolean> {
    return this.#try(async () => {
      this.table = await post<Table>(this.#path(path), body);
      if (this.table.status !== "open") await this.refresh();
    });
  }

  /** Load earlier entries of the log. */
  async earlier(): Promise<void> {
    const before = this.log[0]?.number ?? 0;
    if (before <= 0) return;
    const page = await get<LogPage>(this.#path(withQuery("/log", { before }))).catch(() => null);
    if (page) this.#remember(page.entries);
  }

  /** Load the reasons why a thing of the table cannot be used. */
  why(thing: string): Promise<Why[]> {
    return get<Why[]>(this.#path(withQuery("/why", { thing, seat: this.mySeat })));
  }

  /** Load what a thing could be used for instead of the drafted steps. */
  instead(thing: string): Promise<Instead<C>> {
    return get<Instead<C>>(this.#path(withQuery("/instead", { thing, seat: this.mySeat })));
  }

  /** Load the whole outcome of one action; null if the server has none. */
  async preview<V>(action: number): Promise<V | null> {
    const path = this.#path(withQuery("/preview", { action, seat: this.mySeat }));
    return get<V>(path).catch(() => null);
  }

  get #tooLate(): boolean {
    return this.#closing && this.draft === null;
  }

  async #draft(send: () => Promise<Draft<P, C>>, how: "chosen" | "followed" | null = null): Promise<boolean> {
    return this.#try(async () => {
      const draft = await send();
      if (how) this.#undoing[how](this.draft, draft.revision);
      this.#revision = draft.revision;
      this.draft = draft.steps.length ? share(this.draft ?? { position: this.base }, draft) : null;
    });
  }

  async #try(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.actionProblem = null;
    this.stage.finish();
    try {
      await work();
      return true;
    } catch (error) {
      this.actionProblem = asProblem(error);
      await this.#recover(this.actionProblem);
      return false;
    } finally {
      this.busy = false;
      this.#compareDraft();
    }
  }

  /** Send a turn again if its outcome is unknown: the server recognises it by its id. */
  async #persist(send: () => Promise<State<P, C>>): Promise<State<P, C>> {
    try {
      return await send();
    } catch (error) {
      const problem = asProblem(error);
      if (!problem.offline && problem.document.key !== "server-outcome-unknown") throw error;
      return send();
    }
  }

  /** The table has changed meanwhile: the server's state counts. */
  async #recover(problem: Problem): Promise<void> {
    if (problem.status !== 409) return;
    if (problem.document.state) this.#take(problem.document.state as State<P, C>);
    else await this.refresh();
  }

  /** Read the state. If called again meanwhile, read once more, since the first answer may be outdated. */
  refresh(): Promise<void> {
    this.#stale = true;
    this.#refreshing ??= this.#refresh().finally(() => (this.#refreshing = null));
    return this.#refreshing;
  }

  async #refresh(): Promise<void> {
    while (this.#stale) {
      this.#stale = false;
      try {
        if (this.table?.status !== "open") await this.#read();
        if (this.table?.clock && this.connection === "polling") await this.#readTable();
      } catch (error) {
        const problem = asProblem(error);
        if (!problem.offline) this.problem = problem;
      }
    }
  }

  /** The number up to which the state contains everything. */
  async #read(): Promise<number> {
    const state = await get<State<P, C>>(this.#path("/state"));
    this.#take(state);
    return state.seq;
  }

  #take(state: State<P, C>): void {
    if (state.version < this.#version) return;
    // A turn that was sent leads to the position that its draft has already shown.
    const position = share(this.draft?.position, state.position);
    this.stage.show(share(this.stage.latest, position));
    this.draft = state.draft?.steps.length ? state.draft : null;
    this.#options = share(this.#options, state.options);
    this.#closing = false;
    this.#asked = state.asked;
    this.thinking = state.moved ? localTime(state.moved) : null;
    this.#revision = state.draft?.revision ?? this.#revision;
    this.#version = state.version;
    this.#live?.reached(state.seq);
    this.#remember(state.log);
  }

  /** Draw the table first, in two frames; then the options that are gone, and the line in the log. */
  #settleLater(entries: Entry[]): void {
    if (!this.#closing) afterFrame(() => this.#settle(), 2);
    this.#closing = true;
    this.#pending = [...this.#pending, ...entries];
  }

  #settle(): void {
    if (this.#closing) this.#options = null;
    this.#closing = false;
    this.#appendPending();
  }

  #appendPending(): void {
    const entries = this.#pending;
    this.#pending = [];
    if (entries.length) this.#remember(entries);
  }

  #remember(entries: Entry[]): void {
    const known = (number: number) => this.log.find((entry) => entry.number === number);
    const others = this.log.filter(({ number }) => !entries.some((entry) => entry.number === number));
    const updated = entries.map((entry) => share(known(entry.number), entry));
    this.log = [...others, ...updated].sort((a, b) => a.number - b.number);
  }

  #connect(seq: number): void {
    this.#live ??= new Live(this.id, this.invitation, {
      message: (message) => this.#receive(message),
      refresh: () => void this.refresh(),
      status: (status) => (this.connection = status),
    });
    this.#live.reached(seq);
    this.#live.open();
  }

  /** The device is online again. */
  readonly wake = () => this.#live?.wake();
  /** The user has changed. */
  readonly renew = () => this.#live?.renew();
  readonly typing = () => this.#live?.typing();

  #receive(message: LiveMessage): void {
    this.table = withClock(this.table, message);
    if (message.type === "moves") this.#hearMoves(message);
    else if (message.type === "takeback") this.#hearTakeBack(message);
    else if (message.type === "chat") this.chat.add(message);
    else if (message.type === "typing") this.chat.hearTyping(message.name);
    else if (message.type === "presence") {
      this.chat.people = message.people;
      this.chat.strangers = message.strangers;
    } else if (message.type === "draft") this.#hearDraft(message.revision);
    else if (message.type === "seat" || message.type === "status") void this.#readTable();
  }

  /** The draft changed, perhaps in another window. If this window is sending, it may be its own change. */
  #hearDraft(revision: string): void {
    this.#drafted = revision;
    if (!this.busy) this.#compareDraft();
  }

  #compareDraft(): void {
    const newest = this.#drafted;
    this.#drafted = null;
    if (newest !== null && newest !== this.#revision) void this.refresh();
  }

  #hearMoves(message: LiveMoves): void {
    if (message.version <= this.#version) return;
    if (this.stage.latest === null) {
      void this.refresh();
      return;
    }
    this.#version = message.version;
    this.#asked = message.asked;
    this.thinking = Date.now();
    this.#settleLater(message.entries);
    this.stage.play(message.patch, message.entries);
    // The message is the same for everybody, so it contains neither the user's options nor private parts.
    const mine = this.table?.my_seats ?? [];
    const asked = mine.some((seat) => message.asked.includes(seat));
    const isPrivate = message.entries.some((entry) => entry.action < 0 && mine.includes(entry.seat));
    const isDealt = Boolean(message.names) && mine.length > 0;
    if (asked || isPrivate || isDealt || this.draft) void this.refresh();
  }

  #hearTakeBack(message: LiveTakeBack): void {
    void this.#readTable();
    if (message.state !== "done") return;
    const kept = message.to ?? 0;
    this.#appendPending();
    this.log = this.log.filter((entry) => entry.number < kept);
    void this.refresh();
  }

  async #readTable(): Promise<void> {
    const before = this.table?.status;
    try {
      this.table = await get<Table>(this.#path(""));
    } catch (error) {
      const problem = asProblem(error);
      if (!problem.offline) this.problem = problem;
    }
    if (before === "open" && this.table?.status !== "open") void this.refresh();
  }

  #path(path: string): string {
    const whole = `/tables/${this.id}${path}`;
    const joint = path.includes("?") ? "&" : "?";
    return this.invitation ? `${whole}${joint}invitation=${encodeURIComponent(this.invitation)}` : whole;
  }
}
