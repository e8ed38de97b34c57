"""What the terminal's panels share: words for icons; dice, seats and colours as small coloured marks."""

import re
from collections.abc import Iterable
from typing import Final

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from hexarch.core.drawing.metrics import Part
from hexarch.games.origins.picture.palette import COLOUR_MARKS, LIGHT, RIVAL_MARK, SEAT_MARKS
from hexarch.games.origins.picture.signs import BUILDING_SIGNS
from hexarch.games.origins.picture.symbols import effect_parts
from hexarch.games.origins.view.shapes import BuildingView, DieView

# Words for icons whose name is not the word.
WORDS: Final = {
    "vp": "VP",
    "march": "space",
    "temple": "step",
    "forest": "forest step",
    "mountain": "mountain step",
    "sea": "sea step",
    "zodiac": "card",
    "die1": "die",
    "chevrons": "advisor",
    "seat": "closed district",
    "copy": "tile of this kind",
}
# Words that take an s after more than one.
_COUNTABLE: Final = ("space", "step")


def words(parts: Iterable[Part]) -> str:
    """Return icons as words: "+2 stone, 2 spaces and attack"."""
    found: list[str] = []
    for part in parts:
        word = WORDS.get(part.icon, part.icon)
        number = re.search(r"\d+", part.text)
        if number and number[0] != "1" and word.endswith(_COUNTABLE):
            word += "s"
        found.append(" ".join(piece for piece in (part.text, part.tint, word) if piece))
    return " ".join(found)


def building_words(building: BuildingView) -> str:
    """Return the ability of a tile, with its special rule in a few words."""
    sign = BUILDING_SIGNS.get(building["name"])
    return ", ".join(part for part in (words(effect_parts(building["ability"])), sign.text if sign else "") if part)


def panel(title: str, content: RenderableType) -> Panel:
    return Panel(content, title=Text(title, style="bold"), title_align="left", box=ROUNDED, border_style="dim")


def signed(content: str, colours: str) -> Text:
    """Return a coloured text whose colours do not spread to what follows."""
    return Text.assemble((content, f"bold not dim {colours}".rstrip()))


def seat_badge(seat: int | None, text: str = "") -> Text:
    """Return a seat's shape, and perhaps its name, on its colour; None is the other disc of the solo mode."""
    mark = RIVAL_MARK if seat is None else SEAT_MARKS[seat]
    content = f" {mark} {text} " if text else mark
    if seat is None:
        return signed(content, "")
    fill, ink = LIGHT.seats[seat]
    return signed(content, f"{ink} on {fill}")


def colour_chip(colour: str, text: str = "") -> Text:
    """Return the mark of a colour on that colour, followed by a number if there is one."""
    fill, ink, _ = LIGHT.dice[colour]
    return signed(f" {COLOUR_MARKS[colour]}{text} ", f"{ink} on {fill}")


def die_chip(die: DieView) -> Text:
    return colour_chip(die["colour"], str(die["value"]))


def speaker_chip(value: int) -> Text:
    return signed(f" {value} ", f"{LIGHT.ink} on {LIGHT.paper}")


def row_of(pieces: Iterable[Text], between: str = " ") -> Text:
    return Text(between).join(pieces)
