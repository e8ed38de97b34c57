"""Boxes, arrows and labels of the diagrams. Colours come from docs/assets/site.css, so that they follow the theme."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

PADDING: Final = 6
# Height of a line of text.
LINE: Final = 18
# Width of a letter, on average and generously; nothing here can measure the font.
LETTER: Final = 7.2


@dataclass
class Box:
    """A box with lines of text, separated by `<br>`."""

    label: str
    shape: str = "box"
    x: float = 0.0
    y: float = 0.0

    @property
    def lines(self) -> list[str]:
        return [part.strip() for part in self.label.replace("<br/>", "<br>").split("<br>")]

    @property
    def text(self) -> str:
        return " ".join(self.lines)

    @property
    def width(self) -> float:
        return max(90.0, LETTER * max(map(len, self.lines)) + 28)

    @property
    def height(self) -> float:
        return LINE * len(self.lines) + (32 if self.shape == "store" else 22)

    @property
    def centre(self) -> float:
        return self.x + self.width / 2

    @property
    def middle(self) -> float:
        return self.y + self.height / 2

    def draw(self) -> str:
        x, y, width, height = self.x, self.y, self.width, self.height
        if self.shape == "store":
            curve = f"a{width / 2:g} 6 0 0 1 {width:g} 0"
            shape = (
                f'<path d="M{x:g} {y + 6:g}{curve}v{height - 12:g}a{width / 2:g} 6 0 0 1 {-width:g} 0z"/>'
                f'<path d="M{x:g} {y + 6:g}a{width / 2:g} 6 0 0 0 {width:g} 0"/>'
            )
        else:
            radius = height / 2 if self.shape == "person" else 8
            shape = f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}"/>'
        first = self.middle - LINE * (len(self.lines) - 1) / 2 + (4 if self.shape == "store" else 0)
        words = "".join(
            f'<text x="{self.centre:g}" y="{first + LINE * number:g}">{escape(line)}</text>'
            for number, line in enumerate(self.lines)
        )
        return f'<g class="diagram-{self.shape}">{shape}{words}</g>'


def arrow(path: str, *, is_dashed: bool = False) -> str:
    dashed = " diagram-dashed" if is_dashed else ""
    return f'<path class="diagram-edge{dashed}" d="{path}" marker-end="url(#diagram-arrow)"/>'


def line_label(x: float, y: float, text: str) -> str:
    """Return a text on a line, with a background that interrupts the line."""
    width = LETTER * len(text) * 0.92 + 8
    return (
        f'<rect class="diagram-gap" x="{x - width / 2:g}" y="{y - 9:g}" width="{width:g}" height="18" rx="4"/>'
        f'<text class="diagram-label" x="{x:g}" y="{y:g}">{escape(text)}</text>'
    )


def svg(width: float, height: float, parts: Sequence[str], text: str) -> str:
    """Return the whole picture; `text` says for screen readers what it shows."""
    marker = (
        '<defs><marker id="diagram-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" '
        'orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>'
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" aria-label="{escape(text)}">{marker}{"".join(parts)}</svg>'
    )
