"""Gymnasium environments: one learner against built-in opponents. Importing this module registers them.

`gymnasium.make("hexarch/TerraMystica-v0", players=2, opponents="easy")`. The action mask is in `info["action_mask"]`
and in `action_masks()`, where MaskablePPO looks for it. `gymnasium.make_vec` makes many of them at once.
"""

import random
from typing import Any, Final, cast

from hexarch.core.episode import MAX_STEPS, Episode
from hexarch.core.game import RuleError
from hexarch.core.rewards import check_reward
from hexarch.games import MANIFESTS, load_game, load_presenter
from hexarch.players.api import Player
from hexarch.players.registry import player as new_player
from hexarch.research.extras import MissingPackage, np
from hexarch.research.observe import Observer
from hexarch.research.spaces import observation_space, shown

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise MissingPackage(error.name) from None


class LearnerEnv(gymnasium.Env[Any, int]):
    """One seat is the learner's; built-in players have the others, and chance is rolled by the environment.

    `opponents` names a level for all other seats, or one for each of them, counted clockwise from the learner.
    `seat` is the learner's seat; None draws it again for every game. `flat` gives observations as one row of numbers,
    otherwise as named tensors. The reward of a step counts all that happens until the learner is asked again.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        opponents: str | list[str] = "random",
        seat: int | None = None,
        options: dict[str, Any] | None = None,
        reward: str = "win",
        flat: bool = True,
        max_steps: int = MAX_STEPS,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"render_modes": ["svg"]}
        if render_mode not in (None, "svg"):
            raise RuleError(f"There is no render mode {render_mode!r}; the only one is svg.")
        if seat is not None and not 0 <= seat < players:
            raise RuleError(f"There is no seat {seat} at a table for {players} players.")
        self.game = load_game(game)
        self.options = self.game.options(options or {}, players)
        self.levels = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.levels) != players - 1:
            raise RuleError(f"{players} players need {players - 1} opponents, not {len(self.levels)}.")
        for level in self.levels:
            new_player(game, level)
        self.observer = Observer(game, players)
        self.fixed_seat = seat
        self.reward = check_reward(reward)
        self.flat = flat
        self.max_steps = max_steps
        self.render_mode = render_mode
        self.observation_space = observation_space(self.observer, flat)
        self.action_space = cast("spaces.Space[int]", spaces.Discrete(self.game.action_count))
        self._dice = random.Random()
        self._players: list[Player] = []
        self.learner = 0
        self.episode: Episode

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a new game and let the others act until the learner is asked."""
        super().reset(seed=seed)
        if seed is not None:
            self._dice = random.Random(seed)
        seats = self.options.players
        self.learner = self._dice.randrange(seats) if self.fixed_seat is None else self.fixed_seat
        self._players = [new_player(self.game.name, level, self._dice.randrange(2**31)) for level in self.levels]
        self.episode = Episode(self.game, self.options, self._dice, self.reward, self.max_steps)
        self._others()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play the learner's action and the others' answers. Raise RuleError for an action that is not legal."""
        if self.episode.is_over or self.episode.is_cut:
            raise RuleError("The game is over; call reset.")
        if int(action) not in self.episode.legal():
            raise RuleError(f"Action {int(action)} is not legal now.")
        reward = self.episode.step(int(action))[self.learner] + self._others()
        return self._observation(), reward, self.episode.is_over, self.episode.is_cut, self._info()

    def action_masks(self) -> Any:
        """Return the mask of legal actions as booleans."""
        return self._mask().astype(bool)

    def render(self) -> Any:
        return load_presenter(self.game.name).svg(self.episode.state) if self.render_mode else None

    def _others(self) -> float:
        """Let the other seats act until the learner is asked or the game ends; return the learner's reward."""
        episode, total, seats = self.episode, 0.0, self.options.players
        while not (episode.is_over or episode.is_cut or episode.seat == self.learner):
            seat = episode.seat
            for action in self._players[(seat - self.learner) % seats - 1].act(episode.state, seat):
                total += episode.step(action)[self.learner]
        return total

    def _observation(self) -> Any:
        return shown(self.observer, self.episode.state, self.learner, self.flat)

    def _mask(self) -> Any:
        over = self.episode.is_over or self.episode.is_cut
        return self.observer.mask([] if over else self.episode.legal())

    def _info(self) -> dict[str, Any]:
        scores = np.array(self.game.scores(self.episode.state))
        return {"action_mask": self._mask(), "seat": self.learner, "scores": scores}


IDS: Final = {
    manifest.name: f"hexarch/{manifest.type_prefix}-v{manifest.environment.rpartition('_v')[2]}"
    for manifest in MANIFESTS.values()
}
"""The id of each game."""
for _name, _id in IDS.items():
    gymnasium.register(
        _id, entry_point="hexarch.research.gym:LearnerEnv", kwargs={"game": _name}, disable_env_checker=True
    )
