"""Turn stored games into rows for learning: the inputs of every seat, and the outcomes."""

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from hexarch.core.aliases import Ints
from hexarch.core.journal import Journal
from hexarch.games.terra_mystica import sources as src
from hexarch.games.terra_mystica.actions import ARGUMENT_OF
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import (
    CHOOSE_FACTION,
    FIRST_CARD,
    FIRST_DWELLING,
    REWARD_SPADES,
    TURN,
    State,
    next_decision,
)
from hexarch.players.algorithms.board_network import as_bytes
from hexarch.players.terra_mystica.draft import draft_features
from hexarch.players.terra_mystica.features import Features
from hexarch.players.terra_mystica.habits import GROUP_OF, GROUPS
from hexarch.players.terra_mystica.observation import context, own_features, rival_features
from hexarch.players.terra_mystica.planes import PLANES, planes
from hexarch.players.training.choices import Choices, described, fill
from hexarch.players.training.selfplay import Record

Array = np.ndarray[Any, Any]

_PLACES: Final = {name: place for place, name in enumerate(GROUPS)}
# What the network learns: points to come, the policy, final margin to the best rival, share of the win, points until
# the end of the round, towns to come, and points to come by source.
HEADS: Final = ("to come", "policy", "margin", "win", "round", "towns founded", *(f"from {name}" for name in GROUPS))

# An input that marks people's games: their results do not predict those of the computer players.
PEOPLE: Final = "people"
_SAMPLED: Final = {TURN: 0.5, FIRST_DWELLING: 0.7, FIRST_CARD: 0.7, REWARD_SPADES: 0.7}


@dataclass
class Rows:
    """Rows of some games. Rivals are the rows of the same position: `position` says which."""

    own: Array
    rival: Array
    position: Array
    targets: Array
    round: Array
    game: Array
    weight: Array
    draft: list[tuple[Features, float, float]]
    """Inputs of a faction choice, its points and its weight."""
    planes: Array
    """The map as each seat sees it: (row, plane, byte); no planes for a game without a map."""
    choices: list[Choices] = field(default_factory=list)
    """Turns that somebody chose, with others that were possible."""


@dataclass
class _Sample:
    own: list[Features]
    shared: list[Features]
    rivals: list[Features]
    planes: list[Ints]
    points: list[int]
    towns: list[int]
    sources: list[list[int]]
    round: int


def vocabulary(records: Iterable[Record]) -> tuple[list[str], list[str]]:
    """Return the names of all inputs that occur in some games."""
    own: set[str] = set()
    rival: set[str] = set()
    for record in records:
        for sample in _replay(record).samples:
            for found, shared in zip(sample.own, sample.shared, strict=True):
                own |= found.keys() | shared.keys()
            for found in sample.rivals:
                rival |= found.keys()
    return sorted(own), sorted(rival)


def rows(record: Record, own_names: list[str], rival_names: list[str], share: float = 1.0) -> Rows:
    """Replay one game and describe positions drawn from it; a smaller share makes them fewer."""
    own_places = {name: place for place, name in enumerate(own_names)}
    rival_places = {name: place for place, name in enumerate(rival_names)}
    replay = _replay(record, share)
    samples, state = replay.samples, replay.state
    players = len(state.players)
    count = len(samples) * players
    own = np.zeros((count, len(own_names)), np.float16)
    rival = np.zeros((count, len(rival_names)), np.float16)
    targets = np.zeros((count, len(HEADS)), np.float32)
    ends = _round_ends(samples, record.scores)
    winners = GAME.winners(state)
    towns = [sum(player.town_tiles) for player in state.players]
    for number, sample in enumerate(samples):
        for seat in range(players):
            line = number * players + seat
            fill(own[line], sample.own[seat], own_places)
            fill(own[line], sample.shared[seat], own_places)
            fill(rival[line], sample.rivals[seat], rival_places)
            others = [points for other, points in enumerate(record.scores) if other != seat]
            targets[line, : -len(GROUPS)] = (
                record.scores[seat] - sample.points[seat],
                0.0,
                record.scores[seat] - max(others, default=0),
                (seat in winners) / len(winners),
                ends[sample.round][seat] - sample.points[seat],
                towns[seat] - sample.towns[seat],
            )
            came = zip(replay.tally[seat], sample.sources[seat], strict=True)
            targets[line, -len(GROUPS) :] = [after - before for after, before in came]
    return Rows(
        own,
        rival,
        np.repeat(np.arange(len(samples), dtype=np.int32), players),
        targets,
        np.repeat(np.array([sample.round for sample in samples], np.int8), players),
        np.full(count, record.seed, np.int64),
        np.ones(count, np.float32),
        # People choose factions for other reasons, and get more points out of them.
        [(found, float(record.scores[seat]), 1.0) for seat, found in replay.draft if not record.people],
        as_bytes([found for sample in samples for found in sample.planes]).reshape(count, len(PLANES), -1),
        described(record, own_places, rival_places),
    )


@dataclass
class _Replay:
    samples: list[_Sample]
    state: State
    draft: list[tuple[int, Features]]
    tally: list[list[int]]
    """Points by group, for each seat, at the end."""


def _replay(record: Record, share: float = 1.0) -> _Replay:
    dice = random.Random(record.seed)
    options = dict(record.options)
    state = GAME.new(GAME.options(options, options.pop("players")))
    journal = Journal()
    state.journal = journal
    tally = [[0] * len(GROUPS) for _ in state.picks]
    samples: list[_Sample] = []
    draft: list[tuple[int, Features]] = []
    for seat, action in record.pairs():
        kind = next_decision(state)[1]
        if kind == CHOOSE_FACTION:
            draft.append((seat, draft_features(state, seat, ARGUMENT_OF[action], state.picks)))
        elif state.players and dice.random() < share * _SAMPLED.get(kind, 0.0):
            samples.append(_sample(state, tally, record))
        GAME.apply(state, action, seat)
        for row in journal.rows:
            for change in row.changes:
                if change.resource == src.POINTS and change.source in GROUP_OF:
                    tally[change.seat][_PLACES[GROUP_OF[change.source]]] += change.amount
        journal.rows.clear()
    return _Replay(samples, state, draft, tally)


def _sample(state: State, tally: list[list[int]], record: Record) -> _Sample:
    seats = range(len(state.players))
    everybody = [own_features(state, seat) for seat in seats]
    shared = [context(state, seat, everybody, bool(record.paths)) for seat in seats]
    if record.people:
        for found in shared:
            found[PEOPLE] = 1
    return _Sample(
        everybody,
        shared,
        [rival_features(state, seat, everybody[seat]) for seat in seats],
        [planes(state, seat) for seat in seats],
        [player.points for player in state.players],
        [sum(player.town_tiles) for player in state.players],
        [[*one] for one in tally],
        state.round,
    )


def _round_ends(samples: list[_Sample], scores: list[int]) -> dict[int, list[int]]:
    """Return each seat's points when a round was about to end; the last sample of the round stands for it."""
    ends: dict[int, list[int]] = {}
    for sample in samples:
        ends[sample.round] = sample.points
    if ends:
        ends[max(ends)] = scores
    return ends
