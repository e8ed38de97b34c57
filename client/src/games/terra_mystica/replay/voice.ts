import { FACTIONS } from "../setup/factions";
import { amountText, icon, inRound, labelText, playerName } from "../text/words";
import { messages } from "$i18n/index.svelte";
import { phrases, word, type Voice } from "$replay/voice";

export const voice: Voice = {
  player: playerName,
  moves: (lines, _position, round) => phrases(lines, (label) => labelText(inRound(label, round))),
  source: (name) => word(`tm-source-${name}`, name),
  measure: (name) => word(`replay-measure-${name}`, name),
  icon: (resource) => (resource === "cults" ? "cultstep" : icon(resource)),
  amount: (resource, n) => (messages.has(`tm-goods-${resource}`) ? amountText(resource, n) : `${n} ${resource}`),
  colour: (_seat, player) => `var(--p-${FACTIONS.get(player)?.colour ?? "gray"})`,
};
