"""Personal tokens, with which programs act for an account, and how they are stored: only their hashes.

A token is `hexarch_<id>_<secret>`. The beginning lets tools find tokens that were published by mistake.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server import quotas
from hexarch.server.accounts import tokens
from hexarch.server.accounts.sessions import SEEN_EVERY_MS, Sessions
from hexarch.server.accounts.users import User, user_of
from hexarch.server.clock import DAY, iso, now
from hexarch.server.storage.database import Database
from hexarch.server.storage.moderation import note
from hexarch.server.storage.schema import api_tokens, users
from hexarch.server.web.problems import Problem


@dataclass(frozen=True)
class ApiToken:
    id: str
    name: str
    scopes: tuple[str, ...]
    created: int
    seen: int | None
    expires: int


PREFIX: Final = "hexarch_"
_MOST_LETTERS: Final = 200


class ApiTokens:
    def __init__(self, database: Database, sessions: Sessions) -> None:
        self._database = database
        self._sessions = sessions

    async def find(self, token: str) -> User | None:
        """Return the user of a token, with its scopes; None if it is unknown, expired or revoked."""
        token_id, _, secret = token.removeprefix(PREFIX).partition("_")
        if len(token) > _MOST_LETTERS or not token.startswith(PREFIX) or not tokens.is_code(token_id):
            return None
        return await self._sessions.find(token_id, secret, _find_user)

    async def of_user(self, user_id: str) -> Sequence[ApiToken]:
        """Return somebody's tokens that are still valid, the newest first."""
        query = select(api_tokens).where(api_tokens.c.user_id == user_id, api_tokens.c.expires > now())
        async with self._database.read() as connection:
            rows = await connection.execute(query.order_by(api_tokens.c.created.desc(), api_tokens.c.id))
        return [
            ApiToken(row.id, row.name, tuple(row.scopes.split()), row.created, row.seen, row.expires) for row in rows
        ]

    async def create(self, user: User, name: str, scopes: Sequence[str], days: int) -> tuple[ApiToken, str]:
        """Create a token and return it with its text, which is shown once and stored nowhere."""
        secret = tokens.new_secret()
        made = ApiToken(tokens.new_code(16), name, tuple(scopes), now(), None, now() + days * DAY)
        async with self._sessions.changing(user.id) as connection:
            await delete_expired(connection)
            mine = select(func.count()).select_from(api_tokens).where(api_tokens.c.user_id == user.id)
            if (await connection.execute(mine)).scalar_one() >= quotas.TOKENS:
                raise Problem(409, "server-tokens-many", {"count": quotas.TOKENS})
            row = {**made.__dict__, "scopes": " ".join(scopes), "secret_hash": tokens.digest(secret)}
            await connection.execute(insert(api_tokens).values(**row, user_id=user.id))
            detail = f"{made.id}: {' '.join(scopes)} until {iso(made.expires)[:10]}"
            await note(connection, user.id, "create token", user.id, detail)
        return made, f"{PREFIX}{made.id}_{secret}"

    async def revoke(self, actor: str, user_id: str, token_id: str | None = None) -> None:
        """End a token of somebody, or all; raise a Problem if there is no such token."""
        mine = api_tokens.c.user_id == user_id
        this = mine if token_id is None else mine & (api_tokens.c.id == token_id)
        async with self._sessions.changing(user_id) as connection:
            ended = (await connection.execute(delete(api_tokens).where(this))).rowcount
            if not ended and token_id is not None:
                raise Problem(404, "server-no-token")
            await note(connection, actor, "revoke token", user_id, token_id or f"all {ended}")


async def delete_expired(connection: AsyncConnection) -> None:
    await connection.execute(delete(api_tokens).where(api_tokens.c.expires < now()))


async def _find_user(connection: AsyncConnection, token_id: str, digest: str) -> tuple[User, bool] | None:
    """Return the user of a valid token, and whether the time of this visit should be stored."""
    own = (api_tokens.c.secret_hash, api_tokens.c.scopes, api_tokens.c.expires, api_tokens.c.seen.label("token_seen"))
    query = select(users, *own).join(api_tokens, api_tokens.c.user_id == users.c.id)
    row = (await connection.execute(query.where(api_tokens.c.id == token_id))).one_or_none()
    if row is None or not tokens.same(row.secret_hash, digest):
        return None
    if row.expires <= now() or row.banned_until > now():
        return None
    user = replace(user_of(row, token_id), scopes=frozenset(row.scopes.split()))
    return user, now() - (row.token_seen or 0) > SEEN_EVERY_MS
