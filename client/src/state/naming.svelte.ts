/** Asks a guest for a name before the first table with people; without one they cannot sit down. */
import { t } from "$i18n/index.svelte";
import { session } from "./session.svelte";

class Naming {
  open = $state(false);
  #answer: ((named: boolean) => void) | null = null;

  /** Return whether the user has a name, asking for one if not. */
  async ask(): Promise<boolean> {
    await session.load();
    const user = session.user;
    if (user && (user.kind !== "guest" || user.name !== t("page-guest-name"))) return true;
    this.open = true;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  done(named: boolean): void {
    this.open = false;
    this.#answer?.(named);
    this.#answer = null;
  }
}

export const naming = new Naming();
