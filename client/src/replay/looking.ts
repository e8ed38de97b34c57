import type { Play } from "$table/choosing/play.svelte";
import type { Choice } from "$api/types";

/** In a replay a click explains a thing, without the reasons why it cannot be used. */
export function looking<P, C extends Choice>(play: Play<P, C>): void {
  play.ask = (key, element) => {
    play.look(key, element, 0);
    return Promise.resolve();
  };
}
