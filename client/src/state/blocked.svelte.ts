/** The people whom the user has blocked: their messages are not shown. */
import { get, put } from "$api/http";
import type { BlockedPeople } from "$generated/openapi";
import { session } from "./session.svelte";

class Blocked {
  #people = $state.raw<string[]>([]);
  #of: string | null = null;

  /** Load the list once per user. */
  async load(): Promise<void> {
    const user = session.user?.id ?? null;
    if (user === this.#of) return;
    this.#of = user;
    this.#people = [];
    if (!user) return;
    const found = await get<BlockedPeople>("/me/blocked");
    this.#people = found.people.map((one) => one.user_id);
  }

  has(user: string | null): boolean {
    return user !== null && this.#people.includes(user);
  }

  async set(user: string, on: boolean): Promise<void> {
    await session.someone();
    await put(`/me/blocked/${user}`, { on });
    const others = this.#people.filter((one) => one !== user);
    this.#people = on ? [...others, user] : others;
  }
}

export const blocked = new Blocked();
