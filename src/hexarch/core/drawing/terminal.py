"""Frames for pictures in the terminal."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from rich.console import RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text


@dataclass
class Cell:
    """A character of a picture."""

    sign: str = " "
    ink: str = ""
    ground: str = ""
    bold: bool = False

    def drawn(self) -> "Drawn":
        return self.sign, Style(color=self.ink or None, bgcolor=self.ground or None, bold=self.bold)


# From this width on, panels are placed side by side.
WIDE: Final = 118
# The width of the map and of the longest track, and so the minimum.
NARROW: Final = 78

# A character and its style.
Drawn = tuple[str, Style]


def beside(parts: Sequence[RenderableType], widths: Sequence[int]) -> Table:
    """Return the parts side by side, each as many columns wide as asked."""
    grid = Table.grid(padding=0)
    for width in widths:
        grid.add_column(width=width)
    grid.add_row(*parts)
    return grid


def lines_of(rows: Iterable[Iterable[Drawn]]) -> Text:
    """Return rows of characters as one text. Neighbours of one style share a span, which keeps the output short."""
    pieces: list[Drawn] = []
    for number, row in enumerate(rows):
        if number:
            pieces.append(("\n", Style.null()))
        for style, run in groupby(row, key=lambda drawn: drawn[1]):
            pieces.append(("".join(sign for sign, _ in run), style))
    return Text.assemble(*pieces, no_wrap=True)
