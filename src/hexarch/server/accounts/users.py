"""People: guests, accounts and their sessions.

Nobody can learn from the outside who has an account. A password is hashed with a salt that follows from the name, and
an account is found by that hash: the right name with the right password finds it, anything else finds nothing, in the
same time. So a name can be registered twice with different passwords, and registering is never refused.
"""

import asyncio
import hashlib
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts import tokens
from hexarch.server.accounts.validation import login_key
from hexarch.server.clock import now
from hexarch.server.storage.schema import chat, drafts, games, seats, sessions, users

SESSION_DAYS: Final = 400
_SEEN_EVERY_MS: Final = 300_000


@dataclass(frozen=True)
class User:
    id: str
    kind: str
    name: str
    login: str | None
    language: str
    settings_json: str
    created: int
    session: str


class Passwords:
    """Hashes passwords, two at a time: each takes its share of memory."""

    def __init__(self, key: str) -> None:
        self._key = key
        self._turns = asyncio.Semaphore(2)

    async def hash(self, name: str, password: str) -> str:
        salt = hashlib.sha256(f"{self._key}:{login_key(name)}".encode()).digest()[:16]
        async with self._turns:
            return await asyncio.to_thread(_argon2, salt, password)


def _argon2(salt: bytes, password: str) -> str:
    from argon2.low_level import Type, hash_secret_raw  # most starts do not need it

    raw = hash_secret_raw(
        password.encode(), salt, time_cost=2, memory_cost=19_456, parallelism=1, hash_len=32, type=Type.ID
    )
    return "1$" + hashlib.sha256(raw).hexdigest()


async def new_user(connection: AsyncConnection, name: str, language: str) -> str:
    user_id = tokens.new_code(16)
    row = {"id": user_id, "kind": "guest", "name": name, "language": language, "settings_json": "{}"}
    await connection.execute(insert(users).values(**row, created=now(), seen=now()))
    return user_id


async def find_account(connection: AsyncConnection, hashed: str) -> Row[Any] | None:
    found = await connection.execute(select(users).where(users.c.password_hash == hashed))
    return found.one_or_none()


async def make_account(connection: AsyncConnection, user_id: str, login: str, hashed: str) -> None:
    """A guest becomes an account and keeps everything."""
    values = {"kind": "account", "name": login, "login": login, "password_hash": hashed}
    await connection.execute(update(users).where(users.c.id == user_id).values(**values))


async def carry_over(connection: AsyncConnection, guest_id: str, account_id: str, name: str) -> None:
    """Everything that a guest has goes to the account, and the guest goes."""
    taken = {"user_id": account_id, "name": name}
    await connection.execute(update(seats).where(seats.c.user_id == guest_id).values(**taken))
    await connection.execute(update(chat).where(chat.c.user_id == guest_id).values(**taken))
    await connection.execute(update(drafts).where(drafts.c.user_id == guest_id).values(user_id=account_id))
    await connection.execute(update(games).where(games.c.owner_id == guest_id).values(owner_id=account_id))
    played = select(seats.c.game_id).where(seats.c.user_id == account_id)
    owned = games.c.owner_id == account_id
    values = {"row_version": tokens.new_row_version(), "takeback_json": None}
    await connection.execute(update(games).where(owned | games.c.id.in_(played)).values(**values))
    await connection.execute(delete(users).where(users.c.id == guest_id))


async def new_session(connection: AsyncConnection, key: str, user_id: str, agent: str) -> str:
    """The value of the cookie."""
    session_id, secret = tokens.new_code(16), tokens.new_secret()
    row = {"id": session_id, "user_id": user_id, "secret_hash": tokens.digest(secret), "agent": agent[:200]}
    await connection.execute(insert(sessions).values(**row, created=now(), seen=now()))
    return tokens.sign(key, f"{session_id}.{secret}")


def read_cookie(key: str, cookie: str | None) -> tuple[str, str] | None:
    """(session, secret) of a cookie that this server signed."""
    value = tokens.unsign(key, cookie) if cookie else None
    if value is None:
        return None
    session_id, _, secret = value.partition(".")
    return session_id, secret


async def find_user(connection: AsyncConnection, session_id: str, secret: str) -> tuple[User, bool] | None:
    """Who that is, and whether the time of the last visit should be noted."""
    chosen = (users, sessions.c.secret_hash, sessions.c.seen.label("session_seen"))
    query = select(*chosen).join(sessions, sessions.c.user_id == users.c.id).where(sessions.c.id == session_id)
    row = (await connection.execute(query)).one_or_none()
    if row is None or not tokens.same(row.secret_hash, tokens.digest(secret)):
        return None
    age = now() - row.session_seen
    if age > SESSION_DAYS * 86_400_000:
        return None
    user = User(row.id, row.kind, row.name, row.login, row.language, row.settings_json, row.created, session_id)
    return user, age > _SEEN_EVERY_MS


async def note_visit(connection: AsyncConnection, user: User) -> None:
    await connection.execute(update(sessions).where(sessions.c.id == user.session).values(seen=now()))
    await connection.execute(update(users).where(users.c.id == user.id).values(seen=now()))
