/** The views of a phone, and the things of the table that each shows. */
export const TABS = [
  {
    id: "city",
    icon: "palace",
    shows: ["worker", "tower", "population", "cell", "seat", "resource", "stored"],
  },
  { id: "sites", icon: "mothership", shows: ["site", "action", "bonus", "placed"] },
  { id: "market", icon: "dwelling", shows: ["offer", "draft", "speaker", "card", "building"] },
  { id: "tracks", icon: "ztemple", shows: ["temple", "zodiac", "military"] },
  { id: "log", icon: "list", shows: [] },
] as const;

export type Tab = (typeof TABS)[number]["id"];
