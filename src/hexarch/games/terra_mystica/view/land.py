"""The map as plain JSON: terrain, buildings, towns, bridges."""

from hexarch.core.aliases import Ints
from hexarch.core.bits import members
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
        "hexes": [_hex(state, hex_) for hex_ in range(len(places))],
        "bridges": [_bridge(state, span, seat) for span, seat in state.bridges],
        "skips": _skips(state),
    }


def _hex(state: State, hex_: int) -> HexView:
    board = state.setup.map
    row, column = board.grid.places[hex_]
    x, y = board.grid.centre(hex_)
    kind = state.terrain[hex_]
    seat = next((seat for seat, player in enumerate(state.players) if player.built >> hex_ & 1), None)
    building = None
    if seat is not None:
        rows = rows_of(state.players[seat])
        building = next(name for name, mask in zip(BOARD.buildings, rows, strict=True) if mask >> hex_ & 1)
    return {
        "name": board.names[hex_],
        "row": row,
        "column": column,
        "x": x,
        "y": y,
        "terrain": "river" if kind == RIVER else BOARD.terrains[kind],
        "river": kind == RIVER,
        "building": building,
        "seat": seat,
        "town": seat is not None and state.players[seat].towns >> hex_ & 1 == 1,
    }


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
