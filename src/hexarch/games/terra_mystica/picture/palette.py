"""Colours and shapes of both pictures. No meaning hangs on colour alone: terrain has a sign, a seat a shape."""

from dataclasses import dataclass
from typing import Final

from hexarch.core.drawing.palette import DARK_GROUND, LIGHT_GROUND, Ground

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
    water_ink: str
    hex_edge: str
    terrain: dict[str, tuple[str, str]]
    """Fill, and ink on it."""
    players: dict[str, tuple[str, str]]
    """By colour: fill, and mark on it."""


LIGHT: Final = Palette(
    **LIGHT_GROUND,
    water="#DCE8EC",
    water_2="#CBDCE3",
    water_ink="#3D5C6A",
    hex_edge="#FFFFFF",
    terrain={
        "plains": ("#C69A67", "#331D05"),
        "swamp": ("#434851", "#E9EBEE"),
        "lakes": ("#7DB7E6", "#0B2F4D"),
        "forest": ("#449A7A", "#04261A"),
        "mountains": ("#C3C6C9", "#33383D"),
        "wasteland": ("#B5412F", "#FFF0EC"),
        "desert": ("#F0D27E", "#5C4300"),
    },
    players={
        "yellow": ("#E3AE12", "#2B1F00"),
        "brown": ("#B17C45", "#1E0F00"),
        "black": ("#24272C", "#FFFFFF"),
        "blue": ("#1F6FBD", "#FFFFFF"),
        "green": ("#1D7A50", "#FFFFFF"),
        "gray": ("#7F868D", "#101214"),
        "red": ("#BC2A1E", "#FFFFFF"),
    },
    icons={
        "coin": "#A87400",
        "worker": "#6B625A",
        "priest": "#4D5560",
        "power": "#7440B8",
        "vp": "#A66A00",
        "fire": "#B83A1E",
        "water": "#1D68A8",
        "earth": "#7A5A1E",
        "air": "#4D6B80",
    },
)

DARK: Final = Palette(
    **DARK_GROUND,
    water="#15242D",
    water_2="#1D323D",
    water_ink="#8FB2C2",
    hex_edge="#0F1013",
    terrain={
        "plains": ("#B18654", "#1F1000"),
        "swamp": ("#4A505B", "#EEF0F3"),
        "lakes": ("#5E9CCF", "#04192C"),
        "forest": ("#3F8F6F", "#00140C"),
        "mountains": ("#A3A8AD", "#1C2024"),
        "wasteland": ("#9A3323", "#FFEFEA"),
        "desert": ("#D9B963", "#3A2A00"),
    },
    players={
        "yellow": ("#E8B626", "#2B1F00"),
        "brown": ("#B98650", "#1E0F00"),
        "black": ("#42474F", "#FFFFFF"),
        "blue": ("#2876C4", "#FFFFFF"),
        "green": ("#1E8354", "#FFFFFF"),
        "gray": ("#8B929A", "#101214"),
        "red": ("#C93426", "#FFFFFF"),
    },
    icons={
        "coin": "#E7B94A",
        "worker": "#C9BFB4",
        "priest": "#C3CCD6",
        "power": "#C09BF5",
        "vp": "#F0C25A",
        "fire": "#FF8F6B",
        "water": "#6FB6F0",
        "earth": "#D6B066",
        "air": "#A9C4D6",
    },
)

PALETTES: Final = {"light": LIGHT, "dark": DARK}
