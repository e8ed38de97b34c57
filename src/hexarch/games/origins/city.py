"""A city: tiles on a square grid, its districts, and the places where it can grow.

A cell is row * SPAN + column with the Agora in the middle. The grid is always large enough: the box holds 75 tiles, so
no tile of a connected city is more than 76 steps away from the Agora.
"""

from typing import Final

from hexarch.core.aliases import Ints
from hexarch.games.origins.actions import CELLS
from hexarch.games.origins.tables import COLOURS, TILES

MIDDLE: Final = TILES + 5
SPAN: Final = 2 * MIDDLE + 1
AGORA_CELL: Final = MIDDLE * SPAN + MIDDLE
PALACE_CELL: Final = AGORA_CELL + SPAN

# North, west, east, south.
NEIGHBOURS: Final = (-SPAN, -1, 1, SPAN)
# The four tiles around a seat of power, from the one at its upper left.
BLOCK: Final = (0, 1, SPAN, SPAN + 1)

# Tiles: a building's kind, the same with FARM_TILE added when it lies face down, and the two grey tiles.
FARM_TILE: Final = 32
AGORA: Final = 64
PALACE: Final = 65

SIDE: Final = 15
_HALF: Final = SIDE // 2


class City:
    """An immutable city, so that clones of a position can share it."""

    __slots__ = (
        "closed",
        "closed_cells",
        "colours",
        "farms",
        "open",
        "open_numbers",
        "spot_numbers",
        "spots",
        "tiles",
    )

    def __init__(self, tiles: dict[int, int], closed: tuple[tuple[int, int], ...], colour_of: Ints) -> None:
        self.tiles = tiles
        """Cell -> tile."""
        self.closed = closed
        """(cell, die) of each closed district, named by the cell at the upper left of its seat."""
        self.closed_cells = tuple(cell for cell, _ in closed)
        colours = [0] * len(COLOURS)
        farms: list[int] = []
        around: set[int] = set()
        districts: list[int] = []
        for cell, tile in tiles.items():
            if tile < FARM_TILE:
                colours[colour_of[tile]] += 1
            elif tile < AGORA:
                farms.append(cell)
            around.update([cell - SPAN, cell - 1, cell + 1, cell + SPAN])
            if cell + 1 in tiles and cell + SPAN in tiles and cell + SPAN + 1 in tiles:
                districts.append(cell)
        self.colours = tuple(colours)
        """Buildings of each colour."""
        self.farms = tuple(sorted(farms))
        spots = numbered([cell for cell in around if cell not in tiles])
        self.spots = tuple(cell for _, cell in spots)
        """Where a new tile may be placed."""
        self.spot_numbers = tuple(number for number, _ in spots)
        unclosed = numbered([cell for cell in districts if cell not in self.closed_cells])
        self.open = tuple(cell for _, cell in unclosed)
        """Districts whose seat of power is free."""
        self.open_numbers = tuple(number for number, _ in unclosed)


def numbered(cells: list[int]) -> list[tuple[int, int]]:
    """Return cells with numbers below CELLS, sorted by number.

    A number is the cell's place on a 15x15 board with the Agora in the middle and joined edges. Only in a wider city
    can two cells get the same number; the later one then takes the next free number. Numbers never run out: a city of
    77 tiles has at most 156 places around it and fewer districts than tiles.
    """
    taken: dict[int, int] = {}
    for cell in sorted(cells):
        row, column = cell // SPAN - MIDDLE + _HALF, cell % SPAN - MIDDLE + _HALF
        number = row % SIDE * SIDE + column % SIDE
        while number in taken:
            number = (number + 1) % CELLS
        taken[number] = cell
    return sorted(taken.items())


def new_city(colour_of: Ints) -> City:
    return City({AGORA_CELL: AGORA, PALACE_CELL: PALACE}, (), colour_of)


def with_tile(city: City, cell: int, tile: int, colour_of: Ints) -> City:
    tiles = dict(city.tiles)
    tiles[cell] = tile
    return City(tiles, city.closed, colour_of)


def with_closed(city: City, cell: int, die: int, colour_of: Ints) -> City:
    return City(city.tiles, tuple(sorted((*city.closed, (cell, die)))), colour_of)


def die_in(city: City, cell: int) -> int:
    """Return the die on the seat of power of a closed district."""
    return dict(city.closed)[cell]


def with_die(city: City, cell: int, die: int, colour_of: Ints) -> City:
    """Return the city with another die on the seat of power of a closed district."""
    closed = tuple((other, die if other == cell else old) for other, old in city.closed)
    return City(city.tiles, closed, colour_of)


def tile_at(city: City, cell: int) -> int:
    """Return the tile on a cell, -1 for none."""
    return city.tiles.get(cell, -1)


def coverable_farms(city: City, closed_too: bool) -> list[tuple[int, int]]:
    """Return the farms that a building may cover, numbered."""
    if closed_too:
        return numbered(list(city.farms))
    bound = {cell + step for cell in city.closed_cells for step in BLOCK}
    return numbered([cell for cell in city.farms if cell not in bound])


def cell_name(cell: int) -> str:
    """Return a cell's name relative to the Agora (N0): N2E1 is two rows up and one column to the right."""
    row, column = cell // SPAN - MIDDLE, cell % SPAN - MIDDLE
    name = ""
    if row:
        name += f"{'S' if row > 0 else 'N'}{abs(row)}"
    if column:
        name += f"{'E' if column > 0 else 'W'}{abs(column)}"
    return name or "N0"


def cell_at(south: int, east: int) -> int:
    return AGORA_CELL + south * SPAN + east
