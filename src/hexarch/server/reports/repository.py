"""Stored reports: the queue with its claims, and the finished ones."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, Update, delete, func, insert, or_, select, update

from hexarch.server.clock import now
from hexarch.server.storage.database import Database
from hexarch.server.storage.schema import game_reports, games

WAITING: Final = "waiting"
RUNNING: Final = "running"
DONE: Final = "done"
FAILED: Final = "failed"
# A process that has not renewed its claim for this long is considered dead.
CLAIM_MS: Final = 20_000

_COLUMNS: Final = [column for column in game_reports.c if column.name != "data"]


@dataclass(frozen=True)
class StoredReport:
    """A report without its text, which is large."""

    game_id: int
    position_id: int
    """Of the position that it was made for."""
    format: int
    status: str
    done: int
    total: int
    tries: int
    by_id: str | None
    link: str | None
    created: int


def _stored(row: Row[*tuple[Any, ...]]) -> StoredReport:
    return StoredReport(
        *(row.game_id, row.position_id, row.format, row.status, row.done, row.total, row.tries, row.by_id),
        *(row.link, row.created),
    )


@dataclass
class ReportRepository:
    _database: Database

    async def find(self, game_id: int) -> StoredReport | None:
        async with self._database.read() as connection:
            query = select(*_COLUMNS).where(game_reports.c.game_id == game_id)
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else _stored(row)

    async def code_of_link(self, link: str) -> str | None:
        """Return the code of the table whose report was shared by this link."""
        query = select(games.c.code).join(game_reports, game_reports.c.game_id == games.c.id)
        async with self._database.read() as connection:
            found: str | None = (await connection.execute(query.where(game_reports.c.link == link))).scalar()
        return found

    async def text(self, game_id: int) -> str | None:
        async with self._database.read() as connection:
            query = select(game_reports.c.data).where(game_reports.c.game_id == game_id)
            found: str | None = (await connection.execute(query)).scalar()
        return found

    async def ahead_of(self, report: StoredReport) -> int:
        """Return how many reports are ahead of this one."""
        pending = game_reports.c.status.in_((WAITING, RUNNING)) & (game_reports.c.created < report.created)
        async with self._database.read() as connection:
            return int((await connection.execute(select(func.count()).where(pending))).scalar_one())

    async def pending(self, user_id: str) -> tuple[int, int]:
        """Return how many reports are pending, and how many of them this user has requested."""
        query = select(game_reports.c.by_id).where(game_reports.c.status.in_((WAITING, RUNNING)))
        async with self._database.read() as connection:
            people = (await connection.execute(query)).scalars().all()
        return len(people), sum(one == user_id for one in people)

    async def add(self, game_id: int, position_id: int, format_: int, user_id: str, claimed_until: int = 0) -> None:
        """Put a report at the end of the queue; a stale or failed one is replaced, and its link stays."""
        values = {
            "position_id": position_id,
            "format": format_,
            "status": WAITING,
            "done": 0,
            "total": 0,
            "tries": 0,
            "claimed_until": claimed_until,
            "by_id": user_id,
            "data": None,
            "created": now(),
        }
        async with self._database.write() as connection:
            known = select(game_reports.c.game_id).where(game_reports.c.game_id == game_id)
            if (await connection.execute(known)).scalar() is None:
                await connection.execute(insert(game_reports).values(game_id=game_id, **values))
            else:
                await connection.execute(_of(game_id).values(**values))

    async def claim(self) -> int | None:
        """Take the oldest report that nobody makes, and return its game; None if there is none."""
        free = (
            select(game_reports.c.game_id)
            .where(game_reports.c.status.in_((WAITING, RUNNING)), _unclaimed())
            .order_by(game_reports.c.created)
            .limit(1)
        )
        # An idle server asks every few seconds; it must not take the write lock for that.
        async with self._database.read() as connection:
            if (await connection.execute(free)).scalar() is None:
                return None
        async with self._database.write() as connection:
            game_id: int | None = (await connection.execute(free.with_for_update(skip_locked=True))).scalar()
            if game_id is None:
                return None
            taken = _of(game_id).where(_unclaimed())
            values = {
                "status": RUNNING,
                "claimed_until": now() + CLAIM_MS,
                "tries": game_reports.c.tries + 1,
                "done": 0,
            }
            return game_id if (await connection.execute(taken.values(**values))).rowcount == 1 else None

    async def renew(self, game_id: int, done: int, total: int) -> bool:
        """Store the progress and renew the claim; return whether the report is still wanted."""
        values = {"done": done, "total": total, "claimed_until": now() + CLAIM_MS}
        async with self._database.write() as connection:
            mine = _of(game_id).where(game_reports.c.status == RUNNING)
            return (await connection.execute(mine.values(**values))).rowcount == 1

    async def finish(self, game_id: int, position_id: int, text: str) -> None:
        """Store a finished report, unless the game has changed meanwhile."""
        same = _of(game_id).where(game_reports.c.position_id == position_id, game_reports.c.status == RUNNING)
        async with self._database.write() as connection:
            await connection.execute(same.values(status=DONE, data=text, done=game_reports.c.total, claimed_until=0))

    async def give_up(self, game_id: int) -> None:
        async with self._database.write() as connection:
            await connection.execute(_of(game_id).values(status=FAILED, claimed_until=0))

    async def release(self, game_id: int, used: bool) -> None:
        """Return the report to the queue; an interruption does not count as a failed try."""
        tries = game_reports.c.tries if used else game_reports.c.tries - 1
        async with self._database.write() as connection:
            mine = _of(game_id).where(game_reports.c.status == RUNNING)
            await connection.execute(mine.values(status=WAITING, claimed_until=0, tries=tries))

    async def set_link(self, game_id: int, link: str | None) -> None:
        async with self._database.write() as connection:
            await connection.execute(_of(game_id).values(link=link))

    async def drop(self, game_id: int) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(game_reports).where(game_reports.c.game_id == game_id))


def _of(game_id: int) -> Update:
    return update(game_reports).where(game_reports.c.game_id == game_id)


def _unclaimed() -> ColumnElement[bool]:
    """Return the condition for rows without a valid claim. One that ends too late is from before a clock change."""
    until = game_reports.c.claimed_until
    return or_(until < now(), until > now() + 2 * CLAIM_MS)
