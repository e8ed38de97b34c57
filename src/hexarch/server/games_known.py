"""Which games there are."""

from hexarch.games import NAMES
from hexarch.server.errors import Problem


def check_game(name: str) -> str:
    if name not in NAMES:
        raise Problem(422, "server-no-game", {"games": ", ".join(NAMES)})
    return name
