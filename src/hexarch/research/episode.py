"""One game of an environment: seeded chance, rewards for the seats, and a limit on steps."""

import random
from typing import Any, Final

from hexarch.core.game import Game
from hexarch.core.rewards import POINTS, check_reward, returns

MAX_STEPS: Final = 20_000
"""Decisions after which a game is truncated. In Origins players could pass forever; a random game has about 700."""


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
        self.state = game.new(options)
        self.returns = [0.0] * options.players
        self._nothing = [0.0] * options.players
        self._roll()

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    @property
    def is_cut(self) -> bool:
        """Whether the step limit ended the game."""
        return self.steps >= self.max_steps and not self.is_over

    @property
    def seat(self) -> int:
        """Return the seat that is asked; 0 once the game is over."""
        return self.game.asked(self.state) or 0

    def legal(self) -> list[int]:
        return self.game.legal(self.state)

    def step(self, action: int) -> list[float]:
        """Apply a legal action and return each seat's reward. The list must not be changed."""
        self.game.apply(self.state, action)
        self.steps += 1
        self._roll()
        if self.reward != POINTS and not self.game.is_over(self.state):
            return self._nothing
        before, self.returns = self.returns, returns(self.game, self.state, self.reward)
        return [now - then for now, then in zip(self.returns, before, strict=True)]

    def _roll(self) -> None:
        state, game = self.state, self.game
        while game.is_chance(state):
            game.apply(state, self.dice.choices(game.legal(state), game.weights(state))[0])
