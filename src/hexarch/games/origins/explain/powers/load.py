"""Load the readings: a zodiac card or building has one if there is a file with its name here."""

from hexarch.core.powers import load_named
from hexarch.games.origins.tables import BUILDINGS, ZODIAC


def load_readings() -> None:
    """Import every reading; each registers itself."""
    load_named("hexarch.games.origins.explain.powers", (*ZODIAC, *BUILDINGS))
