"""The games, by name. A game is loaded when it is asked for."""

from importlib import import_module
from typing import Any, Final

from hexarch.core.game import Game, Presenter, RuleError

_PACKAGES: Final = {
    "terra-mystica": "hexarch.games.terra_mystica",
    "origins": "hexarch.games.origins",
}
NAMES: Final = tuple(_PACKAGES)


def _package(name: str) -> str:
    if name not in _PACKAGES:
        raise RuleError(f"There is no game {name!r}; there are {', '.join(NAMES)}.")
    return _PACKAGES[name]


def load_game(name: str) -> Game[Any]:
    game: Game[Any] = import_module(f"{_package(name)}.rules").GAME
    return game


def load_presenter(name: str) -> Presenter:
    presenter: Presenter = import_module(f"{_package(name)}.presenter").PRESENTER
    return presenter
