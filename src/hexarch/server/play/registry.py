"""The games as the server uses them: rules and presenter together, and how their stored games begin.

Worker processes import this module, so it must not import the web framework or the database.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from hexarch.core.game import Game, Options, Presenter, State
from hexarch.games import NAMES, load_game, load_presenter


@dataclass(frozen=True)
class GameBundle:
    game: Game[Any]
    presenter: Presenter


@cache
def bundle(name: str) -> GameBundle:
    return GameBundle(load_game(name), load_presenter(name))


def bundles() -> list[GameBundle]:
    return [bundle(name) for name in NAMES]


def new_state(played: GameBundle, options: Mapping[str, object], rules: int) -> State:
    state: State = played.game.new(read_options(played, options, rules))
    return state


def read_options(played: GameBundle, options: Mapping[str, object], rules: int) -> Options:
    """Return the options of a stored table, which holds the number of players among them."""
    given = played.game.upgrade(dict(options), rules)
    players = given.pop("players")
    read: Options = played.game.options(given, players)
    return read
