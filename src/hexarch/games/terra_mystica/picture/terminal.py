"""A position in the terminal: the map with everything around it, for 80 columns and more."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hexarch.games.terra_mystica.picture.palette import LIGHT, TERRAIN_LETTERS
from hexarch.games.terra_mystica.picture.symbols import seat_title
from hexarch.games.terra_mystica.picture.terminal_board import board_panel
from hexarch.games.terra_mystica.picture.terminal_map import MapPicture
from hexarch.games.terra_mystica.picture.terminal_tiles import (
    cards_panel,
    cults_panel,
    favors_panel,
    power_panel,
    scoring_panel,
    seat_badge,
    towns_panel,
)
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD
from hexarch.games.terra_mystica.view import position as position_of
from hexarch.games.terra_mystica.view.shapes import OfferView, PositionView

WIDE: Final = 118
"""From here on the tiles stand beside the map."""
NARROW: Final = 78
"""The width of the map; below, it would break."""


def render(state: State, width: int, names: Sequence[str] = ()) -> RenderableType:
    """The position for a terminal so many columns wide."""
    position = position_of(state)
    width = max(width, NARROW)
    parts: list[RenderableType] = [_headline(position, names)]
    parts += [_offer(position, offer) for offer in position["offers"]]
    if width >= WIDE:
        side = Group(scoring_panel(position), cults_panel(position), power_panel(position), cards_panel(position))
        parts.append(_beside([_map(position), side], [NARROW + 1, width - NARROW - 1]))
        parts.append(_beside([favors_panel(position), towns_panel(position)], [width - width // 2, width // 2]))
    else:
        half = width // 2
        parts.append(_map(position))
        parts.append(_beside([scoring_panel(position), cults_panel(position)], [width - half, half]))
        parts.append(_beside([power_panel(position), cards_panel(position)], [width - half, half]))
        parts += [favors_panel(position), towns_panel(position)]
    parts += _boards(position, names, width)
    return Group(*parts)


def _beside(parts: list[RenderableType], widths: list[int]) -> Table:
    grid = Table.grid(padding=0)
    for width in widths:
        grid.add_column(width=width)
    grid.add_row(*parts)
    return grid


def _headline(position: PositionView, names: Sequence[str]) -> Text:
    line = Text("Terra Mystica", style="bold")
    if position["round"]:
        line.append(f"  round {position['round']} of {position['rounds']}")
    else:
        line.append("  set-up")
    if position["phase"] in ("rewards", "over"):
        line.append({"rewards": ", rewards", "over": ", over"}[position["phase"]])
    line.append("   ")
    for seat in position["order"]:
        line.append("▶" if seat == position["asked"] else " ", style="bold")
        line.append_text(seat_badge(position, seat, seat_title(position, seat, names)))
        if position["players"] and position["players"][seat]["dropped"]:
            line.append(" out")
        elif position["players"] and position["players"][seat]["passed"]:
            line.append(" ✓")
        line.append(" ")
    return line


def _offer(position: PositionView, offer: OfferView) -> Text:
    line = Text("  ")
    line.append_text(seat_badge(position, offer["seat"], seat_title(position, offer["seat"])))
    if offer["closed"]:
        line.append(f" can no longer take {offer['power']} power from ")
    else:
        price = f" for {offer['cost']} VP" if offer["cost"] else ""
        line.append(f" may take {offer['gain']} power{price} from ")
    line.append_text(seat_badge(position, offer["builder"], seat_title(position, offer["builder"])))
    return line


def _map(position: PositionView) -> RenderableType:
    legend = Text()
    for terrain in BOARD.terrains:
        fill, ink = LIGHT.terrain[terrain]
        legend.append(f" {TERRAIN_LETTERS[terrain]} {terrain} ", style=f"{ink} on {fill}")
    legend.append("  «D» town")
    return Group(MapPicture(position).text(), legend)


def _boards(position: PositionView, names: Sequence[str], width: int) -> list[RenderableType]:
    """Two faction boards side by side."""
    half = width // 2
    panels: list[RenderableType] = [board_panel(position, player, names, half) for player in position["players"]]
    return [_beside(panels[i : i + 2], [half] * len(panels[i : i + 2])) for i in range(0, len(panels), 2)]


