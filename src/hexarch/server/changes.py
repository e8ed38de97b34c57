"""Changing a table: one transaction that stores the change and tells it to everybody, or does nothing.

The database decides who was first: a change is made from what was read, and fails if that is no longer current.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import ColumnElement, Text, cast, func, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server import tokens
from hexarch.server.clock import now
from hexarch.server.errors import Problem
from hexarch.server.jsons import text as json_text
from hexarch.server.records import Record
from hexarch.server.storage.schema import events, games

if TYPE_CHECKING:
    from hexarch.server.context import Server

T = TypeVar("T")

CHANNEL: Final = "hexarch"
_TRIES: Final = 8


class Outrun(Exception):
    """Somebody else changed the table first."""


@dataclass(frozen=True)
class Told:
    """Live messages of one change, ready to be sent."""

    game_id: int
    seq: int
    bodies: tuple[str, ...]
    computer_due: bool
    stamp: int
    time: int


async def change(
    connection: AsyncConnection,
    record: Record,
    values: dict[str, Any],
    messages: Sequence[dict[str, Any]],
    request: str | None = None,
) -> Told:
    """Store new values of a table's row and the messages about it; what else changes joins the same transaction."""
    stamp, time, due = tokens.new_stamp(), now(), bool(values.get("computer_due"))
    row = {**values, "seq": games.c.seq + len(messages), "stamp": stamp, "changed": time}
    statement = update(games).where(games.c.id == record.id, games.c.stamp == record.stamp).values(row)
    returned = [games.c.seq, *_notice(connection, record, due)]
    last = (await connection.execute(statement.returning(*returned))).scalar()
    if last is None:
        raise Outrun
    first = last - len(messages) + 1
    bodies = tuple(json_text({"seq": first + i, **message}) for i, message in enumerate(messages))
    version = values.get("version", record.version)
    if bodies:
        rows = [
            {
                "game_id": record.id,
                "seq": first + i,
                "time": time,
                "request": request if i == 0 else None,
                "version": version,
                "entries": values.get("entries", record.entries),
                "body": body,
            }
            for i, body in enumerate(bodies)
        ]
        await connection.execute(insert(events), rows)
    return Told(record.id, last, bodies, due, stamp, time)


def _notice(connection: AsyncConnection, record: Record, due: bool) -> list[ColumnElement[Any]]:
    """Tells the other processes, in the same statement; they hear it when the transaction is stored."""
    if connection.dialect.name != "postgresql":
        return []
    assert connection.sync_connection is not None
    speaker = connection.sync_connection.get_execution_options()["speaker"]
    parts = (f"table {record.id} ", cast(games.c.seq, Text), f" {due:d} {speaker}")
    return [func.pg_notify(CHANNEL, func.concat(*parts))]


async def attempt(
    server: "Server", code: str, operation: Callable[[Record], Awaitable[T]], first: Record | None = None
) -> T:
    """Carry out a change on the newest record, again if somebody was faster; `first` was read a moment ago."""
    for _ in range(_TRIES):
        record = first
        if record is None:
            async with server.database.read() as connection:
                record = await server.records.find(connection, code)
        try:
            return await operation(record)
        except Outrun:
            first = None
    raise Problem(503, "server-busy", None, None, {"Retry-After": "1"})
