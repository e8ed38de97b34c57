"""Schedules of events: everybody meets everybody about equally often, and sits in every seat about equally often.

Everything is deterministic: the same history gives the same round.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Final

# Tables of a round; at each, the players in the order of their seats.
Seating = list[list[int]]

_FEWEST: Final = 2


@dataclass
class History:
    """Meetings, seats and byes of the previous rounds."""

    met: Counter[frozenset[int]] = field(default_factory=Counter)
    sat: Counter[tuple[int, int]] = field(default_factory=Counter)
    """By (player, seat)."""
    out: Counter[int] = field(default_factory=Counter)
    """How often somebody sat out."""

    def add(self, tables: Iterable[Sequence[int]], out: Iterable[int] = ()) -> None:
        for table in tables:
            self.met.update(frozenset(pair) for pair in combinations(table, 2))
            self.sat.update((player, seat) for seat, player in enumerate(table))
        self.out.update(out)


def table_sizes(players: int, size: int) -> list[int]:
    """Return the sizes of the tables: as many of `size` as possible, others with one player less.

    If no such sizes add up, some players sit out, and the sum is smaller.
    """
    for seated in range(players, 1, -1):
        for smaller in range(seated // max(size - 1, 1) + 1):
            rest = seated - smaller * (size - 1)
            if rest >= 0 and rest % size == 0 and (not smaller or size - 1 >= _FEWEST):
                return [size] * (rest // size) + [size - 1] * smaller
    return []


def next_round(players: Sequence[int], size: int, history: History) -> tuple[Seating, list[int]]:
    """Return the tables of the next round, and who sits out: those who did so least often, later players first."""
    sizes = table_sizes(len(players), size)
    places = {player: place for place, player in enumerate(players)}
    order = sorted(players, key=lambda player: (-history.out[player], places[player]))
    playing, out = order[: sum(sizes)], order[sum(sizes) :]
    inside = sorted(playing, key=places.__getitem__)
    starts = [*(_circle(inside) if size == _FEWEST else []), _deal(inside, sizes, history)]
    first = min(starts, key=lambda tables: sum(_cost(table, history) for table in tables))
    tables = _improve(first, history)
    sat = Counter(history.sat)
    seated = []
    for table in tables:
        best = min(permutations(table), key=lambda order: (_seat_cost(order, sat), order))
        sat.update((player, seat) for seat, player in enumerate(best))
        seated.append(list(best))
    return seated, out


def _deal(players: Sequence[int], sizes: Sequence[int], history: History) -> Seating:
    """Fill table after table, each time with the player who has met those who sit there least often."""
    left = list(players)
    tables: Seating = []
    for size in sizes:
        table = [left.pop(0)]
        while len(table) < size:
            chosen = min(left, key=lambda player: (_meetings(player, table, history), left.index(player)))
            left.remove(chosen)
            table.append(chosen)
        tables.append(table)
    return tables


def _circle(players: Sequence[int]) -> list[Seating]:
    """Return the rounds of a round robin by the circle method, which `_improve` would not find by swaps."""
    count = len(players)
    rounds = []
    for shift in range(count - 1):
        ring = [players[0], *(players[1 + (place + shift) % (count - 1)] for place in range(count - 1))]
        rounds.append([[ring[place], ring[count - 1 - place]] for place in range(count // 2)])
    return rounds


def _meetings(player: int, table: Iterable[int], history: History) -> int:
    return sum(history.met[frozenset((player, other))] ** 2 for other in table if other != player)


def _cost(table: Sequence[int], history: History) -> int:
    """Return a convex cost: a third meeting with one person costs more than second meetings with two."""
    return sum((history.met[frozenset(pair)] + 1) ** 2 for pair in combinations(table, 2))


def _improve(tables: Seating, history: History) -> Seating:
    """Swap players between tables as long as that makes meetings more even."""
    costs = [_cost(table, history) for table in tables]
    improved = True
    while improved:
        improved = False
        for one, other in combinations(range(len(tables)), 2):
            for here in range(len(tables[one])):
                for there in range(len(tables[other])):
                    first, second = list(tables[one]), list(tables[other])
                    first[here], second[there] = second[there], first[here]
                    new = (_cost(first, history), _cost(second, history))
                    if sum(new) < costs[one] + costs[other]:
                        tables[one], tables[other] = first, second
                        costs[one], costs[other] = new
                        improved = True
    return tables


def _seat_cost(order: Sequence[int], sat: Counter[tuple[int, int]]) -> int:
    return sum((sat[player, seat] + 1) ** 2 for seat, player in enumerate(order))
