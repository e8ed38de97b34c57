"""Load the powers: a faction or a variant has one if there is a file with its name here."""

from typing import Final

from hexarch.core.powers import load_named
from hexarch.games.terra_mystica.tables import FACTION_NAMES

# Options that change the rules for everybody by a file here.
TABLE_VARIANTS: Final = ("war_and_faith",)


def load_powers() -> None:
    """Import every power file; each registers its hooks."""
    load_named("hexarch.games.terra_mystica.powers", (*FACTION_NAMES, *TABLE_VARIANTS))
