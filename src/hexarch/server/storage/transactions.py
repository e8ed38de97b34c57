"""Changing a table: one transaction that stores the change and tells it to everybody, or does nothing.

The database decides who was first: a change is made from what was read, and fails if that is no longer current.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import Table, Text, bindparam, func, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import ReturningUpdate

from hexarch.server.accounts import tokens
from hexarch.server.clock import now
from hexarch.server.storage.schema import events, games
from hexarch.server.tables.model import Record
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem

if TYPE_CHECKING:
    from hexarch.server.context import Server

T = TypeVar("T")

CHANNEL: Final = "hexarch"
_TRIES: Final = 8


class Conflict(Exception):
    """Somebody else changed the table first."""


@dataclass(frozen=True)
class Published:
    """Live messages of one change, ready to be sent."""

    game_id: int
    seq: int
    bodies: tuple[str, ...]
    computer_due: bool
    row_version: int
    time: int


async def change(
    connection: AsyncConnection,
    record: Record,
    values: dict[str, Any],
    messages: Sequence[dict[str, Any]],
    request: str | None = None,
) -> Published:
    """Store new values of a table's row and the messages about it; what else changes joins the same transaction."""
    row_version, time, due = tokens.new_row_version(), now(), bool(values.get("computer_due"))
    last = record.seq + len(messages)
    row = {**values, "seq": last, "row_version": row_version, "changed": time}
    given = {f"new_{name}": value for name, value in row.items()} | {
        "known_id": record.id,
        "known_row_version": record.row_version,
    }
    is_postgresql = connection.dialect.name == "postgresql"
    if is_postgresql:
        given["notice"] = _notice(connection, record, last, due)
    if (await connection.execute(_update(tuple(row), is_postgresql), given)).scalar() is None:
        raise Conflict
    first = record.seq + 1
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
        await insert_rows(connection, events, rows)
    return Published(record.id, last, bodies, due, row_version, time)


@cache
def _update(names: tuple[str, ...], is_postgresql: bool) -> ReturningUpdate[Any]:
    """Changes some values of a table that is still as it was read. Made once: that costs more than carrying it out.

    PostgreSQL tells the other processes in the same statement; they hear it when the transaction is stored.
    """
    current = (games.c.id == bindparam("known_id"), games.c.row_version == bindparam("known_row_version"))
    changed = update(games).where(*current).values({name: bindparam(f"new_{name}") for name in names})
    notice = [func.pg_notify(CHANNEL, bindparam("notice", type_=Text))] if is_postgresql else []
    return changed.returning(games.c.id, *notice)


def _notice(connection: AsyncConnection, record: Record, seq: int, due: bool) -> str:
    assert connection.sync_connection is not None
    speaker = connection.sync_connection.get_execution_options()["speaker"]
    return f"table {record.id} {seq} {due:d} {speaker}"


async def insert_rows(connection: AsyncConnection, table: Table, rows: list[dict[str, Any]]) -> None:
    """One row goes without the ceremony for many."""
    await connection.execute(_insert(table), rows[0] if len(rows) == 1 else rows)


_insert = cache(insert)


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
        except Conflict:
            first = None
    raise Problem(503, "server-busy", None, None, {"Retry-After": "1"})
