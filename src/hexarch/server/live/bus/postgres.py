"""The bus of servers that share a PostgreSQL: LISTEN and NOTIFY."""

import asyncio
import contextlib
import logging
from typing import Any

import psycopg

from hexarch.server.live.bus.base import Bus
from hexarch.server.storage.database import Database
from hexarch.server.storage.transactions import CHANNEL

log = logging.getLogger("hexarch.server.live.bus.base")


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
