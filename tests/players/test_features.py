"""The features that the computer computes from a position of Terra Mystica agree with the rules."""

from collections.abc import Iterator

import pytest

from hexarch.games.terra_mystica.rules import GAME
from hexarch.games.terra_mystica.scoring import shares
from hexarch.games.terra_mystica.state import State
from hexarch.games.terra_mystica.tables import BOARD
from hexarch.players.arena.suites import begin, load
from hexarch.players.registry import player
from hexarch.players.terra_mystica import features as parts
from hexarch.players.terra_mystica import observation
from hexarch.players.terra_mystica.features import features
from hexarch.players.terra_mystica.linear import load_weights
from hexarch.players.terra_mystica.observation import own_features


def test_points_for_cults_are_those_of_the_final_scoring() -> None:
    state = begin(load("random")[3])
    someone = player("terra-mystica", "medium", 5)
    seen = 0
    while state.stack and state.round < 4:
        seat = state.stack[-1][0]
        for action in someone.act(state, seat):
            GAME.apply(state, action, seat)
        if state.round:
            for each in range(4):
                expected = sum(
                    shares([other.cults[cult] for other in state.players], BOARD.final_cult)[each] for cult in range(4)
                )
                assert features(state, each)["cult points now"] == expected
                seen += 1
    assert seen > 100


def test_every_weight_belongs_to_a_feature_that_occurs() -> None:
    """A misspelt feature would silently have no weight."""
    # Without factions that nobody chooses in these games, and starts that their maps and factions do not have.
    unmet = {
        feature
        for name in ("people", "choice", "value")
        for feature in load_weights(name).table
        if not feature.startswith(("stronghold of ", "start: "))
    }
    for number in (0, 1, 2, 4):
        state = begin(load("random")[number])
        someone = player("terra-mystica", "greedy", number)
        while state.stack and unmet:
            seat = state.stack[-1][0]
            moves = someone.guide.moves(state, seat)  # type: ignore[attr-defined]
            unmet.difference_update(feature for move in moves for feature in move.found)
            for action in someone.act(state, seat):
                GAME.apply(state, action, seat)
    assert not unmet


def _positions(number: int) -> Iterator[State]:
    """Yield the positions after every move that a player considers in a game."""
    state = begin(load("random")[number])
    someone = player("terra-mystica", "greedy", number)
    while state.stack:
        seat = state.stack[-1][0]
        moves = someone.guide.moves(state, seat)  # type: ignore[attr-defined]
        if state.round:
            yield from (move.state for move in moves if move.state.stack)
        for action in max(moves, key=lambda move: move.score).actions:
            GAME.apply(state, action, seat)


def test_cached_values_equal_recomputed_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = 0
    for place, state in enumerate(_positions(4)):
        if place % 7:
            continue
        for seat in range(len(state.players)):
            remembered = list(own_features(state, seat).items())
            with monkeypatch.context() as fresh:
                for name in ("_OWN_BOARDS", "_CULTS", "_MAPS", "_NETWORKS"):
                    fresh.setattr(parts, name, {})
                fresh.setattr(observation, "_FURTHER_LAND", {})
                assert list(own_features(state, seat).items()) == remembered
            seen += 1
    assert seen > 500
