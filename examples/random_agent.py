"""A game of Terra Mystica between random agents, in the PettingZoo environment."""

import argparse
import random

import numpy as np

from hexarch.research import terra_mystica_v0

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--players", type=int, default=3)
parser.add_argument("--seed", type=int, default=1)
arguments = parser.parse_args()

env = terra_mystica_v0.env(players=arguments.players, options={"preset": "league"}, reward="points")
env.reset(seed=arguments.seed)
dice = random.Random(arguments.seed)
points = dict.fromkeys(env.possible_agents, 0.0)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, _ = env.last()
    points[agent] += reward
    ended = terminated or truncated
    env.step(None if ended else dice.choice(np.flatnonzero(observation["action_mask"]).tolist()))
for agent, total in points.items():
    print(f"{agent}: {total:.0f} points")
