/** Shows on the table what the coach speaks about, also where a part of it is drawn later, as on a phone's other tabs. */

/** A thing may be another player's, too: then its name ends with the seat. */
const selectors = (thing: string, seat: number | null): string[] => {
  const [kind = "", name = ""] = thing.split(":");
  if (kind === "hex") return []; // the map marks its spaces itself
  if (kind === "verb") return [`[data-verb="${name}"]`];
  return [`[data-thing="${thing}"]`, `[data-thing="${thing}#${seat ?? 0}"]`];
};

export function point(things: string[], seat: number | null): () => void {
  const wanted = things.flatMap((thing) => selectors(thing, seat)).join(",");
  const clear = () => document.querySelectorAll("[data-coached]").forEach((one) => one.removeAttribute("data-coached"));
  const mark = () => {
    if (wanted) document.querySelectorAll(wanted).forEach((one) => one.setAttribute("data-coached", ""));
  };
  clear();
  mark();
  const watcher = new MutationObserver(mark);
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    clear();
  };
}
