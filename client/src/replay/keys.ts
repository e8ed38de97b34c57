/** Keyboard shortcuts of a replay. */
import type { Replay } from "./replay.svelte";

const KEYS: Record<string, (replay: Replay) => unknown> = {
  ArrowRight: (replay) => replay.turn(1),
  ArrowLeft: (replay) => replay.turn(-1),
  "shift ArrowRight": (replay) => replay.step(1),
  "shift ArrowLeft": (replay) => replay.step(-1),
  ".": (replay) => replay.step(1),
  ",": (replay) => replay.step(-1),
  PageDown: (replay) => replay.jump(1),
  PageUp: (replay) => replay.jump(-1),
  Home: (replay) => replay.go(0),
  End: (replay) => replay.go(replay.store.entries),
  " ": (replay) => replay.toggle(),
  b: (replay) => (replay.view = "board"),
  l: (replay) => (replay.view = "ledger"),
  c: (replay) => (replay.view = "charts"),
};

/** Elements where letters, arrows or the space bar have their own meaning. */
const BUSY = "input:not([type=range]), textarea, select, dialog, [role=menu], [data-arrows]";

export function keys(replay: Replay, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(BUSY)) return;
  if (event.key === " " && target?.closest("button, a, summary")) return;
  const act = KEYS[event.shiftKey && event.key.startsWith("Arrow") ? `shift ${event.key}` : event.key];
  if (!act) return;
  event.preventDefault();
  if (event.key !== " ") replay.pause();
  act(replay);
}
