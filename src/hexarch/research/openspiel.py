"""OpenSpiel games with explicit chance nodes. Importing this module registers them.

`pyspiel.load_game("terra_mystica_v0(players=4,preset=league,late_keys=no)")`: besides `players` and `reward`, every
option of the game is a parameter. Booleans are yes and no, a number that is a text is quoted ('2017'), and the items of
a list such as the factions are separated by slashes. Tables (a custom map, other components) cannot be parameters.
"""

import hashlib
from dataclasses import fields
from typing import Any, Final

from hexarch.core.episode import MAX_STEPS
from hexarch.core.game import CHANCE, Game, RuleError
from hexarch.core.rewards import POINTS, WIN, check_reward
from hexarch.games import MANIFESTS, load_game
from hexarch.position import Position
from hexarch.research.environments import GAMES
from hexarch.research.extras import MissingPackage, np
from hexarch.research.observe import Observer

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise MissingPackage(error.name) from None

TABLES: Final = ("own_map", "components")
LISTS: Final = ("factions",)
DEFAULT_PLAYERS: Final = {manifest.environment: manifest.usual_players for manifest in MANIFESTS.values()}
MOST_POINTS: Final = 1000.0
"""OpenSpiel requires a bound on utilities; no game comes near it."""


def parameters(name: str) -> dict[str, Any]:
    """Return a game's parameters with their defaults. An empty option keeps the preset's value."""
    kind = type(load_game(GAMES[name]).options({}, DEFAULT_PLAYERS[name]))
    options = [entry.name for entry in fields(kind) if entry.name not in (*TABLES, "players")]
    return {"players": DEFAULT_PLAYERS[name], "reward": "win", "preset": "standard", **dict.fromkeys(options, "")}


def read_parameters(name: str, given: dict[str, Any]) -> tuple[int, str, dict[str, Any]]:
    """Parse the parameters into players, reward and options."""
    values = {**parameters(name), **given}
    players, reward = values.pop("players"), check_reward(values.pop("reward"))
    return players, reward, {key: _read(key, text) for key, text in values.items() if text != ""}


def _read(name: str, text: str) -> Any:
    """Parse an option's text. Lists use slashes, because OpenSpiel parses booleans and numbers itself."""
    if name in LISTS:
        return text.split("/")
    return {"yes": True, "no": False}.get(text, text.strip("'"))


def _game_type(name: str, zero_sum: bool) -> Any:
    game = load_game(GAMES[name])
    sums = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name,
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=sums.ZERO_SUM if zero_sum else sums.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(name),
    )


class HexarchGame(pyspiel.Game):
    """A game with its options."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        players, self.reward, options = read_parameters(self.name, params or {})
        self.rules: Game[Any] = load_game(GAMES[self.name])
        self.chosen = self.rules.options(options, players)
        self.observer = Observer(GAMES[self.name], players)
        most = 1.0 if self.reward == WIN else MOST_POINTS
        zero_sum = self.reward != POINTS and players > 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.action_count,
            max_chance_outcomes=self.rules.action_count,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=MAX_STEPS,
        )
        super().__init__(_game_type(self.name, zero_sum), info, params or {})

    def new_initial_state(self) -> "HexarchState":
        return HexarchState(self, self.rules, self.chosen, self.reward)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "HexarchObserver":
        if params:
            raise RuleError(f"Observations take no parameters, but {params!r} were given.")
        return HexarchObserver(self.observer)


class HexarchState(pyspiel.State):
    """A position. Chance acts like a player."""

    def __init__(self, game: HexarchGame, rules: Game[Any], options: Any, reward: str) -> None:
        super().__init__(game)
        self.position = Position(rules, rules.new(options))
        self.reward = reward
        self.decided = 0
        self._line = ""
        """The string of the position, once it was asked for: OpenSpiel asks for it many times."""

    def current_player(self) -> Any:
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        seat = self.position.seat
        return pyspiel.PlayerId.CHANCE if seat == CHANCE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal() if player == self.position.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.chances()

    def _apply_action(self, action: int) -> None:
        self.decided += self.position.seat != CHANCE
        self.position.apply(action)
        self._line = ""

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.text(action)

    def is_terminal(self) -> bool:
        return self.position.is_over or self.decided >= MAX_STEPS

    def returns(self) -> list[float]:
        return self.position.returns(self.reward) if self.is_terminal() else [0.0] * self.num_players()

    def __str__(self) -> str:
        """Return one line: who is to act, everybody's points, and a digest of the position's text.

        Equal positions give equal lines in every process; different ones differ in the digest.
        """
        if not self._line:
            digest = hashlib.sha256(self.position.to_text().encode()).hexdigest()[:16]
            self._line = f"{repr(self.position)[10:-1]} #{digest}"
        return self._line


class HexarchObserver:
    """OpenSpiel observer: one flat tensor, named views of its parts, and a string."""

    def __init__(self, observer: Observer) -> None:
        self.observer = observer
        self._row = observer.new_rows()
        self.tensor = np.zeros(observer.size, np.float32)
        self.dict = observer.views(self.tensor)

    def set_from(self, state: HexarchState, player: int) -> None:
        self.observer.write(state.position.state, max(player, 0), self._row)
        self.tensor[:] = self._row

    def string_from(self, state: HexarchState, player: int) -> str:
        return f"seat {player}: {state}"


def _register(name: str) -> type[HexarchGame]:
    kind = type(name, (HexarchGame,), {"name": name})
    pyspiel.register_game(_game_type(name, zero_sum=False), kind)
    return kind


CLASSES: Final = {name: _register(name) for name in GAMES}
