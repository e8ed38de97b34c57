/** What undo returns to: a choice may have added or changed several steps of a draft. */
import type { Draft } from "$api/types";

type Drafted = Pick<Draft, "revision" | "steps"> | null;

const stepsOf = (draft: Drafted) => draft?.steps.map((step) => step.action) ?? [];

export class Undoing {
  /** The steps before the last choice, by the revision of the draft after it. */
  readonly #before = new Map<string, number[]>();

  /** Record that a choice led from one draft to the next. */
  chosen(from: Drafted, to: string): void {
    this.#before.set(to, stepsOf(from));
  }

  /** Record a step that nobody chose, such as the end of a turn: it is undone with the choice before it. */
  followed(from: Drafted, to: string): void {
    if (from) this.#before.set(to, this.#before.get(from.revision) ?? stepsOf(from).slice(0, -1));
  }

  /** The steps to return to; null for a draft that was not made here. */
  before(draft: Drafted): number[] | undefined {
    return draft ? this.#before.get(draft.revision) : undefined;
  }
}
