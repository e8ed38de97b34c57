"""Fair seatings, standings with tie-breaks, promotion and relegation."""

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from hexarch.server.events.schedule import History, next_round, table_sizes
from hexarch.server.events.standings import WIN, TableResult, next_season, standings, table_points


@pytest.mark.parametrize(
    ("players", "size", "sizes"),
    [
        (8, 4, [4, 4]),
        (7, 4, [4, 3]),
        (6, 4, [3, 3]),
        (5, 4, [4]),
        (9, 4, [3, 3, 3]),
        (3, 4, [3]),
        (2, 4, []),
        (5, 2, [2, 2]),
        (2, 2, [2]),
        (1, 2, []),
        (4, 3, [2, 2]),
    ],
)
def test_sizes_of_tables(players: int, size: int, sizes: list[int]) -> None:
    assert table_sizes(players, size) == sizes


def season(players: int, size: int, rounds: int) -> History:
    history = History()
    for _ in range(rounds):
        tables, out = next_round(range(players), size, history)
        seated = [player for table in tables for player in table]
        assert sorted(seated + out) == list(range(players)), "everybody is somewhere, once"
        history.add(tables, out)
    return history


@pytest.mark.parametrize(("players", "size", "rounds"), [(8, 4, 7), (16, 4, 5), (9, 3, 4), (6, 2, 5), (7, 4, 6)])
def test_everybody_meets_about_equally_often(players: int, size: int, rounds: int) -> None:
    history = season(players, size, rounds)
    met = [history.met[frozenset(pair)] for pair in combinations(range(players), 2)]
    mean = sum(met) / len(met)
    assert max(met) <= mean + 2
    if mean >= 1.5:
        assert min(met) >= 1, "after so many rounds everybody has met everybody"


@pytest.mark.parametrize(("players", "size", "rounds"), [(8, 4, 8), (12, 4, 4), (6, 3, 6)])
def test_everybody_sits_everywhere_about_equally_often(players: int, size: int, rounds: int) -> None:
    history = season(players, size, rounds)
    for player in range(players):
        sat = [history.sat[player, seat] for seat in range(size)]
        assert max(sat) - min(sat) <= 2, sat


def test_sitting_out_goes_round() -> None:
    history = season(5, 4, 5)
    assert set(history.out.values()) == {1}
    assert len(history.out) == 5


def test_the_same_history_gives_the_same_round() -> None:
    assert season(11, 4, 6) == season(11, 4, 6)


@pytest.mark.parametrize("players", [4, 6, 8, 10])
def test_duels_are_a_round_robin(players: int) -> None:
    met = season(players, 2, players - 1).met
    assert set(met.values()) == {1}
    assert len(met) == players * (players - 1) // 2


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([1, 2, 3, 4], [12, 8, 4, 0]),
        ([1, 2], [12, 0]),
        ([1, 2, 3], [12, 6, 0]),
        ([1, 1, 3, 4], [10, 10, 4, 0]),
        ([1, 1], [6, 6]),
        ([2, 1, 2, 2], [4, 12, 4, 4]),
    ],
)
def test_points_of_a_table(places: list[int], points: list[int]) -> None:
    assert table_points(places) == points
    assert sum(table_points(places)) == Fraction(WIN * len(places), 2)


def test_ties_are_broken_in_order() -> None:
    """The order is: wins, the opponents' points, the score, and finally the starting order."""

    def order(*results: TableResult, out: dict[int, int] | None = None) -> list[int]:
        return [row.player for row in standings([1, 2, 3, 4], results, out or {})]

    # 1 and 2 have 12 points each: 2 from a win and a last place, 1 from two shared places.
    tied = (
        TableResult(((1, 1, 50), (3, 1, 50))),
        TableResult(((1, 1, 50), (4, 1, 50))),
        TableResult(((2, 1, 50), (3, 2, 40))),
        TableResult(((2, 2, 40), (4, 1, 50))),
    )
    rows = {row.player: row for row in standings([1, 2, 3, 4], tied, {})}
    assert rows[1].points == rows[2].points == 12
    assert order(*tied).index(1) < order(*tied).index(2), "both won twice or once"
    assert (rows[1].wins, rows[2].wins) == (2, 1)
    score = (TableResult(((1, 1, 50), (3, 2, 40))), TableResult(((2, 1, 60), (4, 2, 40))))
    assert order(*score)[:2] == [2, 1]
    assert order() == [1, 2, 3, 4]
    assert order(out={3: 1})[0] == 3


def test_the_opponents_points_break_ties() -> None:
    results = (
        TableResult(((1, 1, 9), (3, 2, 1))),
        TableResult(((2, 1, 9), (4, 2, 1))),
        TableResult(((4, 1, 9), (3, 2, 1))),
    )
    rows = standings([1, 2, 3, 4], results, {})
    assert [row.player for row in rows] == [4, 2, 1, 3], "2 has beaten somebody who has won, 1 has not"


def test_promotion_and_relegation() -> None:
    divisions = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]
    assert next_season(divisions, 1) == [[1, 2, 3, 5], [4, 6, 7, 9], [8, 10, 11, 12]]
    assert next_season(divisions, 0) == divisions
    many = next_season(divisions, 9)
    assert Counter(player for division in many for player in division) == Counter(range(1, 13))
    assert many[0] == [1, 2, 5, 6]
    assert next_season([[1, 2, 3]], 2) == [[1, 2, 3]]
