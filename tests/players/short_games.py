"""Finished games with few turns, for tests that review one."""

import random
from typing import Any

from hexarch.core.ledger import Ledger
from hexarch.games import load_game
from hexarch.players.api import chance_outcome


def short_game(players: int = 2, seed: int = 1) -> Ledger[Any]:
    """Return a game of Terra Mystica in which everybody passes as soon as possible."""
    game = load_game("terra-mystica")
    ledger: Ledger[Any] = Ledger(game, game.options({}, players))
    finish(ledger, seed)
    return ledger


def finish(ledger: Ledger[Any], seed: int = 1) -> None:
    """Play a game of Terra Mystica to its end, with as few moves as possible."""
    game = ledger.game
    dice = random.Random(seed)
    while not game.is_over(ledger.state):
        if game.is_chance(ledger.state):
            ledger.play(chance_outcome(game, ledger.state, dice))
            continue
        seat = game.asked(ledger.state)
        assert seat is not None
        legal = game.legal(ledger.state, seat)
        passes = [action for action in legal if game.format(ledger.state, seat, action).startswith("pass")]
        ledger.play((passes or legal)[-1])
