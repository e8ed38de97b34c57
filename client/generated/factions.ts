// Written by client/scripts/data.py; do not edit.
export const FACTIONS = [
  {"name": "auren", "terrain": "forest", "colour": "green", "goods": {"coins": 15, "workers": 3}, "bowls": [5, 7], "cults": {"water": 1, "air": 1}},
  {"name": "witches", "terrain": "forest", "colour": "green", "goods": {"coins": 15, "workers": 3}, "bowls": [5, 7], "cults": {"air": 2}},
  {"name": "alchemists", "terrain": "swamp", "colour": "black", "goods": {"coins": 15, "workers": 3}, "bowls": [5, 7], "cults": {"fire": 1, "water": 1}},
  {"name": "darklings", "terrain": "swamp", "colour": "black", "goods": {"coins": 15, "workers": 1, "priests": 1}, "bowls": [5, 7], "cults": {"water": 1, "earth": 1}},
  {"name": "halflings", "terrain": "plains", "colour": "brown", "goods": {"coins": 15, "workers": 3}, "bowls": [3, 9], "cults": {"earth": 1, "air": 1}},
  {"name": "cultists", "terrain": "plains", "colour": "brown", "goods": {"coins": 15, "workers": 3}, "bowls": [5, 7], "cults": {"fire": 1, "earth": 1}},
  {"name": "engineers", "terrain": "mountains", "colour": "gray", "goods": {"coins": 10, "workers": 2}, "bowls": [3, 9], "cults": {}},
  {"name": "dwarves", "terrain": "mountains", "colour": "gray", "goods": {"coins": 15, "workers": 3}, "bowls": [5, 7], "cults": {"earth": 2}},
  {"name": "mermaids", "terrain": "lakes", "colour": "blue", "goods": {"coins": 15, "workers": 3}, "bowls": [3, 9], "cults": {"water": 2}},
  {"name": "swarmlings", "terrain": "lakes", "colour": "blue", "goods": {"coins": 20, "workers": 8}, "bowls": [3, 9], "cults": {"fire": 1, "water": 1, "earth": 1, "air": 1}},
  {"name": "chaosmagicians", "terrain": "wasteland", "colour": "red", "goods": {"coins": 15, "workers": 4}, "bowls": [5, 7], "cults": {"fire": 2}},
  {"name": "giants", "terrain": "wasteland", "colour": "red", "goods": {"coins": 15, "workers": 3}, "bowls": [5, 7], "cults": {"fire": 1, "air": 1}},
  {"name": "fakirs", "terrain": "desert", "colour": "yellow", "goods": {"coins": 15, "workers": 3}, "bowls": [7, 5], "cults": {"fire": 1, "air": 1}},
  {"name": "nomads", "terrain": "desert", "colour": "yellow", "goods": {"coins": 15, "workers": 2}, "bowls": [5, 7], "cults": {"fire": 1, "earth": 1}},
];
