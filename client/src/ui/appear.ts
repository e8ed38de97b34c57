/** Entrance transitions that read nothing from the page: Svelte's own force a layout for each element. */
import { backOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { isStill } from "$state/settings.svelte";

export function fading(_: Element, { duration = 300, delay = 0 } = {}): TransitionConfig {
  return isStill() ? { duration: 0 } : { duration, delay, css: (t) => `opacity: ${t}` };
}

export function growing(_: Element, { duration = 220, start = 0.3 } = {}): TransitionConfig {
  return {
    duration: isStill() ? 0 : duration,
    easing: backOut,
    css: (t) => `opacity: ${t}; transform: scale(${start + (1 - start) * t})`,
  };
}

type Crossing = ReturnType<typeof crossfade>[0];

/** From where an element leaves to where it arrives. This needs measuring, but not under reduced motion. */
export function crossing(duration = 320): [send: Crossing, receive: Crossing] {
  const [send, receive] = crossfade({ duration });
  const unlessStill =
    (cross: Crossing): Crossing =>
    (node, params) =>
      isStill() ? () => ({ duration: 0 }) : cross(node, params);
  return [unlessStill(send), unlessStill(receive)];
}
