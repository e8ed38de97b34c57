"""The levels of computer players as the server offers them."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from hexarch.core.game import Game, State
from hexarch.games import NAMES
from hexarch.players.registry import all_levels

# The level that plays for a person who has left.
SUBSTITUTE: Final = "hard"
# The level that gives hints.
ADVISER: Final = "expert"


@dataclass(frozen=True)
class Level:
    name: str
    strength: int | None
    """Its rank among the levels for people, 1 for the easiest; None for a level that is only used in measurements."""
    seconds: float
    """What a decision usually takes."""
    points: dict[str, int]
    """By game, its average against itself, where that is measured."""
    games: tuple[str, ...]
    """The games that have it."""


@cache
def levels() -> dict[str, Level]:
    """Return every level of any game, the weakest first. A level may exist for one game only."""
    by_game = {game: all_levels(game) for game in NAMES}
    names = list(dict.fromkeys(name for known in by_game.values() for name in known))
    people = [name for name in names if all(known[name].levels for known in by_game.values() if name in known)]
    found = {}
    for name in names:
        having = {game: known[name] for game, known in by_game.items() if name in known}
        found[name] = Level(
            name,
            people.index(name) + 1 if name in people else None,
            max(level.seconds for level in having.values()),
            {game: level.points for game, level in having.items() if level.points is not None},
            tuple(having),
        )
    return found


def is_asked(game: Game[Any], state: State, seat: int) -> bool:
    """Return whether a decision of the seat, and not of chance, is asked next."""
    return not game.is_chance(state) and any(asked == seat for asked, *_ in game.decisions(state))
