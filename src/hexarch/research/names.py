"""The environments by their versioned ids. A number goes up when old results could not be compared with new ones."""

from typing import Final

from hexarch.core.game import RuleError

GAMES: Final = {"terra_mystica_v0": "terra-mystica", "origins_v0": "origins"}


def game_of(name: str) -> str:
    """The game behind an id."""
    if name not in GAMES:
        raise RuleError(f"There is no environment {name!r}; there are {', '.join(GAMES)}.")
    return GAMES[name]
