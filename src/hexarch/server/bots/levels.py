"""The levels of computer players as the server offers them, and the move that is made when one fails."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from hexarch.core.game import Game, State
from hexarch.games import NAMES
from hexarch.players.registry import all_levels

SUBSTITUTE: Final = "hard"
"""Who moves for a person that has left."""
ADVISER: Final = "expert"
"""Who gives hints."""


@dataclass(frozen=True)
class Level:
    name: str
    strength: int | None
    """Its place among the levels for people, 1 for the friendliest; None if it only serves measurements."""
    seconds: float
    """How long it usually takes for a decision."""
    points: dict[str, int]
    """By game what it scores at a table of itself, where that is measured."""


@cache
def levels() -> dict[str, Level]:
    """Those that every game has."""
    by_game = [all_levels(game) for game in NAMES]
    shared = [name for name in by_game[0] if all(name in known for known in by_game)]
    people = [name for name in shared if all(known[name].levels for known in by_game)]
    return {
        name: Level(
            name,
            people.index(name) + 1 if name in people else None,
            max(known[name].seconds for known in by_game),
            {game: points for game in NAMES if (points := all_levels(game)[name].points) is not None},
        )
        for name in shared
    }


def is_asked(game: Game[Any], state: State, seat: int) -> bool:
    """Return whether the seat has something to decide and chance has not."""
    return not game.is_chance(state) and any(asked == seat for asked, *_ in game.decisions(state))
