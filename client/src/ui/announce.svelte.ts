/** Messages for screen readers that do not depend on the focus. */

class Announcer {
  polite = $state("");
  urgent = $state("");

  say(text: string): void {
    // A repeated sentence is read again only if the region was empty in between.
    this.polite = "";
    queueMicrotask(() => (this.polite = text));
  }

  warn(text: string): void {
    this.urgent = "";
    queueMicrotask(() => (this.urgent = text));
  }
}

export const announcer = new Announcer();
