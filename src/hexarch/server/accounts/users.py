"""Users: guests and accounts, and how they are stored."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts import tokens
from hexarch.server.accounts.validation import bot_name, login_key
from hexarch.server.clock import now
from hexarch.server.storage.schema import chat, drafts, games, seats, users
from hexarch.server.web.problems import Problem


@dataclass(frozen=True)
class User:
    id: str
    kind: str
    name: str
    login: str | None
    login_key: str | None
    """What makes the login name unique; None for an account of version 0.1 that has to choose another name."""
    email: str | None
    role: str
    banned_until: int
    muted_until: int
    language: str
    settings_json: str
    created: int
    session: str
    """The id of the session, or of the personal token, that the user asks with."""
    is_bot: bool = False
    """A program plays for this account, and everybody sees that."""
    scopes: frozenset[str] | None = None
    """What the personal token that the user asks with may be used for; None for a session, which may do everything."""

    @property
    def is_guest(self) -> bool:
        return self.kind == GUEST

    @property
    def has_to_choose_name(self) -> bool:
        return self.kind == ACCOUNT and self.login_key is None


# The values of `User.kind`.
GUEST: Final = "guest"
ACCOUNT: Final = "account"
# A value of `User.role`.
ADMIN: Final = "admin"
_COLUMNS: Final = tuple(field.name for field in fields(User) if field.name in users.c)


def user_of(row: Row[*tuple[Any, ...]], session_id: str = "") -> User:
    return User(**{name: getattr(row, name) for name in _COLUMNS}, session=session_id, is_bot=bool(row.bot))


async def insert_user(connection: AsyncConnection, name: str, language: str) -> str:
    """Insert a guest and return their id."""
    user_id = tokens.new_code(16)
    row = {"id": user_id, "kind": GUEST, "name": name, "language": language, "settings_json": "{}"}
    await connection.execute(insert(users).values(**row, created=now(), seen=now()))
    return user_id


async def get_user(connection: AsyncConnection, user_id: str) -> User:
    return user_of((await connection.execute(select(users).where(users.c.id == user_id))).one())


async def find_account(connection: AsyncConnection, password_hash: str) -> User | None:
    row = (await connection.execute(select(users).where(users.c.password_hash == password_hash))).one_or_none()
    return None if row is None else user_of(row)


async def find_user(connection: AsyncConnection, user_id: str) -> User | None:
    row = (await connection.execute(select(users).where(users.c.id == user_id))).one_or_none()
    return None if row is None else user_of(row)


async def find_other(connection: AsyncConnection, user: User, other_id: str) -> User:
    """Return another user by id; raise a Problem if there is none, or if it is the same person."""
    if other_id == user.id:
        raise Problem(422, "server-not-yourself")
    other = await find_user(connection, other_id) if tokens.is_code(other_id) else None
    if other is None:
        raise Problem(404, "server-no-user")
    return other


async def find_login(connection: AsyncConnection, key: str) -> User | None:
    """Return the account whose login name has this key."""
    row = (await connection.execute(select(users).where(users.c.login_key == key))).one_or_none()
    return None if row is None else user_of(row)


async def make_account(connection: AsyncConnection, user_id: str, login: str, password_hash: str) -> None:
    """Turn a guest into an account; they keep everything. Raise IntegrityError if the name is taken."""
    values = {"kind": ACCOUNT, "login": login, "login_key": login_key(login), "password_hash": password_hash}
    await update_user(connection, user_id, values)
    await rename_user(connection, user_id, login)


async def update_user(connection: AsyncConnection, user_id: str, values: Mapping[str, object]) -> None:
    await connection.execute(update(users).where(users.c.id == user_id).values(**values))


async def rename_user(connection: AsyncConnection, user_id: str, name: str) -> None:
    """Change the name, here and at all tables."""
    await update_user(connection, user_id, {"name": name})
    await connection.execute(update(seats).where(seats.c.user_id == user_id).values(name=name))
    played = select(seats.c.game_id).where(seats.c.user_id == user_id)
    # A new row version, so that no process keeps using the old name from its cache.
    await connection.execute(update(games).where(games.c.id.in_(played)).values(row_version=tokens.new_row_version()))


async def make_bot(connection: AsyncConnection, user: User) -> bool:
    """Turn an account into a bot, under a name that says so; return False if it has ever sat at a table."""
    sits = select(seats.c.game_id).where(seats.c.user_id == user.id)
    fresh = update(users).where(users.c.id == user.id, ~sits.exists())
    return (await connection.execute(fresh.values(bot=True, name=bot_name(user.name)))).rowcount == 1


async def list_bots(connection: AsyncConnection, seen_since: int, most: int) -> list[User]:
    """Return the recently active bots, by name."""
    found = select(users).where(users.c.bot, users.c.seen >= seen_since, users.c.banned_until < now())
    return [user_of(row) for row in await connection.execute(found.order_by(users.c.name, users.c.id).limit(most))]


async def replace_password(connection: AsyncConnection, user_id: str, old_hash: str, new_hash: str) -> bool:
    """Return False if the old hash is not the stored one."""
    mine = (users.c.id == user_id) & (users.c.password_hash == old_hash)
    return (await connection.execute(update(users).where(mine).values(password_hash=new_hash))).rowcount == 1


async def merge_guest(connection: AsyncConnection, guest_id: str, account: User) -> None:
    """Give everything a guest has to an account, and delete the guest."""
    taken = {"user_id": account.id, "name": account.name}
    await connection.execute(update(seats).where(seats.c.user_id == guest_id).values(**taken, bot=account.is_bot))
    await connection.execute(update(chat).where(chat.c.user_id == guest_id).values(**taken))
    named = {"named_after": account.id, "name": account.name}
    await connection.execute(update(seats).where(seats.c.named_after == guest_id).values(**named))
    await connection.execute(update(drafts).where(drafts.c.user_id == guest_id).values(user_id=account.id))
    await connection.execute(update(games).where(games.c.owner_id == guest_id).values(owner_id=account.id))
    played = select(seats.c.game_id).where(seats.c.user_id == account.id)
    owned = games.c.owner_id == account.id
    values = {"row_version": tokens.new_row_version(), "takeback_json": None}
    await connection.execute(update(games).where(owned | games.c.id.in_(played)).values(**values))
    await connection.execute(delete(users).where(users.c.id == guest_id))
