"""Who asks: sessions seen lately, so that not every request asks the database.

Whatever changes a person is said on the bus, and every process forgets them at once; should such a message get lost, it
matters for seconds.
"""

from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts import tokens
from hexarch.server.accounts.users import User, find_user, note_visit
from hexarch.server.live.bus.base import Bus
from hexarch.server.storage.database import Database

_SECONDS: Final = 5.0
_MOST: Final = 5000


@dataclass(frozen=True)
class _Known:
    until: float
    secret: str
    """Its digest."""
    user: User


class Visitors:
    def __init__(self, database: Database, bus: Bus) -> None:
        self._database = database
        self._bus = bus
        self._known: OrderedDict[str, _Known] = OrderedDict()
        self._changes = 0
        bus.subscribe(self.hear)

    async def find(self, session: str, secret: str) -> User | None:
        known = self._known.get(session)
        if known is not None and known.until > monotonic() and tokens.same(known.secret, tokens.digest(secret)):
            return known.user
        changes = self._changes
        async with self._database.read() as connection:
            found = await find_user(connection, session, secret)
        if found is None:
            return None
        user, is_long_ago = found
        if is_long_ago:
            async with self._database.write() as connection:
                await note_visit(connection, user)
        if changes == self._changes:  # else this may be somebody as they were before
            self._remember(session, _Known(monotonic() + _SECONDS, tokens.digest(secret), user))
        return user

    def _remember(self, session: str, known: _Known) -> None:
        self._known[session] = known
        self._known.move_to_end(session)
        while len(self._known) > _MOST:
            self._known.popitem(last=False)

    @asynccontextmanager
    async def change(self, user_id: str) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes somebody or their sessions: afterwards everybody looks at them anew."""
        async with self._database.write() as connection:
            yield connection
        message = f"person {user_id}"
        self._bus.hear(message)
        await self._bus.say(message)

    def hear(self, message: str) -> None:
        word, _, rest = message.partition(" ")
        if word == "person":
            self._changes += 1
            for session in [name for name, known in self._known.items() if known.user.id == rest]:
                del self._known[session]
        elif word in ("reload", "resume"):
            self._changes += 1
            self._known.clear()
