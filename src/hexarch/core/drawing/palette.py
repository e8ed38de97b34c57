"""The colours that every picture shares; a game adds those of its own pieces."""

from dataclasses import dataclass
from typing import Any, Final


@dataclass(frozen=True)
class Ground:
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
    icons: dict[str, str]
    """Icons that have a colour of their own."""


LIGHT_GROUND: Final[dict[str, Any]] = {
    "background": "#F3F1EC",
    "surface": "#FFFFFF",
    "surface_2": "#F8F6F2",
    "sunken": "#EBE8E1",
    "line": "#DFDBD2",
    "line_2": "#B5AFA2",
    "text": "#1D1C1A",
    "text_2": "#4F4C46",
    "text_3": "#69655D",
    "accent": "#4A42C4",
    "accent_soft": "#ECEAFB",
    "accent_line": "#B9B4EE",
    "paper": "#FFFFFF",
    "ink": "#1D1C1A",
}
DARK_GROUND: Final[dict[str, Any]] = {
    "background": "#111215",
    "surface": "#1A1C20",
    "surface_2": "#202329",
    "sunken": "#0D0E11",
    "line": "#2D3138",
    "line_2": "#565D67",
    "text": "#EDEBE6",
    "text_2": "#BDBBB4",
    "text_3": "#9A9891",
    "accent": "#9C97FF",
    "accent_soft": "#272650",
    "accent_line": "#4A479A",
    "paper": "#F6F3EC",
    "ink": "#1D1C1A",
}
