"""How a game changes ratings: openskill's Plackett-Luce model, with fixed numbers for factions and computer players."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from openskill.models import PlackettLuce

# Ratings against people and against computer players are independent of each other.
PEOPLE: Final = "people"
COMPUTERS: Final = "computers"
POOLS: Final = (PEOPLE, COMPUTERS)
# Real games that are not rated: guests play, or computer players whose strength nobody has measured.
CASUAL: Final = "casual"

# How the ratings of the model are shown to people.
_SCALE: Final = 40
_ZERO: Final = 1500
# Reached after about twelve games of four players, or ten of two.
_PROVISIONAL_SIGMA: Final = 6.5
_MODEL: Final = PlackettLuce()


@dataclass(frozen=True)
class Rating:
    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """Return the number that people see; a new player has 1500."""
        return round(_ZERO + _SCALE * (self.mu - _MODEL.mu))

    @property
    def deviation(self) -> int:
        """Return the standard deviation: in two of three cases the true strength is no further away."""
        return round(_SCALE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.sigma > _PROVISIONAL_SIGMA


# Stored numbers are rounded, so that floating-point differences between machines cannot accumulate.
_DIGITS: Final = 6
NEW: Final = Rating(round(_MODEL.mu, _DIGITS), round(_MODEL.sigma, _DIGITS))


@dataclass(frozen=True)
class Player:
    """One seat of a finished game."""

    before: Rating
    place: int
    name: str = ""
    """What it played, such as its faction."""
    is_fixed: bool = False
    """A computer player: its rating never changes."""


# The uncertainty of a fixed rating.
_REFERENCE_SIGMA: Final = 0.5


@cache
def _reference() -> dict[str, dict[str, dict[str, float]]]:
    with (Path(__file__).parent / "reference.toml").open("rb") as file:
        return tomllib.load(file)


def level_rating(game: str, level: str | None) -> Rating | None:
    """Return the fixed rating of a computer player; None if it was never measured."""
    mu = _reference().get(game, {}).get("levels", {}).get(level or "")
    return None if mu is None else Rating(mu, _REFERENCE_SIGMA)


def levels(game: str) -> dict[str, Rating]:
    return {name: Rating(mu, _REFERENCE_SIGMA) for name, mu in _reference().get(game, {}).get("levels", {}).items()}


def advantage(game: str, name: str) -> float:
    """Return the advantage of what a seat plays, such as its faction; 0 if unknown."""
    return _reference().get(game, {}).get("names", {}).get(name, 0.0)


def rate(game: str, players: Sequence[Player]) -> list[Rating]:
    """Return everybody's rating after a game. Equal places are ties."""
    # A strong faction counts as a stronger player: winning with it proves less, losing costs more.
    shifts = [advantage(game, player.name) for player in players]
    teams = [
        [_MODEL.rating(mu=player.before.mu + shift, sigma=player.before.sigma)]
        for player, shift in zip(players, shifts, strict=True)
    ]
    rated = _MODEL.rate(teams, ranks=[float(player.place) for player in players])
    return [
        player.before if player.is_fixed else Rating(round(team[0].mu - shift, _DIGITS), round(team[0].sigma, _DIGITS))
        for player, team, shift in zip(players, rated, shifts, strict=True)
    ]
