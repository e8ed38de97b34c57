"""Many games stepped together: arrays in, arrays out. A finished game is replaced by a new one."""

import random
from array import array
from dataclasses import dataclass
from typing import Any

from hexarch.core.episode import MAX_STEPS, Episode, step_all
from hexarch.core.game import RuleError
from hexarch.games import load_game
from hexarch.research.extras import np
from hexarch.research.observe import Observer


@dataclass(frozen=True)
class Step:
    """The result of a step, one row per game. The arrays belong to the batch; its next step overwrites them."""

    rows: Any
    """Observations of the seats that are asked, see `Observer.views`."""
    mask: Any
    """Masks of their legal actions."""
    seat: Any
    """The seats that are asked."""
    reward: Any
    """Rewards of all seats, for the step just made."""
    terminated: Any
    """Games that ended; rows, mask and seat already belong to the next one."""
    truncated: Any
    """Games truncated by the step limit; likewise."""
    scores: Any
    """Final points of games that ended or were truncated; 0 elsewhere."""


class Batch:
    """A fixed number of games, stepped together."""

    def __init__(
        self,
        game: str,
        count: int,
        players: int,
        options: dict[str, Any] | None = None,
        reward: str = "win",
        seed: int = 0,
        max_steps: int = MAX_STEPS,
    ) -> None:
        if count < 1:
            raise RuleError(f"A batch needs at least one game, not {count}.")
        self.game = load_game(game)
        self.options = self.game.options(options or {}, players)
        self.observer = Observer(game, players)
        self.count = count
        self.reward = reward
        self.max_steps = max_steps
        self._rows = self.observer.new_rows(count)
        self._mask = np.zeros((count, self.game.action_count), np.int8)
        self._starts = np.arange(count) * self.game.action_count
        self._seat = np.zeros(count, np.int64)
        self._reward = np.zeros((count, players), np.float64)
        self._terminated = np.zeros(count, np.bool_)
        self._truncated = np.zeros(count, np.bool_)
        self._scores = np.zeros((count, players), np.int64)
        self.reset(seed)

    def reset(self, seed: int = 0) -> Step:
        """Start new games. Each has its own random generator, so games are independent of each other."""
        self._dice = [random.Random(f"{seed}/{number}") for number in range(self.count)]
        self._episodes = [self._new(number) for number in range(self.count)]
        for values in (self._reward, self._terminated, self._truncated, self._scores):
            values.fill(0)
        self._show()
        return self.now()

    def now(self) -> Step:
        """Return the current step without changing anything."""
        return Step(self._rows, self._mask, self._seat, self._reward, self._terminated, self._truncated, self._scores)

    def observation(self) -> dict[str, Any]:
        """Return the tensors of all games by name, as seen by the seats that are asked."""
        return self.observer.views(self._rows)

    def step(self, actions: Any) -> Step:
        """Apply one action in each game. If any is illegal, raise and apply none."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.count,) or chosen.dtype.kind not in "iu":
            raise RuleError(f"A step takes {self.count} whole numbers, one action for each game.")
        if chosen.min() < 0 or chosen.max() >= self.game.action_count:
            raise RuleError(f"Actions are numbers from 0 to {self.game.action_count - 1}.")
        illegal = np.flatnonzero(self._mask[np.arange(self.count), chosen] == 0)
        if illegal.size:
            number = int(illegal[0])
            raise RuleError(f"Action {chosen[number]} is not legal in game {number}.")
        for values in (self._reward, self._terminated, self._truncated, self._scores):
            values.fill(0)
        for number in step_all(self._episodes, chosen.tolist()):
            self._report(number)
        self._show()
        return self.now()

    def _new(self, number: int) -> Episode:
        return Episode(self.game, self.options, self._dice[number], self.reward, self.max_steps)

    def _report(self, number: int) -> None:
        """Write the result of a step, and replace the game if it has ended."""
        episode = self._episodes[number]
        self._reward[number] = episode.rewards
        if episode.is_over or episode.is_cut:
            self._terminated[number] = episode.is_over
            self._truncated[number] = episode.is_cut
            self._scores[number] = self.game.scores(episode.state)
            self._episodes[number] = self._new(number)

    def _show(self) -> None:
        """Write the observations and masks of all games at once: numpy's calls cost more than their work."""
        states = [episode.state for episode in self._episodes]
        seats = [episode.seat for episode in self._episodes]
        self._seat[:] = seats
        self.observer.write_all(states, seats, self._rows)
        allowed: list[int] = []
        ends = []
        for state in states:
            allowed += self.game.legal(state)
            ends.append(len(allowed))
        # Through an array, because numpy converts a list number by number.
        places = np.frombuffer(array("q", allowed), np.int64)
        rows = np.repeat(self._starts, np.diff(ends, prepend=0))
        self._mask.fill(0)
        self._mask.reshape(-1)[places + rows] = 1
