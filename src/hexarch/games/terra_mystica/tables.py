"""The components of Terra Mystica as frozen records: board, tiles, factions, maps."""

from functools import cache
from typing import Any, Final

from hexarch.core.data import DataError, overlay, read, record
from hexarch.games.terra_mystica.components import (
    Board,
    BonusCard,
    Faction,
    FavorTile,
    Introductory,
    ScoringTile,
    TableRules,
    TownTile,
)

PACKAGE: Final = "hexarch.games.terra_mystica"

DWELLING: Final = 0
TRADING_HOUSE: Final = 1
TEMPLE: Final = 2
STRONGHOLD: Final = 3
SANCTUARY: Final = 4

MAX_HEXES: Final = 128
MAX_SPANS: Final = 64
MAX_SHIPPING: Final = 6
MAX_JUMP: Final = 4


BOARD: Final = record(Board, read(PACKAGE, "data/board.toml"), "board.toml")
TERRAINS: Final = len(BOARD.terrains)
RIVER: Final = TERRAINS

_TABLE: Final = read(PACKAGE, "data/table.toml")
_POINTS: Final = read(PACKAGE, "data/starting_points.toml")
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
    """Return the steps between two terrains on the transformation cycle, the short way."""
    around = abs(a - b)
    return min(around, TERRAINS - around)


@cache
def table_rules(players: int, fewer_buildings: bool, unlimited_towns: bool) -> TableRules:
    """Return the rules for a number of players, with the options that a table of five may take from larger ones."""
    data = overlay(_TABLE["standard"], _TABLE.get(str(players), {}))
    if fewer_buildings and players < 6:
        data["removed"] = [1, 1, 0, 0, 0]
    if unlimited_towns and players < 6:
        data["town_without_tile"] = _TABLE["6"]["town_without_tile"]
    return record(TableRules, data, "table.toml")


def starting_points(scheme: str, name: str, usual: int) -> int:
    """Return the points that a faction starts with."""
    return int(_POINTS[scheme].get(name, usual)) if scheme in _POINTS else usual
