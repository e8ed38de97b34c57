"""Versioned environment ids. A version increases when old and new results are not comparable."""

from typing import Final

from hexarch.core.game import RuleError
from hexarch.games import MANIFESTS

GAMES: Final = {manifest.environment: manifest.name for manifest in MANIFESTS.values()}


def game_of(name: str) -> str:
    """Return the game of an id."""
    if name not in GAMES:
        raise RuleError(f"There is no environment {name!r}; choose from {', '.join(GAMES)}.")
    return GAMES[name]
