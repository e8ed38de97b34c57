"""Finds the clocks at which something is due, warns the players, and handles time-outs.

Every process does this. Each claims a few rows before it loads the tables; claims of dead processes expire. The change
itself compares the version of the row, so nothing is done twice.
"""

import asyncio
import logging
from dataclasses import dataclass
from typing import Final

from hexarch.server.clock import now
from hexarch.server.pace import rules
from hexarch.server.pace.repository import DueClocks
from hexarch.server.pace.service import clock_of
from hexarch.server.pace.takeover import Takeover
from hexarch.server.pace.uptime import BEAT_MS, Uptime
from hexarch.server.storage.transactions import Conflict
from hexarch.server.tables.model import RUNNING, Record
from hexarch.server.tables.repository import TableRepository
from hexarch.server.web import metrics

log = logging.getLogger("hexarch.server.pace")

_SWEEP_SECONDS: Final = 1.0
_AT_ONCE: Final = 50
_CLAIM_MS: Final = 20_000


@dataclass
class Keeper:
    _due: DueClocks
    _tables: TableRepository
    _uptime: Uptime
    _takeover: Takeover

    async def run(self) -> None:
        noted = 0
        while True:
            if abs(now() - noted) >= BEAT_MS:
                await self._uptime.note()
                noted = now()
            while await self.sweep() == _AT_ONCE:
                pass
            await asyncio.sleep(_SWEEP_SECONDS)

    async def sweep(self) -> int:
        """Handle a batch of due clocks, and return how many."""
        claimed = await self._due.claim(_AT_ONCE, _CLAIM_MS)
        for game_id in claimed:
            try:
                await self._look_at(game_id)
            except Conflict:
                await self._due.look_again(game_id)  # somebody has moved in the meantime
            except Exception:
                metrics.FAILURES.labels("clocks").inc()
                log.exception("clock", extra={"game": game_id})
        return len(claimed)

    async def _look_at(self, game_id: int) -> None:
        record = await self._tables.find_by_id(game_id)
        if record is None:
            return
        clock = clock_of(record)
        if clock is None or record.status != RUNNING:
            await self._due.set_due(record, None)
            return
        gaps = await self._uptime.current()
        exact = rules.retimed(clock, gaps)
        out = rules.out_of_time(exact, now())
        warn = [seat for seat in rules.to_warn(exact, now()) if seat not in out]
        if out:
            await self._takeover.time_out(record, exact, out, gaps)
        elif warn:
            await self._takeover.warn(record, exact, warn)
        else:
            await self._wait(record, clock, exact)

    async def _wait(self, record: Record, known: rules.Clock, exact: rules.Clock) -> None:
        """Store when to look again, with later deadlines if there was a gap in the uptime."""
        if exact == known:
            await self._due.set_due(record, rules.next_due(exact))
        else:
            await self._takeover.retime(record, exact)
