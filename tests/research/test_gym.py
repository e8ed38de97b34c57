"""The Gymnasium environments: its own check, one learner against built-in opponents, and vector environments."""

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from hexarch.core.game import RuleError
from hexarch.research.gym import IDS, LearnerEnv

TERRA_MYSTICA, ORIGINS = IDS["terra-mystica"], IDS["origins"]


def play(env: Any, seed: int, most: int = 5000) -> tuple[list[float], dict[str, Any], bool]:
    """Play a random game of the learner; return rewards, the last info, and whether it ended."""
    dice = random.Random(seed)
    observation, info = env.reset(seed=seed)
    rewards: list[float] = []
    for _ in range(most):
        assert env.observation_space.contains(observation)
        action = dice.choice(np.flatnonzero(info["action_mask"]).tolist())
        observation, reward, terminated, truncated, info = env.step(action)
        rewards.append(reward)
        if terminated or truncated:
            assert not info["action_mask"].any()
            return rewards, info, terminated
    return rewards, info, False


class Forgiving(LearnerEnv):
    """Maps any action to a legal one, because Gymnasium's check samples actions without the mask."""

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        legal = self.episode.legal()
        return super().step(legal[int(action) % len(legal)])


@pytest.mark.parametrize("flat", [True, False])
def test_gymnasiums_own_check(flat: bool) -> None:
    check_env(Forgiving("origins", players=1, flat=flat), skip_render_check=True)


@pytest.mark.parametrize(("name", "players"), [(TERRA_MYSTICA, 2), (TERRA_MYSTICA, 4), (ORIGINS, 1), (ORIGINS, 2)])
def test_whole_games(name: str, players: int) -> None:
    env = gymnasium.make(name, players=players, reward="points", options={})
    first = env.reset(seed=3)[1]
    rewards, info, ended = play(env, seed=3)
    assert ended
    gained = info["scores"] - first["scores"]
    assert sum(rewards) == gained[info["seat"]], "what happens while others act counts, too"
    assert play(env, seed=3)[0] == rewards, "the same seed gives the same game"


def test_the_learner_sits_anywhere_or_where_it_should() -> None:
    env = LearnerEnv("terra-mystica", players=3)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2}
    fixed = LearnerEnv("terra-mystica", players=3, seat=1)
    for seed in range(3):
        assert fixed.reset(seed=seed)[1]["seat"] == fixed.episode.seat == 1


def test_opponents_are_the_built_in_players() -> None:
    """A random learner loses against a stronger opponent."""
    env = LearnerEnv("terra-mystica", players=2, opponents=["easy"], seat=0, options={"preset": "league"})
    rewards, info, ended = play(env, seed=1)
    assert ended
    assert info["scores"][1] > info["scores"][0]
    assert rewards[-1] == -1
    assert not any(rewards[:-1])


def test_many_at_once() -> None:
    envs = gymnasium.make_vec(ORIGINS, num_envs=3, vectorization_mode="sync", players=1)
    _, infos = envs.reset(seed=1)
    for _ in range(30):
        actions = infos["action_mask"].argmax(axis=1)
        observations, rewards, _, _, infos = envs.step(actions)
    assert observations.shape[0] == 3
    assert rewards.shape == (3,)
    envs.close()


def test_mistakes_get_a_sentence() -> None:
    env = LearnerEnv("origins", players=2)
    _, info = env.reset(seed=1)
    with pytest.raises(RuleError, match="is not legal now"):
        env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    mistakes: list[tuple[dict[str, Any], str]] = [
        ({"opponents": ["easy"] * 3}, "2 players need 1 opponents, not 3"),
        ({"opponents": "grandmaster"}, "no computer player 'grandmaster'"),
        ({"seat": 2}, "There is no seat 2"),
        ({"reward": "fame"}, "There is no reward 'fame'"),
        ({"render_mode": "human"}, "no render mode 'human'"),
    ]
    for settings, sentence in mistakes:
        with pytest.raises(RuleError, match=sentence):
            LearnerEnv("origins", players=2, **settings)


def test_truncation() -> None:
    env = LearnerEnv("origins", players=1, max_steps=20)
    rewards, _, ended = play(env, seed=1)
    assert not ended
    assert len(rewards) == 20
    with pytest.raises(RuleError, match="call reset"):
        env.step(0)
