"""Finds the clocks at which something is due, by an indexed column of `games`."""

from dataclasses import dataclass

from sqlalchemy import select, update

from hexarch.server.clock import now
from hexarch.server.storage.database import Database
from hexarch.server.storage.schema import games
from hexarch.server.tables.model import Record


@dataclass
class DueClocks:
    _database: Database

    async def claim(self, most: int, claim_ms: int) -> list[int]:
        """Claim tables whose clocks are due and return their ids; other processes skip them for a while."""
        moment = now()
        due = select(games.c.id).where(games.c.due <= moment).order_by(games.c.due).limit(most)
        async with self._database.read() as connection:
            if (await connection.execute(due.limit(1))).scalar() is None:
                return []  # nearly always, and no lock is needed to find out
        free = due.with_for_update(skip_locked=True).scalar_subquery()
        taken = update(games).where(games.c.id.in_(free)).values(due=moment + claim_ms).returning(games.c.id)
        async with self._database.write() as connection:
            return list((await connection.execute(taken)).scalars())

    async def set_due(self, record: Record, due: int | None) -> None:
        """Set when to look at a clock again, if its table has not changed since it was read."""
        same = (games.c.id == record.id) & (games.c.row_version == record.row_version)
        async with self._database.write() as connection:
            await connection.execute(update(games).where(same).values(due=due))

    async def look_again(self, game_id: int) -> None:
        """Make a running clock due at once."""
        running = (games.c.id == game_id) & games.c.due.is_not(None)
        async with self._database.write() as connection:
            await connection.execute(update(games).where(running).values(due=now()))
