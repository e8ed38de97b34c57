"""Origins' network: inputs, exact values at the end, self-play, and training rows."""

import random
from pathlib import Path

import numpy as np
import pytest

from hexarch.core.game import RuleError
from hexarch.games.origins.rules import GAME
from hexarch.players.algorithms.network import FORMAT, Network
from hexarch.players.algorithms.planner import Planner
from hexarch.players.algorithms.random import RandomPlayer
from hexarch.players.api import play_out
from hexarch.players.origins.network_guide import HEADS, NetworkGuide
from hexarch.players.origins.observation import CONTEXT_NAMES, OWN_NAMES, RIVAL_NAMES
from hexarch.players.training.origins import solo, table
from hexarch.players.training.selfplay import Job, Record
from hexarch.players.training.task import load_task


@pytest.fixture(scope="module")
def network(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return a network with random weights."""
    dice = np.random.default_rng(1)
    own, rival = len(OWN_NAMES) + len(CONTEXT_NAMES), len(RIVAL_NAMES)
    sizes = {
        "rival_w": (1, rival, 4),
        "rival_b": (1, 4),
        "first_w": (1, own, 8),
        "first_r": (1, 4, 8),
        "first_b": (1, 8),
        "second_w": (1, 8, 6),
        "second_b": (1, 6),
        "out_w": (1, 6, len(HEADS)),
        "out_b": (1, len(HEADS)),
    }
    arrays = {name: dice.normal(0, 0.1, size) for name, size in sizes.items()}
    for name, count in (("own", own), ("rival", rival), ("out", len(HEADS))):
        arrays |= {f"{name}_mean": np.zeros(count), f"{name}_scale": np.ones(count)}
    # In another order than the inputs, because a network is read by names.
    names = [*OWN_NAMES, *CONTEXT_NAMES][::-1]
    path: Path = tmp_path_factory.mktemp("network") / "value.npz"
    named = {"own_names": np.array(names), "rival_names": np.array(RIVAL_NAMES), "heads": np.array(HEADS)}
    Network({"format": np.array(FORMAT), **named, **arrays}).save(path)
    return str(path)


@pytest.fixture(scope="module")
def record() -> Record:
    played = table.play(Job(3, 0, paths=0))
    assert played is not None
    return played


def test_names_are_unique_and_inputs_complete(record: Record) -> None:
    names = [*OWN_NAMES, *CONTEXT_NAMES]
    assert len(set(names)) == len(names)
    data = table.rows(record, *table.vocabulary([record]))
    assert data.own.shape[1] == len(names)
    assert data.rival.shape[1] == len(RIVAL_NAMES)
    one = data.own[:, names.index("players 3")]
    assert set(one.tolist()) == {1.0}


def test_rows_say_what_was_still_to_come(record: Record) -> None:
    names = table.vocabulary([record])
    data = table.rows(record, *names)
    seats = len(record.scores)
    final = data.own[:, names[0].index("points")].astype(float) + data.targets[:, HEADS.index("to come")]
    assert sorted(set(final.tolist())) == sorted({float(score) for score in record.scores})
    wins = data.targets[:, HEADS.index("win")].reshape(-1, seats).sum(1)
    assert wins == pytest.approx(np.ones(len(wins)))
    margins = data.targets[:, HEADS.index("margin")].reshape(-1, seats).max(1)
    ranked = sorted(record.scores)
    assert set(margins.tolist()) == {float(ranked[-1] - ranked[-2])}
    assert data.targets[:, HEADS.index("rounds")].min() >= 0


def test_a_network_plays_legal_turns_and_the_stored_game_replays(network: str) -> None:
    played = solo.play(Job(4, 1, paths=2), network)
    assert played is not None
    assert played.paths == 2
    options = dict(played.options)
    state = GAME.new(GAME.options(options, options.pop("players")))
    for seat, action in played.pairs():
        assert action in GAME.legal(state)
        GAME.apply(state, action, seat)
    assert GAME.scores(state) == played.scores


def test_an_unknown_task_names_the_nearest() -> None:
    assert load_task("origins-solo").setups == "origins-1"
    with pytest.raises(RuleError, match="did you mean 'origins'"):
        load_task("orgins")


def test_values_at_the_end_are_the_points(network: str) -> None:
    state = GAME.new(GAME.options({}, 2))
    play_out(GAME, state, [RandomPlayer(GAME, 1), RandomPlayer(GAME, 2)], random.Random(1))
    guide = NetworkGuide(network, aim=(1.0, 0.0, 0.0))
    assert guide.values(state) == GAME.scores(state)
    guide.network_for(state)
    assert guide.worth(state, 1) == state.players[1].points


def test_lines_give_expected_points_not_utilities(network: str) -> None:
    state = GAME.new(GAME.options({}, 2))
    dice = random.Random(2)
    while not state.round or state.stack[-1][0] < 0:
        seat = state.stack[-1][0]
        choices = GAME.legal(state)
        GAME.apply(state, dice.choice(choices), seat)
    seat = state.stack[-1][0]
    planner = Planner(NetworkGuide(network), 2, turns=1, breadth=2, reuse=True)
    lines = planner.lines(state, seat)
    assert lines[0].texts
    for line in lines:
        assert sum(line.sources.values()) == pytest.approx(line.value)
