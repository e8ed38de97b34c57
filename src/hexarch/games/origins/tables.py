"""The components of Origins as frozen records, with an owner's corrections."""

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from hexarch.core.aliases import Names
from hexarch.core.data import DataError, parse, read, record
from hexarch.games.origins.checks import check
from hexarch.games.origins.components import Components

PACKAGE: Final = "hexarch.games.origins"
FILE: Final = "data/components.toml"

STONE: Final = 0
FOOD: Final = 1
WISDOM: Final = 2
GOLD: Final = 3
RESOURCES: Final = ("stone", "food", "wisdom", "gold")

_BASE: Final = read(PACKAGE, FILE)
DEFAULT: Final[Components] = check(record(Components, _BASE, "components.toml"), "components.toml")

# What an owner's file cannot change: the number of things, and their names.
COLOURS: Final = DEFAULT.colours
ZODIAC: Final = DEFAULT.zodiac
BUILDINGS: Final = tuple(DEFAULT.buildings)
TEMPLES: Final = tuple(DEFAULT.temples)
CARDS: Final = len(DEFAULT.district_cards)
SITES: Final = len(DEFAULT.sites)
# Spaces of the building market and of the citizen offer.
SPACES: Final = len(DEFAULT.market_wisdom)
BASES: Final = DEFAULT.start_bases + len(DEFAULT.population_food)
TILES: Final = sum(building.copies for building in DEFAULT.buildings.values())
MAX_PLAYERS: Final = 4

OWNER: Final = "owner"


def load(path: Path | None = None) -> Components:
    """Return the components with the values of an owner's file applied over them."""
    return components(json.dumps(read_changes(path), default=str), path.name) if path else DEFAULT


def read_changes(path: Path) -> dict[str, Any]:
    """Return an owner's file as a value of the option `components`."""
    return parse(path.read_text(encoding="utf-8"), path.name)


@lru_cache(maxsize=64)
def components(changes: str, where: str = "components") -> Components:
    """Return the components with changes given as JSON, "" for none.

    The base is valid, so every error is due to the changes.
    """
    if not changes:
        return DEFAULT
    found = json.loads(changes)
    if not isinstance(found, dict):
        raise DataError(f"{where}: the changes must be a table")
    for name in ("colours", "zodiac", "origin"):
        if name in found:
            raise DataError(f"{where}: {name} cannot be changed")
    _check_names(found, where)
    return check(record(Components, _put_over(_BASE, found, ()), where), where)


def over_first_rules(changes: Any) -> Any:
    """Return an owner's corrections combined with the values of rules version 1 that have changed since."""
    return _put_over(read(__package__, "data/rules-1.toml"), changes, ()) if isinstance(changes, dict) else changes


def _put_over(base: dict[str, Any], changes: dict[str, Any], path: Names) -> dict[str, Any]:
    """Return `base` with the changes applied, table by table; an effect is replaced as a whole."""
    result = dict(base)
    for key, value in changes.items():
        old, here = result.get(key), (*path, key)
        if isinstance(old, dict) and isinstance(value, dict) and not _is_effect(here):
            result[key] = _put_over(old, value, here)
        else:
            result[key] = value
    return result


def _is_effect(path: Names) -> bool:
    return path[-1] == "ability" or path[:-1] in (("main_actions",), ("bonus_tiles",), ("military", "bonus"))


def _check_names(changes: dict[str, Any], where: str) -> None:
    """Refuse unknown names before their values are read, because these would raise less useful errors."""
    for key in ("buildings", "district_cards", "temples", "sites", "bonus_tiles"):
        names = changes.get(key)
        for name in names if isinstance(names, dict) else ():
            if name not in _BASE[key]:
                raise DataError(f"{where}: {key}.{name} is not known")


def origin(path: str, changes: str = "") -> tuple[str, str]:
    """Return where a value comes from (book, inferred, ours, or owner) and why.

    `path` is dotted, list places are numbers.
    """
    parts = path.split(".")
    if changes and _changed(json.loads(changes), parts):
        return OWNER, ""
    best, why = (-1, 0), ""
    for pattern, text in DEFAULT.origin.items():
        wanted = pattern.split(".")
        rank = (len(wanted), -wanted.count("*"))
        fits = all(want in ("*", part) for want, part in zip(wanted, parts, strict=False))
        if fits and len(wanted) <= len(parts) and rank > best:
            best, why = rank, text
    kind, _, note = why.partition(": ")
    return kind, note


def _changed(changes: Any, parts: list[str]) -> bool:
    """Return whether an owner's file changes this path."""
    for depth, part in enumerate(parts):
        if not isinstance(changes, dict) or (depth and _is_effect(tuple(parts[:depth]))):
            return True
        if part not in changes:
            return False
        changes = changes[part]
    return True
