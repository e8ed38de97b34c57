/** A table continued by a plan: choices made here go into a plan that only its player sees. */
import { get, patch, post, put, remove, withQuery, type Problem } from "$api/http";
import { asProblem } from "$api/problems";
import { share } from "$api/share";
import type { Choice, Draft, Instead, Options, Why } from "$api/types";
import type { AnswerRule, PlanOrder, Plans, PlanSummary, PlanView } from "$generated/openapi";
import type { TableStore } from "$state/table.svelte";

type Condition = PlanOrder["conditions"][number];
type View<P, C extends Choice> = Omit<PlanView, "draft"> & { draft: Draft<P, C> | null };

export class PlanStore<P = unknown, C extends Choice = Choice> {
  all = $state.raw<Plans | null>(null);
  view = $state.raw<View<P, C> | null>(null);
  busy = $state(false);
  actionProblem = $state.raw<Problem | null>(null);
  readonly stage: TableStore<P, C>["stage"];
  readonly chat: TableStore<P, C>["chat"];

  /** All unplayed steps of the plan, as one draft. */
  readonly draft: Draft<P, C> | null = $derived.by(() => {
    const view = this.view;
    if (!view?.draft || !view.turns.length) return null;
    const works = view.broken ? view.turns.slice(0, view.broken.turn) : view.turns;
    const rest = view.broken ? (view.turns[view.broken.turn]?.steps.slice(0, view.broken.step) ?? []) : [];
    const steps = [...works.flatMap((turn) => turn.steps), ...rest];
    return { ...view.draft, steps, complete: false, options: this.options as Options<C> };
  });

  constructor(readonly live: TableStore<P, C>) {
    this.stage = live.stage;
    this.chat = live.chat;
  }

  get id(): string {
    return this.live.id;
  }

  get invitation(): string | null {
    return this.live.invitation;
  }

  get table() {
    return this.live.table;
  }

  get seats() {
    return this.live.seats;
  }

  get log() {
    return this.live.log;
  }

  get thinking(): number | null {
    return this.live.thinking;
  }

  get connection() {
    return this.live.connection;
  }

  get problem(): Problem | null {
    return this.live.problem;
  }

  get position(): P | null {
    return this.view?.draft?.position ?? this.live.base;
  }

  get base(): P | null {
    return this.live.base;
  }

  get options(): Options<C> | null {
    return this.view?.end === null ? (this.view.draft?.options ?? null) : null;
  }

  /** Standing answers are not part of a plan. */
  get interrupts(): Choice[] {
    return [];
  }

  get myTurn(): boolean {
    return this.live.myTurn;
  }

  get mySeat(): number | null {
    return this.view?.seat ?? this.live.mySeat;
  }

  get chosen(): PlanSummary | null {
    return this.all?.plans.find(({ id }) => id === this.view?.id) ?? null;
  }

