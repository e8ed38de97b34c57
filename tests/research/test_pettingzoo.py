"""The PettingZoo environments: PettingZoo's own tests for every number of seats, and our own."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from hexarch.core.game import RuleError
from hexarch.games import load_game
from hexarch.research import origins_v0, terra_mystica_v0
from hexarch.research.aec import GameEnv

MODULES: dict[str, Any] = {"terra-mystica": terra_mystica_v0, "origins": origins_v0}
TABLES = [(name, players) for name in MODULES for players in load_game(name).seats]

every_table = pytest.mark.parametrize(("name", "players"), TABLES)
some_tables = pytest.mark.parametrize(
    ("name", "players"),
    [one if one[1] in (1, 2, 5) else pytest.param(*one, marks=pytest.mark.long) for one in TABLES],
)
# PettingZoo's test expects plain arrays; ours are tensors by name.
named_tensors = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


def finish(env: Any, seed: int = 0) -> dict[str, float]:
    """Play at random to the end; return what each agent got."""
    dice = np.random.default_rng(seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        ended = terminated or truncated
        env.step(None if ended else int(dice.choice(np.flatnonzero(observation["action_mask"]))))
    return total


@every_table
@named_tensors
def test_api(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(MODULES[name].env(players), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out


@some_tables
def test_seed(name: str, players: int) -> None:
    seed_test(lambda: MODULES[name].env(players), num_cycles=100)


@pytest.mark.parametrize(("name", "players"), [("terra-mystica", 3), ("origins", 1), ("origins", 2)])
def test_whole_games_give_what_the_rules_say(name: str, players: int) -> None:
    for reward in ("win", "margin", "points"):
        env = MODULES[name].env(players, reward=reward)
        env.reset(seed=11)
        total = finish(env)
        raw = env.unwrapped
        assert raw.episode.is_over
        assert list(total.values()) == pytest.approx(raw.episode.returns)
        if reward == "points":
            assert list(total.values()) == raw.game.scores(raw.episode.state)


def test_another_seed_is_another_game() -> None:
    env = terra_mystica_v0.raw_env(2)
    seen = []
    for seed in (1, 2, 1):
        env.reset(seed=seed)
        seen.append(env.state().tobytes())
    assert seen[0] == seen[2] != seen[1]
    env.reset()
    assert env.state().tobytes() != seen[2], "without a seed the dice go on"


def test_options_reach_the_game() -> None:
    env = terra_mystica_v0.raw_env(4, options={"preset": "league", "map": "fjords"})
    assert env.options.offers == "deferred"
    assert env.options.map == "fjords"


def test_a_seat_that_is_not_asked_has_an_empty_mask() -> None:
    env = origins_v0.raw_env(3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_illegal_actions() -> None:
    raw = origins_v0.raw_env(2)
    raw.reset(seed=1)
    before = raw.state().tobytes()
    illegal = int(np.flatnonzero(raw.observe(raw.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(RuleError, match=f"Action {illegal} is not legal for seat_"):
        raw.step(illegal)
    assert raw.state().tobytes() == before

    env = origins_v0.env(2)
    env.reset(seed=1)
    env.last()
    offender = env.agent_selection
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards[offender] == -1


def test_a_long_game_is_truncated() -> None:
    env = origins_v0.env(2, max_steps=30)
    env.reset(seed=1)
    finish(env)
    assert env.unwrapped.episode.is_cut
    assert not env.agents


@pytest.mark.parametrize(("mode", "start"), [("svg", "<svg"), ("ansi", "")])
def test_the_table_can_be_shown(mode: str, start: str) -> None:
    env = terra_mystica_v0.raw_env(2, render_mode=mode, options={"factions": ["witches", "giants"]})
    env.reset(seed=1)
    shown = env.render()
    assert shown is not None
    assert shown.lstrip().startswith(start)
    assert "itches" in shown
    assert terra_mystica_v0.raw_env(2).render() is None


def test_unknown_names_are_answered_with_the_known_ones() -> None:
    with pytest.raises(RuleError, match="choose from terra_mystica_v0, origins_v0"):
        GameEnv("terra_mystica_v9", 4)
    with pytest.raises(RuleError, match="choose from ansi, svg"):
        origins_v0.env(2, render_mode="human")
    with pytest.raises(RuleError, match="choose from win, margin, points"):
        origins_v0.env(2, reward="fun")
    with pytest.raises(RuleError, match="1 to 4 players, not 5"):
        origins_v0.env(5)
    with pytest.raises(RuleError, match="did you mean 'turn_order'"):
        origins_v0.env(2, options={"turn_orders": "military"})


def test_observations_are_flat_on_request() -> None:
    flat, named = (terra_mystica_v0.env(players=2, flat=flat) for flat in (True, False))
    for env in (flat, named):
        env.reset(seed=4)
    row, tensors = flat.observe("seat_0")["observation"], named.observe("seat_0")["observation"]
    assert flat.observation_space("seat_0")["observation"].contains(row)
    assert named.observation_space("seat_0")["observation"].contains(tensors)
    assert np.array_equal(row, np.concatenate([part.reshape(-1) for part in tensors.values()]))
