"""Makes the requested reports, one after the other, in a separate process.

Every server process takes reports from the same queue. A claim prevents two from making the same one; it expires if the
server is killed, and another server, or the same one after its restart, makes the report again.
"""

import asyncio
import contextlib
import logging
import time
from functools import partial
from typing import Final, cast

from hexarch.server import quotas
from hexarch.server.bots.pool import TookTooLong
from hexarch.server.reports.process import ReportProcess
from hexarch.server.reports.repository import ReportRepository
from hexarch.server.storage.database import Database
from hexarch.server.storage.moves import read_actions
from hexarch.server.supervision import Supervisor, is_set_within
from hexarch.server.tables.model import FINISHED, Record
from hexarch.server.tables.repository import TableRepository
from hexarch.server.web import metrics
from hexarch.server.web.json import JsonObject
from hexarch.server.web.json import text as json_text

log = logging.getLogger("hexarch.server.reports")

# A report whose process has died this often is not tried again.
_MOST_TRIES: Final = 3
_SWEEP_SECONDS: Final = 2.0
_PROGRESS_SECONDS: Final = 0.7
# The longest a report may take; a game of four takes about half a minute of one core.
_MOST_SECONDS: Final = 900.0


class ReportMaker:
    def __init__(self, database: Database, tables: TableRepository, reports: ReportRepository, workers: int) -> None:
        self._database = database
        self._tables = tables
        self._reports = reports
        self.workers = workers
        self._processes = [ReportProcess() for _ in range(workers)]
        self._wanted = asyncio.Event()

    def start(self, tasks: Supervisor) -> None:
        for number in range(self.workers):
            tasks.start(f"reports-{number + 1}", partial(self._serve, self._processes[number]))

    async def close(self) -> None:
        for process in self._processes:
            await process.stop()

    def look(self) -> None:
        """Look for work at once, because a report was requested."""
        self._wanted.set()

    async def _serve(self, process: ReportProcess) -> None:
        while True:
            self._wanted.clear()
            game_id = await self._reports.claim()
            if game_id is not None:
                await self._make(game_id, process)
                continue
            await is_set_within(_SWEEP_SECONDS, self._wanted)

    async def _make(self, game_id: int, process: ReportProcess) -> None:
        """Make a report that this process has claimed."""
        record = await self._tables.find_by_id(game_id)
        stored = await self._reports.find(game_id)
        if record is None or stored is None:
            return
        if record.status != FINISHED or stored.position_id != record.position_id:
            await self._reports.drop(game_id)
            return
        if stored.tries > _MOST_TRIES:
            await self._reports.give_up(game_id)
            return
        try:
            await self._run(record, process)
        except asyncio.CancelledError:
            await self._reports.release(game_id, used=False)
            raise
        except TookTooLong:
            metrics.FAILURES.labels("reports").inc()
            log.warning("a report was not finished", extra={"game": game_id, "tries": stored.tries})
            await self._reports.release(game_id, used=True)

    async def _run(self, record: Record, process: ReportProcess) -> None:
        job = await self._job(record)
        done, total, reported = 0, 0, 0.0
        with contextlib.ExitStack() as gauge:
            metrics.POOL_JOBS.labels("reports").inc()
            gauge.callback(metrics.POOL_JOBS.labels("reports").dec)
            made = process.make(job, _MOST_SECONDS)
            async with contextlib.aclosing(made) as lines:
                async for line in lines:
                    if "report" in line or "error" in line:
                        await self._store(record, line)
                        return
                    done, total = cast(int, line.get("done", done)), cast(int, line.get("total", total))
                    if time.monotonic() - reported > _PROGRESS_SECONDS:
                        reported = time.monotonic()
                        if not await self._reports.renew(record.id, done, total):
                            return  # the table was deleted

    async def _store(self, record: Record, line: JsonObject) -> None:
        text = json_text(line.get("report"))
        if "error" in line or len(text) > quotas.REPORT_BYTES:
            log.error("no report", extra={"game": record.id, "reason": str(line.get("error", "too large"))})
            await self._reports.give_up(record.id)
            return
        await self._reports.finish(record.id, record.position_id, text)

    async def _job(self, record: Record) -> JsonObject:
        async with self._database.read() as connection:
            actions = [list(row) for row in await read_actions(connection, record.id, 0, record.entries)]
        return {"game": record.game, "options": record.options, "rules": record.rules, "actions": actions}
