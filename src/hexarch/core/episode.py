"""One game of an environment: seeded chance, rewards for the seats, and a limit on steps."""

import random
from typing import Any, Final

from hexarch.core.game import Game
from hexarch.core.rewards import POINTS, check_reward, returns

# Decisions after which a game is truncated. Some games let players pass forever; a random one has about 700.
MAX_STEPS: Final = 20_000


class Episode:
    """A game between seats in which the environment plays chance."""

    def __init__(
        self, game: Game[Any], options: Any, dice: random.Random, reward: str = "win", max_steps: int = MAX_STEPS
    ) -> None:
        self.game = game
        self.dice = dice
        self.reward = check_reward(reward)
        self.max_steps = max_steps
        self.steps = 0
        self.state: Any = game.new(options)
        self.returns = [0.0] * options.players
        self._nothing = [0.0] * options.players
        self.rewards = self._nothing
        """Of the last step; the list must not be changed."""
        self._roll()

    def _roll(self) -> None:
        """Draw chance outcomes, and note who is asked next."""
        state, game = self.state, self.game
        while game.is_chance(state):
            game.apply(state, self.dice.choices(game.legal(state), game.weights(state))[0])
        self.is_over = game.is_over(state)
        self.is_cut = not self.is_over and self.steps >= self.max_steps
        """Whether the step limit ended the game."""
        self.seat = game.asked(state) or 0
        """The seat that is asked; 0 once the game is over."""

    def legal(self) -> list[int]:
        found: list[int] = self.game.legal(self.state)
        return found

    def step(self, action: int) -> list[float]:
        """Apply a legal action and return each seat's reward. The list must not be changed."""
        self.game.apply(self.state, action)
        self.steps += 1
        self._roll()
        if self.reward != POINTS and not self.is_over:
            self.rewards = self._nothing
        else:
            before, self.returns = self.returns, returns(self.game, self.state, self.reward)
            self.rewards = [now - then for now, then in zip(self.returns, before, strict=True)]
        return self.rewards


def step_all(episodes: list[Episode], actions: list[int]) -> list[int]:
    """Apply a legal action in each game; return the numbers of those that gave a reward or have ended."""
    found = []
    for number, episode in enumerate(episodes):
        rewards = episode.step(actions[number])
        if episode.is_over or episode.is_cut or (rewards is not episode._nothing and any(rewards)):
            found.append(number)
    return found
