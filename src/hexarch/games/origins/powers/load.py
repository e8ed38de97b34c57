"""Load the powers: a zodiac card or building has one if there is a file with its name here."""

from hexarch.core.powers import load_named
from hexarch.games.origins.tables import BUILDINGS, ZODIAC


def load_powers() -> None:
    """Import every power file; each registers its hooks."""
    load_named("hexarch.games.origins.powers", (*ZODIAC, *BUILDINGS))
