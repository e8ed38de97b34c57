"""Tables and users as the page gets them."""

from collections.abc import Set

from hexarch.server.accounts.users import User
from hexarch.server.clock import iso
from hexarch.server.pace.codec import clock_view, pace_view
from hexarch.server.tables.model import OPEN, PERSON, Record, Seat
from hexarch.server.tables.permissions import can_chat, is_against_people
from hexarch.server.web.json import JsonObject, picked


def user_view(user: User) -> JsonObject:
    return {
        **picked(user, "id", "name", "kind", "language", "login", "email", "role"),
        "choose_name": user.has_to_choose_name,
        "bot": user.is_bot,
    }


def seat_view(seat: Seat, present: Set[str]) -> JsonObject:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "user_id": seat.user_id,
        "level": seat.level,
        "present": seat.user_id in present,
        "left": seat.gone,
        "bot": seat.bot,
    }


def seats_view(record: Record, present: Set[str]) -> list[JsonObject]:
    return [seat_view(seat, present) for seat in record.seats]


def summary_view(record: Record, user: User | None, present: Set[str]) -> JsonObject:
    """Return a table as lists show it; `present` are the ids of those who watch it now."""
    mine = record.seats_of(user)
    return {
        "id": record.code,
        "game": record.game,
        "title": record.title,
        "status": record.status,
        "preset": record.preset,
        "visibility": record.visibility,
        "seats": seats_view(record, present),
        "version": record.version,
        "entries": record.entries,
        "asked": record.asked_seats(),
        "my_seats": mine,
        "my_turn": any(seat in mine for seat in record.asked_seats()),
        "created": iso(record.created),
        "changed": iso(record.changed),
        "result": record.result,
        "pace": pace_view(record.pace),
        "clock": clock_view(record.clock),
        "names": [],
        "round": None,
        "last": None,
    }


def table_view(record: Record, user: User | None, present: Set[str], invitation: str | None = None) -> JsonObject:
    owns = record.is_owner(user)
    return {
        **summary_view(record, user, present),
        "options": record.options,
        "owner": owns,
        "invitation": record.shown_invitation() if owns else None,
        "takeback": record.takeback,
        "source": record.source,
        "rematch": record.rematch,
        "seq": record.seq,
        "can_start": owns and record.status == OPEN and all(seat.kind != OPEN for seat in record.seats),
        "can_chat": can_chat(record, user, invitation)
        and (record.guests_chat or owns or (user is not None and not user.is_guest)),
        "guests_chat": record.guests_chat,
        "owner_id": record.owner_id,
        "can_branch": record.status != OPEN and not is_against_people(record),
        "people": sum(seat.kind == PERSON for seat in record.seats),
    }
