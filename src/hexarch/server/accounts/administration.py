"""Actions of administrators, on the page or with `hexarch admin`. Everything is written to the audit log."""

from collections.abc import Sequence
from dataclasses import dataclass

from hexarch.server.accounts import users
from hexarch.server.accounts.api_tokens import ApiToken, ApiTokens
from hexarch.server.accounts.service import Accounts
from hexarch.server.accounts.sessions import Sessions, delete_other_sessions
from hexarch.server.accounts.tokens import new_code
from hexarch.server.accounts.users import ADMIN, User
from hexarch.server.accounts.validation import login_key
from hexarch.server.clock import DAY, HOUR, iso, now
from hexarch.server.ratings.service import Ratings
from hexarch.server.storage.database import Database
from hexarch.server.storage.moderation import AuditEntry, Report, close_report, note, open_reports, read_audit
from hexarch.server.tables.lobby import Lobby
from hexarch.server.web.problems import Problem

# The actor in the audit log for a command on the server's machine.
OPERATOR = "operator"

_MOST = 200


@dataclass
class Administration:
    _database: Database
    _sessions: Sessions
    _api_tokens: ApiTokens
    _accounts: Accounts
    _lobby: Lobby
    _ratings: Ratings

    async def find(self, name_or_id: str) -> User:
        """Return a user by login name or id; raise a Problem if there is none."""
        async with self._database.read() as connection:
            found = await users.find_login(connection, login_key(name_or_id))
            found = found or await users.find_user(connection, name_or_id)
        if found is None:
            raise Problem(404, "server-no-user")
        return found

    async def reset_password(self, actor: str, user: User) -> str:
        """Give an account a new, pronounceable password, end its sessions, and return the password."""
        password = "-".join(new_code(5) for _ in range(4))
        hashed = await self._accounts.new_hash(user, password)
        async with self._sessions.changing(user.id) as connection:
            await users.update_user(connection, user.id, {"password_hash": hashed})
            await delete_other_sessions(connection, user.id, "")
            await note(connection, actor, "reset password", user.id)
        return password

    async def ban(self, actor: str, user: User, days: int, reason: str) -> None:
        """Ban somebody for a while and hand their running games to computer players; 0 days end a ban."""
        until = now() + days * DAY if days else 0
        if days:
            await self._lobby.hand_over_all(user)
        async with self._sessions.changing(user.id) as connection:
            await users.update_user(connection, user.id, {"banned_until": until})
            if days:
                await delete_other_sessions(connection, user.id, "")
            await note(connection, actor, f"ban until {iso(until)[:10]}" if days else "unban", user.id, reason)

    async def mute(self, actor: str, user: User, hours: int, reason: str) -> None:
        """Keep somebody from chatting anywhere for a while; 0 hours end it."""
        until = now() + hours * HOUR if hours else 0
        async with self._sessions.changing(user.id) as connection:
            await users.update_user(connection, user.id, {"muted_until": until})
            await note(connection, actor, f"mute until {iso(until)[:16]}" if hours else "unmute", user.id, reason)

    async def tokens(self, user: User) -> Sequence[ApiToken]:
        """Return somebody's personal tokens; nobody can see their secrets."""
        return await self._api_tokens.of_user(user.id)

    async def revoke_tokens(self, actor: str, user: User, token_id: str | None) -> None:
        await self._api_tokens.revoke(actor, user.id, token_id)

    async def set_role(self, actor: str, user: User, role: str) -> None:
        if user.login is None:
            raise Problem(409, "server-no-account")
        async with self._sessions.changing(user.id) as connection:
            await users.update_user(connection, user.id, {"role": role})
            await note(connection, actor, f"role {role}", user.id)

    async def close_table(self, actor: str, code: str, reason: str) -> None:
        """Delete a table, whatever its status."""
        await self._lobby.close(code)
        async with self._database.write() as connection:
            await note(connection, actor, "close table", code, reason)

    async def reports(self) -> list[Report]:
        async with self._database.read() as connection:
            return await open_reports(connection, _MOST)

    async def close_report(self, actor: str, report_id: int) -> None:
        async with self._database.write() as connection:
            if not await close_report(connection, report_id):
                raise Problem(404, "server-no-report")
            await note(connection, actor, "close report", str(report_id))

    async def audit(self, most: int = _MOST, with_owners: bool = False) -> list[AuditEntry]:
        async with self._database.read() as connection:
            return await read_audit(connection, most, with_owners)

    async def recompute_ratings(self, actor: str) -> int:
        """Rate all games again from the first one; return how many. The result is the same every time."""
        count = await self._ratings.recompute()
        async with self._database.write() as connection:
            await note(connection, actor, "recompute ratings", f"{count} games")
        return count


def check_admin(user: User) -> None:
    if user.role != ADMIN:
        raise Problem(403, "server-admin-only")
