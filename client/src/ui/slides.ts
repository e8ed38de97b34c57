/** Animates members of a row to their new places when the row changes. */
import { isStill } from "$state/settings.svelte";

const DURATION = 260;

interface Place {
  left: number;
  top: number;
}

/**
 * Attach to the row; its members are its children. Positions are read once per frame after drawing, when the layout is
 * computed anyway, and not at all under reduced motion.
 */
export function slides(row: HTMLElement): () => void {
  let before = new Map<Element, Place>();
  let frame = 0;

  function settle(): void {
    const now = new Map<Element, Place>();
    for (const member of row.children) {
      if (!(member instanceof HTMLElement)) continue;
      const place = { left: member.offsetLeft, top: member.offsetTop };
      const old = before.get(member);
      now.set(member, place);
      if (!old || (old.left === place.left && old.top === place.top)) continue;
      const from = `translate(${old.left - place.left}px, ${old.top - place.top}px)`;
      member.animate([{ transform: from }, { transform: "none" }], { duration: DURATION, easing: "ease-out" });
    }
    before = now;
  }

  function changed(): void {
    cancelAnimationFrame(frame);
    if (isStill()) before.clear();
    else frame = requestAnimationFrame(settle);
  }

  const watcher = new MutationObserver(changed);
  watcher.observe(row, { childList: true });
  changed();
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(frame);
  };
}
