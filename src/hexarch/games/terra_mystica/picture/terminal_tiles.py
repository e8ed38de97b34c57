"""Scoring tiles, cults, power actions, cards, favor and town tiles in the terminal."""

from collections.abc import Iterable
from typing import Final

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hexarch.games.terra_mystica.picture.palette import LIGHT, SEAT_MARKS
from hexarch.games.terra_mystica.picture.symbols import (
    Part,
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
_LETTERS: Final = ("C", "W", "P", "PW", "VP", "D", "TP", "TE", "SH", "SA")
"""Words that follow their number without a space."""


def words(parts: Iterable[Part]) -> str:
    """+2C, 1 spade, D SH: icons as the words that players write."""
    found: list[str] = []
    for part in parts:
        word = WORDS.get(part.icon, part.icon)
        space = " " if part.text and word and word not in _LETTERS else ""
        found.append(f"{part.text}{space}{word}")
    return " ".join(found)


def panel(title: str, content: RenderableType) -> Panel:
    return Panel(content, title=Text(title, style="bold"), title_align="left", box=ROUNDED, border_style="dim")


def seat_badge(position: PositionView, seat: int, text: str = "") -> Text:
    """A seat's shape, and perhaps its name, on its colour."""
    content = f" {SEAT_MARKS[seat]} {text} " if text else SEAT_MARKS[seat]
    if not position["players"]:
        return Text(content, style="bold")
    fill, mark = LIGHT.players[position["players"][seat]["colour"]]
    return Text(content, style=f"bold {mark} on {fill}")


def scoring_panel(position: PositionView) -> Panel:
    table = Table.grid(padding=(0, 1), expand=True)
    for _ in range(3):
        table.add_column(no_wrap=True)
    styles = {"past": "dim strike", "current": "bold reverse", "coming": ""}
    for tile in position["scoring"]:
        scores, reward = scoring_parts(tile)
        table.add_row(
            str(tile["round"]),
            words(scores),
            words(reward) or "final scoring",
            style=styles[tile["status"]],
        )
    return panel("Scoring", table)


def cults_panel(position: PositionView) -> Panel:
    """Each track with the seats on their spaces, then the priests on its order."""
    table = Table.grid(padding=(0, 0))
    table.add_column(no_wrap=True, width=6)
    for _ in position["cult_power"]:
        table.add_column(no_wrap=True, width=2)
    table.add_column(no_wrap=True)
    table.add_row(
        "",
        *(
            Text(f"{space:<2}", style="bold" if power else "dim")
            for space, power in enumerate(position["cult_power"])
        ),
        Text(" priests", style="dim"),
    )
    for cult in position["cults"]:
        for row in _cult_rows(position, cult):
            table.add_row(*row)
    return panel("Cults", table)


def _cult_rows(position: PositionView, cult: CultView) -> list[list[Text]]:
    """A space shows two seats; more of them take another line."""
    spaces: list[list[int]] = [[] for _ in position["cult_power"]]
    for seat, place in enumerate(cult["positions"]):
        spaces[place].append(seat)
    lines = max(1, *((len(seats) + 1) // 2 for seats in spaces))
    rows: list[list[Text]] = []
    for line in range(lines):
        row = [Text(cult["name"] if not line else "", style=f"bold {LIGHT.icons[cult['name']]}")]
        for space, seats in enumerate(spaces):
            shown = Text().join(seat_badge(position, seat) for seat in seats[2 * line : 2 * line + 2])
            top = space == len(spaces) - 1
            row.append(shown if shown or line else Text("⚿" if top else "·", style="dim"))
        row.append(_order(position, cult) if not line else Text())
        rows.append(row)
    return rows


def _order(position: PositionView, cult: CultView) -> Text:
    shown = Text(" ")
    for space in cult["order"]:
        if space["seat"] is None:
            shown.append(str(space["steps"]), style="dim")
        else:
            shown.append_text(seat_badge(position, space["seat"]))
        shown.append(" ")
    return shown


def power_panel(position: PositionView) -> Panel:
    table = Table.grid(padding=(0, 1), expand=True)
    for _ in range(2):
        table.add_column(no_wrap=True)
    cells: list[Text] = []
    for action in position["power_actions"]:
        style = "dim strike" if action["used"] else ""
        gain = words(power_action_parts(action))
        cells.append(Text(f"{action['name']} {action['cost']}PW: {gain}", style=style))
    for i in range(0, len(cells), 2):
        table.add_row(*cells[i : i + 2])
    return panel("Power actions", table)


def cards_panel(position: PositionView) -> Panel:
    table = Table.grid(padding=(0, 1), expand=True)
    for _ in range(3):
        table.add_column(no_wrap=True)
    for card in sorted(position["cards"], key=lambda card: card["holder"] is not None):
        income, extra = card_parts(card)
        effect = ", ".join(text for text in (words(income), words(extra)) if text)
        where = Text(f"+{card['coins']}C" if card["coins"] else "", style="bold")
        if card["holder"] is not None:
            where = seat_badge(position, card["holder"])
        table.add_row(card["name"], Text(effect, style="" if card["holder"] is None else "dim"), where)
    return panel("Bonus cards", table)


def favors_panel(position: PositionView) -> Panel:
    """One column for each cult, as they lie on the table."""
    table = Table.grid(padding=(0, 1), expand=True)
    cults = [cult["name"] for cult in position["cults"]]
    columns = {cult: [tile for tile in position["favors"] if tile["cult"] == cult] for cult in cults}
    for cult in cults:
        table.add_column(no_wrap=True, header_style="bold")
    for line in range(max(len(tiles) for tiles in columns.values())):
        row: list[Text] = []
        for cult in cults:
            tile = columns[cult][line]
            text = Text(f"{tile['name'].removeprefix('FAV'):>2}", style="bold")
            text.append(f" {cult} {tile['steps']}", style=LIGHT.icons[cult])
            effect = words(favor_parts(tile))
            text.append(f" {effect}" if effect else "", style="")
            text.append(f" ×{tile['left']}", style="dim")
            if not tile["left"]:
                text.stylize("dim strike")
            row.append(text)
        table.add_row(*row)
    return panel("Favor tiles (FAV)", table)


def towns_panel(position: PositionView) -> Panel:
    table = Table.grid(padding=(0, 1), expand=True)
    for _ in range(4):
        table.add_column(no_wrap=True)
    cells: list[Text] = []
    for tile in position["towns"]:
        text = Text(tile["name"].removeprefix("TW"), style="bold")
        text.append(f" {tile['points']}VP {words(town_parts(tile))}", style="")
        text.append(f" ×{tile['left']}", style="dim")
        if not tile["left"]:
            text.stylize("dim strike")
        cells.append(text)
    for i in range(0, len(cells), 4):
        table.add_row(*cells[i : i + 4])
    return panel("Town tiles (TW)", table)
