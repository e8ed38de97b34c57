"""PettingZoo environments. Seats act in turn; the environment plays chance from its seed."""

import io
import random
from typing import Any

from rich.console import Console

from hexarch.core.episode import MAX_STEPS, Episode
from hexarch.core.game import RuleError
from hexarch.core.rewards import check_reward
from hexarch.games import load_game, load_presenter
from hexarch.research.environments import game_of
from hexarch.research.extras import MissingPackage, np
from hexarch.research.observe import Observer
from hexarch.research.spaces import observation_space, shown

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise MissingPackage(error.name) from None

RENDER_MODES = ("ansi", "svg")


class GameEnv(AECEnv):
    """AEC environment. Agents are `seat_0`, `seat_1`, ...; observations hold tensors and an action mask.

    With `flat` the tensors come as one row of numbers instead of by name.
    """

    def __init__(
        self,
        name: str,
        players: int,
        options: dict[str, Any] | None = None,
        reward: str = "win",
        max_steps: int = MAX_STEPS,
        render_mode: str | None = None,
        flat: bool = False,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise RuleError(f"There is no render mode {render_mode!r}; choose from {', '.join(RENDER_MODES)}.")
        self.game = load_game(game_of(name))
        self.metadata = {"name": name, "render_modes": list(RENDER_MODES), "is_parallelizable": False}
        self.options = self.game.options(options or {}, players)
        self.observer = Observer(self.game.name, players)
        self.reward = check_reward(reward)
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.flat = flat
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._dice = random.Random()

    def _observation_space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self.game.action_count,), np.int8)
        return spaces.Dict({"observation": observation_space(self.observer, self.flat), "action_mask": mask})

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. Without a seed the random generator continues."""
        if seed is not None:
            self._dice = random.Random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.episode = Episode(self.game, self.options, self._dice, self.reward, self.max_steps)
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what a seat may know. The mask is empty while another seat is asked."""
        episode, seat = self.episode, self._seats[agent]
        asked = episode.seat == seat and not episode.is_over
        legal = episode.legal() if asked else []
        observation = shown(self.observer, episode.state, seat, self.flat)
        return {"observation": observation, "action_mask": self.observer.mask(legal)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        if action is None or int(action) not in episode.legal():
            raise RuleError(f"Action {action!r} is not legal for {agent} now.")
        self._cumulative_rewards[agent] = 0.0
        rewards = episode.step(int(action))
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        if episode.is_over or episode.is_cut:
            ended = self.terminations if episode.is_over else self.truncations
            ended.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.possible_agents[episode.seat]
        self._accumulate_rewards()

    def state(self) -> Any:
        """Return the position as one row, as seat 0 sees it. Only standing answers are hidden."""
        row = self.observer.new_rows()
        self.observer.write(self.episode.state, 0, row)
        return row

    def render(self) -> str | None:
        """Return the table as terminal text or as an SVG image."""
        if self.render_mode is None:
            return None
        presenter = load_presenter(self.game.name)
        if self.render_mode == "svg":
            return presenter.svg(self.episode.state)
        console = Console(width=120, file=io.StringIO(), force_terminal=True)
        with console.capture() as shown:
            console.print(presenter.picture(self.episode.state, console.width))
        return shown.get()

    def close(self) -> None:
        """Do nothing: the environment holds no resources."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def make_env(name: str, players: int, **settings: Any) -> Any:
    """Wrap the environment as PettingZoo does: an illegal action ends the game with reward -1 for that agent."""
    env = GameEnv(name, players, **settings)
    checked = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(env, illegal_reward=-1))
    return wrappers.OrderEnforcingWrapper(checked)
