"""Reads and writes tables, and caches recently read ones.

A cached table is used only if the version of its row is still the one in the database.
"""

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import fields, replace
from typing import Any, Final, TypeVar

from cachetools import LRUCache
from sqlalchemy import ColumnElement, Row, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server import quotas
from hexarch.server.accounts import tokens
from hexarch.server.accounts.users import User
from hexarch.server.clock import now
from hexarch.server.storage.database import Database
from hexarch.server.storage.parts.groups import sees_group_table
from hexarch.server.storage.schema import drafts, games, seats
from hexarch.server.storage.transactions import Conflict
from hexarch.server.tables.model import FINISHED, IMPORT, OPEN, RUNNING, Record, Seat, StoredDraft
from hexarch.server.tables.permissions import check_readable, check_seated
from hexarch.server.web.json import loads
from hexarch.server.web.problems import Problem

T = TypeVar("T")
AnyRow = Row[*tuple[Any, ...]]

_TRIES: Final = 8
_MOST_OF_PEOPLE: Final = 500
_FIELDS: Final = frozenset(entry.name for entry in fields(Record))
_CHANGED: Final = ("row_version", "position_id", "guests_chat")
# The fields that are stored as they are, in columns of the same name.
_SAME: Final = tuple(entry.name for entry in fields(Record) if entry.name in games.c and entry.name not in _CHANGED)
_CURRENT: Final = (
    select(games.c.row_version, drafts.c.seat, drafts.c.position_id, drafts.c.steps_json)
    .select_from(games.outerjoin(drafts, drafts.c.game_id == games.c.id))
    .where(games.c.id == bindparam("game"))
)


