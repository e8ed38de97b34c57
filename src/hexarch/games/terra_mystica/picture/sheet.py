"""A sheet of SVG: a few shapes, text, icons and small tokens, each written with plain attributes.

No style sheet, no script and no font from outside: the picture looks the same wherever it is opened.
"""

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape, quoteattr

from hexarch.games.terra_mystica.picture.icons import ICONS
from hexarch.games.terra_mystica.picture.palette import Palette
from hexarch.games.terra_mystica.picture.symbols import Part

FONTS: Final = "Inter, Segoe UI, Roboto, Helvetica Neue, Helvetica, Arial, sans-serif"
SEAT_SHAPES: Final = (
    "M1.3 6a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0-9.4 0z",
    "M1.5 1.5h9v9h-9z",
    "M6 .5 11.5 6 6 11.5.5 6z",
    "M6 .9 11.6 10.7H.4z",
    "M6 .4 11.4 4.4 9.4 10.9H2.6L.6 4.4z",
    "M3.3 1.2h5.4L11.5 6 8.7 10.8H3.3L.5 6z",
    "M4.2 1h3.6v3.2H11v3.6H7.8V11H4.2V7.8H1V4.2h3.2z",
)
"""Circle, square, diamond, triangle, pentagon, hexagon, cross on a 12 x 12 grid."""
_NARROW: Final = {"/": 0.32, ".": 0.3, ",": 0.3, " ": 0.3, "i": 0.26, "l": 0.26, "I": 0.3, "t": 0.34, "f": 0.34}
_WIDE: Final = {"→": 1.0, "m": 0.9, "w": 0.8, "M": 0.88, "W": 0.98, "+": 0.62}


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def text_width(text: str, size: float) -> float:
    """About how wide a text is, whatever sans-serif font there is."""
    return size * sum(_NARROW.get(sign, _WIDE.get(sign, 0.6)) for sign in text)


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

    def circle(self, x: float, y: float, radius: float, fill: str, line: str = "", width: float = 1) -> None:
        stroke = f' stroke="{line}" stroke-width="{number(width)}"' if line else ""
        self.add(f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"{stroke}/>')

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
        ink = ink or self.palette.icons.get(name, self.palette.text)
        ground = ground or self.palette.surface
        symbol = self._symbol((name, ink, ground), icon_shapes(name, ink, ground))
        self._use(symbol, x, y, size)

    def building(self, kind: str, x: float, y: float, size: float, colour: str) -> None:
        """A building with a paper outline and an ink line around that, its middle at (x, y)."""
        fill, mark = self.palette.players[colour]
        solid = "".join(d for role, _, d in ICONS[kind] if role == "fill")
        outline = "".join(
            f'<path d="{solid}" fill="{ink}" stroke="{ink}" stroke-width="{width}" stroke-linejoin="round"/>'
            for ink, width in ((self.palette.ink, 5.6), (self.palette.paper, 3.4))
        )
        symbol = self._symbol(("building", kind, colour), outline + icon_shapes(kind, fill, mark))
        self._use(symbol, x - size / 2, y - size / 2, size)

    def token(self, seat: int, colour: str, x: float, y: float, size: float) -> None:
        """A seat's shape in its colour, its middle at (x, y)."""
        d = SEAT_SHAPES[seat]
        fill, _ = self.palette.players[colour]
        outlines = ((("none", self.palette.line_2), 2.4), ((fill, self.palette.paper), 1))
        shape = "".join(
            f'<path d="{d}" transform="translate(6 6)" fill="{inside}" stroke="{line}" stroke-width="{width}" '
            'stroke-linejoin="round"/>'
            for (inside, line), width in outlines
        )
        symbol = self._symbol(("token", str(seat), colour), shape)
        self._use(symbol, x - size, y - size, 2 * size)

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
    return 0 if before is None else 0.34 if before.icon else 0.5


def parts_width(parts: Sequence[Part], size: float) -> float:
    """How much room `Sheet.parts` takes."""
    width = 0.0
    for part, before in zip(parts, (None, *parts), strict=False):
        width += _gap(before) * size
        width += text_width(part.text, size) + size * 0.08 if part.text else 0
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
