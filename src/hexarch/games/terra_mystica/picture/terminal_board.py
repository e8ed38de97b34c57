"""A faction board in the terminal: goods, buildings with costs and income, tiles, and the outlook."""

from collections.abc import Sequence
from typing import Final

from rich.box import ROUNDED
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hexarch.games.terra_mystica.picture.palette import BUILDING_CODES
from hexarch.games.terra_mystica.picture.symbols import card_parts, favor_parts, goods_parts, seat_title, special_parts
from hexarch.games.terra_mystica.picture.terminal_tiles import seat_badge, words
from hexarch.games.terra_mystica.view.shapes import BuildingRowView, Goods, PlayerView, PositionView

_ROOMY: Final = 56


def board_panel(position: PositionView, player: PlayerView, names: Sequence[str], width: int) -> Panel:
    seat = player["seat"]
    title = seat_badge(position, seat, seat_title(position, seat, names))
    title.append(f" {player['points']} VP ", style="bold not dim default on default")
    if player["dropped"] or player["passed"]:
        title.append("left the game " if player["dropped"] else "passed ", style="dim")
    asked = seat == position["asked"]
    content = Group(_goods(player), _buildings(player, width), _facts(position, player))
    return Panel(
        content,
        title=title,
        title_align="left",
        box=ROUNDED,
        border_style="bold" if asked else "dim",
        width=width,
        padding=(0, 1),
    )


def _goods(player: PlayerView) -> Text:
    """Return the goods; priests with their maximum."""
    most = player["priests"] + player["priests_left"]
    text = Text(no_wrap=True)
    for amount, word in ((player["coins"], "C"), (player["workers"], "W"), (player["priests"], f"/{most}P")):
        text.append(f"{amount}", style="bold")
        text.append(f"{word} ")
    text.append(" power ", style="dim")
    text.append("·".join(str(tokens) for tokens in player["bowls"]), style="bold")
    if player["keys"]:
        text.append(f"  {player['keys']} key{'s' if player['keys'] > 1 else ''}", style="bold")
    return text


def _buildings(player: PlayerView, width: int) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, width=2)
    table.add_column(no_wrap=True, width=max(row["built"] + row["left"] for row in player["buildings"]))
    for _ in range(2):
        table.add_column(no_wrap=True)
    for row in player["buildings"]:
        pieces = Text("■" * row["built"], style="bold")
        pieces.append("□" * row["left"], style="dim")
        table.add_row(Text(BUILDING_CODES[row["kind"]], style="bold"), pieces, _cost(row), _row_income(row, width))
    return table


def _cost(row: BuildingRowView) -> Text:
    if not row["left"]:
        return Text("")
    text = words(goods_parts(row["cost"]))
    if row["cost_alone"]:
        text = text.replace(f"{row['cost']['coins']}C", f"{row['cost']['coins']}/{row['cost_alone']['coins']}C")
    return Text(text)


def _row_income(row: BuildingRowView, width: int) -> Text:
    """Return what the row yields and, if there is room, what it would yield with one more building."""
    text = Text(words(goods_parts(row["income"], "+")))
    if width >= _ROOMY and row["next_income"] is not None and row["next_income"] != row["income"]:
        text.append(" → " if text else "→ ", style="dim")
        text.append(words(goods_parts(row["next_income"], "+")), style="dim")
    return text


def _facts(position: PositionView, player: PlayerView) -> Table:
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, style="dim")
    table.add_column()
    table.add_row("tracks", _tracks(player))
    if tiles := _tiles(position, player):
        table.add_row("tiles", tiles)
    if player["specials"]:
        table.add_row("actions", _specials(player))
    if player["income"]:
        table.add_row("next", _outlook(player["income"]["total"], player["income"]["lost"]))
    if player["final"]:
        final = player["final"]
        cults = sum(final["cults"].values())
        table.add_row(
            "if over",
            f"{final['total']} VP: cults {cults}, network {final['network']} (of {final['network_size']}), "
            f"goods {final['resources']}",
        )
    return table


def _tracks(player: PlayerView) -> Text:
    shipping, digging, jump = player["shipping"], player["digging"], player["jump"]
    found: list[str] = []
    if shipping["most"]:
        card = f"+{shipping['reach'] - shipping['level']}" if shipping["reach"] > shipping["level"] else ""
        found.append(f"ship {shipping['level']}{card}/{shipping['most']}")
    level = f"dig {digging['level']}/{digging['most']}: " if digging["most"] else ""
    found.append(f"{level}spade {words(goods_parts(digging['spade']))}")
    if jump:
        found.append(f"{jump['name']} {jump['range']}: {words(goods_parts(jump['cost']))}")
    found.append(f"bridges {player['bridges_left']}")
    return Text(" · ".join(found))


def _tiles(position: PositionView, player: PlayerView) -> Text:
    text = Text()
    for card in position["cards"]:
        if card["name"] == player["card"]:
            income, extra = card_parts(card)
            text.append(card["name"], style="bold")
            text.append(f" {words([*income, *extra])}")
    for tile in position["favors"]:
        if tile["name"] in player["favors"]:
            text.append(" · " if text else "")
            text.append(tile["name"], style="bold")
            effect = words(favor_parts(tile))
            text.append(f" {effect}" if effect else "")
    for name in player["towns"]:
        text.append(" · " if text else "")
        text.append(name, style="bold")
    return text


def _specials(player: PlayerView) -> Text:
    text = Text()
    for special in player["specials"]:
        text.append(" · " if text else "")
        style = "" if special["available"] else "dim"
        mark = "✗ " if special["used"] else ""
        text.append(f"{mark}{special['name']} {words(special_parts(special))}", style=style)
    return text


def _outlook(total: Goods, lost: Goods) -> Text:
    text = Text(words(goods_parts(total, "+")))
    if lost:
        text.append(f" (no room for {words(goods_parts(lost))})", style="bold")
    return text
