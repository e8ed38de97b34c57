"""A city as plain JSON: tiles, seats of power, and where it may grow."""

from hexarch.games.origins.city import AGORA, AGORA_CELL, FARM_TILE, MIDDLE, PALACE, SPAN, City, cell_name
from hexarch.games.origins.districts import matches
from hexarch.games.origins.state import State
from hexarch.games.origins.tables import BUILDINGS, COLOURS
from hexarch.games.origins.view.dice import die_view
from hexarch.games.origins.view.shapes import CityView, SeatOfPowerView, TileView


def city_view(state: State, seat: int) -> CityView:
    city = state.players[seat].city
    tiles = [_tile(state, cell, city.tiles[cell]) for cell in sorted(city.tiles)]
    top, left = min(tile["row"] for tile in tiles), min(tile["column"] for tile in tiles)
    return {
        "top": top,
        "left": left,
        "rows": max(tile["row"] for tile in tiles) - top + 1,
        "columns": max(tile["column"] for tile in tiles) - left + 1,
        "tiles": tiles,
        "seats": _seats(state, seat, city),
        "spots": [cell_name(cell) for cell in sorted(city.spots)],
    }


def _place(cell: int) -> tuple[int, int]:
    """Return row and column relative to the Agora."""
    return cell // SPAN - AGORA_CELL // SPAN, cell % SPAN - MIDDLE


def _tile(state: State, cell: int, tile: int) -> TileView:
    row, column = _place(cell)
    kind = "agora" if tile == AGORA else "palace" if tile == PALACE else "farm" if tile >= FARM_TILE else "building"
    return {
        "cell": cell_name(cell),
        "row": row,
        "column": column,
        "kind": kind,
        "building": BUILDINGS[tile % FARM_TILE] if tile < AGORA else None,
        "colour": COLOURS[state.setup.colour_of[tile]] if kind == "building" else None,
    }


def _seats(state: State, seat: int, city: City) -> list[SeatOfPowerView]:
    closed = dict(city.closed)
    found: list[SeatOfPowerView] = []
    for cell in sorted((*city.open, *closed)):
        row, column = _place(cell)
        found.append(
            {
                "cell": cell_name(cell),
                "row": row,
                "column": column,
                "die": die_view(closed[cell]) if cell in closed else None,
                "cards": [] if cell in closed else [card + 1 for card in matches(state, seat, cell)],
            }
        )
    return found
