"""A position as one standalone SVG picture: the table above, every player's city and board below."""

from collections.abc import Sequence
from typing import Final

from hexarch.core.drawing.order import draw_order
from hexarch.core.drawing.palette import palette_of
from hexarch.games.origins.picture import svg_table as table
from hexarch.games.origins.picture.palette import PALETTES
from hexarch.games.origins.picture.sheet import Sheet, text_width
from hexarch.games.origins.picture.svg_board import BESIDE, FACTS, HEAD, BoardDrawing
from hexarch.games.origins.picture.svg_city import TILE
from hexarch.games.origins.picture.svg_tracks import military, temples
from hexarch.games.origins.picture.symbols import LEGEND, seat_title
from hexarch.games.origins.state import State
from hexarch.games.origins.view import position as position_of
from hexarch.games.origins.view.shapes import PlayerView, PositionView

WIDTH: Final = 1440
_EDGE: Final = 16
_GAP: Final = 12
_TOP: Final = 56
_RIGHT: Final = 372
_LEFT: Final = WIDTH - 2 * _EDGE - _GAP - _RIGHT
_ROW: Final = 186
_CARDS: Final = 112
_LEGEND: Final = 26
_WIDEST: Final = 900
# Of a city; a larger one is scaled down.
_TALLEST: Final = 560


def svg(state: State, names: Sequence[str] = (), theme: str = "light") -> str:
    """Return the position as an SVG document; `names` are the players' names by seat."""
    sheet = Sheet(palette_of(PALETTES, theme))
    position = position_of(state)
    boards = _Boards(position)
    below = _TOP + 2 * _ROW + _CARDS + 3 * _GAP
    height = below + boards.height + _LEGEND + _EDGE
    sheet.rect(0, 0, WIDTH, height, sheet.palette.background)
    _headline(sheet, position)
    _table(sheet, position)
    boards.draw(sheet, names, below)
    sheet.text(_EDGE, height - _EDGE, LEGEND, 12, sheet.palette.text_3)
    return sheet.document(WIDTH, height, _title(position))


def _title(position: PositionView) -> str:
    if position["phase"] == "over":
        return "Origins: First Builders, the end"
    return f"Origins: First Builders, {_round(position).lower()}"


def _round(position: PositionView) -> str:
    if not position["round"]:
        return "Set-up"
    return f"Round {position['round']}" + (f" of {position['rounds']}" if position["rounds"] else "")


def _headline(sheet: Sheet, position: PositionView) -> None:
    palette = sheet.palette
    sheet.icon("logo", _EDGE, 16, 24, palette.accent, palette.background)
    title = "Origins: First Builders"
    sheet.text(_EDGE + 34, 34, title, 16, weight=700)
    x = _EDGE + 34 + text_width(title, 16) + 24
    text = f"{_round(position)}, the end" if position["phase"] == "over" else _round(position)
    width = text_width(text, 13) + 20
    sheet.rect(x, 17, width, 24, palette.accent, 7)
    sheet.text(x + width / 2, 33.5, text, 13, palette.surface, 600, "middle")
    if position["decisions"]:
        decision = position["decisions"][0]
        who = "Chance" if decision["seat"] < 0 else seat_title(position, decision["seat"])
        asked = f"{who}: {decision['kind'].replace('_', ' ')}"
        sheet.text(x + width + 16, 33.5, asked, 13, palette.text_2)
    _order(sheet, position)


def _order(sheet: Sheet, position: PositionView) -> None:
    def draw_seat(seat: int, left: float, end: float) -> None:
        sheet.token(seat, left + 17, 29, 16)

    draw_order(sheet, position, WIDTH - _EDGE, lambda seat: seat_title(position, seat), (30, 10), draw_seat)


def _table(sheet: Sheet, position: PositionView) -> None:
    low = _TOP + _ROW + _GAP
    table.sites(sheet, position, _EDGE, _TOP, _LEFT, _ROW)
    widths = (352, 196, 206)
    x = float(_EDGE)
    for width, draw in zip(widths, (table.market, table.stacks, table.dice), strict=True):
        draw(sheet, position, x, low, width, _ROW)
        x += width + _GAP
    table.supply(sheet, position, x, low, _EDGE + _LEFT - x, _ROW)
    right = WIDTH - _EDGE - _RIGHT
    tall = 2 * _ROW + _GAP
    temples(sheet, position, right, _TOP, _RIGHT, tall * 0.62)
    military(sheet, position["military"], right, _TOP + tall * 0.62 + _GAP, _RIGHT, tall * 0.38 - _GAP)
    table.districts(sheet, position, _EDGE, low + _ROW + _GAP, WIDTH - 2 * _EDGE, _CARDS)


class _Boards:
    """The layout of the boards: three in one row with the facts below the city, else two with the facts beside it."""

    def __init__(self, position: PositionView) -> None:
        self.position = position
        players = position["players"]
        self.beside = len(players) != 3
        self.columns = min(2, len(players)) if self.beside else 3
        room = (WIDTH - 2 * _EDGE - (self.columns - 1) * _GAP) / self.columns
        self.width = min(room, _WIDEST)
        self.rows = [players[i : i + self.columns] for i in range(0, len(players), self.columns)]
        self.heights = [self._height(row) for row in self.rows]
        self.height = sum(self.heights) + (len(self.rows) - 1) * _GAP

    def _height(self, row: list[PlayerView]) -> float:
        """Return the height that the tallest city of the row needs."""
        across = self.width - BESIDE - 28 if self.beside else self.width - 36
        tall = 0.0
        for player in row:
            city = player["city"]
            scale = min(1.25, across / (city["columns"] * TILE))
            tall = max(tall, min(city["rows"] * TILE * scale, _TALLEST))
        if self.beside:
            return HEAD + max(tall + 28, FACTS + 8)
        return HEAD + FACTS + max(tall + 20, 180)

    def draw(self, sheet: Sheet, names: Sequence[str], y: float) -> None:
        for row, height in zip(self.rows, self.heights, strict=True):
            x = (WIDTH - len(row) * self.width - (len(row) - 1) * _GAP) / 2
            for player in row:
                BoardDrawing(sheet, self.position, player, names).draw(x, y, self.width, height, self.beside)
                x += self.width + _GAP
            y += height + _GAP
