"""Colours and shapes of both pictures. No meaning hangs on colour alone: a die's colour has a mark, a seat a shape."""

from dataclasses import dataclass
from typing import Final

from hexarch.core.drawing.palette import DARK_GROUND, LIGHT_GROUND, Ground

SEAT_MARKS: Final = ("●", "■", "◆", "▲")
COLOUR_MARKS: Final = {"red": "▲", "purple": "◆", "blue": "●", "orange": "■", "yellow": "✚"}
RIVAL_MARK: Final = "○"
"""The other disc of the solo mode."""


@dataclass(frozen=True)
class Palette(Ground):
    grey_tile: str
    dice: dict[str, tuple[str, str, str]]
    """By colour: fill, mark on it, and the soft ground of a tile."""
    seats: tuple[tuple[str, str], ...]
    """Fill, and mark on it."""


LIGHT: Final = Palette(
    **LIGHT_GROUND,
    grey_tile="#E9E7E1",
    dice={
        "red": ("#C23B2E", "#FFFFFF", "#F8E3DF"),
        "purple": ("#75398F", "#FFFFFF", "#F0E4F4"),
        "blue": ("#5A9FDD", "#04182B", "#DFEBF7"),
        "orange": ("#D9711C", "#1F0E00", "#FBE8D6"),
        "yellow": ("#E6B422", "#2B1F00", "#FBF0CC"),
    },
    seats=(("#1D7A50", "#FFFFFF"), ("#B17C45", "#1E0F00"), ("#1F5FA8", "#FFFFFF"), ("#26292E", "#FFFFFF")),
    icons={"gold": "#A87400", "vp": "#A66A00"},
)

DARK: Final = Palette(
    **DARK_GROUND,
    grey_tile="#2A2D33",
    dice={
        "red": ("#CB4437", "#FFFFFF", "#3A1E1B"),
        "purple": ("#8447A0", "#FFFFFF", "#2F2037"),
        "blue": ("#62A8E6", "#04182B", "#182B40"),
        "orange": ("#E07F2C", "#1F0E00", "#3A2513"),
        "yellow": ("#E6B93A", "#2B1F00", "#352B10"),
    },
    seats=(("#1E8354", "#FFFFFF"), ("#B98650", "#1E0F00"), ("#2F73C0", "#FFFFFF"), ("#42474F", "#FFFFFF")),
    icons={"gold": "#E7B94A", "vp": "#F0C25A"},
)

PALETTES: Final = {"light": LIGHT, "dark": DARK}
