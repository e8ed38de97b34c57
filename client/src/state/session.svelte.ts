/** The signed-in user. Nobody needs an account: anyone who plays without one becomes a guest. */
import { get, listener, patch, post, remove } from "$api/http";
import { t } from "$i18n/index.svelte";
import type { Me, User } from "$api/types";
import { forgetSeen } from "./seen";
import { settings } from "./settings.svelte";

class Session {
  user = $state.raw<User | null>(null);
  /** Whether the server has answered who the user is. */
  known = $state(false);
  /** Whether the server can send mail. */
  mail = $state(false);
  #loading: Promise<void> | null = null;

  constructor() {
    // The next request for the user asks the server again.
    listener.signedOut = () => {
      this.user = null;
      this.#loading = null;
    };
  }

  /** Load the user once; if the server did not answer, the next call tries again. */
  load(): Promise<void> {
    settings.changed = (values) => {
      if (this.user) void patch("/me", { settings: values }).catch(() => undefined);
    };
    this.#loading ??= get<Me>("/me").then(
      (me) => this.#take(me),
      (error: unknown) => {
        this.#loading = null;
        throw error;
      },
    );
    return this.#loading;
  }

  /** Return the user, creating a guest if there is none. */
  async someone(): Promise<User> {
    await this.load();
    if (!this.user) {
      const body = { name: t("page-guest-name"), language: settings.language };
      this.user = (await post<Me>("/guest", body)).user;
    }
    if (!this.user) throw new Error("The server gave no user.");
    return this.user;
  }

  /** A guest who creates an account or signs in keeps all games. */
  async enter(way: "register" | "login", name: string, password: string): Promise<void> {
    this.#take(await post<Me>(`/${way}`, { name, password }));
  }

  /** Choose another name to sign in with. */
  async chooseLogin(name: string, password: string): Promise<void> {
    this.#take(await post<Me>("/me/login-name", { name, password }));
  }

  /** Set a new password with the link from a mail. */
  async recover(token: string, password: string): Promise<void> {
    this.#take(await post<Me>("/recover/password", { token, password }));
  }

  async again(): Promise<void> {
    this.#take(await get<Me>("/me"));
  }

  async rename(name: string): Promise<void> {
    const me = this.user ? await patch<Me>("/me", { name }) : await post<Me>("/guest", { name });
    this.user = me.user;
  }

  async leave(): Promise<void> {
    await post("/logout");
    this.#gone();
  }

  async erase(password: string): Promise<void> {
    await remove("/me", { password: password || null });
    this.#gone();
  }

  /** Remove everything about the user from this browser. */
  #gone(): void {
    this.user = null;
    forgetSeen();
  }

  #take(me: Me): void {
    // Bind this browser's push messages to the account that is signed in now.
    const isOther = this.known && me.user !== null && me.user.id !== this.user?.id;
    if (isOther && "serviceWorker" in navigator && navigator.serviceWorker.controller) {
      void import("$pages/notices/worker").then(({ keepSubscribed }) => keepSubscribed().catch(() => undefined));
    }
    this.user = me.user;
    this.known = true;
    this.mail = me.mail;
    if (me.user) settings.take(me.settings);
  }
}

export const session = new Session();
