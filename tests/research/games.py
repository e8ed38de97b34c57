"""Positions of random games and of a league game, for the tests of this folder."""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from hexarch.core.conformance import choose
from hexarch.core.game import CHANCE
from hexarch.core.ledger import Ledger
from hexarch.games import load_game
from hexarch.games.terra_mystica.snellman.verify import replay_log

LOGS = Path(__file__).parents[1] / "fixtures" / "games"
LOG = LOGS / "4pLeague_S66_D1L1_G5.txt"
DROPPED = LOGS / "4pLeague_S64_D1L1_G5.txt"

# (game, players, options)
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *(("terra-mystica", players, {}) for players in (2, 3, 4, 5, 6, 7)),
    ("terra-mystica", 4, {"preset": "league"}),
    ("terra-mystica", 3, {"faction_choice": "auction"}),
    ("terra-mystica", 4, {"faction_choice": "random colours", "map": "fjords"}),
    *(("origins", players, {}) for players in (1, 2, 3, 4)),
]


def positions(name: str, players: int, options: dict[str, Any], seed: int = 1, most: int = 1000) -> Iterator[Any]:
    """Yield every position of a random game, the last one included, as one object that keeps changing."""
    game = load_game(name)
    dice = random.Random(seed)
    state = game.new(game.options(options, players))
    for _ in range(most):
        yield state
        if not state.stack:
            return
        game.apply(state, choose(game, state, dice))


@cache
def league_game(path: Path = LOG) -> Ledger[Any]:
    ledger = replay_log(path.read_text(encoding="utf-8")).ledger
    assert ledger is not None
    return ledger


def league_positions() -> Iterator[tuple[Any, int, int]]:
    """Yield every decision of a person in a league game: position, seat, action."""
    ledger = league_game()
    replayed = Ledger(ledger.game, ledger.options)
    for seat, action in ledger.entries:
        if seat != CHANCE:
            yield replayed.state, seat, action
        replayed.push(seat, action)
