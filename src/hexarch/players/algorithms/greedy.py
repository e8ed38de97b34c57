"""A player that looks one move ahead and takes the best move; with a temperature, it samples from the good ones."""

import math
import random
from typing import Any

from hexarch.players.api import Guide, Line, Move, describe


class GreedyPlayer:
    def __init__(self, guide: Guide, seed: int = 0, temperature: float = 0.0) -> None:
        self.guide = guide
        self.dice = random.Random(seed)
        self.temperature = temperature
        """By how many points a move may look worse and still be chosen now and then; 0: never."""

    def act(self, state: Any, seat: int) -> list[int]:
        moves = self.guide.moves(state, seat)
        return self._pick(moves).actions

    def _pick(self, moves: list[Move]) -> Move:
        best = max(moves, key=lambda move: move.rating)
        if not self.temperature:
            return best
        weights = [math.exp((move.rating - best.rating) / self.temperature) for move in moves]
        return self.dice.choices(moves, weights)[0]

    def lines(self, state: Any, seat: int) -> list[Line]:
        moves = sorted(self.guide.moves(state, seat), key=lambda move: -move.rating)
        return [
            Line(
                move.actions,
                describe(self.guide.game, state, seat, move.actions),
                self.guide.values(move.state)[seat],
                self.guide.sources(move.state, seat),
            )
            for move in moves[:5]
        ]
