"""Colours and shapes of both pictures. Nothing depends on colour alone: a die's colour has a mark, a seat a shape."""

from dataclasses import dataclass
from typing import Final

from hexarch.core.drawing.palette import Ground, load_palettes
from hexarch.games.origins.tables import PACKAGE

SEAT_MARKS: Final = ("●", "■", "◆", "▲")
COLOUR_MARKS: Final = {"red": "▲", "purple": "◆", "blue": "●", "orange": "■", "yellow": "✚"}
# The other disc of the solo mode.
RIVAL_MARK: Final = "○"


@dataclass(frozen=True)
class Palette(Ground):
    grey_tile: str
    dice: dict[str, tuple[str, str, str]]
    """By colour: fill, mark on it, and the soft ground of a tile."""
    seats: tuple[tuple[str, str], ...]
    """Fill, and mark on it."""


PALETTES: Final = load_palettes(Palette, PACKAGE)
LIGHT: Final = PALETTES["light"]
