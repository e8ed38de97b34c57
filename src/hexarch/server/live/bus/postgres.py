"""The bus of processes that share a PostgreSQL database: LISTEN and NOTIFY."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence

import psycopg

from hexarch.server.live.bus.base import Bus
from hexarch.server.live.messages import BusMessage, Resume, encode
from hexarch.server.storage.database import CHANNEL, Database

log = logging.getLogger("hexarch.server.bus")


class PostgresBus(Bus):
    def __init__(self, database: Database) -> None:
        super().__init__()
        self._url = database.url.replace("postgresql+psycopg://", "postgresql://", 1)
        self.is_connected = False
        self._sending: psycopg.AsyncConnection[Sequence[object]] | None = None

    async def send(self, message: BusMessage) -> None:
        if self._sending is not None:
            with contextlib.suppress(psycopg.Error):
                await self._sending.execute("SELECT pg_notify(%s, %s)", (CHANNEL, encode(message)))

    async def run(self) -> None:
        """Listen forever; after a lost connection every listener catches up from the database."""
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as error:
                log.warning("bus connection lost", extra={"reason": str(error)})
            self.is_connected = False
            await asyncio.sleep(1)

    async def _listen(self) -> None:
        async with (
            await psycopg.AsyncConnection.connect(self._url, autocommit=True) as listening,
            await psycopg.AsyncConnection.connect(self._url, autocommit=True) as sending,
        ):
            await listening.execute(f"LISTEN {CHANNEL}")
            self._sending = sending
            self.is_connected = True
            self.deliver(Resume())
            try:
                async for notification in listening.notifies():
                    self.receive(notification.payload)
            finally:
                self._sending = None
