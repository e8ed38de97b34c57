/** The user's notice settings, stored by the server. */
import { post, put } from "$api/http";
import { asProblem, problemText } from "$api/problems";
import { t } from "$i18n/index.svelte";
import { forgetNotices } from "./notify";
import { readNotices } from "./worker";
import { announcer } from "$ui/announce.svelte";
import type { DeliveryState, NoticeSettings } from "$generated/openapi";
import { chosenOf, type Sent } from "./choices";

const LOOKS = 10;
const LOOK_EVERY = 700;

export class NoticesStore {
  value = $state.raw<NoticeSettings | null>(null);
  wrong = $state("");
  news = $state("");
  #changes = 0;
  #last: Promise<unknown> = Promise.resolve();

  load = (): Promise<boolean> =>
    this.attempt(async () => {
      this.value = await readNotices();
    });

  /** Show a change at once, and store it. */
  async change(changed: Partial<NoticeSettings>): Promise<boolean> {
    if (!this.value) return false;
    const before = this.value;
    const next = { ...before, ...changed };
    this.value = next;
    const number = ++this.#changes;
    // One at a time: each request contains all settings, and an older answer must not replace a newer choice.
    const stored = this.#last.then(() =>
      this.attempt(async () => {
        const answer = await put<NoticeSettings>("/me/notices", chosenOf(next));
        if (number === this.#changes) this.value = answer;
        forgetNotices();
        this.report(t("notices-saved"));
      }),
    );
    this.#last = stored;
    const isDone = await stored;
    if (!isDone && number === this.#changes) this.value = before;
    return isDone;
  }

  /** Send a test notice, and check what became of it. */
  async test(channel: Sent, device: string | null = null): Promise<void> {
    const stateOf = (settings: NoticeSettings): DeliveryState | undefined =>
      channel === "push" ? settings.devices.find((one) => one.id === device)?.state : settings.states[channel];
    const before = this.value ? stateOf(this.value) : undefined;
    await this.attempt(async () => {
      await post("/me/notices/test", { channel, device });
      this.report(t("notices-test-waiting"));
      for (let n = 0; n < LOOKS; n++) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
        this.value = await readNotices();
        const after = stateOf(this.value);
        if (!after || (after.error && after.failed !== before?.failed)) {
          this.wrong = t("notices-test-failed", { error: after?.error ?? "410" });
          this.news = "";
          return;
        }
        if (after.sent !== before?.sent && after.sent) {
          this.report(t("notices-test-sent"));
          return;
        }
      }
    });
  }

  report(text: string): void {
    this.news = text;
    announcer.say(text);
  }

  async attempt(work: () => Promise<void>): Promise<boolean> {
    this.wrong = this.news = "";
    try {
      await work();
      return true;
    } catch (error) {
      this.wrong = problemText(asProblem(error));
      return false;
    }
  }
}
