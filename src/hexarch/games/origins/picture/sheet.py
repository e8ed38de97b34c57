"""A sheet of SVG: a few shapes, text, icons, dice and tokens, each written with plain attributes.

No style sheet, no script and no font from outside: the picture looks the same wherever it is opened.
"""

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from hexarch.games.origins.picture.icons import ICONS
from hexarch.games.origins.picture.palette import Palette
from hexarch.games.origins.picture.symbols import Part
from hexarch.games.origins.view.shapes import DieView

FONTS: Final = "Inter, Segoe UI, Roboto, Helvetica Neue, Helvetica, Arial, sans-serif"
_SEAT_SHAPES: Final = (
    "M1.3 6a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0-9.4 0z",
    "M1.5 1.5h9v9h-9z",
    "M6 .5 11.5 6 6 11.5.5 6z",
    "M6 .9 11.6 10.7H.4z",
)
"""Circle, square, diamond, triangle on a 12 x 12 grid."""
_NARROW: Final = dict.fromkeys("ijlI.,:;'° /()", 0.3) | dict.fromkeys("rtf-", 0.38)
_WIDE: Final = dict.fromkeys("mwMW→", 0.88)


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def text_width(text: str, size: float, bold: bool = False) -> float:
    """About how wide a text is, whatever sans-serif font there is."""
    width = size * sum(_NARROW.get(sign, _WIDE.get(sign, 0.58)) for sign in text)
    return width * 1.07 if bold else width


