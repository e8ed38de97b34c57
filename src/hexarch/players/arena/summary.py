"""Statistics of many games: shares of wins, ranks, points, margins, with intervals that account for the set-ups."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import mean, median
from typing import Any, Final

from hexarch.players.arena.match import Outcome

_TWO_SIDED: Final = 1.96


@dataclass(frozen=True)
class Figure:
    """A mean with its 95 % interval."""

    value: float
    half: float

    def to_json(self) -> dict[str, float | None]:
        """Return the figure as JSON. A single set-up has no interval, and JSON no infinity."""
        known = math.isfinite(self.half)
        return {
            "mean": round(self.value, 4),
            "low": round(self.value - self.half, 4) if known else None,
            "high": round(self.value + self.half, 4) if known else None,
        }


@dataclass
class Row:
    """One player's figures."""

    player: str
    games: int
    wins: Figure
    rank: Figure
    points: Figure
    margin: Figure
    seconds: float
    illegal: int
    late: int
    decisions: int
    notes: dict[str, float]
    by_seat: list[float]
    by_name: dict[str, tuple[int, float, float]] = field(default_factory=dict)
    """Faction or colour: games, mean points, share of wins."""

    def to_json(self) -> dict[str, Any]:
        return {
            "player": self.player,
            "games": self.games,
            "win_share": self.wins.to_json(),
            "mean_rank": self.rank.to_json(),
            "mean_vp": round(self.points.value, 4),
            "vp": self.points.to_json(),
            "margin": self.margin.to_json(),
            "median_seconds": round(self.seconds, 4),
            "illegal": self.illegal,
            "timeouts": self.late,
            "decisions": self.decisions,
            "notes": {name: round(value, 4) for name, value in self.notes.items()},
            "vp_by_seat": [round(value, 2) for value in self.by_seat],
            "by_name": {
                name: {"games": games, "mean_vp": round(points, 2), "win_share": round(wins, 4)}
                for name, (games, points, wins) in sorted(self.by_name.items())
            },
        }


def summarise(outcomes: list[Outcome]) -> list[Row]:
    """Return a row for each player, the most wins first."""
    players = list(dict.fromkeys(name for outcome in outcomes for name in outcome.seats))
    rows = [_row(name, outcomes) for name in players]
    return sorted(rows, key=lambda row: (-row.wins.value, -row.points.value))


def _row(player: str, outcomes: list[Outcome]) -> Row:
    sat = [(outcome, seat) for outcome in outcomes for seat, name in enumerate(outcome.seats) if name == player]
    seats = len(outcomes[0].seats)
    named: dict[str, list[tuple[int, float]]] = {}
    for outcome, seat in sat:
        named.setdefault(outcome.names[seat], []).append((outcome.points[seat], outcome.shares[seat]))
    noted = {name for outcome, seat in sat for name in outcome.notes[seat]}
    return Row(
        player,
        len(sat),
        _figure(sat, lambda outcome, seat: outcome.shares[seat]),
        _figure(sat, _rank),
        _figure(sat, lambda outcome, seat: float(outcome.points[seat])),
        _figure(sat, _margin),
        median(outcome.seconds[seat] for outcome, seat in sat),
        sum(outcome.illegal[seat] for outcome, seat in sat),
        sum(outcome.late[seat] for outcome, seat in sat),
        sum(outcome.decisions[seat] for outcome, seat in sat),
        {name: mean(outcome.notes[seat].get(name, 0.0) for outcome, seat in sat) for name in sorted(noted)},
        [_mean([outcome.points[seat] for outcome, seat in sat if seat == place]) for place in range(seats)],
        {
            name: (len(entries), mean(points for points, _ in entries), mean(share for _, share in entries))
            for name, entries in named.items()
        },
    )


def _rank(outcome: Outcome, seat: int) -> float:
    """Return the rank of a seat; players who tie share their places."""
    own = outcome.points[seat]
    return 1 + sum(other > own for other in outcome.points) + (outcome.points.count(own) - 1) / 2


def _margin(outcome: Outcome, seat: int) -> float:
    """Return the margin to the best of the others; alone, the points themselves."""
    others = [points for other, points in enumerate(outcome.points) if other != seat]
    return float(outcome.points[seat] - max(others, default=0))


def _figure(sat: list[tuple[Outcome, int]], of: Callable[[Outcome, int], float]) -> Figure:
    """Return the mean and its interval. Games of one set-up are correlated, so their mean counts as one sample."""
    by_setup: dict[str, list[float]] = {}
    for outcome, seat in sat:
        by_setup.setdefault(outcome.setup, []).append(of(outcome, seat))
    total = mean(value for values in by_setup.values() for value in values)
    count = len(by_setup)
    if count < 2:
        return Figure(total, math.inf)
    size = len(sat) / count
    spread = sum((sum(values) - len(values) * total) ** 2 for values in by_setup.values())
    error = math.sqrt(spread / (count * (count - 1))) / size
    return Figure(total, _TWO_SIDED * error)


def _mean(values: list[int]) -> float:
    return mean(values) if values else 0.0
