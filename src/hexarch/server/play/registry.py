"""The games as the server uses them: rules and presenter together."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from hexarch.core.game import Game, Presenter
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
