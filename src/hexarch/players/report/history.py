"""What each seat of a finished game had at the start of every round, and its points by source."""

from collections import defaultdict
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

from hexarch.core.ledger import Ledger
from hexarch.games import load_presenter


@dataclass
class SeatHistory:
    """One seat of one game."""

    group: str
    points: int = 0
    won: float = 0.0
    """1 for the winner, shared on a tie."""
    starts: dict[int, dict[str, int]] = field(default_factory=dict)
    """Resources at the start of each round, after income; round 0 is the end of the game."""
    sources: dict[int, dict[str, int]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(int)))
    """Points in each round by source; round 0 is the set-up."""


def seats_of(ledger: Ledger[Any]) -> list[SeatHistory]:
    game = ledger.game
    presenter = load_presenter(game.name)
    encode = import_module(f"hexarch.games.{game.name.replace('-', '_')}.encode")
    points = list(presenter.resource_names).index("points")
    count = ledger.state.setup.players
    seats = [SeatHistory("") for _ in range(count)]
    replayed = Ledger(game, ledger.options, journal=True)
    state = replayed.state
    shown = 0
    for who, action in ledger.entries:
        now = state.round
        seen = len(state.journal.rows)
        replayed.push(who, action)
        for row in state.journal.rows[max(0, seen - 1) :]:
            for change in row.changes:
                if change.resource == points:
                    seats[change.seat].sources[now][presenter.source_names[change.source]] += change.amount
            row.changes = []
        if state.round > shown:
            shown = state.round
            for seat in range(count):
                seats[seat].starts[shown] = encode.figures(state, seat)
    winners = game.winners(state)
    for seat, score in enumerate(game.scores(state)):
        found = seats[seat]
        found.group = encode.group(state, seat)
        found.points = score
        found.won = 1 / len(winners) if seat in winners else 0.0
        found.starts[0] = encode.figures(state, seat)
    return seats
