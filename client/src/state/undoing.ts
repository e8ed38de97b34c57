/** What undo goes back to: a choice may have added or changed several steps of a draft. */
import type { Draft } from "$api/types";

type Drafted = Pick<Draft, "revision" | "steps"> | null;

const stepsOf = (draft: Drafted) => draft?.steps.map((step) => step.action) ?? [];

export class Undoing {
  /** By a draft's revision, which names its steps, the steps before the last choice. */
  readonly #before = new Map<string, number[]>();

  /** A choice led from one draft to the next. */
  chosen(from: Drafted, to: string): void {
    this.#before.set(to, stepsOf(from));
  }

  /** Something that nobody chose, such as the end of a turn: it is undone together with the choice before it. */
  followed(from: Drafted, to: string): void {
    if (from) this.#before.set(to, this.#before.get(from.revision) ?? stepsOf(from).slice(0, -1));
  }

  /** The steps to go back to; nothing for a draft that was not made here. */
  before(draft: Drafted): number[] | undefined {
    return draft ? this.#before.get(draft.revision) : undefined;
  }
}
