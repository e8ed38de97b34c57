/** The coach of a table, asked again whenever the position or the draft changes. */
import { get, post } from "$api/http";
import { asProblem, problemText } from "$api/problems";
import type { Table } from "$api/types";
import type { Coach, Hint, HintLine, LessonExample } from "$generated/openapi";
import { router } from "$app/router.svelte";
import type { TableStore } from "$state/table.svelte";
import { lessonId, setDone } from "./lessons";

export class CoachStore {
  seen = $state.raw<Coach | null>(null);
  /** The number of hints shown. */
  hints = $state(0);
  solution = $state.raw<LessonExample["solution"] | null>(null);
  suggestion = $state.raw<HintLine | null>(null);
  thinking = $state(false);
  wrong = $state("");
  busy = $state(false);
  /** Whether `seen` may belong to the previous position. */
  looking = $state(false);
  #asked = 0;

  constructor(readonly store: TableStore) {}

  async look(): Promise<void> {
    const asked = ++this.#asked;
    // The suggestion was for the previous position.
    this.suggestion = null;
    this.looking = true;
    try {
      const seen = await get<Coach>(`/tables/${this.store.id}/coach`);
      if (asked !== this.#asked) return;
      this.seen = seen;
      if (seen.done) setDone(seen.game, seen.name);
    } catch (error) {
      if (asked === this.#asked) this.wrong = problemText(asProblem(error));
    } finally {
      if (asked === this.#asked) this.looking = false;
    }
  }

  /** Show the next hint, and after the last one the solution. */
  async help(): Promise<void> {
    const seen = this.seen;
    if (!seen) return;
    if (this.hints < seen.hints) this.hints += 1;
    else
      await this.#attempt(async () => {
        const { solution } = await get<LessonExample>(`/lessons/${lessonId(seen.game, seen.name)}`);
        this.solution = solution.filter((line) => !line.silent);
      });
  }

  async suggest(): Promise<void> {
    this.thinking = true;
    this.suggestion = null;
    await this.#attempt(async () => {
      const { lines } = await post<Hint>(`/tables/${this.store.id}/hint`, { seat: this.store.mySeat });
      this.suggestion = [...lines].sort((a, b) => b.value - a.value)[0] ?? null;
    });
    this.thinking = false;
  }

  /** Turn the suggestion into the draft; confirming it is left to the player. */
  async take(line: HintLine): Promise<void> {
    this.suggestion = null;
    if (this.store.draft) await this.store.reset();
    for (const id of line.ids) if (!(await this.store.act(id))) return;
  }

  async again(): Promise<void> {
    const seen = this.seen;
    if (!seen) return;
    await this.#attempt(async () => {
      const table = await post<Table>(`/lessons/${lessonId(seen.game, seen.name)}`, { again: true });
      router.go(`/table/${table.id}`, { replace: true });
    });
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.wrong = "";
    try {
      await work();
    } catch (error) {
      this.wrong = problemText(asProblem(error));
    } finally {
      this.busy = false;
    }
  }
}
