"""Play games of Origins for learning."""

import math
import random
import time
from typing import Final

from hexarch.core.aliases import Ints
from hexarch.core.game import CHANCE
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import State, next_decision
from hexarch.players.algorithms.planner import Planner
from hexarch.players.api import chance_outcome
from hexarch.players.origins.guide import OriginsGuide
from hexarch.players.origins.linear import Weights
from hexarch.players.origins.network_guide import NetworkGuide
from hexarch.players.training.selfplay import Job, Record

# A game with more has gone wrong and is dropped.
_MOST_ENTRIES: Final = 12_000
# Points by which a drawn turn may look worse, times the job's temperature.
TEMPERATURE: Final = 4.0


class Explorer:
    """A player that sometimes samples one of the good turns instead of taking the best."""

    def __init__(self, job: Job, seat: int, network: str | bytes, weights: Weights | None = None) -> None:
        self.job = job
        self.dice = random.Random(job.seed * 10 + seat)
        self.guide = NetworkGuide(network, network) if network else OriginsGuide(weights)
        self.planner = Planner(self.guide, job.paths, reuse=True) if job.paths else None

    def act(self, state: State, seat: int) -> list[int]:
        drawn = self.dice.random() < self.job.explore
        if self.planner is not None and not drawn:
            return self.planner.act(state, seat)
        moves = self.guide.moves(state, seat)
        best = max(moves, key=lambda move: move.score)
        if not drawn or not self.job.temperature:
            return best.actions
        scale = TEMPERATURE * self.job.temperature
        weights = [math.exp((move.score - best.score) / scale) for move in moves]
        return self.dice.choices(moves, weights)[0].actions


def play(job: Job, seats: Ints, network: str | bytes, weights: Weights | None = None) -> Record | None:
    """Play one game; None if it is too late to start one, or if it does not end.

    Without a network the weights play, those of the package if none are given.
    """
    if time.time() > job.until:
        return None
    started = time.process_time()
    dice = random.Random(job.seed)
    count = dice.choice(seats)
    state = GAME.new(GAME.options({"preset": "quick"}, count))
    players = [Explorer(job, seat, network, weights) for seat in range(count)]
    entries: list[int] = []
    while state.stack:
        seat = next_decision(state)[0]
        actions = [chance_outcome(GAME, state, dice)] if seat == CHANCE else players[seat].act(state, seat)
        for action in actions:
            entries += (seat, action)
            GAME.apply(state, action, seat)
        if len(entries) > _MOST_ENTRIES:
            return None
    options = {**state.setup.options.to_json(), "players": count}
    seconds = time.process_time() - started
    return Record(job.seed, job.generation, False, options, GAME.scores(state), [], entries, seconds, job.paths)
