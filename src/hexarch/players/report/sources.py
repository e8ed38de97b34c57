"""Points by source and by round of every seat, beside the table's mean and the norms of league players."""

from dataclasses import dataclass
from functools import cache
from statistics import fmean
from typing import Any, Final

from hexarch.core.data import read
from hexarch.core.ledger import Ledger
from hexarch.players.report.history import SeatHistory, seats_of

_PACKAGE: Final = "hexarch.players.report"


@dataclass(frozen=True)
class SourceRow:
    name: str
    points: list[int]
    mean: float
    norms: list[float]
    """Means of players with the same faction; empty without norms."""
    league: float | None
    """The mean of all players of the league."""


@dataclass(frozen=True)
class SourceTable:
    rows: list[SourceRow]
    rounds: list[SourceRow]
    """The same by round; the name is its number."""
    norm_seats: int
    """How many seats of league games the norms come from; 0 where there are none."""


@cache
def norms(game: str) -> dict[str, Any]:
    """Return means by source and by round, of all seats and by faction; empty for a game without norms."""
    found: dict[str, Any] = read(_PACKAGE, "norms.toml").get(game, {})
    return found


def totals(seat: SeatHistory) -> dict[str, int]:
    """Return a seat's points by source over the whole game."""
    found: dict[str, int] = {}
    for by_source in seat.sources.values():
        for name, points in by_source.items():
            found[name] = found.get(name, 0) + points
    return found


def by_round(seat: SeatHistory) -> dict[str, int]:
    """Return a seat's points by round, without those of the set-up."""
    return {str(number): sum(seat.sources.get(number, {}).values()) for number in sorted(seat.starts) if number}


def source_table(ledger: Ledger[Any], seats: list[SeatHistory] | None = None) -> SourceTable:
    """Return where the points of a finished game came from."""
    seats = seats_of(ledger) if seats is None else seats
    known = norms(ledger.game.name) if len(seats) == 4 else {}
    found = [totals(seat) for seat in seats]
    names = sorted({name for one in found for name in one}, key=lambda name: -sum(one.get(name, 0) for one in found))
    groups = [seat.group for seat in seats]
    rows = [_row(name, found, groups, known) for name in names]
    played = [by_round(seat) for seat in seats]
    numbers = sorted({number for one in played for number in one}, key=int)
    rounds = [_row(number, played, groups, known.get("rounds", {})) for number in numbers]
    return SourceTable(rows, rounds, int(known.get("seats", 0)))


def _row(name: str, found: list[dict[str, int]], groups: list[str], known: dict[str, Any]) -> SourceRow:
    points = [one.get(name, 0) for one in found]
    by_group, everybody = known.get("factions", {}), known.get("all", {})
    own = [by_group.get(group, everybody).get(name, 0.0) for group in groups] if known else []
    return SourceRow(name, points, round(fmean(points), 2), own, everybody.get(name, 0.0) if known else None)
