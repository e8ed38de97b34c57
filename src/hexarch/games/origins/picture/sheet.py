"""The SVG sheet with what Origins draws on it: dice, archons, tokens, numbers with icons."""

from collections.abc import Sequence
from typing import Final

from hexarch.core.drawing import sheet as drawing
from hexarch.core.drawing.icons import load_icons
from hexarch.core.drawing.metrics import Metrics, Part
from hexarch.core.drawing.sheet import number
from hexarch.games.origins.picture.palette import Palette
from hexarch.games.origins.picture.signs import ZODIAC_SIGNS
from hexarch.games.origins.tables import PACKAGE
from hexarch.games.origins.view.shapes import DieView

ICONS: Final = load_icons(PACKAGE) | {card: (("line", 2.3, sign.sign),) for card, sign in ZODIAC_SIGNS.items()}
_WIDTHS: Final = {
    **dict.fromkeys("ijlI.,:;'° /()", 0.3),
    **dict.fromkeys("rtf-", 0.38),
    **dict.fromkeys("mwMW→", 0.88),
}


class Sheet(drawing.Sheet[Palette]):
    icons = ICONS
    metrics = Metrics(_WIDTHS, other=0.58, bold=1.07, before_icon=0.16, after_text=0.3)

    def __init__(self, palette: Palette) -> None:
        super().__init__(palette)
        self.icon_ink = palette.text_2

    def token(self, seat: int | None, x: float, y: float, size: float) -> None:
        """Draw a seat's shape in its colour, centred at (x, y); None is the other disc of the solo mode."""
        if seat is None:
            outlines = [(self.palette.surface, self.palette.text_2, 1.6)]
        else:
            outlines = [("none", self.palette.line_2, 2.4), (self.palette.seats[seat][0], self.palette.paper, 1.0)]
        self.seat_shape((str(seat),), seat or 0, outlines, x, y, size)

    def die(self, die: DieView, x: float, y: float, size: float, seat: int | None = None) -> None:
        """Draw a citizen die with the mark of its colour, centred at (x, y), on its owner's base if it has one."""
        fill, mark, _ = self.palette.dice[die["colour"]]
        half = size / 2
        if seat is not None:
            self._base(x, y, half + 3, seat)
        self.icon(f"die{die['value']}", x - half, y - half, size, fill, mark)
        small = size * 0.46
        self.icon(die["colour"], x + half - small * 0.7, y + half - small * 0.7, small, self.palette.paper)
        small *= 0.72
        self.icon(die["colour"], x + half - small * 0.78, y + half - small * 0.76, small, fill)

    def speaker(self, value: int, x: float, y: float, size: float) -> None:
        half = size / 2
        self.icon(f"die{value}", x - half - 1, y - half - 1, size + 2, self.palette.line_2)
        self.icon(f"die{value}", x - half, y - half, size, self.palette.paper, self.palette.ink)

    def archon(self, seat: int, x: float, y: float, size: float) -> None:
        fill, mark = self.palette.seats[seat]
        self._base(x, y, size / 2 + 1.5, seat)
        self.icon("archon", x - size * 0.36, y - size * 0.38, size * 0.72, mark, fill)

    def _base(self, x: float, y: float, half: float, seat: int) -> None:
        self.rect(x - half - 1, y - half - 1, 2 * half + 2, 2 * half + 2, self.palette.paper, 7, self.palette.line_2)
        self.rect(x - half, y - half, 2 * half, 2 * half, self.palette.seats[seat][0], 6)

    def colour_chip(self, colour: str, x: float, y: float, size: float) -> None:
        """Draw a small square of a die's colour with its mark, its top left corner at (x, y)."""
        fill, mark, _ = self.palette.dice[colour]
        self.rect(x, y, size, size, fill, size * 0.27)
        inner = size * 0.56
        self.icon(colour, x + (size - inner) / 2, y + (size - inner) / 2, inner, mark, fill)

    def tint(self, part: Part) -> str:
        return self.palette.dice[part.tint][0] if part.tint else ""

    def fitted(self, x: float, y: float, parts: Sequence[Part], size: float, room: float, ground: str = "") -> None:
        """Draw parts, scaled down if they would not fit."""
        needed = self.metrics.parts_width(parts, size)
        self.parts(x, y, parts, size * min(1.0, room / needed) if needed else size, "", ground)


text_width: Final = Sheet.metrics.text_width
parts_width: Final = Sheet.metrics.parts_width
__all__ = ["Sheet", "number", "parts_width", "text_width"]
