"""Points, tie-breaks, promotion and relegation."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

# Points for first place at a table of any size; last place gets none, the places between are evenly spaced.
WIN: Final = 12
SITS_OUT: Final = WIN // 2


@dataclass(frozen=True)
class TableResult:
    """A finished game: (player, place, score) of every seat."""

    seats: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True)
class Row:
    player: int
    points: Fraction
    games: int
    wins: int
    opposition: Fraction
    """The points of all opponents, counted once for each meeting."""
    score: int
    """Points scored in the games themselves."""


def table_points(places: Sequence[int]) -> list[Fraction]:
    """Return the points for each place at a table; ties share the points of the places they occupy."""
    step = Fraction(WIN, len(places) - 1)
    shared = {
        place: sum((WIN - step * (place - 1 + n) for n in range(places.count(place))), Fraction()) / places.count(place)
        for place in set(places)
    }
    return [shared[place] for place in places]


def standings(players: Sequence[int], results: Sequence[TableResult], out: Mapping[int, int]) -> list[Row]:
    """Return the table of a division, the best first.

    Ties are broken by wins, then the points of the opponents, then the score in the games, then the starting order.
    """
    points = {player: Fraction(SITS_OUT * out.get(player, 0)) for player in players}
    games, wins, score = (dict.fromkeys(players, 0) for _ in range(3))
    for result in results:
        brought = table_points([place for _, place, _ in result.seats])
        for (player, place, scored), gained in zip(result.seats, brought, strict=True):
            if player in points:
                points[player] += gained
                games[player] += 1
                wins[player] += place == 1
                score[player] += scored
    opposition = {player: Fraction() for player in players}
    for result in results:
        present = [player for player, _, _ in result.seats if player in points]
        for player in present:
            opposition[player] += sum((points[other] for other in present if other != player), Fraction())
    rows = [Row(one, points[one], games[one], wins[one], opposition[one], score[one]) for one in players]
    start = {player: number for number, player in enumerate(players)}
    return sorted(rows, key=lambda row: (-row.points, -row.wins, -row.opposition, -row.score, start[row.player]))


def next_season(divisions: Sequence[Sequence[int]], moving: int) -> list[list[int]]:
    """Return the divisions of the next season, after promotion and relegation.

    Nobody moves twice, and at most half of a division moves in one direction.
    """
    after = [list(division) for division in divisions]
    for upper in range(len(divisions) - 1):
        count = min(moving, len(divisions[upper]) // 2, len(divisions[upper + 1]) // 2)
        down = list(divisions[upper][len(divisions[upper]) - count :])
        up = list(divisions[upper + 1][:count])
        after[upper] = [player for player in after[upper] if player not in down] + up
        after[upper + 1] = down + [player for player in after[upper + 1] if player not in up]
    return after
