"""Reads a game that somebody brings, in any form that `games.files` knows."""

from typing import Any

from hexarch.core.game import RuleError
from hexarch.games.files import read_game


def read_any(job: dict[str, Any]) -> dict[str, Any]:
    """Return the parts of the game that the server stores, and the notes. Raises a RuleError for a faulty game."""
    found = read_game(job["text"])
    if found.ledger is None or found.problem:
        raise found.problem or RuleError("There is no game in the file.")
    data = found.ledger.to_json()
    return {
        **{name: data[name] for name in ("game", "options", "names", "entries", "finished")},
        "notes": found.notes,
    }
