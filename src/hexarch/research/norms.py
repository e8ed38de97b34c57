"""Norms: resources at the start of each round and points by source, overall and by faction."""

from collections import defaultdict
from statistics import fmean, pstdev
from typing import Any

from hexarch.core.game import RuleError
from hexarch.core.ledger import Ledger
from hexarch.players.report.history import SeatHistory, seats_of


def norms(ledgers: list[Ledger[Any]]) -> dict[str, Any]:
    """Return means over finished games of one kind, ready for JSON."""
    if not ledgers:
        raise RuleError("There are no games to compute norms from.")
    seats = [seat for ledger in ledgers for seat in seats_of(ledger)]
    groups: dict[str, list[SeatHistory]] = defaultdict(list)
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


def _means(seats: list[SeatHistory]) -> dict[str, Any]:
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


def _figures(seats: list[SeatHistory], number: int) -> dict[str, float]:
    """Return the average over the seats whose game reached the round."""
    found = [seat.starts[number] for seat in seats if number in seat.starts]
    return {name: round(fmean(one[name] for one in found), 3) for name in found[0]}


def _sources(seats: list[SeatHistory], number: int) -> dict[str, float]:
    names = sorted({name for seat in seats for name in seat.sources.get(number, {})})
    means = {name: fmean(seat.sources.get(number, {}).get(name, 0) for seat in seats) for name in names}
    return {name: round(mean, 3) for name, mean in means.items() if mean}
