"""A game that was searched for puzzles. Needs no computer player, so that a server can load puzzles quickly."""

from dataclasses import dataclass
from typing import Any

from hexarch.core.ledger import Ledger
from hexarch.games import load_game


@dataclass(frozen=True)
class Mined:
    """A game and what was found in it."""

    source: str
    options: dict[str, Any]
    entries: list[int]
    found: list[dict[str, Any]]


def ledger_of(game: str, options: dict[str, Any], entries: list[int]) -> Ledger[Any]:
    """Return a game from its options and entries, which are trusted."""
    rules = load_game(game)
    given = dict(options)
    players = given.pop("players")
    ledger = Ledger(rules, rules.options(given, players))
    for seat, action in zip(entries[::2], entries[1::2], strict=True):
        ledger.push(seat, action)
    return ledger
