"""Many games in one call: each as if it were alone; a new one starts where one ends."""

import random
from typing import Any

import numpy as np
import pytest

from hexarch.core.episode import Episode
from hexarch.core.game import RuleError
from hexarch.games import load_game
from hexarch.research.batch import Batch
from hexarch.research.observe import Observer


def choices(step: Any, dice: random.Random) -> list[int]:
    return [dice.choice(np.flatnonzero(row).tolist()) for row in step.mask]


@pytest.mark.parametrize(("name", "players"), [("terra-mystica", 2), ("origins", 1), ("origins", 2)])
def test_games_are_what_single_games_are(name: str, players: int) -> None:
    """The same dice and choices give the same observations, rewards and endings."""
    batch = Batch(name, 3, players, reward="points", seed=7)
    game, observer = load_game(name), Observer(name, players)
    chance = [random.Random(f"7/{number}") for number in range(3)]
    singles = [Episode(game, batch.options, dice, "points") for dice in chance]
    step, ended, dice = batch.now(), 0, random.Random(1)
    for _ in range(250):
        row = observer.new_rows()
        for number, single in enumerate(singles):
            observer.write(single.state, single.seat, row)
            assert np.array_equal(step.rows[number], row)
            assert step.seat[number] == single.seat
            assert np.flatnonzero(step.mask[number]).tolist() == single.legal()
        actions = choices(step, dice)
        step = batch.step(actions)
        for number, action in enumerate(actions):
            single = singles[number]
            assert step.reward[number].tolist() == single.step(action)
            assert step.terminated[number] == single.is_over
            expected = game.scores(single.state) if single.is_over else [0] * players
            assert step.scores[number].tolist() == expected
            if single.is_over:
                ended += 1
                singles[number] = Episode(game, batch.options, chance[number], "points")
    assert ended or name == "origins"


def test_a_game_does_not_depend_on_its_neighbours() -> None:
    small, large = Batch("origins", 1, 2, seed=3), Batch("origins", 4, 2, seed=3)
    dice, others = random.Random(4), random.Random(5)
    for _ in range(120):
        actions = choices(large.now(), others)
        actions[0] = choices(small.now(), dice)[0]
        small.step(actions[:1])
        large.step(actions)
        assert np.array_equal(small.now().rows[0], large.now().rows[0])


def test_long_games_are_cut_off() -> None:
    batch = Batch("origins", 2, 2, max_steps=5)
    dice = random.Random(1)
    for _ in range(4):
        assert not batch.step(choices(batch.now(), dice)).truncated.any()
    step = batch.step(choices(batch.now(), dice))
    assert step.truncated.all()
    assert not step.terminated.any()
    assert not batch.step(choices(step, dice)).truncated.any()


def test_reset_starts_again() -> None:
    batch = Batch("terra-mystica", 2, 3, {"preset": "league"}, seed=9)
    first = batch.now().rows.copy()
    batch.step(choices(batch.now(), random.Random(1)))
    assert not np.array_equal(batch.now().rows, first)
    assert np.array_equal(batch.reset(9).rows, first)
    assert not np.array_equal(batch.reset(10).rows, first)
    assert batch.observation()["hexes"].shape == (2, 23, 128)


@pytest.mark.parametrize("actions", [[0], [0, 0, 0], [0.5, 0.5], [[0, 0]], [-1, 0], [0, 99_999], ["a", "b"]])
def test_bad_actions_change_nothing(actions: Any) -> None:
    batch = Batch("origins", 2, 2)
    before = batch.now().rows.copy()
    with pytest.raises(RuleError):
        batch.step(actions)
    assert np.array_equal(batch.now().rows, before)


def test_one_illegal_action_stops_the_whole_step() -> None:
    batch = Batch("origins", 2, 2)
    before = batch.now().rows.copy()
    legal = choices(batch.now(), random.Random(1))
    illegal = int(np.flatnonzero(batch.now().mask[1] == 0)[0])
    with pytest.raises(RuleError, match=f"Action {illegal} is not legal in game 1"):
        batch.step([legal[0], illegal])
    assert np.array_equal(batch.now().rows, before)


def test_impossible_batches_are_refused() -> None:
    with pytest.raises(RuleError, match="at least one game"):
        Batch("origins", 0, 2)
    with pytest.raises(RuleError, match="choose from win, margin, points"):
        Batch("origins", 1, 2, reward="fame")
    with pytest.raises(RuleError, match="There is no option"):
        Batch("origins", 1, 2, {"silver": True})
