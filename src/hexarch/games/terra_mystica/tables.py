"""The components of Terra Mystica as frozen records: board, tiles, factions, maps."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from hexarch.core.data import DataError, overlay, read, record
from hexarch.core.hexgrid import HexGrid, steps_over
from hexarch.games.terra_mystica.components import (
    Board,
    BonusCard,
    Faction,
    FavorTile,
    Introductory,
    ScoringTile,
    TownTile,
)

PACKAGE: Final = "hexarch.games.terra_mystica"

DWELLING: Final = 0
TRADING_HOUSE: Final = 1
TEMPLE: Final = 2
STRONGHOLD: Final = 3
SANCTUARY: Final = 4

MAX_HEXES: Final = 128
MAX_SHIPPING: Final = 6
MAX_JUMP: Final = 4
MAX_SPANS: Final = 64


@dataclass(frozen=True)
class Map:
    """A map with everything that follows from its terrain. Hexes are numbered row by row."""

    name: str
    grid: HexGrid
    names: tuple[str, ...]
    terrain: bytes
    """Terrain number of each hex; rivers have one past the last terrain."""
    land_mask: int
    river_mask: int
    neighbours: tuple[int, ...]
    """Mask of the hexes that share an edge with each hex."""
    within: tuple[tuple[int, ...], ...]
    """within[n][hex]: land reached from a hex directly or over at most n river hexes."""
    ring: tuple[tuple[int, ...], ...]
    """ring[n][hex]: land at which a jump over at most n hexes can land."""
    spans: tuple[tuple[int, int], ...]
    """The two ends of each place for a bridge."""

    def hex(self, name: str) -> int:
        return self.names.index(name)


BOARD: Final = record(Board, read(PACKAGE, "data/board.toml"), "board.toml")
TERRAINS: Final = len(BOARD.terrains)
RIVER: Final = TERRAINS

INTRODUCTORY: Final = record(Introductory, read(PACKAGE, "data/introductory.toml"), "introductory.toml")

_TILES: Final = read(PACKAGE, "data/tiles.toml")


def _tiles(kind: type[Any], name: str) -> tuple[Any, ...]:
    return tuple(record(kind, data, f"tiles.toml: {name}[{i}]") for i, data in enumerate(_TILES[name]))


BONUS_CARDS: Final[tuple[BonusCard, ...]] = _tiles(BonusCard, "bonus_cards")
FAVOR_TILES: Final[tuple[FavorTile, ...]] = _tiles(FavorTile, "favor_tiles")
TOWN_TILES: Final[tuple[TownTile, ...]] = _tiles(TownTile, "town_tiles")
SCORING_TILES: Final[tuple[ScoringTile, ...]] = _tiles(ScoringTile, "scoring_tiles")

FACTION_NAMES: Final = BOARD.factions


@cache
def faction(name: str) -> Faction:
    where = f"factions/{name}.toml"
    data = overlay(read(PACKAGE, "data/faction_board.toml"), read(PACKAGE, f"data/{where}"))
    terrain = data.get("terrain")
    if terrain not in BOARD.terrains:
        raise DataError(f"{where}: terrain must be one of {', '.join(BOARD.terrains)}")
    return record(Faction, {**data, "name": name, "terrain": BOARD.terrains.index(terrain)}, where)


FACTIONS: Final[tuple[Faction, ...]] = tuple(faction(name) for name in FACTION_NAMES)


def cycle_distance(a: int, b: int) -> int:
    """Steps between two terrains on the transformation cycle, the short way."""
    around = abs(a - b)
    return min(around, TERRAINS - around)


@cache
def load_map(name: str) -> Map:
    return make_map(name, read(PACKAGE, f"data/maps/{name}.toml"), f"maps/{name}.toml")


def make_map(name: str, data: dict[str, Any], where: str) -> Map:
    rows = [str(row).split() for row in data["rows"]]
    first = ord(data["first_row"]) - ord("A")
    known = {terrain: i for i, terrain in enumerate((*BOARD.terrains, "river"))}
    for row in rows:
        for terrain in row:
            if terrain not in known:
                raise DataError(f"{where}: {terrain!r} is no terrain; use {', '.join(known)}")
    grid = HexGrid.from_rows(tuple(len(row) for row in rows), 1 if first % 2 == 0 else 0)
    terrain_list = [known[terrain] for row in rows for terrain in row]
    if len(terrain_list) > MAX_HEXES:
        raise DataError(f"{where}: {len(terrain_list)} hexes are more than {MAX_HEXES}")
    river = sum(1 << i for i, terrain in enumerate(terrain_list) if terrain == RIVER)
    land = (1 << len(terrain_list)) - 1 & ~river
    distances = grid.distances()
    neighbours = tuple(sum(1 << b for b, steps in enumerate(row) if steps == 1) for row in distances)
    return Map(
        name=name,
        grid=grid,
        names=_hex_names(grid, terrain_list, first),
        terrain=bytes(terrain_list),
        land_mask=land,
        river_mask=river,
        neighbours=neighbours,
        within=_within(neighbours, land, river),
        ring=_rings(distances, land),
        spans=_spans(grid, distances, neighbours, land, river),
    )


def _hex_names(grid: HexGrid, terrain: list[int], first: int) -> tuple[str, ...]:
    """Land is named by the row's letter and its number among the row's land; rivers are r0, r1..."""
    names: list[str] = []
    rivers = 0
    count_in_row: dict[int, int] = {}
    for (row, _), kind in zip(grid.places, terrain, strict=True):
        if kind == RIVER:
            names.append(f"r{rivers}")
            rivers += 1
        else:
            count_in_row[row] = count_in_row.get(row, 0) + 1
            names.append(f"{chr(ord('A') + first + row)}{count_in_row[row]}")
    return tuple(names)


def _within(neighbours: tuple[int, ...], land: int, river: int) -> tuple[tuple[int, ...], ...]:
    sailing = [steps_over(hex_, neighbours, river) if land >> hex_ & 1 else {} for hex_ in range(len(neighbours))]
    return tuple(
        tuple(
            (neighbours[hex_] & land) | sum(1 << to for to, crossed in sailing[hex_].items() if crossed <= level)
            if land >> hex_ & 1
            else 0
            for hex_ in range(len(neighbours))
        )
        for level in range(MAX_SHIPPING + 1)
    )


def _rings(distances: tuple[tuple[int, ...], ...], land: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(sum(1 << b for b, steps in enumerate(row) if 2 <= steps <= n + 1) & land for row in distances)
        for n in range(MAX_JUMP + 1)
    )


def _spans(
    grid: HexGrid, distances: tuple[tuple[int, ...], ...], neighbours: tuple[int, ...], land: int, river: int
) -> tuple[tuple[int, int], ...]:
    """Places for a bridge: two land hexes that face each other across an edge between two river hexes.

    At the left or right border one of those two may lie off the map.
    """
    spans: list[tuple[int, int]] = []
    for a, row in enumerate(distances):
        for b in range(a + 1, len(row)):
            if row[b] != 2 or not (land >> a & 1 and land >> b & 1):
                continue
            between = neighbours[a] & neighbours[b]
            if between & ~river or not _face_each_other(grid, a, b):
                continue
            spans.append((a, b))
    return tuple(spans)


def _face_each_other(grid: HexGrid, a: int, b: int) -> bool:
    """At distance two but not in a straight line."""
    (aq, ar), (bq, br) = grid.axial(a), grid.axial(b)
    dq, dr = bq - aq, br - ar
    return (dq, dr) in ((1, 1), (-1, -1), (2, -1), (-2, 1), (1, -2), (-1, 2))
