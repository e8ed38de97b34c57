/** Ending a turn: finish open decisions, show warnings, send. */
import { announcer } from "$ui/announce.svelte";
import { t } from "$i18n/index.svelte";
import { settings } from "$state/settings.svelte";
import type { TableStore } from "$state/table.svelte";
import type { Choice, Label } from "$api/types";
import type { Play } from "./play.svelte";

export class Turn<P, C extends Choice> {
  /** The user has seen the warnings below the turn. */
  warned = $state(false);

  constructor(
    private readonly store: TableStore<P, C>,
    private readonly play: Play<P, C>,
    /** Whether a choice ends the turn. */
    private readonly ends: (choice: C) => boolean,
    /** A warning in words, with the game's names for its things. */
    private readonly words: (warning: Label) => string,
  ) {}

  text(warning: Label): string {
    return this.words(warning);
  }

  get finish(): C | undefined {
    return this.play.choices.find((choice) => this.ends(choice));
  }

  get ready(): boolean {
    return this.finish !== undefined || this.store.draft?.complete === true;
  }

  get warnings() {
    return (this.store.draft?.warnings ?? []).filter((warning) => !settings.isQuiet(warning.key));
  }

  /** Send the turn; with warnings it needs a second click. */
  async confirm(): Promise<void> {
    const store = this.store;
    if (!this.ready || store.busy) return;
    const finish = this.finish;
    if (finish && !store.draft?.complete) {
      // Nobody chose this step knowingly, so it is undone with the one before.
      if (!(await store.act(finish.id, "followed"))) return;
    }
    // Some turns have several actions, each with its own end.
    if (!store.draft?.complete) {
      announcer.say(t("page-turn-goes-on"));
      return;
    }
    if (this.warnings.length && !this.warned) {
      this.warned = true;
      announcer.warn(this.warnings.map((warning) => this.text(warning)).join(" "));
      return;
    }
    this.warned = false;
    if (await store.confirm()) announcer.say(t("page-turn-sent"));
  }

  async undo(): Promise<void> {
    this.warned = false;
    await this.store.undo();
    announcer.say(t("page-step-undone"));
  }

  async reset(): Promise<void> {
    this.warned = false;
    await this.store.reset();
    announcer.say(t("page-turn-reset"));
  }
}
