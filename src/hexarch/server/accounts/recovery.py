"""Password recovery by mail: confirms the address first, and later sends links to choose a new password."""

from dataclasses import dataclass

from hexarch.server.accounts import users
from hexarch.server.accounts.mail import Mailer
from hexarch.server.accounts.service import Accounts
from hexarch.server.accounts.sessions import NewSession, Sessions
from hexarch.server.accounts.users import User
from hexarch.server.accounts.validation import login_key
from hexarch.server.storage.database import Database
from hexarch.server.storage.mail_tokens import CONFIRM, RECOVER, drop_tokens, new_token, use_token
from hexarch.server.web.problems import Problem


@dataclass
class Recovery:
    _database: Database
    _sessions: Sessions
    _accounts: Accounts
    _mailer: Mailer

    async def set_email(self, user: User, email: str, password: str) -> None:
        """Send a link to an address; the address is stored when the link is followed."""
        self._check_mail()
        await self._accounts.check_password(user, password)
        async with self._database.write() as connection:
            secret = await new_token(connection, user.id, CONFIRM, email)
        self._mailer.send_later(email, "mail-confirm", user.language, user.name, f"/confirm#{secret}")

    async def remove_email(self, user: User) -> None:
        async with self._sessions.changing(user.id) as connection:
            await drop_tokens(connection, user.id, CONFIRM)
            await drop_tokens(connection, user.id, RECOVER)
            await users.update_user(connection, user.id, {"email": None})

    async def confirm_email(self, secret: str) -> None:
        async with self._database.write() as connection:
            found = await use_token(connection, secret, CONFIRM)
            if found is not None:
                await users.update_user(connection, found.user_id, {"email": found.email})
        if found is None:
            raise Problem(409, "server-link-expired")
        await self._sessions.publish_changed(found.user_id)

    async def ask(self, name: str) -> None:
        """Send a link to the account's address, without revealing whether the account or the address exists."""
        self._check_mail()
        async with self._database.write() as connection:
            account = await users.find_login(connection, login_key(name))
            if account is None or account.email is None:
                return
            secret = await new_token(connection, account.id, RECOVER, account.email)
        self._mailer.send_later(account.email, "mail-recover", account.language, account.name, f"/recover#{secret}")

    async def choose_password(self, secret: str, password: str, visitor: User | None, agent: str) -> NewSession:
        """Set a new password with the link; all sessions end, and a new one begins."""
        async with self._database.write() as connection:
            found = await use_token(connection, secret, RECOVER)
            if found is None:
                raise Problem(409, "server-link-expired")
            account = await users.get_user(connection, found.user_id)
            # A weak password raises, which rolls the transaction back, so the link can be used again.
            hashed = await self._accounts.new_hash(account, password)
            await users.update_user(connection, account.id, {"password_hash": hashed})
        return await self._accounts.enter_again(account, visitor, agent)

    def _check_mail(self) -> None:
        if not self._mailer.can_send:
            raise Problem(409, "server-no-mail")
