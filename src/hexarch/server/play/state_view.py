"""The state of a game as one person gets it: position, log, the own draft, what can be done."""

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select

from hexarch.server.accounts.users import User
from hexarch.server.play.draft import draft_view, load_draft
from hexarch.server.play.position import RECENT, Log, Position, log_entry, rebuild
from hexarch.server.storage.database import Database
from hexarch.server.storage.schema import moves
from hexarch.server.tables.model import OPEN, Record
from hexarch.server.web.problems import Problem

if TYPE_CHECKING:
    from hexarch.server.context import Server

_SHOWN: Final = 30
"""Entries of the log for somebody who only looks on."""


async def state_view(server: "Server", record: Record, user: User | None, whole_log: bool = False) -> dict[str, Any]:
    """The game as it stands."""
    if record.status == OPEN:
        raise Problem(409, "server-table-open")
    position = await server.positions.current(record)
    mine = [seat for seat in record.seats_of(user) if not record.seats[seat].gone]
    seat = next((asked for asked in position.decisions if asked in mine), mine[0] if mine else None)
    view = _view(record, position, record.version)
    if whole_log:
        view["log"] = await _read_log(server.database, record, position.entries)
    else:
        view["log"] = _since_last_turn(await _recent(server, record), mine)
    if seat is None or position.is_over:
        return view
    if seat in record.drafts:
        draft = load_draft(record, position, seat)
        if draft.steps or draft.warnings:
            view["draft"] = draft_view(record, draft)
    view["options"] = position.options(seat)
    return view


async def past_view(
    server: "Server", record: Record, user: User | None, count: int, whole_log: bool = False
) -> dict[str, Any]:
    """The game as it stood after some entries: to look at, not to go on from."""
    if record.status == OPEN:
        raise Problem(409, "server-table-open")
    async with server.database.read() as connection:
        position = await rebuild(connection, record, count)
    view = _view(record, position, record.version)
    log = await _read_log(server.database, record, count, None if whole_log else RECENT)
    view["log"] = log if whole_log else _since_last_turn(log, record.seats_of(user))
    return view


def _view(record: Record, position: Position, version: int) -> dict[str, Any]:
    return {
        "version": version,
        "at": position.entries,
        "entries": record.entries,
        "seq": record.seq,
        "position": position.json(),
        "names": position.names,
        "asked": sorted(set(position.decisions)),
        "log": [],
        "draft": None,
        "options": None,
    }


async def _recent(server: "Server", record: Record) -> Log:
    """The newest entries of a game in play: remembered, since everybody asks for them after every move."""
    known = server.positions.log(record)
    if known is None:
        known = await _read_log(server.database, record, record.entries, RECENT)
        server.positions.note_log(record, known)
    return known


async def _read_log(database: Database, record: Record, count: int, most: int | None = None) -> Log:
    """The last of the first `count` entries, or all of them."""
    query = select(moves).where(moves.c.game_id == record.id, moves.c.number < count).order_by(moves.c.number.desc())
    async with database.read() as connection:
        rows = (await connection.execute(query.limit(most))).all()
    return [log_entry(row.number, row.seat, row.action, row.text, row.time) for row in reversed(rows)]


def _since_last_turn(log: Log, mine: list[int]) -> Log:
    """What happened since one's own last turn, that turn included; a page of the log for those without one."""
    seats = [entry["seat"] for entry in log]
    start = len(seats) - 1
    while start >= 0 and seats[start] not in mine:
        start -= 1
    if start < 0:
        return log if mine else log[-_SHOWN:]
    while start > 0 and seats[start - 1] in mine:
        start -= 1
    return log[start:]


async def stale(server: "Server", record: Record, user: User) -> Problem:
    """The refusal of a write that did not know the newest state, with that state."""
    state = await state_view(server, record, user)
    return Problem(409, "server-stale", {"version": record.version}, {"state": state})
