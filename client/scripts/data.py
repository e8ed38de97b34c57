"""Writes what the page needs to know before it asks the server, from the package's own data: `make types`."""

import json
from pathlib import Path

from hexarch.games.terra_mystica.components import Faction
from hexarch.games.terra_mystica.tables import BOARD, FACTIONS
from hexarch.locale import LANGUAGES

TARGET = Path(__file__).resolve().parents[1] / "generated"
HEAD = "// Written by client/scripts/data.py; do not edit.\n"


def languages() -> str:
    return f"{HEAD}export const LANGUAGES = {json.dumps(LANGUAGES)} as const;\n"


def factions() -> str:
    """Return each faction's home terrain and starting goods, for the choice before the boards are dealt."""
    rows = [f"  {json.dumps(_sketch(one), ensure_ascii=False)}," for one in FACTIONS]
    return "\n".join([f"{HEAD}export const FACTIONS = [", *rows, "];", ""])


def _sketch(faction: Faction) -> dict[str, object]:
    goods = {
        "coins": faction.start_coins,
        "workers": faction.start_workers,
        "priests": faction.start_priests,
    }
    cults = dict(zip(BOARD.cults, faction.start_cults, strict=True))
    return {
        "name": faction.name,
        "terrain": BOARD.terrains[faction.terrain],
        "colour": BOARD.colours[faction.terrain],
        "goods": {name: amount for name, amount in goods.items() if amount},
        "bowls": list(faction.start_power),
        "cults": {name: steps for name, steps in cults.items() if steps},
    }


WRITTEN = {"languages": languages, "factions": factions}

if __name__ == "__main__":
    for name, write in WRITTEN.items():
        (TARGET / f"{name}.ts").write_text(write(), encoding="utf-8")
