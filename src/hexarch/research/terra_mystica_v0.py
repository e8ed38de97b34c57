"""Terra Mystica as a PettingZoo environment, for 2 to 7 players."""

from typing import Any

from hexarch.research.aec import GameEnv, make_env


def env(players: int = 4, **settings: Any) -> Any:
    """Return the wrapped environment. Arguments: options, reward, max_steps, render_mode, flat; see `GameEnv`."""
    return make_env("terra_mystica_v0", players, **settings)


def raw_env(players: int = 4, **settings: Any) -> GameEnv:
    """Return the environment without wrappers: an illegal action raises an error and changes nothing."""
    return GameEnv("terra_mystica_v0", players, **settings)
