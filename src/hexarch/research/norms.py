"""Norms: resources at the start of each round and points by source, overall and by faction."""

from collections import defaultdict
from dataclasses import dataclass, field
from importlib import import_module
from statistics import fmean, pstdev
from typing import Any

from hexarch.core.game import RuleError
from hexarch.core.ledger import Ledger
from hexarch.games import load_presenter


@dataclass
class _Seat:
    """One seat of one game."""

    group: str
    points: int = 0
    won: float = 0.0
    """1 for the winner, shared on a tie."""
    starts: dict[int, dict[str, int]] = field(default_factory=dict)
    """Resources at the start of each round, after income; round 0 is the end of the game."""
    sources: dict[int, dict[str, int]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(int)))
    """Points in each round by source; round 0 is the set-up."""


def norms(ledgers: list[Ledger[Any]]) -> dict[str, Any]:
    """Return means over finished games of one kind, ready for JSON."""
    if not ledgers:
        raise RuleError("There is no game to compute norms from.")
    seats = [seat for ledger in ledgers for seat in _seats(ledger)]
    groups: dict[str, list[_Seat]] = defaultdict(list)
    for seat in seats:
        groups[seat.group].append(seat)
    return {
        "format": "hexarch norms",
        "version": 1,
        "game": ledgers[0].game.name,
        "players": ledgers[0].state.setup.players,
        "games": len(ledgers),
        "all": _means(seats),
        "groups": {name: _means(found) for name, found in sorted(groups.items()) if name},
    }


def _seats(ledger: Ledger[Any]) -> list[_Seat]:
    game = ledger.game
    presenter = load_presenter(game.name)
    encode = import_module(f"hexarch.games.{game.name.replace('-', '_')}.encode")
    points = list(presenter.resource_names).index("points")
    count = ledger.state.setup.players
    seats = [_Seat("") for _ in range(count)]
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


def _means(seats: list[_Seat]) -> dict[str, Any]:
    points = [seat.points for seat in seats]
    rounds = sorted({number for seat in seats for number in seat.starts if number})
    played = sorted({number for seat in seats for number in seat.sources})
    return {
        "seats": len(seats),
        "won": round(fmean(seat.won for seat in seats), 4),
        "points": {
            "mean": round(fmean(points), 2),
            "deviation": round(pstdev(points), 2),
            "least": min(points),
            "most": max(points),
        },
        "at_the_start_of_round": {str(number): _figures(seats, number) for number in rounds},
        "at_the_end": _figures(seats, 0),
        "points_in_round": {str(number): _sources(seats, number) for number in played},
    }


def _figures(seats: list[_Seat], number: int) -> dict[str, float]:
    """Return the average over the seats whose game reached the round."""
    found = [seat.starts[number] for seat in seats if number in seat.starts]
    return {name: round(fmean(one[name] for one in found), 3) for name in found[0]}


def _sources(seats: list[_Seat], number: int) -> dict[str, float]:
    names = sorted({name for seat in seats for name in seat.sources.get(number, {})})
    means = {name: fmean(seat.sources.get(number, {}).get(name, 0) for seat in seats) for name in names}
    return {name: round(mean, 3) for name, mean in means.items() if mean}
