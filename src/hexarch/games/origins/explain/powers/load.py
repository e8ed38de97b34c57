"""Finds the readings: a zodiac card or building has one if there is a file with its name here."""

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from hexarch.games.origins.explain.case import slug
from hexarch.games.origins.tables import BUILDINGS, ZODIAC

_PACKAGE: Final = "hexarch.games.origins.explain.powers"


def load_readings() -> None:
    """Import every reading; each registers itself."""
    for name in (*ZODIAC, *BUILDINGS):
        module = f"{_PACKAGE}.{slug(name).replace('-', '_')}"
        if find_spec(module) is not None:
            import_module(module)
