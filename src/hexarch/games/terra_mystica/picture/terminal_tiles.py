"""Scoring tiles, cults, power actions, cards, favor and town tiles in the terminal."""

from collections.abc import Iterable
from typing import Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hexarch.core.drawing.metrics import Part
from hexarch.games.terra_mystica.picture.palette import LIGHT, SEAT_MARKS
from hexarch.games.terra_mystica.picture.symbols import (
    card_parts,
    favor_parts,
    power_action_parts,
    scoring_parts,
    town_parts,
)
from hexarch.games.terra_mystica.view.shapes import CultView, PositionView

WORDS: Final = {
    "coin": "C",
    "worker": "W",
    "priest": "P",
    "power": "PW",
    "vp": "VP",
    "spade": "spade",
    "cultstep": "cult",
    "ship": "ship",
    "bridge": "bridge",
    "key": "key",
    "town": "town",
    "turns": "turns",
    "dwelling": "D",
    "trading": "TP",
    "temple": "TE",
    "stronghold": "SH",
    "sanctuary": "SA",
}
# Readable on dark and light backgrounds.
CULT_COLOURS: Final = {"fire": "#D0552F", "water": "#3E8BD0", "earth": "#A8842E", "air": "#7A96A8"}
# Words that follow their number without a space.
_LETTERS: Final = ("C", "W", "P", "PW", "VP", "D", "TP", "TE", "SH", "SA")


def words(parts: Iterable[Part]) -> str:
    """Return icons as the words that players write: "+2C, 1 spade, D SH"."""
    found: list[str] = []
    for part in parts:
        word = WORDS.get(part.icon, part.icon)
        space = " " if part.text and word and word not in _LETTERS else ""
        found.append(f"{part.text}{space}{word}")
    return " ".join(found)


def panel(title: str, content: RenderableType) -> Panel:
    return Panel(content, title=Text(title, style="bold"), title_align="left", box=ROUNDED, border_style="dim")


def seat_badge(position: PositionView, seat: int, text: str = "") -> Text:
    """Return a seat's shape, and perhaps its name, on its colour."""
    content = f" {SEAT_MARKS[seat]} {text} " if text else SEAT_MARKS[seat]
    if not position["players"]:
        return Text(content, style="bold")
    fill, mark = LIGHT.players[position["players"][seat]["colour"]]
    return Text(content, style=f"bold not dim {mark} on {fill}")


def scoring_panel(position: PositionView) -> Panel:
    table = Table.grid(padding=(0, 1))
    for _ in range(3):
        table.add_column(no_wrap=True)
    styles = {"past": "dim", "current": "bold", "coming": ""}
    for tile in position["scoring"]:
        scores, reward = scoring_parts(tile)
        mark = "▶" if tile["status"] == "current" else " "
        style = styles[tile["status"]]
        table.add_row(f"{mark}{tile['round']}", words(scores), words(reward) or "final scoring", style=style)
    return panel("Scoring", table)


def cults_panel(position: PositionView) -> Panel:
    """Return each track with the seats on their spaces, and the priests on its order below."""
    table = Table.grid(padding=0)
    table.add_column(no_wrap=True, width=6)
    for _ in position["cult_power"][1:]:
        table.add_column(no_wrap=True, width=3)
    styles = ["bold" if power else "dim" for power in position["cult_power"]]
    numbers = [Text(str(space), style) for space, style in enumerate(styles)]
    table.add_row("", *numbers[1:])
    content: list[RenderableType] = [table]
    for cult in position["cults"]:
        for row in _cult_rows(position, cult):
            table.add_row(*row)
    content.append(_orders(position))
    return panel("Cults", Group(*content))


