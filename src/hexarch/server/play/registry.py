"""The games as the server uses them: rules and face together."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from hexarch.core.game import Face, Game
from hexarch.games import NAMES, load_face, load_game


@dataclass(frozen=True)
class Kind:
    game: Game[Any]
    face: Face


@cache
def kind(name: str) -> Kind:
    return Kind(load_game(name), load_face(name))


def kinds() -> list[Kind]:
    return [kind(name) for name in NAMES]
