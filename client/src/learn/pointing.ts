/** Highlights what the coach speaks about, even if it is drawn later, as on other views of a phone. */

/** For a thing of another player, the name ends with the seat. */
const selectors = (thing: string, seat: number | null): string[] => {
  const [kind = "", name = ""] = thing.split(":");
  if (kind === "hex") return []; // The map marks its spaces itself.
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
