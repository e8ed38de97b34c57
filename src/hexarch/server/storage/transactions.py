"""Changing a table: one transaction that stores the change and its live messages, or nothing.

Locking is optimistic. A change is computed from the row that was read, and its version is compared when the change is
stored: if the row has changed since, `Conflict` is raised and nothing is stored.
"""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from functools import cache

from sqlalchemy import Table, bindparam, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.dml import ReturningUpdate

from hexarch.server.accounts import tokens
from hexarch.server.clock import now
from hexarch.server.storage.database import Database
from hexarch.server.storage.notices.causes import Notice, notice_rows
from hexarch.server.storage.parts.notices import notices as noted
from hexarch.server.storage.schema import events, games
from hexarch.server.tables.model import Record
from hexarch.server.web.json import JsonObject
from hexarch.server.web.json import text as json_text

Row = Mapping[str, object]


class Conflict(Exception):
    """Raised if the table was changed since it was read."""


@dataclass(frozen=True)
class Published:
    """The live messages of one stored change."""

    game_id: int
    seq: int
    """The number of the last message."""
    bodies: tuple[str, ...]
    bot_due: bool
    owner_id: str | None
    """The owner of the table."""
    row_version: int
    time: int
    order_due: bool = False
    """Whether a seat is asked for which a plan is to be played."""


@dataclass(frozen=True)
class Change:
    """What one change of a table stores: new values of its row, live messages, notices."""

    record: Record
    row: Row
    events: list[Row]
    notices: list[Row]
    published: Published


def prepare(
    record: Record,
    values: Row,
    messages: Sequence[JsonObject],
    request: str | None = None,
    notices: Sequence[Notice] = (),
) -> Change:
    """Compute everything that a change stores. Both ways of storing a move use this, so they store the same columns."""
    row_version, time, due = tokens.new_row_version(), now(), bool(values.get("computer_due"))
    last = record.seq + len(messages)
    first = record.seq + 1
    bodies = tuple(json_text({"seq": first + i, **message}) for i, message in enumerate(messages))
    rows: list[Row] = [
        {
            "game_id": record.id,
            "seq": first + i,
            "time": time,
            "request": request if i == 0 else None,
            "version": values.get("version", record.version),
            "entries": values.get("entries", record.entries),
            "body": body,
        }
        for i, body in enumerate(bodies)
    ]
    ordered = int(str(values.get("asked", 0))) & int(str(values.get("order_seats", record.order_seats)))
    row = {**values, "seq": last, "row_version": row_version, "changed": time}
    entries = values.get("entries", record.entries)
    told = notice_rows(record.id, entries, time, notices)
    owner = record.owner_id
    published = Published(record.id, last, bodies, due, owner, row_version, time, bool(ordered))
    return Change(record, row, rows, told, published)


async def store(connection: AsyncConnection, change: Change) -> None:
    """Store a change in the caller's transaction; raise Conflict if the table is no longer as it was read."""
    known = {"known_id": change.record.id, "known_row_version": change.record.row_version}
    given = {f"new_{name}": value for name, value in change.row.items()} | known
    if (await connection.execute(_update(tuple(change.row)), given)).scalar() is None:
        raise Conflict
    await insert_rows(connection, events, change.events)
    await insert_rows(connection, noted, change.notices)


@cache
def _update(names: tuple[str, ...]) -> ReturningUpdate[int]:
    """Build the statement that changes some values of a row that is still as it was read.

    Cached, because building it takes longer than running it.
    """
    current = (games.c.id == bindparam("known_id"), games.c.row_version == bindparam("known_row_version"))
    changed = update(games).where(*current).values({name: bindparam(f"new_{name}") for name in names})
    return changed.returning(games.c.id)


async def insert_rows(connection: AsyncConnection, table: Table, rows: Sequence[Row]) -> None:
    if rows:
        # A single row is inserted by one statement, because `executemany` has an overhead.
        await connection.execute(_insert(table), rows[0] if len(rows) == 1 else list(rows))


_insert = cache(insert)


class Transactions:
    """Stores changes of tables, then publishes them to the sockets and computer players here and to other processes."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._subscribers: list[Callable[[Published], None]] = []

    def subscribe(self, subscriber: Callable[[Published], None]) -> None:
        self._subscribers.append(subscriber)

    def publish(self, published: Published) -> None:
        for subscriber in self._subscribers:
            subscriber(published)

    prepare = staticmethod(prepare)

    @asynccontextmanager
    async def storing(self, change: Change) -> AsyncIterator[AsyncConnection]:
        """Open a transaction with the change; the caller may add statements. Publish the change after the commit."""
        async with self.database.write() as connection:
            await store(connection, change)
            yield connection
        self.publish(change.published)

    def changing(
        self, record: Record, values: Row, messages: Sequence[JsonObject], notices: Sequence[Notice] = ()
    ) -> AbstractAsyncContextManager[AsyncConnection]:
        return self.storing(self.prepare(record, values, messages, notices=notices))
