import type { GameModule } from "../game";

export default {
  name: "origins",
  place: 2,
  icon: "seat",
  colour: "var(--d-orange)",
  catalogues: ["table", "origins", "origins_labels"],
  reasons: "origins_reasons",
  labels: "origins_labels",
  learn: { catalogue: "learn_origins", prefix: "learn-origins" },
  players: { counts: [1, 2, 3, 4], usual: 2, usualNew: 3 },
  warnings: ["workers", "bonus", "ability"].map((name) => `origins-warning-${name}`),
  art: () => import("./Art.svelte"),
  table: () => import("./Table.svelte"),
  replay: {
    parts: [
      { id: "city", icon: "palace" },
      { id: "sites", icon: "mothership" },
      { id: "market", icon: "dwelling" },
      { id: "tracks", icon: "ztemple" },
    ],
    board: () => import("./replay/Board.svelte"),
    voice: () => import("./replay/voice"),
  },
} satisfies GameModule;
