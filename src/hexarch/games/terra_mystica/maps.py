"""Maps: the printed ones by name, and custom ones from a file, checked when they are loaded."""

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final

from hexarch.core.aliases import Ints, Names
from hexarch.core.data import DataError, read
from hexarch.core.hexgrid import HexGrid, steps_over
from hexarch.games.terra_mystica.tables import BOARD, MAX_HEXES, MAX_JUMP, MAX_SHIPPING, MAX_SPANS, PACKAGE, RIVER


@dataclass(frozen=True)
class Map:
    """A map with everything that follows from its terrain. Hexes are numbered row by row."""

    name: str
    title: str
    site_id: str
    """The online site's name for it, "" where it has none."""
    grid: HexGrid
    names: Names
    terrain: bytes
    """Terrain number of each hex; rivers have one past the last terrain."""
    land_mask: int
    river_mask: int
    neighbours: Ints
    """Mask of the hexes that share an edge with each hex."""
    within: tuple[Ints, ...]
    """within[n][hex]: land reached from a hex directly or over at most n river hexes."""
    ring: tuple[Ints, ...]
    """ring[n][hex]: land at which a jump over at most n hexes can land."""
    spans: tuple[tuple[int, int], ...]
    """The two ends of each place for a bridge."""

    def hex(self, name: str) -> int:
        return self.names.index(name)


def map_names() -> list[str]:
    folder = files(PACKAGE) / "data" / "maps"
    return sorted(entry.name.removesuffix(".toml") for entry in folder.iterdir() if entry.name.endswith(".toml"))


@cache
def load_map(name: str) -> Map:
    return make_map(name, read(PACKAGE, f"data/maps/{name}.toml"), f"maps/{name}.toml")


@lru_cache(maxsize=32)
def own_map(text: str) -> Map:
    """Return a custom map from the JSON that the option `own_map` holds."""
    return make_map("own", json.loads(text), "own map")


def make_map(name: str, data: dict[str, Any], where: str) -> Map:
    rows, first = _check_rows(data, where)
    known = (*BOARD.terrains, "river")
    grid = HexGrid.from_rows(tuple(len(row) for row in rows), 1 if first % 2 == 0 else 0)
    terrain = [known.index(kind) for row in rows for kind in row]
    river = sum(1 << i for i, kind in enumerate(terrain) if kind == RIVER)
    land = (1 << len(terrain)) - 1 & ~river
    distances = grid.distances()
    neighbours = tuple(sum(1 << b for b, steps in enumerate(row) if steps == 1) for row in distances)
    _check_terrain(terrain, neighbours, land, river, where)
    spans = _spans(grid, distances, neighbours, land, river)
    if len(spans) > MAX_SPANS:
        raise DataError(f"{where}: {len(spans)} places for bridges exceed the limit of {MAX_SPANS}")
    return Map(
        name=name,
        title=str(data.get("title", name)),
        site_id=str(data.get("site_id", "")),
        grid=grid,
        names=_hex_names(grid, terrain, first),
        terrain=bytes(terrain),
        land_mask=land,
        river_mask=river,
        neighbours=neighbours,
        within=_within(neighbours, land, river),
        ring=_rings(distances, land),
        spans=spans,
    )


def _check_rows(data: dict[str, Any], where: str) -> tuple[list[list[str]], int]:
    """Return the terrain row by row, and the number of the first row's letter."""
    unknown = set(data) - {"title", "site_id", "first_row", "rows"}
    if unknown:
        raise DataError(f"{where}: {sorted(unknown)[0]} is not known")
    for name in ("title", "site_id"):
        if not isinstance(data.get(name, ""), str):
            raise DataError(f"{where}: {name} must be a string, not {data[name]!r}")
    letter = data.get("first_row", "A")
    if letter not in ("A", "B"):
        raise DataError(f"{where}: first_row must be A or B, not {letter!r}")
    listed = data.get("rows")
    if not isinstance(listed, list) or not all(isinstance(row, str) for row in listed):
        raise DataError(f"{where}: rows must be a list of strings, one for each row")
    rows = [row.split() for row in listed]
    if not 5 <= len(rows) <= 12:
        raise DataError(f"{where}: a map has 5 to 12 rows, not {len(rows)}")
    hexes = sum(len(row) for row in rows)
    if hexes > MAX_HEXES:
        raise DataError(f"{where}: {hexes} hexes exceed the limit of {MAX_HEXES}")
    known = (*BOARD.terrains, "river")
    for number, row in enumerate(rows, 1):
        for kind in row:
            if kind not in known:
                raise DataError(f"{where}: row {number}: {kind!r} is not a terrain; use {', '.join(known)}")
        if abs(len(row) - len(rows[0])) > 1:
            raise DataError(f"{where}: row {number} has {len(row)} hexes, the first row {len(rows[0])}")
    return rows, ord(letter) - ord("A")


# Enough for three first dwellings and room to grow.
FEWEST_OF_A_TERRAIN: Final = 4


def _check_terrain(terrain: list[int], neighbours: Ints, land: int, river: int, where: str) -> None:
    for number, name in enumerate(BOARD.terrains):
        count = terrain.count(number)
        if count < FEWEST_OF_A_TERRAIN:
            raise DataError(f"{where}: {count} hexes of {name} are too few; every terrain needs {FEWEST_OF_A_TERRAIN}")
    sailable = [i for i in range(len(terrain)) if river >> i & 1 and (neighbours[i] & land).bit_count() >= 2]
    if not sailable:
        raise DataError(f"{where}: there is no river to sail on between two land hexes")


def _hex_names(grid: HexGrid, terrain: list[int], first: int) -> Names:
    """Return names: land by the row's letter and its number among the row's land; rivers are r0, r1..."""
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


def _within(neighbours: Ints, land: int, river: int) -> tuple[Ints, ...]:
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


def _rings(distances: tuple[Ints, ...], land: int) -> tuple[Ints, ...]:
    return tuple(
        tuple(sum(1 << b for b, steps in enumerate(row) if 2 <= steps <= n + 1) & land for row in distances)
        for n in range(MAX_JUMP + 1)
    )


def _spans(
    grid: HexGrid, distances: tuple[Ints, ...], neighbours: Ints, land: int, river: int
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
    """Return whether two hexes are at distance two but not in a straight line."""
    (aq, ar), (bq, br) = grid.axial(a), grid.axial(b)
    dq, dr = bq - aq, br - ar
    return (dq, dr) in ((1, 1), (-1, -1), (2, -1), (-2, 1), (1, -2), (-1, 2))