class TableRepository:
    def __init__(self, database: Database, most: int) -> None:
        self._database = database
        self._cache: LRUCache[str, Record] = LRUCache(most)

    async def find(self, code: str) -> Record:
        """Return the current table; raise a Problem if there is none."""
        if not tokens.is_code(code):
            raise Problem(404, "server-no-table")
        async with self._database.read() as connection:
            cached = self._cache.get(code)
            if cached is not None:
                row_version, found = await _read_current(connection, cached.id)
                if row_version == cached.row_version:
                    return cached if found == cached.drafts else replace(cached, drafts=found)
            record = await _load(connection, games.c.code == code)
        if record is None:
            self._cache.pop(code, None)
            raise Problem(404, "server-no-table")
        self.remember(record)
        return record

    async def readable(self, code: str, user: User | None, invitation: str | None = None) -> Record:
        """Return a table that somebody may see; raise the same Problem for hidden ones as for missing ones."""
        record = await self.find(code)
        try:
            check_readable(record, user, invitation)
        except Problem:
            if user is None or not await self._is_of_group(record.id, user.id):
                raise
        return record

    async def _is_of_group(self, game_id: int, user_id: str) -> bool:
        async with self._database.read() as connection:
            return await sees_group_table(connection, game_id, user_id)

    async def seated(self, code: str, user: User) -> Record:
        """Return a table at which somebody plays."""
        record = await self.readable(code, user)
        check_seated(record, user)
        return record

    async def find_by_id(self, game_id: int) -> Record | None:
        async with self._database.read() as connection:
            return await _load(connection, games.c.id == game_id)

    async def exists(self, code: str) -> bool:
        async with self._database.read() as connection:
            return (await connection.execute(select(games.c.id).where(games.c.code == code))).scalar() is not None

    def cached(self, code: str) -> Record | None:
        """Return the cached record, which may be outdated; for changes that check the row version."""
        return self._cache.get(code)

    def remember(self, record: Record) -> None:
        self._cache[record.code] = record

    def clear(self) -> None:
        self._cache.clear()

    async def attempt(self, code: str, operation: Callable[[Record], Awaitable[T]], first: Record | None = None) -> T:
        """Run a change on the newest record, and retry on a Conflict.

        `first` is a record that was read a moment ago.
        """
        for _ in range(_TRIES):
            try:
                return await operation(first or await self.find(code))
            except Conflict:
                first = None
        raise Problem(503, "server-busy", None, None, {"Retry-After": "1"})

    async def of_user(self, user_id: str) -> Sequence[tuple[int, str, str]]:
        """Return (id, code, status) of the tables that somebody owns or sits at."""
        seated = select(seats.c.game_id).where(seats.c.user_id == user_id)
        mine = or_(games.c.owner_id == user_id, games.c.id.in_(seated))
        async with self._database.read() as connection:
            rows = (await connection.execute(select(games.c.id, games.c.code, games.c.status).where(mine))).all()
        return [(row.id, row.code, row.status) for row in rows]

    async def from_source(self, owner_id: str, source: str) -> Sequence[tuple[str, bool]]:
        """Return (code, whether it is finished) of somebody's tables with a source, the oldest first."""
        mine = (games.c.owner_id == owner_id) & (games.c.source_json == source)
        query = select(games.c.code, games.c.status).where(mine).order_by(games.c.id)
        async with self._database.read() as connection:
            return [(row.code, row.status == FINISHED) for row in await connection.execute(query)]

    async def of_people(
        self,
        people: Collection[str],
        game_ids: Collection[int] | None = None,
        changed_since: int | None = None,
        only_changed: bool = False,
    ) -> list[Record]:
        """Return tables that these people own or sit at, without drafts, at most a few hundred, the newest first.

        Either those of the given ids, or the open and running ones, with those that changed since a time or only them.
        """
        seated = select(seats.c.game_id).where(seats.c.user_id.in_(list(people)))
        mine = games.c.owner_id.in_(list(people)) | games.c.id.in_(seated)
        which: ColumnElement[bool]
        if game_ids is not None:
            which = games.c.id.in_(list(game_ids))
        else:
            which = games.c.changed > (changed_since or 0) if only_changed else games.c.status.in_((OPEN, RUNNING))
            if changed_since is not None:
                which |= games.c.changed > changed_since
        query = select(games).where(mine, which).order_by(games.c.changed.desc()).limit(_MOST_OF_PEOPLE)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
            places: dict[int, list[AnyRow]] = {row.id: [] for row in rows}
            chosen = select(seats).where(seats.c.game_id.in_(list(places))).order_by(seats.c.game_id, seats.c.seat)
            for place in await connection.execute(chosen):
                places[place.game_id].append(place)
        return [record_of(row, places[row.id], {}) for row in rows]

    async def sequence_numbers(self, game_ids: Iterable[int]) -> dict[int, int]:
        """Return the number of the last live message of each table."""
        async with self._database.read() as connection:
            these = self._database.among(games.c.id, game_ids)
            query = select(games.c.id, games.c.seq).where(these)
            return {row.id: row.seq for row in await connection.execute(query)}

    async def waiting_for_bots(self, most: int, claim_ms: int) -> list[tuple[int, str | None]]:
        """Return (id, owner) of tables where a computer player has to move and no process has claimed the turn."""
        due = select(games.c.id, games.c.owner_id).where(games.c.computer_due, _unclaimed(claim_ms)).limit(most)
        async with self._database.read() as connection:
            return [(row.id, row.owner_id) for row in await connection.execute(due)]

    async def claim_bot_turn(self, game_id: int, claim_ms: int) -> int | None:
        """Claim a turn and return until when the claim is valid; None if another process has claimed it."""
        until = now() + claim_ms
        free = select(games.c.id).where(games.c.id == game_id, games.c.computer_due, _unclaimed(claim_ms))
        # Do not wait for the lock: a process that holds it has claimed the turn anyway.
        claimable = free.with_for_update(skip_locked=True).scalar_subquery()
        statement = update(games).where(games.c.id == claimable).values(thinking_until=until)
        async with self._database.write() as connection:
            return until if (await connection.execute(statement)).rowcount == 1 else None

    async def release_bot_turn(self, game_id: int, claim: int) -> None:
        mine = (games.c.id == game_id) & (games.c.thinking_until == claim)
        async with self._database.write() as connection:
            await connection.execute(update(games).where(mine).values(thinking_until=0))


def _unclaimed(claim_ms: int) -> ColumnElement[bool]:
    """Return the condition for rows without a valid claim. One that ends too late is from before a clock change."""
    return or_(games.c.thinking_until < now(), games.c.thinking_until > now() + 2 * claim_ms)


