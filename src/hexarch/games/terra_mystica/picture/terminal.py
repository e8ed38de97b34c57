"""A position in the terminal: the map with everything around it, for 80 columns and more."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from hexarch.core.drawing.terminal import NARROW, WIDE, beside
from hexarch.games.terra_mystica.picture.palette import LIGHT
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
from hexarch.games.terra_mystica.tables import BOARD
from hexarch.games.terra_mystica.view.shapes import OfferView, PositionView

_CARDS: Final = 48


def render(position: PositionView, width: int, names: Sequence[str] = ()) -> RenderableType:
    """Return a position for a terminal of that width."""
    width = max(width, NARROW)
    half = width // 2
    parts: list[RenderableType] = [_headline(position, names), _asked(position, names)]
    parts += [_offer(position, offer) for offer in position["offers"]]
    scoring, cults = scoring_panel(position), cults_panel(position)
    power, cards = power_panel(position), cards_panel(position)
    favors, towns = favors_panel(position), towns_panel(position)
    if width >= WIDE:
        side = Group(scoring, cults, power, towns)
        parts.append(beside([_map(position), side], [NARROW + 1, width - NARROW - 1]))
        parts.append(beside([favors, cards], [width - _CARDS, _CARDS]))
    else:
        parts.append(_map(position))
        parts.append(beside([Group(scoring, power), Group(cults, towns)], [width - half, half]))
        parts += [favors, cards]
    return Group(*parts, *_boards(position, names, width))


def _headline(position: PositionView, names: Sequence[str]) -> Text:
    """Return the round, and the seats in order of play."""
    line = Text("Set-up" if not position["round"] else f"Round {position['round']} of {position['rounds']}", "bold")
    if position["phase"] in ("rewards", "over"):
        line.append(", rewards" if position["phase"] == "rewards" else ", the end", style="bold")
    line.append(" ")
    for seat in position["order"]:
        line.append(" ")
        line.append_text(seat_badge(position, seat, seat_title(position, seat, names)))
        if position["players"] and position["players"][seat]["dropped"]:
            line.append(" out")
        elif position["players"] and position["players"][seat]["passed"]:
            line.append(" ✓")
    return line


def _asked(position: PositionView, names: Sequence[str]) -> Text:
    """Return who is asked, the question, and what is left of the action."""
    line = Text("")
    for decision in position["decisions"]:
        line.append("  " if line else "▶ ", style="bold")
        if decision["seat"] >= 0:
            line.append_text(seat_badge(position, decision["seat"], seat_title(position, decision["seat"], names)))
        else:
            line.append("chance", style="bold")
        line.append(f" {decision['kind'].replace('_', ' ')}")
    due = ", ".join(f"{name.replace('_', ' ')} {amount}" for name, amount in position["owed"].items())
    if due:
        line.append(f" (left: {due})")
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
        legend.append(f" {terrain} ", style=f"{ink} on {fill}")
    legend.append(" «D» in a town")
    return Group(MapPicture(position).text(), legend)


def _boards(position: PositionView, names: Sequence[str], width: int) -> list[RenderableType]:
    """Return the faction boards, two side by side."""
    half = width // 2
    panels: list[RenderableType] = [board_panel(position, player, names, half) for player in position["players"]]
    return [beside(panels[i : i + 2], [half] * len(panels[i : i + 2])) for i in range(0, len(panels), 2)]
