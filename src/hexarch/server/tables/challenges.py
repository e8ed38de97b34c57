"""Challenges: the owner of a table invites a bot or a person to a seat, who accepts or declines. SQL included."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts import tokens
from hexarch.server.accounts.users import User, find_user
from hexarch.server.clock import iso, now
from hexarch.server.live.messages import UserNews
from hexarch.server.storage.database import Database
from hexarch.server.storage.moderation import is_blocked
from hexarch.server.storage.parts.profiles import find_person
from hexarch.server.storage.schema import challenges, games, users
from hexarch.server.tables.lobby import Lobby
from hexarch.server.tables.model import OPEN, Record, Seat
from hexarch.server.tables.moderation import Moderation
from hexarch.server.tables.permissions import check_owner, check_status
from hexarch.server.tables.repository import AnyRow, TableRepository
from hexarch.server.web.json import JsonObject
from hexarch.server.web.problems import Problem

ASKED: Final = "asked"
ACCEPTED: Final = "accepted"
DECLINED: Final = "declined"
CANCELLED: Final = "cancelled"
_MOST: Final = 200

_BY: Final = users.alias("by_user")
_COLUMNS: Final = (
    challenges,
    games.c.code,
    games.c.game,
    games.c.title,
    users.c.name.label("name"),
    users.c.bot,
    _BY.c.name.label("by_name"),
)


@dataclass(frozen=True)
class Challenge:
    id: str
    game_id: int
    table: str
    game: str
    title: str
    seat: int | None
    user_id: str
    name: str
    by_id: str
    by_name: str
    status: str
    reason: str
    created: int
    changed: int
    is_bot: bool = True
    """Whether a bot is invited, or a person."""

    def view(self) -> JsonObject:
        return {
            "id": self.id,
            "table": self.table,
            "game": self.game,
            "title": self.title,
            "seat": self.seat,
            "bot": {"id": self.user_id, "name": self.name},
            "kind": "bot" if self.is_bot else "person",
            "by": {"id": self.by_id, "name": self.by_name},
            "status": self.status,
            "reason": self.reason,
            "created": iso(self.created),
        }


# Called with every new invitation, inside the transaction that stores it.
Invited = Callable[[AsyncConnection, Challenge], Awaitable[None]]


@dataclass
class Challenges:
    _database: Database
    _tables: TableRepository
    _lobby: Lobby
    _moderation: Moderation
    _publish: Callable[[UserNews], None]
    """Called for both sides of a challenge that has changed."""
    on_invited: list[Invited] = field(default_factory=list)

    async def of_people(self, people: Collection[str], changed_since: int | None = None) -> Sequence[Challenge]:
        """Return the challenges to and by these people: the open ones, or all that have changed since then."""
        mine = challenges.c.user_id.in_(list(people)) | challenges.c.by_id.in_(list(people))
        is_open = (challenges.c.status == ASKED) & (games.c.status == OPEN)
        which = is_open if changed_since is None else challenges.c.changed > changed_since
        return await self._read(mine & which)

    async def create(self, record: Record, user: User, bot_id: str, seat: int | None) -> Challenge:
        """Invite a bot to an open table of the user; an earlier challenge of that bot to this table is replaced."""
        _check_free(record, user, seat)
        async with self._database.write() as connection:
            bot = await find_user(connection, bot_id) if tokens.is_code(bot_id) else None
            if bot is None or not bot.is_bot:
                raise Problem(404, "server-no-bot")
            made = await self._insert(connection, record, user, bot, seat)
        return await self._changed(made)

    async def invite(self, record: Record, user: User, name_or_id: str, seat: int | None) -> Challenge:
        """Invite somebody by name to an open table of the user; an earlier invitation to it is replaced."""
        _check_free(record, user, seat)
        async with self._database.write() as connection:
            person = await find_person(connection, name_or_id)
            if person is None:
                raise Problem(404, "server-no-user")
            if any(place.user_id == person.id for place in record.seats):
                raise Problem(409, "server-sits-already")
            made = await self._insert(connection, record, user, person, seat)
        return await self._changed(made)

    async def invite_again(self, record: Record, user: User, seats: Sequence[Seat]) -> None:
        """Invite the people of an earlier table to their seats here, without those who have blocked the owner."""
        made = []
        async with self._database.write() as connection:
            for seat in seats:
                person = await find_user(connection, seat.user_id) if seat.user_id else None
                if person is not None and not await is_blocked(connection, person.id, user.id):
                    made.append(await self._insert(connection, record, user, person, seat.seat))
        for challenge_id in made:
            await self._changed(challenge_id)

    async def _insert(
        self, connection: AsyncConnection, record: Record, user: User, other: User, seat: int | None
    ) -> str:
        if other.id == user.id:
            raise Problem(422, "server-not-yourself")
        if await is_blocked(connection, other.id, user.id):
            raise Problem(403, "server-bot-blocked" if other.is_bot else "server-blocked-you")
        same = (challenges.c.game_id == record.id) & (challenges.c.user_id == other.id)
        await connection.execute(delete(challenges).where(same))
        made = tokens.new_code()
        row = {"id": made, "game_id": record.id, "user_id": other.id, "by_id": user.id, "seat": seat}
        values = {**row, "status": ASKED, "reason": "", "created": now(), "changed": now()}
        await connection.execute(insert(challenges).values(**values))
        (challenge,) = await _read(connection, challenges.c.id == made)
        for listener in self.on_invited:
            await listener(connection, challenge)
        return made

    async def accept(self, challenge_id: str, user: User) -> Challenge:
        """Take the seat that was offered; raise a Problem if it is no longer free."""
        found = await self._find(challenge_id, user)
        if found.user_id != user.id:
            raise Problem(403, "server-challenge-other")
        if found.status == ACCEPTED:
            return found
        _check_open(found)
        await self._moderation.check_join(await self._tables.find(found.table), user)
        await self._lobby.join(found.table, user, found.seat)
        return await self._end(found, ACCEPTED)

    async def decline(self, challenge_id: str, user: User, reason: str) -> Challenge:
        found = await self._find(challenge_id, user)
        if found.user_id != user.id:
            raise Problem(403, "server-challenge-other")
        _check_open(found)
        return await self._end(found, DECLINED, reason)

    async def cancel(self, challenge_id: str, user: User) -> Challenge:
        found = await self._find(challenge_id, user)
        if found.by_id != user.id:
            raise Problem(403, "server-challenge-other")
        _check_open(found)
        return await self._end(found, CANCELLED)

    async def _find(self, challenge_id: str, user: User) -> Challenge:
        """Return a challenge to or by somebody; for others, raise the Problem of a missing challenge."""
        found = await self._read(challenges.c.id == challenge_id) if tokens.is_code(challenge_id) else []
        if not found or user.id not in (found[0].user_id, found[0].by_id):
            raise Problem(404, "server-no-challenge")
        return found[0]

    async def _end(self, challenge: Challenge, status: str, reason: str = "") -> Challenge:
        this = (challenges.c.id == challenge.id) & (challenges.c.status == ASKED)
        async with self._database.write() as connection:
            await connection.execute(update(challenges).where(this).values(status=status, reason=reason, changed=now()))
        return await self._changed(challenge.id)

    async def _changed(self, challenge_id: str) -> Challenge:
        found = await self._read(challenges.c.id == challenge_id)
        if not found:
            raise Problem(404, "server-no-challenge")
        for user_id in (found[0].user_id, found[0].by_id):
            self._publish(UserNews(user_id))
        return found[0]

    async def _read(self, condition: ColumnElement[bool]) -> Sequence[Challenge]:
        async with self._database.read() as connection:
            return await _read(connection, condition)


async def _read(connection: AsyncConnection, condition: ColumnElement[bool]) -> Sequence[Challenge]:
    query = (
        select(*_COLUMNS)
        .join(games, games.c.id == challenges.c.game_id)
        .join(users, users.c.id == challenges.c.user_id)
        .join(_BY, _BY.c.id == challenges.c.by_id)
        .where(condition)
        .order_by(challenges.c.created, challenges.c.id)
        .limit(_MOST)
    )
    return [_challenge(row) for row in await connection.execute(query)]


def _check_free(record: Record, user: User, seat: int | None) -> None:
    """Raise a Problem unless somebody owns the table, and the seat is free."""
    check_owner(record, user)
    check_status(record, OPEN)
    free = [place.seat for place in record.seats if place.kind == OPEN]
    if not free or (seat is not None and seat not in free):
        raise Problem(409, "server-table-full" if not free else "server-seat-taken", {"seat": seat or 0})


def _check_open(challenge: Challenge) -> None:
    if challenge.status != ASKED:
        raise Problem(409, "server-challenge-over")


def _challenge(row: AnyRow) -> Challenge:
    return Challenge(
        id=row.id,
        game_id=row.game_id,
        table=row.code,
        game=row.game,
        title=row.title,
        seat=row.seat,
        user_id=row.user_id,
        name=row.name,
        by_id=row.by_id,
        by_name=row.by_name,
        status=row.status,
        reason=row.reason,
        created=row.created,
        changed=row.changed,
        is_bot=bool(row.bot),
    )
