/** A single tab stop for a group of elements; arrow keys move inside it. */

const KEYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Attach to the group; its members carry `data-item`. */
export function roving(group: HTMLElement): () => void {
  const items = () => [...group.querySelectorAll<HTMLElement>("[data-item]")];

  function settle(current?: HTMLElement): void {
    const all = items();
    const chosen = current ?? all.find((item) => item.tabIndex === 0) ?? all.find(isOpen) ?? all[0];
    for (const item of all) {
      const index = item === chosen ? "0" : "-1";
      if (item.getAttribute("tabindex") !== index) item.setAttribute("tabindex", index);
    }
  }

  function focused(event: FocusEvent): void {
    const item = (event.target as Element).closest<HTMLElement>("[data-item]");
    if (item) settle(item);
  }

  function pressed(event: KeyboardEvent): void {
    const all = items();
    const at = all.findIndex((item) => item.contains(event.target as Element));
    const step = KEYS[event.key];
    const next = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : step === undefined ? -1 : at + step;
    if (next < 0 && step === undefined) return;
    event.preventDefault();
    all[(next + all.length) % all.length]?.focus();
  }

  const watcher = new MutationObserver(() => settle());
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", pressed);
  settle();
  return () => {
    watcher.disconnect();
    group.removeEventListener("focusin", focused);
    group.removeEventListener("keydown", pressed);
  };
}

const isOpen = (item: HTMLElement) => item.getAttribute("aria-disabled") !== "true";
