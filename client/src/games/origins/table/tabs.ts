/** The views of a phone, and which of them shows a thing. */
export const TABS = [
  { id: "city", icon: "palace" },
  { id: "sites", icon: "mothership" },
  { id: "market", icon: "dwelling" },
  { id: "tracks", icon: "ztemple" },
  { id: "log", icon: "list" },
] as const;

export type Tab = (typeof TABS)[number]["id"];

const WHERE: Record<string, Tab> = {
  site: "sites",
  action: "sites",
  bonus: "sites",
  placed: "sites",
  worker: "city",
  tower: "city",
  population: "city",
  cell: "city",
  seat: "city",
  resource: "city",
  stored: "city",
  offer: "market",
  draft: "market",
  speaker: "market",
  card: "market",
  building: "market",
  temple: "tracks",
  zodiac: "tracks",
  military: "tracks",
};

export const tabOf = (kind: string): Tab | undefined => WHERE[kind];