def _cult_rows(position: PositionView, cult: CultView) -> list[list[Text]]:
    """Return the rows of a track. A space shows two seats on a line; seats on 0 are not shown."""
    spaces: list[list[int]] = [[] for _ in position["cult_power"]]
    for seat, place in enumerate(cult["positions"]):
        spaces[place].append(seat)
    lines = max(1, *((len(seats) + 1) // 2 for seats in spaces[1:]))
    rows: list[list[Text]] = []
    for line in range(lines):
        row = [Text(cult["name"] if not line else "", style=f"bold {CULT_COLOURS[cult['name']]}")]
        for seats in spaces[1:]:
            shown = Text().join(seat_badge(position, seat) for seat in seats[2 * line : 2 * line + 2])
            row.append(shown if shown or line else Text("·", style="dim"))
        rows.append(row)
    return rows


def _orders(position: PositionView) -> Table:
    """Return the priests on the orders, one column per cult."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    cells: list[Text] = []
    for cult in position["cults"]:
        table.add_column(no_wrap=True)
        shown = Text(cult["name"][0].upper(), style=f"bold {CULT_COLOURS[cult['name']]}")
        shown.append(" ")
        shown.append_text(_order(position, cult))
        cells.append(shown)
    table.add_row(Text("sent", style="dim"), *cells)
    return table


def _order(position: PositionView, cult: CultView) -> Text:
    shown = Text()
    for space in cult["order"]:
        if space["seat"] is None:
            shown.append(str(space["steps"]), style="dim")
        else:
            shown.append_text(seat_badge(position, space["seat"]))
    return shown


def power_panel(position: PositionView) -> Panel:
    cells: list[Text] = []
    for action in position["power_actions"]:
        text = Text(action["name"].removeprefix("ACT"), style="bold")
        text.append(f" {action['cost']}PW: {words(power_action_parts(action))}", style="not bold")
        cells.append(Text(f"✗ {text.plain}", style="dim") if action["used"] else text)
    return panel("Power actions (ACT)", _grid(cells, 2))


def _grid(cells: list[Text], columns: int) -> Table:
    """Return cells in columns, read downwards."""
    table = Table.grid(padding=(0, 2))
    for _ in range(columns):
        table.add_column(no_wrap=True)
    lines = -(-len(cells) // columns)
    for line in range(lines):
        table.add_row(*cells[line::lines])
    return table


def _left(text: Text, left: int) -> Text:
    """Return a tile with the number of copies left; dim when there is none."""
    if not left:
        return Text(f"✗ {text.plain.strip()}", style="dim")
    text.append(f" x{left}", style="dim not bold")
    return text


def cards_panel(position: PositionView) -> Panel:
    cells: list[Text] = []
    for card in sorted(position["cards"], key=lambda card: card["holder"] is not None):
        income, extra = card_parts(card)
        text = Text(card["name"].removeprefix("BON"), style="bold")
        text.append(f" {words([*income, *extra])} ", style="not bold")
        if card["holder"] is not None:
            text.append_text(seat_badge(position, card["holder"]))
        elif card["coins"]:
            text.append(f"and {card['coins']}C", style="bold")
        cells.append(text)
    return panel("Bonus cards (BON)", _grid(cells, 2))


def favors_panel(position: PositionView) -> Panel:
    """Return one line per cult, as the tiles lie on the table."""
    table = Table.grid(padding=(0, 2))
    for cult in (entry["name"] for entry in position["cults"]):
        cells: list[Text] = []
        for tile in position["favors"]:
            if tile["cult"] == cult:
                text = Text(f"{tile['name'].removeprefix('FAV'):>2}", style="bold")
                text.append(f" {cult} {tile['steps']}", style=f"not bold {CULT_COLOURS[cult]}")
                effect = words(favor_parts(tile))
                text.append(f" {effect}" if effect else "", style="not bold")
                cells.append(_left(text, tile["left"]))
        table.add_row(*cells)
    return panel("Favor tiles (FAV)", table)


def towns_panel(position: PositionView) -> Panel:
    cells: list[Text] = []
    for tile in position["towns"]:
        text = Text(tile["name"].removeprefix("TW"), style="bold")
        text.append(f" {tile['points']}VP {words(town_parts(tile))}".rstrip(), style="not bold")
        cells.append(_left(text, tile["left"]))
    return panel("Town tiles (TW)", _grid(cells, 2))
