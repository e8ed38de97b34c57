"""Games that were searched for puzzles, and what was found.

Needs no computer player, so that a server can load puzzles quickly.
"""

from dataclasses import dataclass
from typing import Any

from hexarch.core.ledger import Ledger
from hexarch.games import load_game


@dataclass(frozen=True)
class Found:
    """A position with one clearly best turn."""

    at: int
    """How many entries of the game come before it."""
    seat: int
    round: int
    answer: list[int]
    line: list[list[int]]
    """The turns of the seat to the end of the round, as planned; the first is the answer."""
    value: float
    margin: float
    """Points by which every other idea is worse, at both depths."""
    noise: float
    other: list[int]
    """The best turn with another idea."""
    gains: dict[str, float]
    """Where the answer has more points than that one, by source."""
    ranks: list[int]
    """Which place the answer has for weaker players, the weakest first."""
    difficulty: int
    tags: list[str]


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
