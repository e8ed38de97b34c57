"""A sheet of SVG: a few shapes, text and icons, each written with plain attributes.

It needs no style sheet, script or external font: the picture looks the same wherever it is opened.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Generic, TypeVar
from xml.sax.saxutils import escape, quoteattr

from hexarch.core.aliases import Names
from hexarch.core.drawing.icons import Icon
from hexarch.core.drawing.metrics import ICON, Metrics, Part
from hexarch.core.drawing.palette import Ground

P = TypeVar("P", bound=Ground)

FONTS: Final = "Inter, Segoe UI, Roboto, Helvetica Neue, Helvetica, Arial, sans-serif"
# Circle, square, diamond, triangle, pentagon, hexagon, cross on a 12 x 12 grid.
SEAT_SHAPES: Final = (
    "M1.3 6a4.7 4.7 0 1 0 9.4 0a4.7 4.7 0 1 0-9.4 0z",
    "M1.5 1.5h9v9h-9z",
    "M6 .5 11.5 6 6 11.5.5 6z",
    "M6 .9 11.6 10.7H.4z",
    "M6 .4 11.4 4.4 9.4 10.9H2.6L.6 4.4z",
    "M3.3 1.2h5.4L11.5 6 8.7 10.8H3.3L.5 6z",
    "M4.2 1h3.6v3.2H11v3.6H7.8V11H4.2V7.8H1V4.2h3.2z",
)


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


class Sheet(Generic[P]):
    """A game sets its icons and the widths of its letters."""

    icons: Mapping[str, Icon]
    metrics: Metrics

    def __init__(self, palette: P) -> None:
        self.palette = palette
        self.icon_ink = palette.text
        """The ink of icons that have no colour of their own."""
        self.symbols: dict[Names, str] = {}
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

    def panel(self, x: float, y: float, width: float, height: float, title: str = "", note: str = "") -> None:
        """Draw the frame of a part of the table, with a title on the left and a note on the right."""
        self.rect(x, y, width, height, self.palette.surface, 10, self.palette.line)
        if title:
            self.text(x + 14, y + 22, title, 12, self.palette.text_3, 600)
        if note:
            self.text(x + width - 14, y + 22, note, 11, self.palette.text_3, anchor="end")

    def parts(
        self, x: float, y: float, parts: Sequence[Part], size: float, ink: str = "", ground: str = "", weight: int = 600
    ) -> float:
        """Draw numbers and icons in a row on the base line y and return where it ends.

        With an ink, icons without a tint take it too.
        """
        for part, text, icon in self.metrics.placed(parts, size):
            if part.text:
                self.text(x + text, y, part.text, size, ink or self.palette.text, weight)
            if part.icon:
                self.icon(part.icon, x + icon, y - size * 0.92, size * ICON, self.tint(part) or ink, ground)
        return x + self.metrics.parts_width(parts, size)

    def tint(self, part: Part) -> str:
        """Return the colour of a part's icon; "" for the colour that the icon has anyway."""
        return ""

    def icon(self, name: str, x: float, y: float, size: float, ink: str = "", ground: str = "") -> None:
        """Draw an icon with its top left corner at (x, y); `ground` shows through what is cut out."""
        ink = ink or self.palette.icons.get(name, self.icon_ink)
        ground = ground or self.palette.surface
        self.use(self.symbol((name, ink, ground), self.icon_shapes(name, ink, ground)), x, y, size)

    def icon_shapes(self, name: str, ink: str, ground: str) -> str:
        found: list[str] = []
        for role, width, d in self.icons[name]:
            colour = ink if role in ("fill", "line") else ground
            if role in ("fill", "hole"):
                found.append(f'<path d="{d}" fill="{colour}"/>')
            else:
                found.append(
                    f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{number(width)}" '
                    'stroke-linecap="round" stroke-linejoin="round"/>'
                )
        return "".join(found)

    def seat_shape(
        self, key: Names, seat: int, outlines: list[tuple[str, str, float]], x: float, y: float, size: float
    ) -> None:
        """Draw a seat's shape centred at (x, y), once for each (fill, line, width of the line)."""
        shape = "".join(
            f'<path d="{SEAT_SHAPES[seat]}" transform="translate(6 6)" fill="{inside}" stroke="{line}" '
            f'stroke-width="{number(width)}" stroke-linejoin="round"/>'
            for inside, line, width in outlines
        )
        self.use(self.symbol(("token", *key), shape), x - size, y - size, 2 * size)

    def symbol(self, key: Names, content: str) -> str:
        """Return the name of a drawing on a 24 x 24 grid that is defined once and used often."""
        if key not in self.symbols:
            self.symbols[key] = f"s{len(self.symbols)}"
            self.definitions.append(
                f'<symbol id="{self.symbols[key]}" viewBox="0 0 24 24" overflow="visible">{content}</symbol>'
            )
        return self.symbols[key]

    def use(self, symbol: str, x: float, y: float, size: float) -> None:
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
