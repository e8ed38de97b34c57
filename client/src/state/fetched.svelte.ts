/** Data of the server that a page shows: loaded, loading, or failed. */
import { get, Problem } from "$api/http";

export class Fetched<T> {
  value = $state.raw<T | null>(null);
  problem = $state.raw<Problem | null>(null);
  busy = $state(false);
  #latest = 0;

  /** Read again; the answer to an outdated request is ignored. */
  async load(path: string): Promise<void> {
    const number = ++this.#latest;
    this.busy = true;
    try {
      const value = await get<T>(path);
      if (number !== this.#latest) return;
      this.value = value;
      this.problem = null;
    } catch (error) {
      if (number !== this.#latest) return;
      this.problem = error instanceof Problem ? error : new Problem({ status: -1, key: "page-problem-unknown" });
    } finally {
      if (number === this.#latest) this.busy = false;
    }
  }
}
