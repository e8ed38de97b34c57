"""The result of a finished table for its players: their places, and whether it counts for ratings."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from hexarch.server.ratings.model import CASUAL, COMPUTERS, PEOPLE, level_rating
from hexarch.server.tables.model import COMPUTER, IMPORT, PERSON, Record, Seat

# The least entries per seat. A game in which everybody only passes has fewer, and says nothing about strength.
LEAST_ENTRIES: Final = 15


@dataclass(frozen=True)
class SeatResult:
    seat: int
    user_id: str | None
    level: str | None
    name: str
    score: int
    place: int


@dataclass(frozen=True)
class GameResult:
    game_id: int
    game: str
    ended: int
    players: int
    pool: str | None
    """Which rating it counts for; None for a game that says nothing about anybody."""
    seats: tuple[SeatResult, ...]


def result_of(record: Record, ended: int, kinds: Mapping[str, str]) -> GameResult:
    """Return the result of a finished table; `kinds` has guest, account or bot for every user at it.

    An imported game has no seats, since it belongs to nobody.
    """
    found = record.result
    if found is None or (record.source is not None and record.source["kind"] == IMPORT):
        return GameResult(record.id, record.game, ended, len(record.seats), None, ())
    places = _places(record.seats, found["scores"], found["winners"])
    seats = tuple(
        SeatResult(
            seat.seat,
            seat.user_id if seat.kind == PERSON else None,
            seat.level if seat.kind == COMPUTER else None,
            found["names"][seat.seat] if seat.seat < len(found["names"]) else "",
            found["scores"][seat.seat],
            places[seat.seat],
        )
        for seat in record.seats
    )
    return GameResult(record.id, record.game, ended, len(seats), _pool(record, kinds), seats)


def _places(seats: tuple[Seat, ...], scores: list[int], winners: Collection[int]) -> list[int]:
    """Return the place of each seat; people who have left come after those who stayed."""
    keys = [(seat.gone, seat.seat not in winners, -scores[seat.seat]) for seat in seats]
    return [1 + sum(other < key for other in keys) for key in keys]


def _pool(record: Record, kinds: Mapping[str, str]) -> str | None:
    people = [seat for seat in record.seats if seat.kind == PERSON]
    ids = {seat.user_id for seat in people}
    is_abandoned = all(seat.gone for seat in people)
    is_short = record.entries < LEAST_ENTRIES * len(record.seats)
    if is_abandoned or is_short or len(record.seats) < 2 or len(ids) < len(people):
        return None
    if any(kinds.get(user_id or "", "guest") == "guest" for user_id in ids):
        return CASUAL
    computers = [seat for seat in record.seats if seat.kind == COMPUTER]
    if any(level_rating(record.game, seat.level) is None for seat in computers):
        return CASUAL
    return COMPUTERS if computers or any(kinds[str(user_id)] == "bot" for user_id in ids) else PEOPLE
