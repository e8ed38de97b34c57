"""Points by source of every seat, beside the table's mean and the norms of league players."""

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
    norm_seats: int
    """How many seats of league games the norms come from; 0 where there are none."""


@cache
def norms(game: str) -> dict[str, Any]:
    """Return means by source, of all seats and by faction; empty for a game without norms."""
    found: dict[str, Any] = read(_PACKAGE, "norms.toml").get(game, {})
    return found


def totals(seat: SeatHistory) -> dict[str, int]:
    """Return a seat's points by source over the whole game."""
    found: dict[str, int] = {}
    for by_source in seat.sources.values():
        for name, points in by_source.items():
            found[name] = found.get(name, 0) + points
    return found


def source_table(ledger: Ledger[Any]) -> SourceTable:
    """Return where the points of a finished game came from."""
    seats = seats_of(ledger)
    found = [totals(seat) for seat in seats]
    known = norms(ledger.game.name) if len(seats) == 4 else {}
    by_group = known.get("factions", {})
    everybody = known.get("all", {})
    names = sorted({name for one in found for name in one}, key=lambda name: -sum(one.get(name, 0) for one in found))
    rows = []
    for name in names:
        points = [one.get(name, 0) for one in found]
        own = [by_group.get(seat.group, everybody).get(name, 0.0) for seat in seats] if known else []
        rows.append(SourceRow(name, points, fmean(points), own, everybody.get(name, 0.0) if known else None))
    return SourceTable(rows, int(known.get("seats", 0)))
