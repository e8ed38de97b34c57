"""The database, SQLite or PostgreSQL: connections for reading, transactions for writing."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from pathlib import Path
from time import monotonic
from typing import Any, Final

from sqlalchemy import ARRAY, Column, ColumnElement, Connection, any_, event, func, literal, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection, ExceptionContext
from sqlalchemy.exc import DisconnectionError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, PoolProxiedConnection

from hexarch.server.accounts.tokens import new_code
from hexarch.server.storage.connections import CONNECT, Gate, Reading, cut, cut_after, limited
from hexarch.server.storage.private import make_private_file, make_private_folder
from hexarch.server.web.json import text as json_text

# The channel of PostgreSQL's LISTEN and NOTIFY.
CHANNEL: Final = "hexarch"

# After this time a connection to PostgreSQL is tested before it is used.
_IDLE_SECONDS: Final = 2.0
_PING_SECONDS: Final = 2.0
# How long a request waits for a free connection while no other request gets one.
_POOL_SECONDS: Final = 10.0
# How long the disk counts as full after a write failed for lack of space.
FULL_SECONDS: Final = 30.0


class Database:
    def __init__(self, url: str, pool_size: int = 8, seconds: float | None = None) -> None:
        """Open no connection yet. `seconds` is the longest a statement may take; None for any time."""
        self.url = url
        self.is_postgresql = url.startswith("postgresql")
        self.folder: Path | None = None
        """Where SQLite keeps its file."""
        self.process_id = new_code(8)
        """Names this process in messages on the bus."""
        self._full_until = 0.0
        self._doubted = 0.0
        self._check: asyncio.Task[bool] | None = None
        if self.is_postgresql:
            # Separate connections for reading: they never begin a transaction, so there is nothing to set or reset.
            reading, writing = max(1, pool_size - pool_size // 2), max(1, pool_size // 2)
            connect = CONNECT if seconds is None else limited(seconds)
            how: dict[str, Any] = {"max_overflow": 0, "pool_timeout": _POOL_SECONDS, "connect_args": connect}
            self.engine = create_async_engine(url, pool_size=writing, **how)
            self._reading, self._writing = Gate(reading, _POOL_SECONDS), Gate(writing, _POOL_SECONDS)
            self._reader: AsyncEngine = create_async_engine(
                url,
                pool_size=reading,
                isolation_level="AUTOCOMMIT",
                pool_reset_on_return=None,
                skip_autocommit_rollback=True,
                **how,
            )
            self._writer = self.engine
            self._check_idle(self.engine, seconds)
            self._check_idle(self._reader, seconds)
            self._one_writer: asyncio.Lock | None = None
        else:
            path = make_url(url).database
            assert path is not None
            self.folder = Path(path).parent
            if not self.folder.exists():
                make_private_folder(self.folder)
            make_private_file(Path(path))
            self.engine = create_async_engine(url, pool_size=pool_size, max_overflow=0, pool_timeout=_POOL_SECONDS)
            _prepare_sqlite(self.engine)
            self._reader = self.engine
            self._writer = self.engine.execution_options(writes=True)
            # SQLite allows one writer at a time. Those of this process queue here, in order, instead of retrying.
            self._one_writer = asyncio.Lock()
            self._reading = self._writing = Gate(pool_size, _POOL_SECONDS)

    def read(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Open a connection for reading. On PostgreSQL every statement is committed by itself."""
        return Reading(self._reading, self._reader, self._note_full_disk, self.is_postgresql)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction: everything in it is stored when it ends, or nothing."""
        with self._noting_full_disk():
            async with self._one_writer or nullcontext(), self._writing, self._writer.begin() as connection:
                yield connection

    @contextmanager
    def _noting_full_disk(self) -> Iterator[None]:
        try:
            yield
        except OperationalError as error:
            self._note_full_disk(error)
            raise

    def _note_full_disk(self, error: BaseException) -> None:
        if isinstance(error, OperationalError) and _is_disk_full(error):
            self._full_until = monotonic() + FULL_SECONDS

    @property
    def is_full(self) -> bool:
        """Whether a recent write failed for lack of space. Later successes do not reset it: smaller writes may fit."""
        return monotonic() < self._full_until

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection with a consistent snapshot of the database, for reads of any length."""
        engine = self.engine
        if self.is_postgresql:
            engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        async with self._writing, engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def without_limits(self) -> AsyncIterator["Database"]:
        """Open the same database without time limits, for work such as a migration."""
        if not self.is_postgresql:  # which has no limits
            yield self
            return
        patient = Database(self.url, pool_size=2)
        try:
            yield patient
        finally:
            await patient.close()

    def doubt(self) -> None:
        """Record that a connection has broken, so that all others are checked before they are used again."""
        self._doubted = monotonic()

    def _check_idle(self, engine: AsyncEngine, seconds: float | None) -> None:
        """Ping connections that may be broken. A ping before every use would be too slow.

        A connection that is in use for longer than any statement may take is cut, because the other end is silent.
        """

        @event.listens_for(engine.sync_engine, "checkin")
        def put_back(connection: DBAPIConnection | None, record: ConnectionPoolEntry) -> None:
            record.info["used"] = monotonic()
            timer = record.info.pop("timer", None)
            if timer is not None:
                timer.cancel()

        @event.listens_for(engine.sync_engine, "checkout")
        def take(connection: DBAPIConnection, record: ConnectionPoolEntry, _: PoolProxiedConnection) -> None:
            used = record.info.get("used")
            if used is not None and (used <= self._doubted or monotonic() - used >= _IDLE_SECONDS):
                try:
                    with cut_after(_PING_SECONDS, connection.driver_connection):
                        engine.dialect.do_ping(connection)
                except Exception as error:
                    raise DisconnectionError from error  # the pool opens a new one
            if seconds is not None:
                loop = asyncio.get_running_loop()
                record.info["timer"] = loop.call_later(seconds * 1.5, cut, connection.driver_connection)

        @event.listens_for(engine.sync_engine, "handle_error")
        def note(context: ExceptionContext) -> None:
            if context.is_disconnect:
                self.doubt()

    async def is_reachable(self, seconds: float = 2.0) -> bool:
        """Return whether the database answers in time. A check that hangs is not repeated before it has ended."""
        if self._check is None or self._check.done():
            self._check = asyncio.create_task(self._answers())
        # Not cancelled, because cancelling would wait for the database, too.
        done, _ = await asyncio.wait({self._check}, timeout=seconds)
        return bool(done) and self._check.result()

    async def _answers(self) -> bool:
        try:
            async with self.read() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            return False
        return True

    def among(self, column: Column[str] | Column[int], values: Iterable[object]) -> ColumnElement[bool]:
        """Return whether a column has one of the values, which are sent as one parameter.

        With one parameter each, the thousands of connected tables and people would take a tenth of a second to
        prepare, which would block the event loop.
        """
        given = list(values)
        if self.is_postgresql:
            return column == any_(literal(given, ARRAY(column.type)))
        listed = func.json_each(json_text(given)).table_valued("value")
        return column.in_(select(listed.c.value))

    def connections(self) -> dict[str, int]:
        """Return how many connections are in use, by pool."""
        pools = {"read": self._reader, "write": self.engine}
        return {name: int(engine.pool.checkedout()) for name, engine in pools.items()}  # type: ignore[attr-defined]

    async def close(self) -> None:
        await self.engine.dispose()
        await self._reader.dispose()


def _is_disk_full(error: OperationalError) -> bool:
    return getattr(error.orig, "sqlstate", None) == "53100" or "disk is full" in str(error.orig)


# How long SQLite waits for another process that writes.
_BUSY_MS: Final = 20_000


def _prepare_sqlite(engine: AsyncEngine) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        # The driver must not begin transactions by itself; `begin` below does.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {_BUSY_MS}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA secure_delete = FAST")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
