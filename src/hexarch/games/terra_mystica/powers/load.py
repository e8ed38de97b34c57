"""Finds the powers: a faction or a variant has one if there is a file with its name here."""

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from hexarch.games.terra_mystica.tables import FACTION_NAMES

_PACKAGE: Final = "hexarch.games.terra_mystica.powers"
TABLE_VARIANTS: Final = ("war_and_faith",)
"""Options that change the rules for everybody by a file here."""


def load_powers() -> None:
    """Import every power file; each registers its hooks."""
    for name in (*FACTION_NAMES, *TABLE_VARIANTS):
        if find_spec(f"{_PACKAGE}.{name}") is not None:
            import_module(f"{_PACKAGE}.{name}")