  /** Open the plan that was open last, or create the first one. */
  async load(name: string): Promise<void> {
    await this.#try(async () => {
      await this.#list();
      const first = this.all?.plans[0];
      if (first) await this.#read(first.id);
      else await this.#make(name);
    });
  }

  /** The table has changed: let the server try every plan again. */
  async refresh(): Promise<void> {
    try {
      await this.#list();
      if (this.view && this.chosen) await this.#read(this.view.id);
    } catch (error) {
      this.actionProblem = asProblem(error);
    }
  }

  open(id: string): Promise<boolean> {
    return this.#try(() => this.#read(id));
  }

  create(name: string, copyOf: string | null = null): Promise<boolean> {
    return this.#try(() => this.#make(name, copyOf));
  }

  rename(id: string, change: { name?: string; place?: number }): Promise<boolean> {
    return this.#try(async () => {
      await patch(this.#plan(id), change);
      await this.#list();
    });
  }

  /** Delete a plan; the last one is replaced by an empty one. */
  delete(id: string, name: string): Promise<boolean> {
    return this.#try(async () => {
      this.all = await remove<Plans>(this.#plan(id));
      if (this.chosen) return;
      const first = this.all.plans[0];
      await (first ? this.#read(first.id) : this.#make(name));
    });
  }

  order(id: string, conditions: Condition[], days: number): Promise<boolean> {
    const body = { version: this.all?.version ?? 0, conditions, days };
    return this.#try(async () => void (this.all = await put<Plans>(`${this.#plan(id)}/order`, body)));
  }

  cancel(id: string): Promise<boolean> {
    return this.#try(async () => void (this.all = await remove<Plans>(`${this.#plan(id)}/order`)));
  }

  answer(rules: AnswerRule[]): Promise<boolean> {
    const body = { rules, seat: this.mySeat };
    return this.#try(async () => void (this.all = await put<Plans>(`/tables/${this.id}/answers`, body)));
  }

  /** Turn the first turn into the draft of the game itself. */
  async use(): Promise<boolean> {
    const steps = this.view?.turns[0]?.steps.map(({ action }) => action) ?? [];
    return this.live.replace(steps, null);
  }

  act(action: number): Promise<boolean> {
    return this.#add({ action });
  }

  replace(steps: number[]): Promise<boolean> {
    return this.#add({ steps });
  }

  type(text: string): Promise<boolean> {
    return this.#add({ text });
  }

  /** What is played at once at the table is a step like any other here. */
  async move(actions: number[]): Promise<boolean> {
    for (const action of actions) if (!(await this.act(action))) return false;
    return true;
  }

  undo(): Promise<boolean> {
    return this.#undo(1);
  }

  /** Undo the turn that is being planned, or the last one. */
  reset(): Promise<boolean> {
    return this.#undo(this.view?.turns.at(-1)?.steps.length ?? 1);
  }

  confirm(): Promise<boolean> {
    return Promise.resolve(false);
  }

  manage(path: string, body?: unknown): Promise<boolean> {
    return this.live.manage(path, body);
  }

  earlier(): Promise<void> {
    return this.live.earlier();
  }

  typing(): void {
    this.live.typing();
  }

  why(thing: string): Promise<Why[]> {
    return get<Why[]>(this.#path(withQuery("/why", { thing })));
  }

  instead(thing: string): Promise<Instead<C>> {
    return get<Instead<C>>(this.#path(withQuery("/instead", { thing })));
  }

  async preview<V>(action: number): Promise<V | null> {
    return get<V>(this.#path(withQuery("/preview", { action }))).catch(() => null);
  }

  #add(what: { action: number } | { steps: number[] } | { text: string }): Promise<boolean> {
    const body = { version: this.view?.version ?? 0, ...what };
    return this.#try(async () => this.#take(await post<View<P, C>>(this.#path("/steps"), body)));
  }

  #undo(steps: number): Promise<boolean> {
    return this.#try(async () => this.#take(await remove<View<P, C>>(this.#path(withQuery("/steps", { steps })))));
  }

  async #list(): Promise<void> {
    this.all = await get<Plans>(withQuery(`/tables/${this.id}/plans`, { seat: this.mySeat }));
  }

  async #read(id: string): Promise<void> {
    this.#take(await get<View<P, C>>(this.#plan(id)));
  }

  async #make(name: string, copyOf: string | null = null): Promise<void> {
    const body = { name, seat: this.mySeat, copy_of: copyOf };
    this.#take(await post<View<P, C>>(`/tables/${this.id}/plans`, body));
    await this.#list();
  }

  #take(view: View<P, C>): void {
    this.view = share(this.view ?? { draft: { position: this.base } }, view) as View<P, C>;
    const all = this.all;
    if (all) this.all = { ...all, plans: all.plans.map((plan) => (plan.id === view.id ? view : plan)) };
  }

  async #try(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.actionProblem = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.actionProblem = asProblem(error);
      if (this.actionProblem.status === 409) await this.refresh();
      return false;
    } finally {
      this.busy = false;
    }
  }

  #plan(id: string): string {
    return `/tables/${this.id}/plans/${id}`;
  }

  #path(path: string): string {
    return `${this.#plan(this.view?.id ?? "")}${path}`;
  }
}
