/** Fetches what a page will need soon once the page is idle, so that a click does not have to wait for it. */

const AT_REST = "hexarch-at-rest";
/** How long a page is busy with its own beginning at most. */
const BEGINNING = 3_000;

export function atRest(load: () => Promise<unknown>): () => void {
  // Without a connection it is asked for again when it is needed, and the user hears of it there.
  const fetch = () => {
    // What is loaded from here on is not needed for the first picture (tests/browser/test_size.py).
    performance.mark(AT_REST);
    void load().catch(() => undefined);
  };
  const timer = setTimeout(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(fetch);
    else fetch();
  }, BEGINNING);
  return () => clearTimeout(timer);
}