class Sheet:
    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.symbols: dict[tuple[str, ...], str] = {}
        self.definitions: list[str] = []
        self.elements: list[str] = []

    def add(self, element: str) -> None:
        self.elements.append(element)

    def open(self, *, transform: str = "", title: str = "", **data: str) -> None:
        """Begin a group; `data` become data- attributes."""
        attributes = "".join(f" data-{name}={quoteattr(value)}" for name, value in data.items())
        moved = f" transform={quoteattr(transform)}" if transform else ""
        self.add(f"<g{moved}{attributes}>")
        if title:
            self.add(f"<title>{escape(title)}</title>")

    def close(self) -> None:
        self.add("</g>")

    def rect(
        self, x: float, y: float, width: float, height: float, fill: str, radius: float = 0, line: str = ""
    ) -> None:
        corner = f' rx="{number(radius)}"' if radius else ""
        stroke = f' stroke="{line}"' if line else ""
        size = f'width="{number(width)}" height="{number(height)}"'
        self.add(f'<rect x="{number(x)}" y="{number(y)}" {size}{corner} fill="{fill}"{stroke}/>')

    def path(self, d: str, fill: str = "none", line: str = "", width: float = 1, **more: str) -> None:
        extra = "".join(f" {name.replace('_', '-')}={quoteattr(value)}" for name, value in more.items())
        stroke = f' stroke="{line}" stroke-width="{number(width)}"' if line else ""
        self.add(f'<path d="{d}" fill="{fill}"{stroke}{extra}/>')

    def text(
        self, x: float, y: float, text: str, size: float, fill: str = "", weight: int = 400, anchor: str = "start"
    ) -> None:
        place = "" if anchor == "start" else f' text-anchor="{anchor}"'
        bold = "" if weight == 400 else f' font-weight="{weight}"'
        ink = fill or self.palette.text
        self.add(
            f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" fill="{ink}"{bold}{place}>'
            f"{escape(text)}</text>"
        )

    def icon(self, name: str, x: float, y: float, size: float, ink: str = "", ground: str = "") -> None:
        """An icon with its top left corner at (x, y); `ground` shows through what is cut out."""
        ink = ink or self.palette.icons.get(name, self.palette.text_2)
        ground = ground or self.palette.surface
        symbol = self._symbol((name, ink, ground), icon_shapes(name, ink, ground))
        self._use(symbol, x, y, size)

    def token(self, seat: int | None, x: float, y: float, size: float) -> None:
        """A seat's shape in its colour, its middle at (x, y); None is the other disc of the solo mode."""
        fill = self.palette.surface if seat is None else self.palette.seats[seat][0]
        d = _SEAT_SHAPES[seat or 0]
        outlines = [("none", self.palette.line_2, 2.4), (fill, self.palette.paper, 1.0)]
        if seat is None:
            outlines = [(fill, self.palette.text_2, 1.6)]
        shape = "".join(
            f'<path d="{d}" transform="translate(6 6)" fill="{inside}" stroke="{line}" stroke-width="{width}" '
            'stroke-linejoin="round"/>'
            for inside, line, width in outlines
        )
        self._use(self._symbol(("token", str(seat)), shape), x - size, y - size, 2 * size)

    def die(self, die: DieView, x: float, y: float, size: float, seat: int | None = None) -> None:
        """A citizen die with the mark of its colour, its middle at (x, y), on its owner's base if it has one."""
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
        """A small square of a die's colour with its mark, its top left corner at (x, y)."""
        fill, mark, _ = self.palette.dice[colour]
        self.rect(x, y, size, size, fill, size * 0.27)
        inner = size * 0.56
        self.icon(colour, x + (size - inner) / 2, y + (size - inner) / 2, inner, mark, fill)

    def parts(
        self, x: float, y: float, parts: Sequence[Part], size: float, ink: str = "", ground: str = "", weight: int = 600
    ) -> float:
        """Numbers and icons in a row on the base line y; where it ends. With an ink, the icons take it too."""
        for part, before in zip(parts, (None, *parts), strict=False):
            x += _gap(before) * size
            if part.text:
                self.text(x, y, part.text, size, ink or self.palette.text, weight)
                x += text_width(part.text, size, bold=True) + size * 0.16
            if part.icon:
                tint = self.palette.dice[part.tint][0] if part.tint else ink
                self.icon(part.icon, x, y - size * 0.92, size * 1.14, tint, ground)
                x += size * 1.14
        return x

    def fitted(self, x: float, y: float, parts: Sequence[Part], size: float, room: float, ground: str = "") -> None:
        """Parts that are made smaller where they would not fit."""
        needed = parts_width(parts, size)
        self.parts(x, y, parts, size * min(1.0, room / needed) if needed else size, "", ground)

    def _symbol(self, key: tuple[str, ...], content: str) -> str:
        if key not in self.symbols:
            self.symbols[key] = f"s{len(self.symbols)}"
            self.definitions.append(
                f'<symbol id="{self.symbols[key]}" viewBox="0 0 24 24" overflow="visible">{content}</symbol>'
            )
        return self.symbols[key]

    def _use(self, symbol: str, x: float, y: float, size: float) -> None:
        box = f'width="{number(size)}" height="{number(size)}"'
        self.add(f'<use href="#{symbol}" x="{number(x)}" y="{number(y)}" {box}/>')

    def document(self, width: float, height: float, title: str) -> str:
        size = f"{number(width)} {number(height)}"
        body = "\n".join(self.elements)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}" width="{number(width)}" '
            f'height="{number(height)}" font-family="{FONTS}" role="img">\n<title>{escape(title)}</title>\n'
            f"<defs>{''.join(self.definitions)}</defs>\n{body}\n</svg>\n"
        )


def _gap(before: Part | None) -> float:
    """Room after a part, in the size of the text: more after a mere word."""
    return 0 if before is None else 0.34 if before.icon else 0.3


def parts_width(parts: Sequence[Part], size: float) -> float:
    """How much room `Sheet.parts` takes."""
    width = 0.0
    for part, before in zip(parts, (None, *parts), strict=False):
        width += _gap(before) * size
        width += text_width(part.text, size, bold=True) + size * 0.16 if part.text else 0
        width += size * 1.14 if part.icon else 0
    return width


def icon_shapes(name: str, ink: str, ground: str) -> str:
    found: list[str] = []
    for role, width, d in ICONS[name]:
        colour = ink if role in ("fill", "line") else ground
        if role in ("fill", "hole"):
            found.append(f'<path d="{d}" fill="{colour}"/>')
        else:
            found.append(
                f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{number(width)}" '
                'stroke-linecap="round" stroke-linejoin="round"/>'
            )
    return "".join(found)
