"""The sheet of SVG with what Terra Mystica draws on it: buildings, discs, tokens, numbers with icons."""

from collections.abc import Sequence
from typing import Final

from hexarch.core.drawing import sheet as drawing
from hexarch.core.drawing.sheet import number
from hexarch.games.terra_mystica.picture.icons import ICONS
from hexarch.games.terra_mystica.picture.palette import Palette
from hexarch.games.terra_mystica.picture.symbols import Part

_NARROW: Final = {"/": 0.32, ".": 0.3, ",": 0.3, " ": 0.3, "i": 0.26, "l": 0.26, "I": 0.3, "t": 0.34, "f": 0.34}
_WIDE: Final = {"→": 1.0, "m": 0.9, "w": 0.8, "M": 0.88, "W": 0.98, "+": 0.62}


def text_width(text: str, size: float) -> float:
    """About how wide a text is, whatever sans-serif font there is."""
    return size * sum(_NARROW.get(sign, _WIDE.get(sign, 0.6)) for sign in text)


class Sheet(drawing.Sheet[Palette]):
    def __init__(self, palette: Palette) -> None:
        super().__init__(palette, ICONS, palette.text)

    def building(self, kind: str, x: float, y: float, size: float, colour: str) -> None:
        """A building with a paper outline and an ink line around that, its middle at (x, y)."""
        fill, mark = self.palette.players[colour]
        solid = "".join(d for role, _, d in ICONS[kind] if role == "fill")
        outline = "".join(
            f'<path d="{solid}" fill="{ink}" stroke="{ink}" stroke-width="{width}" stroke-linejoin="round"/>'
            for ink, width in ((self.palette.ink, 5.6), (self.palette.paper, 3.4))
        )
        symbol = self.symbol(("building", kind, colour), outline + self.icon_shapes(kind, fill, mark))
        self.use(symbol, x - size / 2, y - size / 2, size)

    def token(self, seat: int, colour: str, x: float, y: float, size: float) -> None:
        """A seat's shape in its colour, its middle at (x, y)."""
        fill, _ = self.palette.players[colour]
        outlines = [("none", self.palette.line_2, 2.4), (fill, self.palette.paper, 1.0)]
        self.seat_shape((str(seat), colour), seat, outlines, x, y, size)

    def disc(self, terrain: str, colour: str, x: float, y: float, radius: float) -> None:
        """A player's disc with the sign of the home terrain."""
        fill, mark = self.palette.players[colour]
        self.circle(x, y, radius + 1.5, self.palette.paper, self.palette.line_2)
        self.circle(x, y, radius, fill)
        size = radius * 1.2
        self.icon(terrain, x - size / 2, y - size / 2, size, mark, fill)

    def parts(
        self, x: float, y: float, parts: Sequence[Part], size: float, ink: str = "", ground: str = "", weight: int = 600
    ) -> float:
        """Numbers and icons in a row on the base line y; where it ends. With an ink, the icons take it too."""
        for part, before in zip(parts, (None, *parts), strict=False):
            x += _gap(before) * size
            if part.text:
                self.text(x, y, part.text, size, ink or self.palette.text, weight)
                x += text_width(part.text, size) + size * 0.08
            if part.icon:
                self.icon(part.icon, x, y - size * 0.92, size * 1.14, ink, ground)
                x += size * 1.14
        return x


def _gap(before: Part | None) -> float:
    """Room after a part, in the size of the text: more after a mere word."""
    return 0 if before is None else 0.34 if before.icon else 0.5


def parts_width(parts: Sequence[Part], size: float) -> float:
    """How much room `Sheet.parts` takes."""
    width = 0.0
    for part, before in zip(parts, (None, *parts), strict=False):
        width += _gap(before) * size
        width += text_width(part.text, size) + size * 0.08 if part.text else 0
        width += size * 1.14 if part.icon else 0
    return width


__all__ = ["Sheet", "number", "parts_width", "text_width"]
