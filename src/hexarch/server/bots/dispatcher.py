"""Finds the tables where a computer player has to move, computes its turn in a worker, and plays it.

Several servers and any number of `hexarch bots` may do this on one database. A claim keeps them from computing the same
turn twice. If two do so anyway, the database takes the first answer and drops the other.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from typing import Final

from hexarch.players.registry import all_levels
from hexarch.server.bots.jobs import turn_job
from hexarch.server.bots.levels import SUBSTITUTE
from hexarch.server.bots.pool import Pool, TookTooLong
from hexarch.server.clock import now
from hexarch.server.live.bus.base import Bus
from hexarch.server.live.messages import BusMessage, TableChanged
from hexarch.server.play.commit import Commits
from hexarch.server.play.position import Position
from hexarch.server.play.position_cache import PositionCache
from hexarch.server.play.turn_builder import TurnBuilder
from hexarch.server.storage.transactions import Conflict, Published
from hexarch.server.tables.model import RUNNING, Record
from hexarch.server.tables.repository import TableRepository
from hexarch.server.web import metrics
from hexarch.server.web.problems import Problem

log = logging.getLogger("hexarch.server.bots")

_DICE: Final = secrets.SystemRandom()
_SWEEP_SECONDS: Final = 2.0
_CLAIM_EXTRA_MS: Final = 10_000
_MOST_SWEPT: Final = 1000


class Dispatcher:
    def __init__(
        self,
        bus: Bus,
        tables: TableRepository,
        positions: PositionCache,
        commits: Commits,
        workers: int,
        seconds: float,
    ) -> None:
        self._bus = bus
        self._tables = tables
        self._positions = positions
        self._commits = commits
        self._seconds = seconds
        """The longest a turn may take."""
        self.pool = Pool(workers)
        self._queue: asyncio.Queue[int] = asyncio.Queue()
        self._queued: set[int] = set()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        if self.pool.size:
            self._bus.subscribe(self._on_message)
            self._tasks = [asyncio.create_task(self._serve()) for _ in range(self.pool.size)]
            self._tasks.append(asyncio.create_task(self._sweep()))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pool.close()

    def wake(self, game_id: int) -> None:
        """Look at a table that has changed: a computer player may have to move there."""
        if self.pool.size and game_id not in self._queued:
            self._queued.add(game_id)
            self._queue.put_nowait(game_id)

    def on_published(self, published: Published) -> None:
        if published.bot_due:
            self.wake(published.game_id)

    def _on_message(self, message: BusMessage) -> None:
        if isinstance(message, TableChanged) and message.bot_due:
            self.wake(message.game_id)

    async def _sweep(self) -> None:
        """Find tables without a message: after a restart, or when another process died while it computed a turn."""
        while True:
            with contextlib.suppress(Exception):
                for game_id in await self._tables.waiting_for_bots(_MOST_SWEPT):
                    self.wake(game_id)
            await asyncio.sleep(_SWEEP_SECONDS)

    async def _serve(self) -> None:
        while True:
            game_id = await self._queue.get()
            self._queued.discard(game_id)
            try:
                await self._play(game_id)
            except Conflict:
                self.wake(game_id)
            except Exception:
                metrics.FAILURES.labels("computers").inc()
                log.exception("computer player", extra={"game": game_id})

    async def _play(self, game_id: int) -> None:
        """Compute and store one turn of one computer player."""
        record = await self._tables.find_by_id(game_id)
        if record is None or record.status != RUNNING:
            return
        position = await self._positions.current(record)
        seat = next((seat for seat in position.decisions if record.seats[seat].is_computer), None)
        if seat is None or not await self._claim(record):
            return
        actions = await self._think(record, position, seat)
        turn = TurnBuilder.after(position)
        try:
            for action in actions:
                turn.play(seat, action)
        except Problem as problem:
            log.error("computer player is wrong", extra={"game": game_id, "reason": problem.key})
            turn = TurnBuilder.after(position)
        if not turn.entries:
            turn.play(seat, turn.bundle.game.safe_action(turn.state, seat, _DICE))
        await self._commits.commit(record, position, turn)

    async def _claim(self, record: Record) -> bool:
        """Claim the turn for this process; the claim expires by itself should the process die."""
        return await self._tables.claim_bot_turn(record, now() + round(self._seconds * 1000) + _CLAIM_EXTRA_MS)

    async def _think(self, record: Record, position: Position, seat: int) -> list[int]:
        place = record.seats[seat]
        level = place.level if place.level in all_levels(record.game) and not place.gone else SUBSTITUTE
        job = turn_job(record.game, position, seat, level, self._seconds)
        started = time.perf_counter()
        try:
            answer = await self.pool.ask(job, self._seconds)
        except TookTooLong:
            return []
        metrics.THINKING.labels(level).observe(time.perf_counter() - started)
        actions: list[int] = answer.get("actions", [])
        return actions
