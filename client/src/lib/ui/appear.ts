/** Ways to come into sight. They read nothing from the page: Svelte's own have it laid out anew for each thing. */
import { backOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { isStill } from "$lib/stores/settings.svelte";

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
