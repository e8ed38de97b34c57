"""One database, SQLite or PostgreSQL: reading, and writing whole changes or none."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from time import monotonic
from typing import Any

from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DisconnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hexarch.server.accounts.tokens import new_code

_BUSY_MS = 20_000
_IDLE_SECONDS = 2.0


class Database:
    def __init__(self, url: str, pool_size: int = 8) -> None:
        self.url = url
        self.is_postgresql = url.startswith("postgresql")
        self.speaker = new_code(8)
        """Who says on the bus that a table has changed."""
        said = {"speaker": self.speaker}
        if self.is_postgresql:
            # Connections of their own for reading: they never begin a transaction, so there is nothing to set or reset.
            reading, writing = max(1, pool_size - pool_size // 2), max(1, pool_size // 2)
            self.engine = create_async_engine(url, pool_size=writing, max_overflow=0, execution_options=said)
            self._reader: AsyncEngine = create_async_engine(
                url, pool_size=reading, max_overflow=0, isolation_level="AUTOCOMMIT", pool_reset_on_return=None
            )
            self._writer = self.engine
            _check_idle(self.engine)
            _check_idle(self._reader)
            self._one_writer: asyncio.Lock | None = None
        else:
            path = make_url(url).database
            assert path is not None
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            self.engine = create_async_engine(url, pool_size=pool_size, max_overflow=0, execution_options=said)
            _prepare_sqlite(self.engine)
            self._reader = self.engine
            self._writer = self.engine.execution_options(writes=True)
            # SQLite takes one writer at a time. Those of this process queue here, in order, instead of trying again.
            self._one_writer = asyncio.Lock()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """In PostgreSQL every statement is a transaction of its own, stored when it has been carried out."""
        async with self._reader.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: everything in it is stored when it ends, or nothing."""
        async with self._one_writer or nullcontext(), self._writer.begin() as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Reading that sees one moment, however long it takes."""
        engine = self.engine
        if self.is_postgresql:
            engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        async with engine.connect() as connection:
            yield connection

    async def is_reachable(self) -> bool:
        try:
            async with self.read() as connection:
                await connection.execute(text("SELECT 1"))
        except Exception:
            return False
        return True

    async def close(self) -> None:
        await self.engine.dispose()
        await self._reader.dispose()


def _check_idle(engine: AsyncEngine) -> None:
    """A connection that nobody has used for a while may be broken. Asking before every use would double the work."""

    @event.listens_for(engine.sync_engine, "checkin")
    def put_back(connection: Any, record: Any) -> None:
        record.info["used"] = monotonic()

    @event.listens_for(engine.sync_engine, "checkout")
    def take(connection: Any, record: Any, _: Any) -> None:
        if monotonic() - record.info.get("used", monotonic()) < _IDLE_SECONDS:
            return
        try:
            engine.dialect.do_ping(connection)
        except Exception as error:
            raise DisconnectionError from error  # the pool makes a new one


def _prepare_sqlite(engine: AsyncEngine) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _: Any) -> None:
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
