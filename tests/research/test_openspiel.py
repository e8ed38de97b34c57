"""The OpenSpiel games: OpenSpiel's own tests, chance nodes, options as parameters, its search on our games."""

import os
import random
import re
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel has no package for this system")

from open_spiel.python.algorithms import mcts  # noqa: E402

from hexarch.core.game import RuleError  # noqa: E402
from hexarch.research import openspiel  # noqa: E402
from hexarch.research.observe import Observer  # noqa: E402

GAMES = [
    "terra_mystica_v0(players=2)",
    "terra_mystica_v0(players=3,factions=witches/giants/fakirs,reward=margin)",
    "terra_mystica_v0(players=4,preset=league)",
    "terra_mystica_v0(players=5,faction_choice=auction,starting_points='2017')",
    "origins_v0(players=1)",
    "origins_v0(players=2,gold=last,reward=points)",
    pytest.param("origins_v0(players=4,turn_order=military)", marks=pytest.mark.long),
]


def advance(state: Any, dice: random.Random, steps: int) -> None:
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("text", GAMES)
def test_openspiels_own_test(text: str, capfd: pytest.CaptureFixture[str]) -> None:
    """Serializing a state replays its history, so long games are tested without it."""
    game = pyspiel.load_game(text)
    short = game.get_type().short_name == "terra_mystica_v0" or game.num_players() == 1
    pyspiel.random_sim_test(game, num_sims=1, serialize=short, verbose=False)


@pytest.mark.parametrize("text", GAMES)
def test_a_game_is_its_text(text: str) -> None:
    game = pyspiel.load_game(text)
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.chosen == game.chosen


def test_the_registered_games() -> None:
    names = pyspiel.registered_names()
    assert {"terra_mystica_v0", "origins_v0"} <= set(names)
    for name, players in (("terra_mystica_v0", (2, 7)), ("origins_v0", (1, 4))):
        kind = pyspiel.load_game(name).get_type()
        assert (kind.min_num_players, kind.max_num_players) == players
        assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
        assert kind.information == pyspiel.GameType.Information.PERFECT_INFORMATION


def test_options_are_parameters_over_the_preset() -> None:
    game = pyspiel.load_game("terra_mystica_v0(preset=league,late_keys=no,map=fjords)")
    assert game.chosen.offers == "deferred"
    assert game.chosen.late_keys is False
    assert game.chosen.free_burning is True
    assert game.chosen.map == "fjords"


def test_chance_nodes_have_probabilities() -> None:
    state = pyspiel.load_game("origins_v0(players=2)").new_initial_state()
    dice, seen = random.Random(1), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert [action for action, _ in outcomes] == state.legal_actions()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            seen += 1
        advance(state, dice, 1)
    assert seen > 20


def test_observations_are_the_observers() -> None:
    game = pyspiel.load_game("terra_mystica_v0(players=3)")
    observer = Observer("terra-mystica", 3)
    state, dice = game.new_initial_state(), random.Random(2)
    told = game.make_py_observer()
    for _ in range(6):
        advance(state, dice, 15)
        for seat in range(3):
            row = observer.new_rows()
            observer.write(state.position.state, seat, row)
            assert np.array_equal(np.array(state.observation_tensor(seat)), row)
            told.set_from(state, seat)
            assert np.array_equal(told.dict["hexes"], observer.views(row)["hexes"])


def test_clones_are_independent() -> None:
    state, dice = pyspiel.load_game("origins_v0(players=2)").new_initial_state(), random.Random(3)
    advance(state, dice, 100)
    before = str(state)
    twin = state.clone()
    assert str(twin) == before
    advance(twin, dice, 5)
    assert str(twin) != before == str(state)
    assert twin.history() != state.history()


@pytest.mark.parametrize(("reward", "zero_sum"), [("win", True), ("margin", True), ("points", False)])
def test_returns(reward: str, zero_sum: bool) -> None:
    game = pyspiel.load_game(f"terra_mystica_v0(players=2,reward={reward})")
    state = game.new_initial_state()
    advance(state, random.Random(4), 30)
    assert state.returns() == [0, 0]
    advance(state, random.Random(4), 10_000)
    assert state.is_terminal()
    assert state.returns() == state.position.returns(reward)
    assert (abs(sum(state.returns())) < 1e-9) == zero_sum
    assert (game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM) == zero_sum
    assert all(game.min_utility() <= value <= game.max_utility() for value in state.returns())


def test_openspiels_tree_search_plays_ours() -> None:
    game = pyspiel.load_game("origins_v0(players=1,reward=points)")
    state, dice = game.new_initial_state(), random.Random(5)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        advance(state, dice, 1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 20.0, 10, evaluator, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("terra_mystica_v0(preset=leage)", "choose from standard, league"),
        ("terra_mystica_v0(players=9)", "not 9"),
        ("terra_mystica_v0(reward=gold)", "choose from win, margin, points"),
        ("terra_mystica_v0(late_keys=maybe)", "must be true or false"),
        ("origins_v0(gold=never)", "'ask' or 'last'"),
    ],
)
def test_bad_parameters_are_answered(text: str, sentence: str) -> None:
    with pytest.raises(RuleError, match=sentence):
        pyspiel.load_game(text)


def test_an_unknown_parameter_is_answered_with_the_known_ones(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(pyspiel.SpielError, match=r"Available parameters are: .*turn_order"):
        pyspiel.load_game("origins_v0(dice=loaded)")
    assert "own_map" not in openspiel.parameters("terra_mystica_v0")


def test_strings_are_readable_and_the_same_in_every_process() -> None:
    code = (
        "import random, pyspiel, hexarch.research.openspiel\n"
        "dice = random.Random(1)\n"
        "state = pyspiel.load_game('terra_mystica_v0(players=2)').new_initial_state()\n"
        "while state.move_number() < 40: state.apply_action(dice.choice(state.legal_actions()))\n"
        "print(state); print(state.get_game().make_py_observer().string_from(state, 1))"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    (text,) = told
    line, seen = text.splitlines()
    assert re.fullmatch(r"terra-mystica: \w+ to act; \w+ \d+, \w+ \d+ #[0-9a-f]{16}", line), line
    assert seen == f"seat 1: {line}"


def test_different_positions_have_different_strings() -> None:
    state, dice = pyspiel.load_game("origins_v0(players=2)").new_initial_state(), random.Random(5)
    known: dict[str, Any] = {}
    for _ in range(120):
        advance(state, dice, 1)
        assert known.setdefault(str(state), state.position.key()) == state.position.key()
    assert len(known) > 100
