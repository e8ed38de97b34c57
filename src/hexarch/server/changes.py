"""Changing a table: one transaction that stores the change and tells it to everybody, or does nothing.

The database decides who was first: a change is made from what was read, and fails if that is no longer current.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import insert, text, update
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


async def change(
    connection: AsyncConnection,
    record: Record,
    values: dict[str, Any],
    messages: Sequence[dict[str, Any]],
    request: str | None = None,
) -> Told:
    """Store new values of a table's row and the messages about it; what else changes joins the same transaction."""
    row = {**values, "seq": games.c.seq + len(messages), "stamp": tokens.new_stamp(), "changed": now()}
    statement = update(games).where(games.c.id == record.id, games.c.stamp == record.stamp).values(row)
    last = (await connection.execute(statement.returning(games.c.seq))).scalar()
    if last is None:
        raise Outrun
    first = last - len(messages) + 1
    bodies = tuple(json_text({"seq": first + i, **message}) for i, message in enumerate(messages))
    version = values.get("version", record.version)
    due = bool(values.get("computer_due"))
    if bodies:
        rows = [
            {
                "game_id": record.id,
                "seq": first + i,
                "time": now(),
                "request": request if i == 0 else None,
                "version": version,
                "entries": values.get("entries", record.entries),
                "body": body,
            }
            for i, body in enumerate(bodies)
        ]
        await connection.execute(insert(events), rows)
    if connection.dialect.name == "postgresql":
        assert connection.sync_connection is not None
        speaker = connection.sync_connection.get_execution_options()["speaker"]
        said = {"channel": CHANNEL, "body": f"table {record.id} {last} {due:d} {speaker}"}
        await connection.execute(text("SELECT pg_notify(:channel, :body)"), said)
    return Told(record.id, last, bodies, due)


async def attempt(server: "Server", code: str, operation: Callable[[Record], Awaitable[T]]) -> T:
    """Carry out a change on the newest record, again if somebody was faster."""
    for _ in range(_TRIES):
        async with server.database.read() as connection:
            record = await server.records.find(connection, code)
        try:
            return await operation(record)
        except Outrun:
            continue
    raise Problem(503, "server-busy", None, None, {"Retry-After": "1"})
