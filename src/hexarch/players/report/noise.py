"""How precise the estimates of computer players are."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from hexarch.core.data import read

# How many times the noise a loss must be before it is called one.
CLEAR: Final = 2.0


@dataclass(frozen=True)
class Noise:
    """By how many points an estimate changes from one turn of a player to the next although nothing was lost."""

    usual: float
    last_round: float
    clear: float = CLEAR


@cache
def noise_of(game: str) -> Noise:
    """Return the noise as it was measured for a game."""
    return Noise(**read("hexarch.players.report", "noise.toml")[game])
