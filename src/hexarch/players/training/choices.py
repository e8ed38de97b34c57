"""The turns that players chose, with alternatives that they could have chosen: the training data of a policy.

From players who look only one turn ahead a policy learns nothing beyond the values, so only planned games and people's
games are used.
"""

import random
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np

from hexarch.games.terra_mystica.legal import legal_for
from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.state import TURN, State, next_decision
from hexarch.players.algorithms.board_network import as_bytes
from hexarch.players.terra_mystica.features import Features
from hexarch.players.terra_mystica.guide import TerraMysticaGuide, with_somebody_left
from hexarch.players.terra_mystica.observation import context, own_features, rival_features
from hexarch.players.terra_mystica.planes import planes
from hexarch.players.training.selfplay import Record

Array = np.ndarray[Any, Any]

# How many turns are compared, the chosen one among them, and how many of these look best to the linear weights.
TURNS: Final = 16
_BEST: Final = 8
# How many rivals a position may have.
RIVALS: Final = 4
_SHARE: Final = 0.4
# More actions than a turn can have.
_MOST: Final = 40


@dataclass
class Choices:
    """The positions after some turns; the first is the one that was chosen."""

    own: Array
    """(turn, input)"""
    planes: Array
    """(turn, plane, byte)"""
    rival: Array
    """(rival, input)"""
    round: int
    weight: float = 1.0


@cache
def _guide() -> TerraMysticaGuide:
    return TerraMysticaGuide("choice", 4)


def described(record: Record, own_places: dict[str, int], rival_places: dict[str, int]) -> list[Choices]:
    """Return turns of a game with their alternatives; none for a game without planning."""
    if not record.paths and not record.people:
        return []
    dice = random.Random(record.seed)
    guide = _guide()
    options = dict(record.options)
    state = GAME.new(GAME.options(options, options.pop("players")))
    share = 1.0 if record.people else _SHARE
    pairs = list(record.pairs())
    found: list[Choices] = []
    for place, (seat, action) in enumerate(pairs):
        if _begins_turn(guide, state, seat) and dice.random() < share:
            one = _choices(guide, state, seat, pairs[place : place + _MOST], dice, own_places, rival_places)
            found += [one] if one is not None else []
        GAME.apply(state, action, seat)
    return found


def _begins_turn(guide: TerraMysticaGuide, state: State, seat: int) -> bool:
    if next_decision(state)[:2] != (seat, TURN) or not state.round or state.converted != -1:
        return False
    return guide.is_free(state, seat) and len(legal_for(state, seat)) > 1


def _choices(
    guide: TerraMysticaGuide,
    state: State,
    seat: int,
    pairs: list[tuple[int, int]],
    dice: random.Random,
    own_places: dict[str, int],
    rival_places: dict[str, int],
) -> Choices | None:
    idle = with_somebody_left(state, seat)
    chosen = _after(idle, seat, pairs)
    if chosen is None:
        return None
    moves = sorted(guide.moves(idle, seat), key=lambda move: -move.score)
    before = own_features(idle, seat)
    marks = {_mark(chosen, seat)}
    others: list[State] = []
    for move in moves:
        after = idle.clone()
        for action in move.actions:
            GAME.apply(after, action, seat)
        mark = _mark(after, seat)
        if mark not in marks:
            marks.add(mark)
            others.append(after)
    if not others:
        return None
    rest = others[_BEST:]
    dice.shuffle(rest)
    states = [chosen, *others[:_BEST], *rest][:TURNS]
    everybody = [before if other == seat else own_features(idle, other) for other in range(len(state.players))]
    shared = context(idle, seat, everybody)
    own = np.zeros((len(states), len(own_places)), np.float16)
    for line, after in zip(own, states, strict=True):
        fill(line, own_features(after, seat), own_places)
        fill(line, shared, own_places)
    rivals = [rival_features(idle, other, one) for other, one in enumerate(everybody) if other != seat]
    rival = np.zeros((len(rivals), len(rival_places)), np.float16)
    for line, one in zip(rival, rivals, strict=True):
        fill(line, one, rival_places)
    return Choices(own, as_bytes([planes(after, seat) for after in states]), rival, state.round)


def _after(idle: State, seat: int, pairs: list[tuple[int, int]]) -> State | None:
    """Return the position after a turn, as if another seat still had to pass; None if the turn is not possible."""
    after = idle.clone()
    made = False
    for other, action in pairs:
        if other != seat or GAME.asked(after) != seat:
            break
        if action not in GAME.legal(after, seat):
            return None
        GAME.apply(after, action, seat)
        made = True
    return after if made and after.round == idle.round else None


def _mark(state: State, seat: int) -> tuple[Any, ...]:
    return tuple(sorted(own_features(state, seat).items())), planes(state, seat)


def fill(line: Array, found: Features, places: dict[str, int]) -> None:
    """Write the named inputs into their columns; those without a column are left out."""
    for name, value in found.items():
        place = places.get(name)
        if place is not None:
            line[place] = value
