"""When servers were running. Players lose no time while none runs, or when the machine's clock jumps ahead.

Every process regularly records that it runs. If none has done so for a while, that time is a gap: the machine was off
or asleep, the database was unreachable, or the clock was set. A gap does not count for any game.
"""

import logging
from itertools import pairwise
from typing import Final

from sqlalchemy import delete, func, insert, select, update

from hexarch.server.clock import DAY, MINUTE, now
from hexarch.server.pace.calendar import Gaps
from hexarch.server.storage.database import Database
from hexarch.server.storage.parts.pace import uptime
from hexarch.server.storage.schema import games

log = logging.getLogger("hexarch.server.pace")

# A shorter outage costs the players that much; a restart takes seconds.
LONGEST_SILENCE: Final = 2 * MINUTE
BEAT_MS: Final = 20_000
# Longer than any clock can run without a turn.
_KEPT: Final = 400 * DAY


class Uptime:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._noted = 0
        self.gaps: Gaps = ()
        self.longest_silence = LONGEST_SILENCE
        """Tests that let a year pass in a second make it longer."""

    async def current(self) -> Gaps:
        """Return the gaps known so far, with that of this process if it has been asleep."""
        if abs(now() - self._noted) > min(self.longest_silence, LONGEST_SILENCE):
            await self.note()
        return self.gaps

    async def note(self) -> None:
        """Record that a server is running, and read the records of the others."""
        moment = now()
        async with self._database.write() as connection:
            last = select(func.max(uptime.c.id)).scalar_subquery()
            known = (await connection.execute(select(uptime).where(uptime.c.id == last))).one_or_none()
            if known is not None and abs(moment - known.until) <= self.longest_silence:
                later = (uptime.c.id == known.id) & (uptime.c.until < moment)
                await connection.execute(update(uptime).where(later).values(until=moment))
            else:
                await connection.execute(insert(uptime).values(since=moment, until=moment))
                # Deadlines have moved, so every running clock has to be checked.
                await connection.execute(update(games).where(games.c.due.is_not(None)).values(due=moment))
                await connection.execute(delete(uptime).where(uptime.c.until < moment - _KEPT, uptime.c.id != last))
                if known is not None:
                    log.warning("no server was running", extra={"seconds": (moment - known.until) // 1000})
            rows = (await connection.execute(select(uptime).order_by(uptime.c.id))).all()
        gaps = ((before.until, after.since) for before, after in pairwise(rows))
        self.gaps = tuple((start, end) for start, end in gaps if start < end)
        self._noted = moment
