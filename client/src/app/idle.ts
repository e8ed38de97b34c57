/** Fetches what a page will need soon while it is idle, so that a click does not have to wait. */

const AT_REST = "hexarch-at-rest";
/** How long a page is busy with its start at most, in milliseconds. */
const BEGINNING = 3_000;

export function atRest(load: () => Promise<unknown>): () => void {
  // On failure it is fetched again when it is needed, and the user is told then.
  const fetch = () => {
    // Anything loaded from here on does not count as first load (tests/browser/test_size.py).
    performance.mark(AT_REST);
    void load().catch(() => undefined);
  };
  const timer = setTimeout(() => {
    if ("requestIdleCallback" in window) requestIdleCallback(fetch);
    else fetch();
  }, BEGINNING);
  return () => clearTimeout(timer);
}
