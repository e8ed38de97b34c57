"""How processes tell each other what changed."""

import asyncio
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import text

from hexarch.server.storage.database import Database

Listener = Callable[[str], None]
"""Is called with `table ID SEQ DUE SPEAKER` (DUE is 1 if a computer player is asked there), `aside JSON`, `person ID`
when somebody or their sessions have changed, `hello PROCESS` and `alive PROCESS`, `reload`, or `resume` when something
may have been missed."""

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


def make_bus(database: Database) -> Bus:
    if not database.is_postgresql:
        return Bus(database)
    from hexarch.server.live.bus.postgres import PostgresBus  # its driver is slow to load

    return PostgresBus(database)
