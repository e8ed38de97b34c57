"""Colours shared by all pictures. A game adds those of its pieces in `data/palette.toml`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from hexarch.core.data import overlay, read, record
from hexarch.core.game import RuleError


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


_LIGHT: Final[dict[str, Any]] = {
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
_DARK: Final[dict[str, Any]] = {
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
P = TypeVar("P", bound=Ground)

_FILE: Final = "data/palette.toml"


def load_palettes(kind: type[P], package: str) -> dict[str, P]:
    """Return a game's palettes by theme. Raise DataError if its file is wrong."""
    own = read(package, _FILE)
    return {
        theme: record(kind, overlay(ground, own[theme]), f"{_FILE}: {theme}")
        for theme, ground in (("light", _LIGHT), ("dark", _DARK))
    }


def palette_of(palettes: Mapping[str, P], theme: str) -> P:
    """Return the palette of a theme. Raise RuleError for an unknown one."""
    if theme not in palettes:
        raise RuleError(f"There is no theme {theme!r}; choose from {', '.join(palettes)}.")
    return palettes[theme]
