"""What one process of the server has in its hands."""

import asyncio
import contextlib
import logging
from pathlib import Path

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from hexarch.server.accounts import tokens
from hexarch.server.accounts.sessions import Visitors
from hexarch.server.accounts.users import SESSION_DAYS, Passwords
from hexarch.server.bots.dispatcher import Dispatcher
from hexarch.server.bots.pool import Pool
from hexarch.server.clock import now
from hexarch.server.live.bus.base import make_bus
from hexarch.server.live.hub import Hub
from hexarch.server.play.history import Books
from hexarch.server.play.position import Positions
from hexarch.server.settings import Settings
from hexarch.server.storage.database import Database
from hexarch.server.storage.migrate import migrate
from hexarch.server.storage.schema import events, keys, sessions
from hexarch.server.tables.model import Records
from hexarch.server.web.rate_limits import Limiter

log = logging.getLogger("hexarch.server")

_DAY_MS = 86_400_000
_HOUSEKEEPING_SECONDS = 3600


class Server:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database_url, settings.pool_size)
        self.records = Records(settings.cache_tables)
        self.positions = Positions(self.database, settings.cache_tables)
        self.books = Books()
        self.limiter = Limiter(settings.rate_factor)
        self.bus = make_bus(self.database)
        self.visitors = Visitors(self.database, self.bus)
        self.hub = Hub(self.database, self.bus)
        self.computers = Dispatcher(self, settings.workers)
        self.helpers = Pool(1)
        """For hints and imports."""
        self.key = ""
        self.passwords = Passwords("")
        self.is_ready = False
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def backups(self) -> Path:
        return self.settings.data_folder / "backups"

    async def start(self) -> None:
        await migrate(self.database, self.backups)
        self.key = await self._signing_key()
        self.passwords = Passwords(self.key)
        self.bus.subscribe(self._hear)
        self._tasks = [
            asyncio.create_task(self.bus.run()),
            asyncio.create_task(self.hub.keep_announcing()),
            asyncio.create_task(self._keep_house()),
        ]
        self.computers.start()
        self.is_ready = True

    async def stop(self) -> None:
        self.is_ready = False
        await self.computers.close()
        await self.helpers.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.database.close()

    def _hear(self, message: str) -> None:
        if message == "reload":
            self.records.clear()
            self.positions.clear()

    async def _signing_key(self) -> str:
        """Made once for a database, so that all its servers know the same sessions."""
        query = select(keys.c.value).where(keys.c.name == "signing")
        with contextlib.suppress(IntegrityError):
            async with self.database.write() as connection:
                if (await connection.execute(query)).scalar() is None:
                    await connection.execute(insert(keys).values(name="signing", value=tokens.new_secret()))
        async with self.database.read() as connection:
            found: str = (await connection.execute(query)).scalar_one()
            return found

    async def _keep_house(self) -> None:
        """Forget live messages and sessions that nobody comes back for."""
        while True:
            with contextlib.suppress(Exception):
                async with self.database.write() as connection:
                    old = now() - self.settings.event_days * _DAY_MS
                    await connection.execute(delete(events).where(events.c.time < old))
                    gone = now() - SESSION_DAYS * _DAY_MS
                    await connection.execute(delete(sessions).where(sessions.c.seen < gone))
            await asyncio.sleep(_HOUSEKEEPING_SECONDS)
