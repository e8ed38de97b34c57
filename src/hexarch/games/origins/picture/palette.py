"""Colours and shapes of both pictures. No meaning hangs on colour alone: a die's colour has a mark, a seat a shape."""

from dataclasses import dataclass
from typing import Final

SEAT_MARKS: Final = ("●", "■", "◆", "▲")
COLOUR_MARKS: Final = {"red": "▲", "purple": "◆", "blue": "●", "orange": "■", "yellow": "✚"}
RIVAL_MARK: Final = "○"
"""The other disc of the solo mode."""


@dataclass(frozen=True)
class Palette:
    background: str
    surface: str
    surface_2: str
    sunken: str
    line: str
    line_2: str
    text: str
    text_2: str
    text_3: str
    accent: str
    accent_soft: str
    accent_line: str
    paper: str
    ink: str
    grey_tile: str
    dice: dict[str, tuple[str, str, str]]
    """By colour: fill, mark on it, and the soft ground of a tile."""
    seats: tuple[tuple[str, str], ...]
    """Fill, and mark on it."""
    icons: dict[str, str]
    """Icons that have a colour of their own."""


LIGHT: Final = Palette(
    background="#F3F1EC",
    surface="#FFFFFF",
    surface_2="#F8F6F2",
    sunken="#EBE8E1",
    line="#DFDBD2",
    line_2="#B5AFA2",
    text="#1D1C1A",
    text_2="#4F4C46",
    text_3="#69655D",
    accent="#4A42C4",
    accent_soft="#ECEAFB",
    accent_line="#B9B4EE",
    paper="#FFFFFF",
    ink="#1D1C1A",
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
    background="#111215",
    surface="#1A1C20",
    surface_2="#202329",
    sunken="#0D0E11",
    line="#2D3138",
    line_2="#565D67",
    text="#EDEBE6",
    text_2="#BDBBB4",
    text_3="#9A9891",
    accent="#9C97FF",
    accent_soft="#272650",
    accent_line="#4A479A",
    paper="#F6F3EC",
    ink="#1D1C1A",
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
