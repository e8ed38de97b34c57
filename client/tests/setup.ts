/** What jsdom lacks, and the messages in English. */
import { cleanup, configure } from "@testing-library/svelte";
import { afterAll, afterEach, beforeAll } from "vitest";
import { messages } from "$i18n/index.svelte";

class Observer {
  observe(): void {}
  disconnect(): void {}
  unobserve(): void {}
}

Object.assign(window, {
  ResizeObserver: Observer,
  matchMedia: (query: string) => ({
    matches: query.includes("reduce"),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});
Object.assign(document, { fonts: { status: "loaded" } });
Element.prototype.scrollTo = () => undefined;
Element.prototype.animate = () => ({ cancel: () => undefined, finished: Promise.resolve() }) as unknown as Animation;
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

configure({ asyncUtilTimeout: 20_000 });
beforeAll(() =>
  messages.need(
    "page",
    "server",
    "table",
    "lobby",
    "account",
    "settings",
    "rules",
    "terra_mystica",
    "terra_mystica_reasons",
    "terra_mystica_labels",
  ),
);
afterEach(cleanup);
// Pending frames must not run after the page is gone.
afterAll(() => new Promise((done) => setTimeout(done, 200)));
