"""Numbers with icons in a row, and how much room they and other texts take."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

# The width of an icon, in the size of the text beside it.
ICON: Final = 1.14
_AFTER_ICON: Final = 0.34


@dataclass(frozen=True)
class Part:
    """A number before an icon; either may be missing."""

    text: str
    icon: str = ""
    tint: str = ""
    """The name of a colour, where the icon stands for things of that colour."""


@dataclass(frozen=True)
class Metrics:
    """Estimated widths in the size of the text. The font of the viewer is unknown, so nothing is exact."""

    widths: Mapping[str, float]
    """Of characters that differ much from the others."""
    other: float
    bold: float
    """How much wider bold text is."""
    before_icon: float
    after_text: float
    """The gap after a part that has no icon."""

    def text_width(self, text: str, size: float, bold: bool = False) -> float:
        """Return about how wide a text is in any sans-serif font."""
        width = size * sum(self.widths.get(sign, self.other) for sign in text)
        return width * self.bold if bold else width

    def placed(self, parts: Sequence[Part], size: float) -> Iterator[tuple[Part, float, float]]:
        """Yield each part with the distance of its text and of its icon from the start of the row."""
        x = 0.0
        for part in parts:
            start = x
            if part.text:
                x += self.text_width(part.text, size, bold=True) + size * self.before_icon
            yield part, start, x
            x += size * (ICON + _AFTER_ICON if part.icon else self.after_text)

    def parts_width(self, parts: Sequence[Part], size: float) -> float:
        """Return how much room `Sheet.parts` takes."""
        width = 0.0
        for part, _, icon in self.placed(parts, size):
            width = icon + size * ICON if part.icon else icon
        return width
