"""The SVG sheet with what Terra Mystica draws on it: buildings, discs, tokens, numbers with icons."""

from typing import Final

from hexarch.core.drawing import sheet as drawing
from hexarch.core.drawing.icons import load_icons
from hexarch.core.drawing.metrics import Metrics
from hexarch.core.drawing.sheet import number
from hexarch.games.terra_mystica.picture.palette import Palette
from hexarch.games.terra_mystica.tables import PACKAGE

_ICONS: Final = load_icons(PACKAGE)
_WIDTHS: Final = {
    "/": 0.32,
    ".": 0.3,
    ",": 0.3,
    " ": 0.3,
    "i": 0.26,
    "l": 0.26,
    "I": 0.3,
    "t": 0.34,
    "f": 0.34,
    "→": 1.0,
    "m": 0.9,
    "w": 0.8,
    "M": 0.88,
    "W": 0.98,
    "+": 0.62,
}


class Sheet(drawing.Sheet[Palette]):
    icons = _ICONS
    metrics = Metrics(_WIDTHS, other=0.6, bold=1.0, before_icon=0.08, after_text=0.5)

    def building(self, kind: str, x: float, y: float, size: float, colour: str) -> None:
        """Draw a building with a paper outline and an ink line around that, centred at (x, y)."""
        fill, mark = self.palette.players[colour]
        solid = "".join(d for role, _, d in _ICONS[kind] if role == "fill")
        outline = "".join(
            f'<path d="{solid}" fill="{ink}" stroke="{ink}" stroke-width="{width}" stroke-linejoin="round"/>'
            for ink, width in ((self.palette.ink, 5.6), (self.palette.paper, 3.4))
        )
        symbol = self.symbol(("building", kind, colour), outline + self.icon_shapes(kind, fill, mark))
        self.use(symbol, x - size / 2, y - size / 2, size)

    def token(self, seat: int, colour: str, x: float, y: float, size: float) -> None:
        """Draw a seat's shape in its colour, centred at (x, y)."""
        fill, _ = self.palette.players[colour]
        outlines = [("none", self.palette.line_2, 2.4), (fill, self.palette.paper, 1.0)]
        self.seat_shape((str(seat), colour), seat, outlines, x, y, size)

    def disc(self, terrain: str, colour: str, x: float, y: float, radius: float) -> None:
        """Draw a player's disc with the icon of the home terrain."""
        fill, mark = self.palette.players[colour]
        self.circle(x, y, radius + 1.5, self.palette.paper, self.palette.line_2)
        self.circle(x, y, radius, fill)
        size = radius * 1.2
        self.icon(terrain, x - size / 2, y - size / 2, size, mark, fill)


text_width: Final = Sheet.metrics.text_width
parts_width: Final = Sheet.metrics.parts_width
__all__ = ["Sheet", "number", "parts_width", "text_width"]
