"""The temples and the military track in the SVG."""

from collections.abc import Sequence

from hexarch.core.drawing.metrics import Part
from hexarch.games.origins.picture.sheet import Sheet, text_width
from hexarch.games.origins.picture.signs import ZODIAC_SIGNS
from hexarch.games.origins.picture.symbols import effect_parts, shown
from hexarch.games.origins.view.shapes import EffectView, MilitaryView, PositionView, TempleView


def temples(sheet: Sheet, position: PositionView, x: float, y: float, width: float, height: float) -> None:
    sheet.panel(x, y, width, height, "Temples", "points by step; the highest disc is left out")
    step = (height - 36) / len(position["temples"])
    for i, temple in enumerate(position["temples"]):
        _temple(sheet, temple, x + 12, y + 32 + i * step, width - 24, step)


def _temple(sheet: Sheet, temple: TempleView, x: float, y: float, width: float, height: float) -> None:
    palette = sheet.palette
    sheet.open(title=f"{temple['name']} temple", temple=temple["name"])
    sheet.icon(temple["name"], x, y + 1, 16)
    sheet.text(x + 22, y + 14, temple["name"].capitalize(), 12, weight=600)
    _card(sheet, temple, x + width, y)
    cell, tall = width / len(temple["spaces"]), height - 26
    for i, space in enumerate(temple["spaces"]):
        left = x + i * cell
        sheet.rect(left + 0.5, y + 20, cell - 2, tall, palette.surface_2, 4, palette.line)
        middle = left + cell / 2 - 0.5
        if space["discs"]:
            tokens(sheet, space["discs"], middle, y + 20 + tall / 2)
        else:
            text = shown(space["points"])
            sheet.text(middle, y + 24 + tall / 2, text, 11, palette.text_3, anchor="middle")
    sheet.close()


def _card(sheet: Sheet, temple: TempleView, right: float, y: float) -> None:
    """Draw the zodiac card with its holder's token."""
    card = temple["card"]
    if card is None:
        return
    if temple["holder"] is not None:
        sheet.token(temple["holder"], right - 8, y + 9.5, 13)
        right -= 20
    text = ZODIAC_SIGNS[card].text
    size = min(11.0, 11.0 * 176 / text_width(text, 11))
    sheet.text(right, y + 13.5, text, size, sheet.palette.text_3, anchor="end")
    right -= text_width(text, size) + 8
    sheet.open(title=f"{card}: {text}", zodiac=card)
    sheet.text(right, y + 13.5, card, 11, sheet.palette.text_2, 600, "end")
    right -= text_width(card, 11) + 22
    sheet.icon(card, right, y + 2, 15)
    sheet.close()


def tokens(sheet: Sheet, seats: Sequence[int | None], x: float, y: float) -> None:
    """Draw up to four discs in one cell, from the bottom up."""
    if len(seats) == 1:
        sheet.token(seats[0], x, y, 12)
        return
    step = min(8.5, 24 / len(seats))
    for i, seat in enumerate(seats):
        sheet.token(seat, x, y + (len(seats) - 1) * step / 2 - i * step, 9.5)


def military(sheet: Sheet, view: MilitaryView, x: float, y: float, width: float, height: float) -> None:
    palette = sheet.palette
    sheet.panel(x, y, width, height, "Military track", "thick line: a border, +1")
    sheet.icon("chevrons", x + width - 13, y + 13, 10)
    cell = (width - 24) / len(view["spaces"])
    top, tall = y + 32, height - 42
    for i, space in enumerate(view["spaces"]):
        left = x + 12 + i * cell
        last = i == len(view["spaces"]) - 1
        if space["border"]:
            sheet.path(f"M{left:.1f} {top}v{tall:.1f}", line=palette.text, width=2.6)
        else:
            sheet.path(f"M{left:.1f} {top}v{tall:.1f}", line=palette.line)
        if space["bonus"]:
            _bonus(sheet, space["bonus"], left + cell / 2, top + 13)
        elif last:
            _stacked(sheet, [Part(shown(view["final_points"]), "vp")], left + cell / 2, top + 13)
        base = top + tall - 5
        if space["discs"]:
            tokens(sheet, space["discs"], left + cell / 2, top + tall - 17)
        else:
            sheet.text(left + cell / 2, base, str(i), 11, palette.text_3, anchor="middle")


def _bonus(sheet: Sheet, effect: EffectView, x: float, y: float) -> None:
    if "exchange" in effect["gain"]:
        _stacked(sheet, [Part("", "basic"), Part(shown(effect["gain"]["exchange"]), "gold")], x, y)
    else:
        _stacked(sheet, effect_parts(effect), x, y)


def _stacked(sheet: Sheet, parts: list[Part], x: float, y: float) -> None:
    """Draw parts below each other: the number, then its icon."""
    for i, part in enumerate(parts):
        text = part.text.removeprefix("+")
        wide = text_width(text, 10) + 12
        sheet.text(x - wide / 2, y + i * 14, text, 10, weight=600)
        sheet.icon(part.icon, x + wide / 2 - 12, y - 9 + i * 14, 11.5)
