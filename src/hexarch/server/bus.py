"""How processes tell each other what changed."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Final

import psycopg
from sqlalchemy import text

from hexarch.server.changes import CHANNEL
from hexarch.server.storage.database import Database

log = logging.getLogger("hexarch.server.bus")

Listener = Callable[[str], None]
"""Is called with `table ID SEQ DUE` (1 if a computer player is asked there), `aside JSON`, `reload`, or `resume` when
something may have been missed."""

_POLL_SECONDS: Final = 0.5


class Bus:
    """Delivers to this process; what other processes say comes in by `run`."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.is_connected = True
        self._listeners: list[Listener] = []

    def subscribe(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def hear(self, message: str) -> None:
        for listener in self._listeners:
            listener(message)

    async def say(self, message: str) -> None:
        """Something for all processes that needs no transaction."""

    async def run(self) -> None:
        """SQLite: whether another process has written shows in a number that costs nothing to read."""
        seen: Any = None
        async with self.database.engine.connect() as connection:
            while True:
                found = (await connection.execute(text("PRAGMA data_version"))).scalar()
                await connection.rollback()
                if seen is not None and found != seen:
                    self.hear("resume")
                seen = found
                await asyncio.sleep(_POLL_SECONDS)


class PostgresBus(Bus):
    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.is_connected = False
        self._speaking: psycopg.AsyncConnection[Any] | None = None

    async def say(self, message: str) -> None:
        if self._speaking is not None:
            with contextlib.suppress(psycopg.Error):
                await self._speaking.execute("SELECT pg_notify(%s, %s)", (CHANNEL, message))

    async def run(self) -> None:
        """Listen for ever; after a broken connection everybody catches up from the database."""
        url = self.database.url.replace("postgresql+psycopg://", "postgresql://", 1)
        while True:
            try:
                await self._listen(url)
            except (psycopg.Error, OSError) as error:
                log.warning("bus lost", extra={"reason": str(error)})
            self.is_connected = False
            await asyncio.sleep(1)

    async def _listen(self, url: str) -> None:
        async with (
            await psycopg.AsyncConnection.connect(url, autocommit=True) as listening,
            await psycopg.AsyncConnection.connect(url, autocommit=True) as speaking,
        ):
            await listening.execute(f"LISTEN {CHANNEL}")
            self._speaking = speaking
            self.is_connected = True
            self.hear("resume")
            try:
                async for notification in listening.notifies():
                    self.hear(notification.payload)
            finally:
                self._speaking = None


def make_bus(database: Database) -> Bus:
    return PostgresBus(database) if database.is_postgresql else Bus(database)
