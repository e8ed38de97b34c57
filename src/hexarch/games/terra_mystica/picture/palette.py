"""Colours and shapes of both pictures. No meaning depends on colour alone: terrain has an icon, a seat a shape."""

from dataclasses import dataclass
from typing import Final

from hexarch.core.drawing.palette import Ground, load_palettes
from hexarch.games.terra_mystica.tables import PACKAGE

SEAT_MARKS: Final = ("●", "■", "◆", "▲", "⬟", "⬢", "✚")
TERRAIN_LETTERS: Final = {
    "plains": "p",
    "swamp": "s",
    "lakes": "l",
    "forest": "f",
    "mountains": "m",
    "wasteland": "w",
    "desert": "d",
}
BUILDING_CODES: Final = {
    "dwelling": "D",
    "trading house": "TP",
    "temple": "TE",
    "stronghold": "SH",
    "sanctuary": "SA",
}


@dataclass(frozen=True)
class Palette(Ground):
    water: str
    water_2: str
    hex_edge: str
    terrain: dict[str, tuple[str, str]]
    """Fill, and ink on it."""
    players: dict[str, tuple[str, str]]
    """By colour: fill, and mark on it."""


PALETTES: Final = load_palettes(Palette, PACKAGE)
LIGHT: Final = PALETTES["light"]
