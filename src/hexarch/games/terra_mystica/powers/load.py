"""Finds the powers: a faction has one if there is a file with its name here."""

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from hexarch.games.terra_mystica.tables import FACTION_NAMES

_PACKAGE: Final = "hexarch.games.terra_mystica.powers"


def load_powers() -> None:
    """Import every power file; each registers its hooks."""
    for name in FACTION_NAMES:
        if find_spec(f"{_PACKAGE}.{name}") is not None:
            import_module(f"{_PACKAGE}.{name}")
