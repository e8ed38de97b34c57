import type { GameModule } from "../game";

const WARNINGS = ["special", "income", "power", "trading-house", "spades", "key"];

export default {
  name: "terra-mystica",
  place: 1,
  icon: "map",
  colour: "var(--p-green)",
  catalogues: ["table", "terra_mystica", "terra_mystica_labels"],
  reasons: "terra_mystica_reasons",
  labels: "terra_mystica_labels",
  learn: { catalogue: "learn_terra_mystica", prefix: "learn-tm" },
  optionWords: ["terra_mystica"],
  players: { counts: [2, 3, 4, 5], usual: 4, usualNew: 4 },
  warnings: WARNINGS.map((name) => `tm-warning-${name}`),
  art: () => import("./Art.svelte"),
  table: () => import("./Table.svelte"),
  replay: {
    parts: [
      { id: "map", icon: "map" },
      { id: "players", icon: "users" },
      { id: "tiles", icon: "town" },
    ],
    board: () => import("./replay/Board.svelte"),
    voice: () => import("./replay/voice"),
  },
} satisfies GameModule;
