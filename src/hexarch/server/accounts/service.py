"""Account operations: signing in, changing and deleting an account."""

from contextlib import AbstractAsyncContextManager
from dataclasses import replace
from typing import Any, Final

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts import data_export, tokens, users
from hexarch.server.accounts.passwords import Passwords
from hexarch.server.accounts.sessions import (
    NewSession,
    Sessions,
    delete_other_sessions,
    delete_session,
    insert_session,
    read_cookie,
)
from hexarch.server.accounts.strength import check_strength
from hexarch.server.accounts.users import User
from hexarch.server.accounts.validation import bot_name, login_key
from hexarch.server.clock import DAY, iso, now
from hexarch.server.storage.database import Database
from hexarch.server.storage.moderation import note
from hexarch.server.storage.parts.people_lists import merge_results
from hexarch.server.tables.lobby import Lobby
from hexarch.server.web.json import JsonObject, dumps
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem

_MOST_SETTINGS_BYTES: Final = 20_000
_BOT_DAYS: Final = 7
_MOST_BOTS: Final = 200


class Accounts:
    def __init__(self, database: Database, sessions: Sessions, lobby: Lobby) -> None:
        self._database = database
        self._sessions = sessions
        self._lobby = lobby
        self._key = ""
        self._passwords = Passwords("")

    def use_key(self, key: str) -> None:
        """Set the key that signs cookies and salts passwords; it is known once the database is open."""
        self._key = key
        self._passwords = Passwords(key)

    async def of_cookie(self, cookie: str | None) -> User | None:
        """Return the user of a session cookie; None without a valid one."""
        found = read_cookie(self._key, cookie)
        return None if found is None else await self._sessions.find(*found)

    async def new_guest(self, name: str, language: str, agent: str) -> NewSession:
        async with self._database.write() as connection:
            user_id = await users.insert_user(connection, name, language)
        return await self._sign_in(user_id, None, agent)

    async def register(self, name: str, password: str, visitor: User | None, agent: str) -> NewSession:
        """Create an account; a guest is converted. Raise a Problem if the name is taken, whatever the password."""
        await check_strength(password, name)
        hashed = await self._passwords.hash(name, password)
        try:
            async with self._writing(visitor) as connection:
                is_guest = visitor is not None and visitor.is_guest
                user_id = visitor.id if visitor and is_guest else await users.insert_user(connection, name, "en")
                await users.make_account(connection, user_id, name, hashed)
        except IntegrityError:
            raise Problem(409, "server-name-taken") from None
        return await self._sign_in(user_id, visitor, agent)

    async def login(self, name: str, password: str, visitor: User | None, agent: str) -> NewSession:
        """Sign in to an account; it takes over everything the guest has."""
        hashed = await self._passwords.hash(name, password)
        async with self._writing(visitor) as connection:
            account = await users.find_account(connection, hashed)
            if account is None:
                raise Problem(403, "server-wrong-login")
            check_not_banned(account)
            await _merge(connection, visitor, account)
        return await self._sign_in(account.id, visitor, agent)

    async def choose_login(self, user: User, name: str, password: str) -> User:
        """Change the name that an account signs in with; needed where another account has the same one."""
        if user.login is None:
            raise Problem(409, "server-no-account")
        old_hash = await self._passwords.hash(user.login, password)
        new_hash = await self._passwords.hash(name, password)
        values = {"login": name, "login_key": login_key(name), "password_hash": new_hash}
        try:
            async with self._sessions.changing(user.id) as connection:
                if not await users.replace_password(connection, user.id, old_hash, new_hash):
                    raise Problem(403, "server-wrong-password")
                await users.update_user(connection, user.id, values)
        except IntegrityError:
            raise Problem(409, "server-name-taken") from None
        return replace(user, login=name, login_key=login_key(name))

    async def logout(self, user: User) -> None:
        async with self._sessions.changing(user.id) as connection:
            await delete_session(connection, user.id, user.session)

    async def rename(self, user: User, name: str) -> User:
        if user.is_bot:
            name = bot_name(name)
        async with self._sessions.changing(user.id) as connection:
            await users.rename_user(connection, user.id, name)
        return replace(user, name=name)

    async def update(self, user: User, name: str | None, language: str | None, settings: JsonObject | None) -> User:
        """Change the given values. An account still signs in with the name it was created with."""
        if settings is not None and len(dumps(settings)) > _MOST_SETTINGS_BYTES:
            raise Problem(413, "server-too-large")
        if name is not None:
            user = await self.rename(user, name)
        values: dict[str, Any] = {}
        if language is not None:
            values["language"] = language
        if settings is not None:
            values["settings_json"] = json_text(settings)
        if values:
            async with self._sessions.changing(user.id) as connection:
                await users.update_user(connection, user.id, values)
        return replace(user, **values)

    async def become_bot(self, user: User, password: str) -> User:
        """Turn an account that has never played into a bot, permanently."""
        await self.check_password(user, password)
        if user.is_bot:
            return user
        async with self._sessions.changing(user.id) as connection:
            if not await users.make_bot(connection, user):
                raise Problem(409, "server-bot-played")
            await note(connection, user.id, "become bot", user.id)
        return replace(user, is_bot=True, name=bot_name(user.name))

    async def bots(self) -> list[User]:
        """Return the bots that were active within the last days."""
        async with self._database.read() as connection:
            return await users.list_bots(connection, now() - _BOT_DAYS * DAY, _MOST_BOTS)

    async def change_password(self, user: User, old: str, new: str) -> None:
        """Change the password and end all other sessions."""
        if user.login is None:
            raise Problem(409, "server-no-account")
        await check_strength(new, user.login)
        old_hash = await self._passwords.hash(user.login, old)
        new_hash = await self._passwords.hash(user.login, new)
        try:
            async with self._sessions.changing(user.id) as connection:
                if not await users.replace_password(connection, user.id, old_hash, new_hash):
                    raise Problem(403, "server-wrong-password")
                await delete_other_sessions(connection, user.id, user.session)
        except IntegrityError:  # another account has this name and password
            raise Problem(409, "server-other-password") from None

    async def end_session(self, user: User, session_id: str) -> None:
        if not tokens.is_code(session_id):
            raise Problem(404, "server-no-session")
        async with self._sessions.changing(user.id) as connection:
            is_ended = await delete_session(connection, user.id, session_id)
        if not is_ended:
            raise Problem(404, "server-no-session")

    async def export(self, user: User) -> JsonObject:
        """Return everything stored about somebody."""
        async with self._database.read() as connection:
            return await data_export.collect(connection, user)

    async def delete(self, user: User, password: str) -> None:
        """Leave all tables, then delete the user; an account needs its password.

        What others need for their games stays, without the name.
        """
        if user.login is not None:
            await self.check_password(user, password)
        left = await self._lobby.leave_everything(user, data_export.FORMER)
        async with self._sessions.changing(user.id) as connection:
            await data_export.erase(connection, user.id, left)

    async def check_password(self, user: User, password: str) -> None:
        """Raise a Problem if this is not the account's password."""
        if user.login is None:
            raise Problem(409, "server-no-account")
        hashed = await self._passwords.hash(user.login, password)
        async with self._database.read() as connection:
            account = await users.find_account(connection, hashed)
        if account is None or account.id != user.id:
            raise Problem(403, "server-wrong-password")

    async def new_hash(self, user: User, password: str) -> str:
        """Return what is stored for a new password of an account; raise a Problem if it is weak."""
        if user.login is None:
            raise Problem(409, "server-no-account")
        await check_strength(password, user.login)
        return await self._passwords.hash(user.login, password)

    async def enter_again(self, account: User, visitor: User | None, agent: str) -> NewSession:
        """End all sessions of an account and begin a new one."""
        check_not_banned(account)
        async with self._sessions.changing(account.id) as connection:
            await delete_other_sessions(connection, account.id, "")
        return await self._sign_in(account.id, visitor, agent)

    def _writing(self, visitor: User | None) -> AbstractAsyncContextManager[AsyncConnection]:
        """Open a transaction in which the visitor may become another user."""
        return self._database.write() if visitor is None else self._sessions.changing(visitor.id)

    async def _sign_in(self, user_id: str, old: User | None, agent: str) -> NewSession:
        """Begin a session for the user; the browser's old one ends."""
        async with self._writing(old) as connection:
            if old is not None:
                await delete_session(connection, old.id, old.session)
            cookie = await insert_session(connection, self._key, user_id, agent)
            user = await users.get_user(connection, user_id)
        return NewSession(user, cookie)


def check_not_banned(user: User) -> None:
    if user.banned_until > now():
        raise Problem(403, "server-banned", {"until": iso(user.banned_until)[:10]})


async def _merge(connection: AsyncConnection, visitor: User | None, account: User) -> None:
    if visitor is not None and visitor.is_guest:
        await merge_results(connection, visitor.id, account.id)
        await users.merge_guest(connection, visitor.id, account)
