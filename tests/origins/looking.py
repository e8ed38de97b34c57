"""Positions for the tests of views: from random games of every number of players, some with full cities."""

import random
from functools import cache

from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import State
from tests.origins.test_conformance import advanced_game, pick

# One position is kept for every so many decisions of a game.
STEP = 9


@cache
def all_positions() -> list[State]:
    """Return positions from the set-up to the end."""
    found: list[State] = []
    for players in GAME.seats:
        chooser = random.Random(players)
        found += _played(GAME.new(GAME.options({}, players)), chooser)
        found += _played(advanced_game(players, chooser, {}), chooser)
    return found


def _played(state: State, chooser: random.Random) -> list[State]:
    found: list[State] = []
    step = 0
    while state.stack:
        if step % STEP == 0:
            found.append(state.clone())
        GAME.apply(state, pick(state, chooser))
        step += 1
    return [*found, state]


def few_positions() -> list[State]:
    """Return some positions of each game, and every final one, for checks that are slow."""
    return [state for i, state in enumerate(all_positions()) if i % 12 == 0 or not state.stack]
