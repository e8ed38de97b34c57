"""Who may do what at a table. Every check raises a Problem, or does nothing."""

from collections.abc import Sequence

from hexarch.server.accounts import tokens
from hexarch.server.accounts.users import User
from hexarch.server.tables.model import RUNNING, Record
from hexarch.server.web.problems import Problem


def check_readable(record: Record, user: User | None, invitation: str | None) -> None:
    """Raise the Problem of a missing table for private tables without the invitation."""
    if record.visibility != "invitation" or record.is_owner(user):
        return
    if user is not None and any(seat.user_id == user.id for seat in record.seats):
        return
    if invitation is None or not tokens.same(record.invitation, invitation):
        raise Problem(404, "server-no-table")


def can_chat(record: Record, user: User | None, invitation: str | None) -> bool:
    """Return whether somebody plays here or was invited to watch; a link without an invitation is not enough."""
    if user is None:
        return False
    if record.is_owner(user) or any(seat.user_id == user.id for seat in record.seats):
        return True
    return invitation is not None and tokens.same(record.invitation, invitation)


def check_bot_is_invited(record: Record, user: User, invitation: str | None) -> None:
    """Raise a Problem for a bot without an invitation: people who want to play against people should be able to."""
    if user.is_bot and not can_chat(record, user, invitation):
        raise Problem(403, "server-bot-invited")


def check_owner(record: Record, user: User) -> None:
    if not record.is_owner(user):
        raise Problem(403, "server-owner-only")


def check_seated(record: Record, user: User) -> None:
    if not record.seats_of(user):
        raise Problem(403, "server-not-seated")


def is_against_people(record: Record) -> bool:
    """Return whether several people play. Somebody who has left counts as well, since they may return."""
    return record.status == RUNNING and len({seat.user_id for seat in record.seats if seat.user_id is not None}) > 1


def check_status(record: Record, *allowed: str) -> None:
    if record.status not in allowed:
        raise Problem(409, f"server-table-{record.status}")


def check_present(record: Record, seat: int) -> None:
    if record.seats[seat].gone:
        raise Problem(409, "server-seat-left")


def choose_seat(record: Record, user: User, asked: Sequence[int], seat: int | None) -> int:
    """Return the seat that somebody moves for: the one named, else the first one asked, else the first they have."""
    check_seated(record, user)
    mine = record.seats_of(user)
    if seat is not None and seat not in mine:
        raise Problem(403, "server-not-your-seat", {"seat": seat})
    chosen = seat if seat is not None else next((one for one in asked if one in mine), mine[0])
    check_present(record, chosen)
    return chosen
