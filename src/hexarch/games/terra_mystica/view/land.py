"""The map as plain JSON: terrain, buildings, towns, bridges."""

from functools import lru_cache

from hexarch.core.aliases import Ints
from hexarch.core.bits import members
from hexarch.core.hexgrid import HexGrid
from hexarch.games.terra_mystica.player import Player
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD, RIVER
from hexarch.games.terra_mystica.view.shapes import BridgeView, HexView, MapView, SkipView


def rows_of(player: Player) -> Ints:
    """Return where the player's buildings stand, by kind."""
    return player.dwellings, player.trading_houses, player.temples, player.strongholds, player.sanctuaries


def map_view(state: State) -> MapView:
    board = state.setup.map
    places = board.grid.places
    return {
        "name": board.name,
        "rows": 1 + max(row for row, _ in places),
        "columns": 1 + max(column for _, column in places),
        "hexes": _hexes(state),
        "bridges": [_bridge(state, span, seat) for span, seat in state.bridges],
        "skips": _skips(state),
    }


def _hexes(state: State) -> list[HexView]:
    board = state.setup.map
    grid = board.grid
    seats: list[int | None] = [None] * len(grid.places)
    buildings: list[str | None] = [None] * len(grid.places)
    towns = 0
    for seat, player in enumerate(state.players):
        towns |= player.towns & player.built
        for name, mask in zip(BOARD.buildings, rows_of(player), strict=True):
            for hex_ in members(mask):
                seats[hex_], buildings[hex_] = seat, name
    return [
        {
            "name": board.names[hex_],
            "row": row,
            "column": column,
            "x": x,
            "y": y,
            "terrain": "river" if kind == RIVER else BOARD.terrains[kind],
            "river": kind == RIVER,
            "building": buildings[hex_],
            "seat": seats[hex_],
            "town": towns >> hex_ & 1 == 1,
        }
        for hex_, (kind, (row, column), (x, y)) in enumerate(
            zip(state.terrain, grid.places, _centres(grid), strict=True)
        )
    ]


@lru_cache(maxsize=64)
def _centres(grid: HexGrid) -> list[tuple[float, float]]:
    return [grid.centre(hex_) for hex_ in range(len(grid.places))]


def _bridge(state: State, span: int, seat: int) -> BridgeView:
    board = state.setup.map
    return {"hexes": [board.names[end] for end in board.spans[span]], "seat": seat}


def _skips(state: State) -> list[SkipView]:
    names = state.setup.map.names
    return [
        {"river": names[river], "seat": seat}
        for seat, player in enumerate(state.players)
        for river in members(player.skips)
    ]
