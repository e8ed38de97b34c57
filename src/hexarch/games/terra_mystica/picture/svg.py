"""A position as one standalone SVG picture: the map, all tiles, and every faction board."""

from collections.abc import Sequence
from typing import Final

from hexarch.core.drawing.order import draw_order
from hexarch.core.drawing.palette import palette_of
from hexarch.games.terra_mystica.picture import svg_tiles as tiles
from hexarch.games.terra_mystica.picture.palette import PALETTES
from hexarch.games.terra_mystica.picture.sheet import Sheet, number, text_width
from hexarch.games.terra_mystica.picture.svg_board import HEIGHT as BOARD_HEIGHT
from hexarch.games.terra_mystica.picture.svg_board import BoardDrawing
from hexarch.games.terra_mystica.picture.svg_map import MapDrawing, map_size
from hexarch.games.terra_mystica.picture.symbols import seat_title
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD
from hexarch.games.terra_mystica.view import position as position_of
from hexarch.games.terra_mystica.view.shapes import PlayerView, PositionView

WIDTH: Final = 1440
_EDGE: Final = 16
_GAP: Final = 12
_TOP: Final = 56
_LEFT: Final = 240
_RIGHT: Final = 324
_MIDDLE: Final = WIDTH - 2 * _EDGE - 2 * _GAP - _LEFT - _RIGHT
_WIDEST_BOARD: Final = 420
_BOARDS_IN_A_ROW: Final = 5


def svg(state: State, names: Sequence[str] = (), theme: str = "light") -> str:
    """Return the position as an SVG document; `names` are the players' names by seat."""
    sheet = Sheet(palette_of(PALETTES, theme))
    position = position_of(state)
    map_width, map_height = map_size(position)
    scale = (_MIDDLE - 24) / map_width
    middle_height = map_height * scale + 24 + 26
    boards = len(_board_rows(position)) * (BOARD_HEIGHT + _GAP)
    height = _TOP + middle_height + boards + _EDGE
    _hatching(sheet)
    sheet.rect(0, 0, WIDTH, height, sheet.palette.background)
    _headline(sheet, position)
    _left_column(sheet, position, middle_height)
    _map(sheet, position, scale, middle_height)
    _right_column(sheet, position, middle_height)
    _boards(sheet, position, names, _TOP + middle_height + _GAP)
    return sheet.document(WIDTH, height, _title(position))


def _title(position: PositionView) -> str:
    if position["phase"] == "over":
        return "Terra Mystica, the end"
    return f"Terra Mystica, round {position['round']}" if position["round"] else "Terra Mystica, set-up"


def _hatching(sheet: Sheet) -> None:
    """Define the hatching of what is used up."""
    palette = sheet.palette
    sheet.definitions.append(
        '<pattern id="used" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        f'<rect width="10" height="10" fill="{palette.surface_2}"/>'
        f'<rect width="5" height="10" fill="{palette.sunken}"/></pattern>'
    )


def _headline(sheet: Sheet, position: PositionView) -> None:
    palette = sheet.palette
    sheet.icon("logo", _EDGE, 16, 24, palette.accent, palette.background)
    sheet.text(_EDGE + 34, 34, "Terra Mystica", 16, weight=700)
    x = _EDGE + 34.0 + text_width("Terra Mystica", 16) + 20
    sheet.text(x, 34, "Round", 13, palette.text_3)
    x += text_width("Round", 13) + 8
    for round_ in range(1, position["rounds"] + 1):
        now = round_ == position["round"]
        sheet.rect(x, 18, 22, 22, palette.accent if now else palette.sunken, 6)
        ink = palette.surface if now else palette.text_2 if round_ > position["round"] else palette.line_2
        sheet.text(x + 11, 33.5, str(round_), 13, ink, 600 if now else 500, "middle")
        x += 26
    if position["players"]:
        _order(sheet, position)


def _order(sheet: Sheet, position: PositionView) -> None:
    def draw_seat(seat: int, left: float, end: float) -> None:
        player = position["players"][seat]
        sheet.disc(player["terrain"], player["colour"], left + 16, 29, 9.5)
        sheet.token(seat, player["colour"], end + 9, 29, 13)

    draw_order(sheet, position, WIDTH - _EDGE, lambda seat: seat_title(position, seat), (32, 24), draw_seat)


def _left_column(sheet: Sheet, position: PositionView, height: float) -> None:
    scoring, power = height * 0.345, height * 0.26
    cards = height - scoring - power - 2 * _GAP
    tiles.scoring(sheet, position, _EDGE, _TOP, _LEFT, scoring)
    tiles.power_actions(sheet, position, _EDGE, _TOP + scoring + _GAP, _LEFT, power)
    tiles.bonus_cards(sheet, position, _EDGE, _TOP + scoring + power + 2 * _GAP, _LEFT, cards)


def _right_column(sheet: Sheet, position: PositionView, height: float) -> None:
    x = WIDTH - _EDGE - _RIGHT
    cults, favors = height * 0.34, height * 0.39
    towns = height - cults - favors - 2 * _GAP
    tiles.cults(sheet, position, x, _TOP, _RIGHT, cults)
    tiles.favors(sheet, position, x, _TOP + cults + _GAP, _RIGHT, favors)
    tiles.towns(sheet, position, x, _TOP + cults + favors + 2 * _GAP, _RIGHT, towns)


def _map(sheet: Sheet, position: PositionView, scale: float, height: float) -> None:
    x = _EDGE + _LEFT + _GAP
    sheet.panel(x, _TOP, _MIDDLE, height)
    sheet.open(transform=f"translate({x + 12} {_TOP + 12}) scale({number(scale * 100)}e-2)")
    MapDrawing(sheet, position).draw()
    sheet.close()
    _legend(sheet, x, _TOP + height - 14)


def _legend(sheet: Sheet, x: float, y: float) -> None:
    """Draw the terrains in the order of the cycle."""
    palette = sheet.palette
    step = (_MIDDLE - 24) / len(BOARD.terrains)
    for i, terrain in enumerate(BOARD.terrains):
        fill, ink = palette.terrain[terrain]
        width = text_width(terrain, 11) + 26
        left = x + 12 + i * step + (step - width) / 2
        sheet.rect(left, y - 14, width, 19, fill, 9.5)
        sheet.icon(terrain, left + 7, y - 11, 12, ink, fill)
        sheet.text(left + 21, y, terrain, 11, ink, 500)
        if i:
            sheet.path(f"M{x + 12 + i * step - 4:.1f} {y - 4.5}h8m-3-3 3 3-3 3", line=palette.text_3, width=1.3)


def _board_rows(position: PositionView) -> list[list[PlayerView]]:
    """Return the faction boards in one row, or in two if one would be too narrow."""
    players = position["players"]
    if len(players) <= _BOARDS_IN_A_ROW:
        return [players] if players else []
    half = (len(players) + 1) // 2
    return [players[:half], players[half:]]


def _boards(sheet: Sheet, position: PositionView, names: Sequence[str], y: float) -> None:
    rows = _board_rows(position)
    for row in rows:
        count = len(rows[0])
        width = min((WIDTH - 2 * _EDGE - (count - 1) * _GAP) / count, _WIDEST_BOARD)
        x = (WIDTH - len(row) * width - (len(row) - 1) * _GAP) / 2
        for player in row:
            BoardDrawing(sheet, position, player, x, y, width).draw(names)
            x += width + _GAP
        y += BOARD_HEIGHT + _GAP
