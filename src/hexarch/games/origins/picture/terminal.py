"""A position in the terminal: the table, then every player's city and board, for 80 columns and more."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from hexarch.core.drawing.terminal import NARROW, WIDE, beside
from hexarch.games.origins.picture.symbols import LEGEND, seat_title
from hexarch.games.origins.picture.terminal_board import board_panel
from hexarch.games.origins.picture.terminal_signs import seat_badge
from hexarch.games.origins.picture.terminal_table import (
    dice_panel,
    districts_panel,
    ends_panel,
    market_panel,
    sites_panel,
    stacks_panel,
)
from hexarch.games.origins.picture.terminal_tracks import military_panel, temples_panel
from hexarch.games.origins.view.shapes import PositionView

_SIDE: Final = 42


def render(position: PositionView, width: int, names: Sequence[str] = ()) -> RenderableType:
    """Return a position for a terminal of that width."""
    width = max(width, NARROW)
    parts: list[RenderableType] = [_headline(position, names), _asked(position, names), sites_panel(position)]
    market, stacks = market_panel(position), stacks_panel(position)
    dice, ends = dice_panel(position), ends_panel(position)
    temples, military = temples_panel(position), military_panel(position["military"])
    if width >= WIDE:
        main = width - _SIDE
        parts.append(beside([market, stacks], [main, _SIDE]))
        parts.append(beside([Group(temples, military), Group(dice, ends)], [main, _SIDE]))
    else:
        half = width // 2
        parts += [market, beside([Group(stacks, dice), ends], [half, width - half]), temples, military]
    parts.append(districts_panel(position, width))
    return Group(*parts, *_boards(position, names, width), Text(LEGEND, style="dim"))


def _headline(position: PositionView, names: Sequence[str]) -> Text:
    """Return the round, and the seats in order of play."""
    of = f" of {position['rounds']}" if position["rounds"] else ""
    line = Text(f"Round {position['round']}{of}" if position["round"] else "Set-up", "bold")
    if position["phase"] == "over":
        line.append(", the end", style="bold")
    line.append(" ")
    for seat in position["order"]:
        line.append(" ")
        line.append_text(seat_badge(seat, seat_title(position, seat, names)))
        if position["players"][seat]["passed"] and position["phase"] != "over":
            line.append(" ✓")
    return line


def _asked(position: PositionView, names: Sequence[str]) -> Text:
    """Return who is asked, and the question."""
    line = Text("")
    for decision in position["decisions"]:
        line.append("▶ ", style="bold")
        if decision["seat"] >= 0:
            line.append_text(seat_badge(decision["seat"], seat_title(position, decision["seat"], names)))
        else:
            line.append("chance", style="bold")
        line.append(f" {decision['kind'].replace('_', ' ')}")
        about = [f"{name.replace('_', ' ')} {_plain(value)}" for name, value in decision["about"].items()]
        line.append(f" ({', '.join(about)})" if about else "")
    return line


def _plain(value: str | int | list[str]) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ", ".join(value) or "nothing" if isinstance(value, list) else str(value)


def _boards(position: PositionView, names: Sequence[str], width: int) -> list[RenderableType]:
    """Return the players' boards, two side by side if there is room."""
    columns = 2 if width >= WIDE else 1
    each = width // columns
    panels: list[RenderableType] = [board_panel(position, player, names, each) for player in position["players"]]
    rows = [panels[i : i + columns] for i in range(0, len(panels), columns)]
    return [beside(row, [each] * len(row)) for row in rows]
