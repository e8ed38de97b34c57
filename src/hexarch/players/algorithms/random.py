"""A player that chooses at random."""

import random
from typing import Any

from hexarch.core.game import Game
from hexarch.players.api import Line


class RandomPlayer:
    def __init__(self, game: Game[Any], seed: int = 0) -> None:
        self.game = game
        self.dice = random.Random(seed)

    def act(self, state: Any, seat: int) -> list[int]:
        return [self.dice.choice(self.game.legal(state, seat))]

    def lines(self, state: Any, seat: int) -> list[Line]:
        return []