async def _check_room(connection: AsyncConnection, owner_id: object) -> None:
    """Raise a Problem if somebody owns the maximum number of open, running, analysed and imported tables."""
    counts = (games.c.status != FINISHED) | games.c.source_json.startswith(f'{{"kind":"{IMPORT}"')
    owned = select(games.c.id).where(games.c.owner_id == owner_id, counts).limit(quotas.TABLES)
    count = await connection.execute(select(func.count()).select_from(owned.subquery()))
    quotas.check(count.scalar_one(), quotas.TABLES, "server-tables-most")


async def insert_table(
    connection: AsyncConnection,
    game: str,
    rules: int,
    values: Mapping[str, object],
    places: Iterable[Seat],
    is_counted: bool = True,
) -> tuple[int, str]:
    """Insert a new table and return its id and code; missing values have their defaults.

    Raise a Problem if the owner has too many, unless this kind of table does not count.
    """
    if is_counted:
        await _check_room(connection, values.get("owner_id"))
    code = tokens.new_code()
    row = {
        "code": code,
        "game": game,
        "rules": rules,
        "title": "",
        "status": OPEN,
        "visibility": "unlisted",
        "invitation": tokens.new_secret(),
        "preset": "standard",
        "version": 0,
        "entries": 0,
        "asked": 0,
        "computer_due": False,
        "thinking_until": 0,
        "seq": 0,
        "row_version": tokens.new_row_version(),
        "position_id": tokens.new_row_version(),
        "created": now(),
        "changed": now(),
    }
    inserted = insert(games).values({**row, **values}).returning(games.c.id)
    game_id: int = (await connection.execute(inserted)).scalar_one()
    await connection.execute(insert(seats), [{"game_id": game_id, **place.__dict__} for place in places])
    return game_id, code


async def update_seats(connection: AsyncConnection, game_id: int, places: Iterable[Seat]) -> None:
    for place in places:
        same = (seats.c.game_id == game_id) & (seats.c.seat == place.seat)
        await connection.execute(update(seats).where(same).values(**place.__dict__))


async def delete_table(connection: AsyncConnection, game_id: int) -> None:
    await connection.execute(delete(games).where(games.c.id == game_id))


def record_after(record: Record, values: Mapping[str, object]) -> Record:
    """Return the record with new values of its row; its seats stay."""
    known: dict[str, object] = {}
    for name, value in values.items():
        if name.endswith("_json"):
            known[name.removesuffix("_json")] = loads(value) if isinstance(value, str) else None
        elif name in _FIELDS:
            known[name] = value
    return replace(record, **known)  # type: ignore[arg-type]  # the columns have the types of the fields


async def _load(connection: AsyncConnection, condition: ColumnElement[bool]) -> Record | None:
    # Read again if the table changed between reading its row and its seats.
    while True:
        row = (await connection.execute(select(games).where(condition))).one_or_none()
        if row is None:
            return None
        query = select(seats).where(seats.c.game_id == row.id).order_by(seats.c.seat)
        found = (await connection.execute(query)).all()
        row_version, stored = await _read_current(connection, row.id)
        if row_version == row.stamp:
            return record_of(row, found, stored)
        if row_version is None:
            return None


async def _read_current(connection: AsyncConnection, game_id: int) -> tuple[int | None, dict[int, StoredDraft]]:
    """Return the version of a table's row, None if it is gone, and the table's drafts."""
    rows = (await connection.execute(_CURRENT, {"game": game_id})).all()
    found = {seat: StoredDraft(position_id, loads(steps)) for _, seat, position_id, steps in rows if seat is not None}
    return (rows[0][0] if rows else None), found


def record_of(row: AnyRow, seat_rows: Sequence[AnyRow], laid: Mapping[int, StoredDraft]) -> Record:
    return Record(
        **{name: getattr(row, name) for name in _SAME},
        options=loads(row.options_json),
        row_version=row.stamp,
        position_id=row.mark,
        takeback=loads(row.takeback_json) if row.takeback_json else None,
        result=loads(row.result_json) if row.result_json else None,
        source=loads(row.source_json) if row.source_json else None,
        guests_chat=bool(row.guests_chat),
        pace=loads(row.pace_json) if row.pace_json else None,
        clock=loads(row.clock_json) if row.clock_json else None,
        seats=tuple(
            Seat(
                seat.seat,
                seat.kind,
                seat.user_id,
                seat.name,
                seat.level,
                bool(seat.gone),
                seat.named_after,
                bool(seat.bot),
            )
            for seat in seat_rows
        ),
        drafts=laid,
    )
