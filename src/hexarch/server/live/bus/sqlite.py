"""The bus of processes that share an SQLite file: they poll whether another one has written to it."""

import asyncio
from time import monotonic
from typing import Final

from sqlalchemy import text

from hexarch.server.live.bus.base import Bus
from hexarch.server.live.messages import BusMessage, Resume
from hexarch.server.storage.database import Database

_POLL_SECONDS: Final = 0.5
_DEAF_SECONDS: Final = 40.0


class SqliteBus(Bus):
    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        self._looked = monotonic()

    @property
    def is_connected(self) -> bool:
        return monotonic() - self._looked < _DEAF_SECONDS

    def send(self, message: BusMessage) -> None:
        """Do nothing: SQLite cannot carry messages; the other processes see that the file has changed."""

    async def run(self) -> None:
        seen: int | None = None
        async with self._database.read() as connection:
            while True:
                # Reading this number is cheap, and it changes only when another process has written.
                found = (await connection.execute(text("PRAGMA data_version"))).scalar_one()
                await connection.rollback()
                self._looked = monotonic()
                if seen is not None and found != seen:
                    self.deliver(Resume())
                seen = found
                await asyncio.sleep(_POLL_SECONDS)
