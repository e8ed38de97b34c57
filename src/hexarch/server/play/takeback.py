"""Taking back what was confirmed: by consent of everybody who plays.

Going back never draws anew: what chance decided right after the last kept entry stays.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, select

from hexarch.core.game import CHANCE
from hexarch.server.accounts import tokens
from hexarch.server.accounts.users import User
from hexarch.server.live.patch import difference
from hexarch.server.play.commit import asked_mask, is_computer_due, publish
from hexarch.server.play.position import rebuild
from hexarch.server.storage.schema import drafts, moves, snapshots
from hexarch.server.storage.transactions import change
from hexarch.server.tables.model import ANALYSIS, RUNNING, Record, check_seated, check_status
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem

if TYPE_CHECKING:
    from hexarch.server.context import Server


async def ask(server: "Server", record: Record, user: User, to: int) -> None:
    _check_player(record, user)
    check_status(record, RUNNING, ANALYSIS)
    kept = await _kept(server, record, to)
    waiting = [person for person in record.people() if person != user.id]
    if record.status == ANALYSIS or not waiting:
        await _go_back(server, record, kept)
        return
    if record.takeback is not None:
        raise Problem(409, "server-takeback-open")
    takeback = {"to": kept, "by": user.id, "name": user.name, "waiting": waiting}
    await _store(server, record, takeback, {"type": "takeback", "state": "asked", "takeback": takeback})


async def answer(server: "Server", record: Record, user: User, accept: bool) -> None:
    _check_player(record, user)
    check_status(record, RUNNING)
    if record.takeback is None or user.id not in record.takeback["waiting"]:
        raise Problem(409, "server-no-takeback")
    if not accept:
        await _store(server, record, None, {"type": "takeback", "state": "declined", "name": user.name})
        return
    takeback = {**record.takeback, "waiting": [one for one in record.takeback["waiting"] if one != user.id]}
    if takeback["waiting"]:
        await _store(server, record, takeback, {"type": "takeback", "state": "accepted", "takeback": takeback})
    else:
        await _go_back(server, record, takeback["to"])


def _check_player(record: Record, user: User) -> None:
    check_seated(record, user)
    if all(record.seats[seat].gone for seat in record.seats_of(user)):
        raise Problem(409, "server-seat-left")


async def _kept(server: "Server", record: Record, to: int) -> int:
    """How many entries stay; the last of those that follow by chance included."""
    async with server.database.read() as connection:
        query = select(moves.c.number, moves.c.seat).where(moves.c.game_id == record.id, moves.c.number >= to)
        rows = (await connection.execute(query.order_by(moves.c.number))).all()
    kept = next((row.number for row in rows if row.seat != CHANCE), None)
    if kept is None:
        raise Problem(422, "server-nothing-to-take-back")
    return int(kept)


async def _store(server: "Server", record: Record, takeback: dict[str, Any] | None, message: dict[str, Any]) -> None:
    text = None if takeback is None else json_text(takeback)
    async with server.database.write() as connection:
        published = await change(connection, record, {"takeback_json": text}, [message])
    publish(server, published)


async def _go_back(server: "Server", record: Record, kept: int) -> None:
    before = await server.positions.current(record)
    async with server.database.read() as connection:
        after = await rebuild(connection, record, kept)
    # The version counts on, so that no writer mistakes the new line of play for the old one.
    version = record.version + 1
    position_id = tokens.new_row_version()
    values = {
        "version": version,
        "entries": kept,
        "asked": asked_mask(after),
        "computer_due": is_computer_due(replace(record, status=RUNNING), after) and record.status == RUNNING,
        "thinking_until": 0,
        "takeback_json": None,
        "position_id": position_id,
    }
    message = {
        "type": "takeback",
        "state": "done",
        "version": version,
        "to": kept,
        "asked": sorted(set(after.decisions)),
        "names": after.names,
        "patch": difference(before.view(), after.view()),
    }
    async with server.database.write() as connection:
        published = await change(connection, record, values, [message])
        for rows in (moves, snapshots):
            late = rows.c.number >= kept if rows is moves else rows.c.number > kept
            await connection.execute(delete(rows).where(rows.c.game_id == record.id, late))
        await connection.execute(delete(drafts).where(drafts.c.game_id == record.id))
    server.positions.remember(replace(record, version=version, entries=kept), position_id, after)
    publish(server, published)
