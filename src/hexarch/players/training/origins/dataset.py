"""Turn stored games of Origins into rows for learning: the inputs of every seat, and the outcomes."""

import random
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import mean
from typing import Any, Final

import numpy as np

from hexarch.games.origins.actions import KIND_OF, PASS
from hexarch.games.origins.rules import GAME
from hexarch.games.origins.state import OVER, TURN, State, next_decision
from hexarch.players.algorithms.board_network import BYTES
from hexarch.players.origins import observation
from hexarch.players.origins.linear import Weights, load_weights
from hexarch.players.origins.network_guide import HEADS
from hexarch.players.origins.prospects import Memory
from hexarch.players.training.dataset import Rows
from hexarch.players.training.selfplay import Record
from hexarch.players.training.task import Heads

heads: Final = Heads(HEADS, (1.0, 0.5, 0.5, 0.2, 0.2))
# How often a turn's beginning and the position after a pass, where plans end, are taken.
_TURN: Final = 0.4
_PASS: Final = 0.8


@dataclass
class _Sample:
    own: list[list[float]]
    shared: list[list[float]]
    points: list[int]
    round: int


def vocabulary(records: Iterable[Record]) -> tuple[list[str], list[str]]:
    return [*observation.OWN_NAMES, *observation.CONTEXT_NAMES], list(observation.RIVAL_NAMES)


def rows(record: Record, own_names: list[str], rival_names: list[str], share: float = 1.0) -> Rows:
    """Replay one game and describe positions drawn from it; a smaller share makes them fewer."""
    samples, state = _replay(record, share)
    players = len(state.players)
    count = len(samples) * players
    names, rivals = (*observation.OWN_NAMES, *observation.CONTEXT_NAMES), observation.RIVAL_NAMES
    own = [[*sample.own[seat], *sample.shared[seat]] for sample in samples for seat in range(players)]
    rival = [observation.rival_inputs(sample.own[seat]) for sample in samples for seat in range(players)]
    return Rows(
        np.array(own, np.float16).reshape(count, len(names))[:, [names.index(name) for name in own_names]],
        np.array(rival, np.float16).reshape(count, len(rivals))[:, [rivals.index(name) for name in rival_names]],
        np.repeat(np.arange(len(samples), dtype=np.int32), players),
        _targets(samples, state),
        np.repeat(np.array([min(sample.round, 99) for sample in samples], np.int8), players),
        np.full(count, record.seed, np.int64),
        np.ones(count, np.float32),
        [],
        np.zeros((count, 0, BYTES), np.uint8),
    )


def _targets(samples: list[_Sample], end: State) -> Any:
    scores, winners = GAME.scores(end), GAME.winners(end)
    ends: dict[int, list[int]] = {}
    for sample in samples:
        ends[sample.round] = sample.points
    ends[end.round] = scores
    found = np.zeros((len(samples) * len(scores), len(HEADS)), np.float32)
    for number, sample in enumerate(samples):
        for seat, points in enumerate(scores):
            others = [other for place, other in enumerate(scores) if place != seat]
            found[number * len(scores) + seat] = (
                points - sample.points[seat],
                points - max(others, default=0),
                (seat in winners) / max(len(winners), 1),
                ends[sample.round][seat] - sample.points[seat],
                end.round - sample.round,
            )
    return found


def _replay(record: Record, share: float) -> tuple[list[_Sample], State]:
    dice = random.Random(record.seed)
    options = dict(record.options)
    state = GAME.new(GAME.options(options, options.pop("players")))
    weights = load_weights("solo" if state.setup.solo else "table")
    memory: Memory | None = None
    samples: list[_Sample] = []
    passed = False
    for seat, action in record.pairs():
        wanted = _PASS if passed else _TURN if next_decision(state)[1] == TURN else 0.0
        if state.round and state.phase != OVER and dice.random() < share * wanted:
            if memory is None or memory.districts != state.districts:
                memory = Memory(state.setup, state.districts)
            samples.append(_sample(state, memory, weights, bool(record.paths)))
        passed = KIND_OF[action] == PASS
        GAME.apply(state, action, seat)
    return samples, state


def _sample(state: State, memory: Memory, weights: Weights, planned: bool) -> _Sample:
    seats = range(len(state.players))
    own = [observation.own_inputs(state, seat, memory, weights) for seat in seats]
    shared = [observation.context_inputs(state, seat, own, planned) for seat in seats]
    return _Sample(own, shared, [player.points for player in state.players], state.round)


def summary(records: list[Record]) -> dict[str, Any]:
    """Return the figures of a generation."""
    planned = [record for record in records if record.paths]

    def average(some: list[Record]) -> float | None:
        return round(mean(mean(record.scores) for record in some), 2) if some else None

    return {
        "games": len(records),
        "planned": len(planned),
        "points": average(records),
        "points_planned": average(planned),
        "winner": round(mean(max(record.scores) for record in records), 2),
        "cpu_seconds": round(mean(record.seconds for record in records), 2),
    }
