"""Rewards: they add up as documented, ties are shared, and an unknown one is answered with the known names."""

import random
from typing import Any

import pytest

from hexarch.core.episode import Episode
from hexarch.core.game import RuleError
from hexarch.core.rewards import REWARDS, check_reward, returns
from hexarch.games import load_game
from tests.research.games import TABLES, league_game, positions


class Table:
    """The parts of a game that rewards read."""

    def __init__(self, scores: list[int], winners: list[int]) -> None:
        self._scores, self._winners = scores, winners

    def scores(self, state: Any) -> list[int]:
        return self._scores

    def winners(self, state: Any) -> list[int]:
        return self._winners

    def is_over(self, state: Any) -> bool:
        return True


def worth(reward: str, scores: list[int], winners: list[int]) -> list[float]:
    game: Any = Table(scores, winners)
    return returns(game, None, reward)


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([90, 80, 70], [0], [1, -1 / 2, -1 / 2]),
        ([90, 90, 70], [0, 1], [1 / 4, 1 / 4, -1 / 2]),
        ([90, 90, 90], [0, 1, 2], [0, 0, 0]),
        ([90, 90], [1], [-1, 1]),
        ([90], [0], [1]),
        ([90], [], [-1]),
    ],
)
def test_winning(scores: list[int], winners: list[int], expected: list[float]) -> None:
    assert worth("win", scores, winners) == pytest.approx(expected)


def test_the_margin_is_to_the_mean_of_the_others() -> None:
    assert worth("margin", [100, 80, 60], [0]) == pytest.approx([30, 0, -30])
    assert worth("margin", [77], []) == [77]


def test_points_are_the_score() -> None:
    assert worth("points", [100, 80], [0]) == [100, 80]


def test_a_league_game() -> None:
    ledger = league_game()
    scores = ledger.game.scores(ledger.state)
    best = scores.index(max(scores))
    won = returns(ledger.game, ledger.state, "win")
    assert won[best] == 1
    assert sum(won) == pytest.approx(0)
    assert sum(returns(ledger.game, ledger.state, "margin")) == pytest.approx(0)


@pytest.mark.parametrize(("name", "players", "options"), TABLES[::3], ids=str)
def test_nothing_is_won_before_the_end(name: str, players: int, options: dict[str, Any]) -> None:
    for state in positions(name, players, options, most=60):
        if state.stack:
            assert returns(load_game(name), state, "win") == [0] * players
            assert returns(load_game(name), state, "margin") == [0] * players


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("name", "players", "options"), TABLES[::4], ids=str)
def test_rewards_of_the_steps_add_up(name: str, players: int, options: dict[str, Any], reward: str) -> None:
    game = load_game(name)
    dice = random.Random(3)
    episode = Episode(game, game.options(options, players), dice, reward)
    total = [0.0] * players
    while not episode.is_over:
        for seat, amount in enumerate(episode.step(dice.choice(episode.legal()))):
            total[seat] += amount
    assert total == pytest.approx(returns(game, episode.state, reward))


def test_an_unknown_reward_names_those_there_are() -> None:
    with pytest.raises(RuleError, match="choose from win, margin, points"):
        check_reward("glory")
