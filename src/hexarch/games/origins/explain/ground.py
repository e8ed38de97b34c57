"""A city computed independently: rows and columns, edges, blocks of four tiles, patterns of district cards."""

from typing import Final

from hexarch.core.aliases import Ints
from hexarch.games.origins.city import AGORA, AGORA_CELL, FARM_TILE, SIDE, SPAN, City
from hexarch.games.origins.components import DistrictCard
from hexarch.games.origins.tables import COLOURS

# Row and column of what lies to the north, west, east and south.
EDGES: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))
# The tiles of a block from the one at its upper left.
CORNERS: Final = ((0, 0), (0, 1), (1, 0), (1, 1))
# The tile of a pattern that may be any.
FREE: Final = -1

Square = tuple[tuple[int, int], tuple[int, int]]


def beside(cell: int, place: tuple[int, int]) -> int:
    row, column = divmod(cell, SPAN)
    return (row + place[0]) * SPAN + column + place[1]


def tile_on(city: City, cell: int) -> int:
    return city.tiles.get(cell, -1)


def plain_cell(number: int) -> int:
    """Return the cell that a number stands for in a city that is not too wide."""
    middle = SIDE // 2
    return beside(AGORA_CELL, (number // SIDE - middle, number % SIDE - middle))


def is_next_to_city(city: City, cell: int) -> bool:
    """Return whether one of the four edges of a cell touches a tile."""
    return any(tile_on(city, beside(cell, edge)) >= 0 for edge in EDGES)


def free_places(city: City) -> list[int]:
    around = {beside(cell, edge) for cell in city.tiles for edge in EDGES}
    return [cell for cell in around if tile_on(city, cell) < 0 and is_next_to_city(city, cell)]


def tiles_around(city: City, cell: int) -> list[int]:
    """Return the four tiles around a seat of power, -1 where there is none."""
    return [tile_on(city, beside(cell, corner)) for corner in CORNERS]


def open_districts(city: City) -> list[int]:
    closed = [cell for cell, _ in city.closed]
    return [cell for cell in city.tiles if min(tiles_around(city, cell)) >= 0 and cell not in closed]


def is_building(tile: int) -> bool:
    """Return whether a tile is face up and bought: neither a farm nor grey."""
    return 0 <= tile < FARM_TILE


def is_farm(tile: int) -> bool:
    return FARM_TILE <= tile < AGORA


def is_in_closed_district(city: City, cell: int) -> bool:
    return any(beside(closed, corner) == cell for closed, _ in city.closed for corner in CORNERS)


def fits(card: DistrictCard, city: City, cell: int, colour_of: Ints) -> bool:
    """Return whether three tiles of the district show the card's pattern, rotated or mirrored."""
    colours = [colour_of[tile] if is_building(tile) else FREE for tile in tiles_around(city, cell)]
    return any(_shows(colours, square) for square in _all_ways(card))


def _shows(colours: list[int], square: Square) -> bool:
    wanted = [*square[0], *square[1]]
    return all(want in (FREE, colour) for want, colour in zip(wanted, colours, strict=True))


def _all_ways(card: DistrictCard) -> list[Square]:
    one, other = (COLOURS.index(name) for name in card.pair)
    square: Square = ((FREE, one), (other, COLOURS.index(card.corner)))
    ways = []
    for _ in range(4):
        (a, b), (c, d) = square
        square = ((c, a), (d, b))
        ways += [square, (square[0][::-1], square[1][::-1])]
    return ways
