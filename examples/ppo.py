"""Train MaskablePPO (sb3-contrib) as one player of Terra Mystica against a built-in opponent.

Needs: pip install 'hexarch[research]' sb3-contrib
"""

import argparse
from typing import Any

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.monitor import Monitor
from stable_baselines3.common.vec_env import DummyVecEnv

from hexarch.research.gym import IDS  # importing the module registers the environments


def make(opponent: str) -> Any:
    """Return the environment with numbers between 0 and about 1, as networks like them."""
    env: Any = gymnasium.make(
        IDS["terra-mystica"], players=2, opponents=opponent, options={"preset": "league"}, reward="points"
    )
    scale = np.minimum(env.observation_space.high, 20).astype(np.float32)
    space = gymnasium.spaces.Box(0, np.inf, scale.shape, np.float32)
    return Monitor(gymnasium.wrappers.TransformObservation(env, lambda seen: (seen / scale).astype(np.float32), space))


class Masked(gymnasium.Wrapper[Any, Any, Any, Any]):
    """Passes the mask through the wrappers around the environment."""

    def action_masks(self) -> Any:
        env: Any = self.unwrapped
        return env.action_masks()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=10, help="games of the evaluation")
    parser.add_argument("--opponent", default="random")
    arguments = parser.parse_args()
    train = DummyVecEnv([lambda: Masked(make(arguments.opponent)) for _ in range(4)])
    test = Masked(make(arguments.opponent))
    model = MaskablePPO("MlpPolicy", train, n_steps=256, batch_size=256, seed=1, device="cpu")
    before, _ = evaluate_policy(model, test, n_eval_episodes=arguments.games, warn=False)
    model.learn(arguments.steps)
    after, _ = evaluate_policy(model, test, n_eval_episodes=arguments.games, warn=False)
    print(f"points gained in a game: {before:.1f} before, {after:.1f} after {model.num_timesteps} steps")


if __name__ == "__main__":
    main()
