"""Finds the tables where a computer player is asked, lets a worker think and plays what it says.

Several servers and any number of `hexarch bots` may do this on one database. A claim keeps them from thinking about
the same turn; should two do so all the same, the database takes the first answer and drops the other.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import select, update

from hexarch.server.bots.levels import SUBSTITUTE, choose_safely, levels
from hexarch.server.bots.pool import Pool, TookTooLong
from hexarch.server.clock import now
from hexarch.server.play.commit import commit
from hexarch.server.play.position import Position
from hexarch.server.play.turn_builder import TurnBuilder
from hexarch.server.storage.schema import games
from hexarch.server.storage.transactions import Conflict
from hexarch.server.tables.model import RUNNING, Record, load_record
from hexarch.server.web import metrics
from hexarch.server.web.problems import Problem

if TYPE_CHECKING:
    from hexarch.server.context import Server

log = logging.getLogger("hexarch.server.computers")

_DICE: Final = secrets.SystemRandom()
_SWEEP_SECONDS: Final = 2.0
_CLAIM_EXTRA_MS: Final = 10_000


class Dispatcher:
    def __init__(self, server: "Server", size: int) -> None:
        self.server = server
        self.pool = Pool(size)
        self._queue: asyncio.Queue[int] = asyncio.Queue()
        self._queued: set[int] = set()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        if self.pool.size:
            self.server.bus.subscribe(self.hear)
            self._tasks = [asyncio.create_task(self._serve()) for _ in range(self.pool.size)]
            self._tasks.append(asyncio.create_task(self._sweep()))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.pool.close()

    def wake(self, game_id: int) -> None:
        """A table has changed; perhaps a computer player is asked there."""
        if self.pool.size and game_id not in self._queued:
            self._queued.add(game_id)
            self._queue.put_nowait(game_id)

    def hear(self, message: str) -> None:
        word, _, rest = message.partition(" ")
        if word == "table":
            game_id, _, due, _ = rest.split()
            if due == "1":
                self.wake(int(game_id))

    async def _sweep(self) -> None:
        """Tables that nobody told us about: after a restart, or when another process died while thinking."""
        while True:
            with contextlib.suppress(Exception):
                async with self.server.database.read() as connection:
                    due = select(games.c.id).where(games.c.computer_due, games.c.thinking_until < now()).limit(1000)
                    for game_id in (await connection.execute(due)).scalars():
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
        """One turn of one computer player."""
        async with self.server.database.read() as connection:
            record = await load_record(connection, games.c.id == game_id)
        if record is None or record.status != RUNNING:
            return
        position = await self.server.positions.current(record)
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
            turn.play(seat, choose_safely(turn.bundle.game, turn.state, seat, _DICE))
        await commit(self.server, record, position, turn)

    async def _claim(self, record: Record) -> bool:
        """Nobody else thinks about this turn; the claim runs out by itself if we die."""
        until = now() + round(self.server.settings.move_seconds * 1000) + _CLAIM_EXTRA_MS
        statement = (
            update(games)
            .where(games.c.id == record.id, games.c.position_id == record.position_id, games.c.thinking_until < now())
            .values(thinking_until=until)
        )
        async with self.server.database.write() as connection:
            return (await connection.execute(statement)).rowcount == 1

    async def _think(self, record: Record, position: Position, seat: int) -> list[int]:
        place = record.seats[seat]
        level = place.level if place.level in levels() and not place.gone else SUBSTITUTE
        seconds = self.server.settings.move_seconds
        job = turn_job(record.game, position, seat, level, seconds)
        started = time.perf_counter()
        try:
            answer = await self.pool.ask(job, seconds)
        except TookTooLong:
            return []
        metrics.THINKING.labels(level).observe(time.perf_counter() - started)
        actions: list[int] = answer.get("actions", [])
        return actions


def turn_job(
    game: str, position: Position, seat: int, level: str, seconds: float, job: str = "turn"
) -> dict[str, object]:
    return {
        "job": job,
        "game": game,
        "state": position.bundle.game.to_json(position.state),
        "seat": seat,
        "level": level,
        "seconds": seconds,
        "seed": secrets.randbits(64),
    }
