/** Who is here. Nobody needs to be anybody: whoever plays without a name becomes a guest. */
import { get, patch, post } from "$lib/api";
import { t } from "$lib/i18n/index.svelte";
import type { Me, User } from "$lib/types/api";
import { settings } from "./settings.svelte";

class Session {
  user = $state.raw<User | null>(null);

  async load(): Promise<void> {
    const me = await get<Me>("/me");
    this.user = me.user;
    if (me.user) settings.take(me.settings);
    settings.changed = (values) => {
      if (this.user) void patch("/me", { settings: values }).catch(() => undefined);
    };
  }

  /** The user, made a guest first where there is none. */
  async someone(): Promise<User> {
    if (!this.user) {
      const body = { name: t("page-guest-name"), language: settings.language };
      this.user = (await post<Me>("/guest", body)).user;
    }
    if (!this.user) throw new Error("The server gave no user.");
    return this.user;
  }
}

export const session = new Session();
