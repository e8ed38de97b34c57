/** A puzzle as a table whose turn is judged instead of stored. */
import { post } from "$api/http";
import { asProblem } from "$api/problems";
import { TableStore } from "$state/table.svelte";
import type { PuzzleTable, PuzzleVerdict } from "$generated/openapi";

export class PuzzleStore extends TableStore {
  verdict = $state.raw<PuzzleVerdict | null>(null);
  /** How many steps of the answer are on the board. */
  shown = $state(0);

  constructor(readonly puzzle: PuzzleTable) {
    super(puzzle.table, null);
  }

  /** Whether the answer is known, so that there is nothing left to find. */
  get over(): boolean {
    return Boolean(this.verdict?.best);
  }

  override confirm(): Promise<boolean> {
    // Stepping through the answer is not judged.
    return this.over ? Promise.resolve(false) : this.#ask("answer");
  }

  /** Give up, or compare a judged turn with the answer. */
  async solution(): Promise<void> {
    if (await this.#ask("solution")) await this.step(1);
  }

  /** Put this many steps of the answer on the board. */
  async step(count: number): Promise<void> {
    const ids = this.verdict?.best?.ids ?? [];
    const wanted = Math.max(0, Math.min(count, ids.length));
    const done = wanted ? await this.replace(ids.slice(0, wanted), null) : await this.reset();
    if (done) this.shown = wanted;
  }

  async again(): Promise<void> {
    this.verdict = null;
    this.shown = 0;
    if (this.draft) await this.reset();
  }

  async #ask(what: "answer" | "solution"): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.actionProblem = null;
    try {
      this.verdict = await post<PuzzleVerdict>(`/puzzles/${this.puzzle.id}/${what}`);
      this.shown = this.draft?.steps.length ?? 0;
      return true;
    } catch (error) {
      this.actionProblem = asProblem(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
