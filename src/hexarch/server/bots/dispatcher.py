"""Finds the tables where a computer player has to move, computes its turn in a worker, and plays it.

Several servers and any number of `hexarch bots` may do this on one database. Each claims a turn before it loads the
table, so that they do not do the same work. If two compute the same turn anyway, only the first is stored.
"""

import asyncio
import logging
import secrets
import time
from typing import Final

from hexarch.players.registry import all_levels
from hexarch.server.bots.fair_queue import FairQueue
from hexarch.server.bots.jobs import turn_job
from hexarch.server.bots.levels import SUBSTITUTE
from hexarch.server.bots.pool import Pool, TookTooLong
from hexarch.server.live.bus.base import Bus
from hexarch.server.live.messages import BusMessage, TableChanged
from hexarch.server.live.presence import Presence
from hexarch.server.play.commit import Commits
from hexarch.server.play.position import Position
from hexarch.server.play.position_cache import PositionCache
from hexarch.server.play.turn_builder import TurnBuilder
from hexarch.server.storage.transactions import Conflict, Published
from hexarch.server.supervision import Supervisor, is_set_within, serve
from hexarch.server.tables.model import RUNNING, Record
from hexarch.server.tables.repository import TableRepository
from hexarch.server.web import metrics
from hexarch.server.web.problems import Problem

log = logging.getLogger("hexarch.server.bots")

_DICE: Final = secrets.SystemRandom()
_SWEEP_SECONDS: Final = 2.0
_LOOK_PAUSE: Final = 0.02
_CLAIM_EXTRA_MS: Final = 10_000
_MOST_SWEPT: Final = 5000


class Dispatcher:
    def __init__(
        self,
        bus: Bus,
        tables: TableRepository,
        positions: PositionCache,
        commits: Commits,
        presence: Presence,
        workers: int,
        seconds: float,
    ) -> None:
        self._bus = bus
        self._tables = tables
        self._positions = positions
        self._commits = commits
        self._seconds = seconds
        """The longest a turn may take."""
        self._claim_ms = round(seconds * 1000) + _CLAIM_EXTRA_MS
        self._sender = presence.process
        self.pool = Pool(workers)
        self._queue = FairQueue(lambda game_id: bool(presence.user_ids(game_id)))
        self._look = asyncio.Event()

    def start(self, tasks: Supervisor) -> None:
        if self.pool.size:
            self._bus.subscribe(self._on_message)
            tasks.start("bots", self._sweep)
            for number in range(self.pool.size):
                tasks.start(f"bots-{number + 1}", lambda: serve("computers", self._queue.get, self._play))

    async def close(self) -> None:
        await self.pool.close()

    def on_published(self, published: Published) -> None:
        if published.bot_due and self.pool.size:
            self._queue.put(published.game_id, published.owner_id)

    def _on_message(self, message: BusMessage) -> None:
        """Look for work soon after a message of another process."""
        if isinstance(message, TableChanged) and message.bot_due and message.sender != self._sender:
            self._look.set()

    async def _sweep(self) -> None:
        """Find tables of other processes, and those whose message was lost by a restart or a crash."""
        while True:
            self._look.clear()
            for game_id, owner in await self._tables.waiting_for_bots(_MOST_SWEPT, self._claim_ms):
                self._queue.put(game_id, owner)
            await is_set_within(_SWEEP_SECONDS, self._look)
            await asyncio.sleep(_LOOK_PAUSE)

    async def _play(self, game_id: int) -> None:
        """Compute and store one turn of one computer player."""
        # Claim before loading: the claim expires if the process dies.
        claim = await self._tables.claim_bot_turn(game_id, self._claim_ms)
        if claim is None:
            return
        try:
            await self._play_claimed(game_id)
        except Conflict:  # somebody wrote a message, left or moved in the meantime
            await self._tables.release_bot_turn(game_id, claim)
            self._look.set()

    async def _play_claimed(self, game_id: int) -> None:
        record = await self._tables.find_by_id(game_id)
        if record is None or record.status != RUNNING:
            return
        position = await self._positions.current(record)
        seat = next((seat for seat in position.decisions if record.seats[seat].is_computer), None)
        if seat is None:
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

    async def _think(self, record: Record, position: Position, seat: int) -> list[int]:
        place = record.seats[seat]
        wanted = place.level if not place.gone else record.pace["level"] if record.pace else None
        level = wanted if wanted is not None and wanted in all_levels(record.game) else SUBSTITUTE
        job = turn_job(record.game, position, seat, level, self._seconds)
        started = time.perf_counter()
        try:
            answer = await self.pool.ask(job, self._seconds)
        except TookTooLong:
            return []
        metrics.THINKING.labels(level).observe(time.perf_counter() - started)
        actions: list[int] = answer.get("actions", [])
        return actions
