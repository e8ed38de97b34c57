"""The state of a game as one person gets it: position, log, the own draft, what can be done."""

from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts import User
from hexarch.server.clock import iso
from hexarch.server.drafts import draft_view, load_draft
from hexarch.server.errors import Problem
from hexarch.server.positions import Position, rebuild
from hexarch.server.records import OPEN, Record
from hexarch.server.storage.schema import moves
from hexarch.server.views import options_view

if TYPE_CHECKING:
    from hexarch.server.context import Server

_SHOWN: Final = 30
"""Entries of the log for somebody who only looks on."""
_RECENT: Final = 60
"""Entries of the log that are looked through for the own last turn."""


async def state_view(
    server: "Server",
    connection: AsyncConnection,
    record: Record,
    user: User | None,
    whole_log: bool = False,
    moved: Collection[int] = (),
) -> dict[str, Any]:
    """The game as it stands. Seats that have just moved have no draft to look for."""
    if record.status == OPEN:
        raise Problem(409, "server-table-open")
    position = await server.positions.current(connection, record)
    mine = [seat for seat in record.seats_of(user) if not record.seats[seat].gone]
    seat = next((asked for asked in position.decisions if asked in mine), mine[0] if mine else None)
    view = _view(record, position, record.version)
    view["log"] = await read_log(connection, record, position.entries, mine, whole_log)
    if seat is None or position.is_over:
        return view
    if seat not in moved:
        draft = await load_draft(connection, record, position, seat)
        if draft.steps or draft.warnings:
            view["draft"] = draft_view(record, draft)
    view["options"] = options_view(position, seat)
    return view


async def past_view(
    connection: AsyncConnection, record: Record, user: User | None, count: int, whole_log: bool = False
) -> dict[str, Any]:
    """The game as it stood after some entries: to look at, not to go on from."""
    if record.status == OPEN:
        raise Problem(409, "server-table-open")
    position = await rebuild(connection, record, count)
    view = _view(record, position, record.version)
    view["log"] = await read_log(connection, record, count, record.seats_of(user), whole_log)
    return view


def _view(record: Record, position: Position, version: int) -> dict[str, Any]:
    return {
        "version": version,
        "at": position.entries,
        "entries": record.entries,
        "seq": record.seq,
        "position": position.view,
        "names": position.names,
        "asked": sorted(set(position.decisions)),
        "log": [],
        "draft": None,
        "options": None,
    }


async def read_log(
    connection: AsyncConnection, record: Record, count: int, mine: list[int], whole: bool
) -> list[dict[str, Any]]:
    """Everything, or what happened since somebody's last turn, that turn included."""
    query = select(moves).where(moves.c.game_id == record.id, moves.c.number < count).order_by(moves.c.number.desc())
    newest_first = (await connection.execute(query if whole else query.limit(_RECENT))).all()
    shown = newest_first if whole else newest_first[: _last_turn([row.seat for row in newest_first], mine)]
    return [
        {"number": row.number, "seat": row.seat, "action": row.action, "text": row.text, "time": iso(row.time)}
        for row in reversed(shown)
    ]


def _last_turn(seats_: list[int], mine: list[int]) -> int:
    """How many entries back the last run of one's own begins; a page of the log for those without one."""
    last = next((place for place, seat in enumerate(seats_) if seat in mine), None)
    if last is None:
        return _SHOWN if not mine else len(seats_)
    while last < len(seats_) and seats_[last] in mine:
        last += 1
    return last


async def stale(server: "Server", record: Record, user: User) -> Problem:
    """The refusal of a write that did not know the newest state, with that state."""
    async with server.database.read() as connection:
        state = await state_view(server, connection, record, user)
    return Problem(409, "server-stale", {"version": record.version}, {"state": state})
