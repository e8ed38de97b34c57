"""The temples and the military track in the terminal."""

from typing import Final

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hexarch.core.drawing.metrics import Part
from hexarch.games.origins.picture.signs import ZODIAC_SIGNS
from hexarch.games.origins.picture.symbols import effect_parts, shown
from hexarch.games.origins.picture.terminal_signs import panel, row_of, seat_badge
from hexarch.games.origins.view.shapes import EffectView, MilitaryView, PositionView, TempleView

_LETTERS: Final = {"stone": "S", "food": "F", "wisdom": "W", "gold": "G", "basic": "B", "vp": "VP"}


def temples_panel(position: PositionView) -> Panel:
    """Return each temple track with the discs on their spaces from the bottom up, and its card below."""
    table = Table.grid(padding=0)
    table.add_column(no_wrap=True, width=9)
    for _ in range(max(len(temple["spaces"]) for temple in position["temples"])):
        table.add_column(no_wrap=True, width=5)
    lines = Table.grid(padding=0)
    for temple in position["temples"]:
        table.add_row(Text(temple["name"], style="bold"), *_spaces(temple))
        if temple["card"]:
            lines.add_row(_card(temple))
    grid = Table.grid(padding=0)
    grid.add_row(table)
    grid.add_row(lines)
    return panel("Temples: points by step, the highest disc is left out", grid)


def _spaces(temple: TempleView) -> list[Text]:
    return [
        row_of([seat_badge(seat) for seat in space["discs"]], "")
        if space["discs"]
        else Text(shown(space["points"]), style="dim")
        for space in temple["spaces"]
    ]


def _card(temple: TempleView) -> Text:
    card = temple["card"] or ""
    line = Text(f"{temple['name']}: ", style="dim")
    line.append(card, style="bold not dim")
    line.append(f", {ZODIAC_SIGNS[card].text} ", style="not dim")
    if temple["holder"] is not None:
        line.append_text(seat_badge(temple["holder"]))
    return line


def military_panel(view: MilitaryView) -> Panel:
    """Return the military track: bonuses above, discs below; a thick line is a border."""
    table = Table.grid(padding=0)
    rows: list[list[Text]] = [[], [], []]
    last = len(view["spaces"]) - 1
    for number, space in enumerate(view["spaces"]):
        table.add_column(no_wrap=True, width=5)
        parts = _bonus(space["bonus"]) if space["bonus"] else []
        if number == last:
            parts = [Part(shown(view["final_points"]), "vp")]
        signs = [f"{part.text.removeprefix('+')}{_LETTERS[part.icon]}" for part in parts]
        discs = row_of([seat_badge(seat) for seat in space["discs"]], "")
        cells = [Text((*signs, "", "")[0]), Text((*signs, "", "")[1]), discs or Text(str(number), style="dim")]
        for row, cell in zip(rows, cells, strict=True):
            row.append(Text.assemble(("┃", "bold") if space["border"] else ("│", "dim"), cell))
    for row in rows:
        table.add_row(*row)
    return panel("Military track: S stone, F food, W wisdom, G gold, B basic", table)


def _bonus(effect: EffectView) -> list[Part]:
    if "exchange" in effect["gain"]:
        return [Part("-", "basic"), Part(shown(effect["gain"]["exchange"], "+"), "gold")]
    return effect_parts(effect)
