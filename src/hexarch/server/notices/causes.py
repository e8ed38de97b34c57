"""Which notices a change of a table causes. They are stored in the same transaction as the change."""

from collections.abc import Collection

from hexarch.server.storage.notices.causes import CHAT, DEADLINE, INVITATION, OFFER, OVER, TURN, Notice
from hexarch.server.tables.model import Record, Seat

# (seat, whether only an offer waits for its answer) of everybody the game waits for.
Waiting = frozenset[tuple[int, bool]]


def asked(
    record: Record, before: Waiting, after: Waiting, moved: Collection[int], requester: str | None
) -> list[Notice]:
    """Return a notice for everybody the game now waits for, except the person whose request caused it.

    A seat in `moved` is notified when its turn comes again: a planned turn may have been played for it in between.
    """
    found = []
    for seat, is_offer in sorted(after):
        is_new = (seat, is_offer) not in before or (seat in moved and not is_offer)
        person = _reachable(record.seats[seat])
        if is_new and person is not None and person != requester:
            found.append(Notice(OFFER if is_offer else TURN, person, seat))
    return found


def over(record: Record, requester: str | None) -> list[Notice]:
    """Return a notice about the end of the game for every other player."""
    return [Notice(OVER, person) for person in _people(record) if person != requester]


def deadline(record: Record, seat: int, ends: int) -> list[Notice]:
    """Return a notice for the person whose time is running out."""
    person = _reachable(record.seats[seat])
    return [] if person is None else [Notice(DEADLINE, person, seat, at=ends)]


def takeback(waiting: Collection[str], by_id: str) -> list[Notice]:
    """Return a notice for everybody who has to agree to a take-back."""
    return [Notice(OFFER, person, by_id=by_id) for person in waiting]


def written(record: Record, author_id: str) -> list[Notice]:
    """Return a notice about a chat message for every other player, and for the owner."""
    readers = {*_people(record), *([record.owner_id] if record.owner_id else [])}
    return [Notice(CHAT, person, by_id=author_id) for person in sorted(readers) if person != author_id]


def invited(people: Collection[str], by_id: str) -> list[Notice]:
    """Return a notice for everybody who is invited to a table."""
    return [Notice(INVITATION, person, by_id=by_id) for person in sorted(people) if person != by_id]


def _people(record: Record) -> list[str]:
    return sorted({person for person in map(_reachable, record.seats) if person is not None})


def _reachable(place: Seat) -> str | None:
    """Return the people at the table who get notices; bots use the event stream."""
    return None if place.gone or place.bot else place.user_id
