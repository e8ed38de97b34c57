"""Sessions: the cookie, the stored session, and a short-lived cache of users.

Every change of a user is sent on the bus, and all processes drop the user from their caches. A lost message matters for
seconds only, since nothing is cached for longer.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import lru_cache
from time import monotonic
from typing import Final, NamedTuple

from cachetools import LRUCache
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts import tokens
from hexarch.server.accounts.users import User, user_of
from hexarch.server.clock import DAY, now
from hexarch.server.live.bus.base import Bus
from hexarch.server.live.messages import BusMessage, Reload, Resume, UserChanged
from hexarch.server.storage.database import Database
from hexarch.server.storage.schema import api_tokens, sessions, users

# Counted from the beginning of the session: visits do not extend it.
SESSION_DAYS: Final = 365

# Ours have about a hundred characters. Longer ones must not fill the cache.
_LONGEST_COOKIE: Final = 200

# The precision with which the last visit is stored.
SEEN_EVERY_MS: Final = 300_000


class Session(NamedTuple):
    id: str
    agent: str
    created: int
    seen: int


class NewSession(NamedTuple):
    """A session that has just begun: its user, and the cookie to set."""

    user: User
    cookie: str


# Returns the user of an id and the digest of its secret, and whether the time of this visit should be stored.
Read = Callable[[AsyncConnection, str, str], Awaitable[tuple[User, bool] | None]]


@dataclass(frozen=True)
class _Cached:
    until: float
    secret_digest: str
    user: User


# Built once, because building it takes longer than running it.
_OF_SESSION: Final = (
    select(
        users,
        sessions.c.secret_hash,
        sessions.c.seen.label("session_seen"),
        sessions.c.created.label("session_created"),
    )
    .join(sessions, sessions.c.user_id == users.c.id)
    .where(sessions.c.id == bindparam("session"))
)


async def _find_user(connection: AsyncConnection, session_id: str, digest: str) -> tuple[User, bool] | None:
    """Return the user, and whether the time of this visit should be stored."""
    row = (await connection.execute(_OF_SESSION, {"session": session_id})).one_or_none()
    if row is None or not tokens.same(row.secret_hash, digest):
        return None
    if now() - row.session_created > SESSION_DAYS * DAY or row.banned_until > now():
        return None
    return user_of(row, session_id), now() - row.session_seen > SEEN_EVERY_MS


_CACHED_SECONDS: Final = 5.0
_MOST_CACHED: Final = 20_000


class Sessions:
    def __init__(self, database: Database, bus: Bus) -> None:
        self._database = database
        self._bus = bus
        self._cache: LRUCache[str, _Cached] = LRUCache(_MOST_CACHED)
        self._changes = 0
        bus.subscribe(self._on_message)

    async def find(self, session_id: str, secret: str, read: Read = _find_user) -> User | None:
        """Return the user of a session; None if there is no such session or its secret differs.

        `read` looks the user up by another kind of secret, such as a personal token.
        """
        cached = self._cache.get(session_id)
        digest = tokens.digest(secret)
        if cached is not None and cached.until > monotonic() and tokens.same(cached.secret_digest, digest):
            return cached.user
        changes = self._changes
        async with self._database.read() as connection:
            found = await read(connection, session_id, digest)
        if found is None:
            return None
        user, is_long_ago = found
        if is_long_ago:
            async with self._database.write() as connection:
                await _note_visit(connection, user)
        if changes == self._changes:  # otherwise the user may have changed since they were read
            self._cache[session_id] = _Cached(monotonic() + _CACHED_SECONDS, digest, user)
        return user

    @asynccontextmanager
    async def changing(self, user_id: str) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that changes a user or their sessions; afterwards all processes read them again."""
        async with self._database.write() as connection:
            yield connection
        await self.publish_changed(user_id)

    async def publish_changed(self, user_id: str) -> None:
        message = UserChanged(user_id)
        self._bus.deliver(message)
        self._bus.send(message)

    async def of_user(self, user_id: str) -> Sequence[Session]:
        """Return somebody's sessions, the last used first."""
        query = select(sessions).where(sessions.c.user_id == user_id).order_by(sessions.c.seen.desc())
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [Session(row.id, row.agent, row.created, row.seen) for row in rows]

    async def valid(self, ids: Collection[str]) -> set[str]:
        """Return the given ids that belong to sessions or valid personal tokens."""
        own = select(sessions.c.id).where(self._database.among(sessions.c.id, ids))
        given = select(api_tokens.c.id)
        given = given.where(self._database.among(api_tokens.c.id, ids), api_tokens.c.expires > now())
        async with self._database.read() as connection:
            return set((await connection.execute(own.union_all(given))).scalars())

    def _on_message(self, message: BusMessage) -> None:
        if isinstance(message, UserChanged):
            self._changes += 1
            for session_id in [name for name, known in self._cache.items() if known.user.id == message.user_id]:
                del self._cache[session_id]
        elif isinstance(message, Reload | Resume):
            self._changes += 1
            self._cache.clear()


async def insert_session(connection: AsyncConnection, key: str, user_id: str, agent: str) -> str:
    """Insert a session and return the value of its cookie."""
    session_id, secret = tokens.new_code(16), tokens.new_secret()
    row = {"id": session_id, "user_id": user_id, "secret_hash": tokens.digest(secret), "agent": agent[:200]}
    await connection.execute(insert(sessions).values(**row, created=now(), seen=now()))
    return tokens.sign(key, f"{session_id}.{secret}")


def read_cookie(key: str, cookie: str | None) -> tuple[str, str] | None:
    """Return (session id, secret) of a cookie that this server has signed."""
    return _read_cookie(key, cookie) if cookie and len(cookie) <= _LONGEST_COOKIE else None


@lru_cache(4096)
def _read_cookie(key: str, cookie: str) -> tuple[str, str] | None:
    value = tokens.unsign(key, cookie)
    if value is None:
        return None
    session_id, _, secret = value.partition(".")
    return session_id, secret


async def delete_session(connection: AsyncConnection, user_id: str, session_id: str) -> bool:
    mine = (sessions.c.id == session_id) & (sessions.c.user_id == user_id)
    return (await connection.execute(delete(sessions).where(mine))).rowcount == 1


async def delete_other_sessions(connection: AsyncConnection, user_id: str, session_id: str) -> None:
    """End all sessions of somebody but one, and all their personal tokens."""
    await connection.execute(delete(api_tokens).where(api_tokens.c.user_id == user_id))
    others = (sessions.c.user_id == user_id) & (sessions.c.id != session_id)
    await connection.execute(delete(sessions).where(others))


async def delete_expired_sessions(connection: AsyncConnection, most: int) -> int:
    """Delete a batch of expired sessions, and return how many."""
    old = select(sessions.c.id).where(sessions.c.created < now() - SESSION_DAYS * DAY).limit(most)
    return (await connection.execute(delete(sessions).where(sessions.c.id.in_(old)))).rowcount


async def _note_visit(connection: AsyncConnection, user: User) -> None:
    table = sessions if user.scopes is None else api_tokens
    await connection.execute(update(table).where(table.c.id == user.session).values(seen=now()))
    await connection.execute(update(users).where(users.c.id == user.id).values(seen=now()))
