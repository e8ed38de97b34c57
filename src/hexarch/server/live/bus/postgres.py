"""The bus of processes that share a PostgreSQL database: LISTEN and NOTIFY.

Messages are sent after the transaction that they announce, in batches: a NOTIFY inside a transaction takes a lock that
all commits of the database wait for. A message may be lost when a process dies in between or a connection breaks. So
every process compares the numbers of its tables with the database every few seconds.
"""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from time import monotonic
from typing import Final

import psycopg

from hexarch.server.live.bus.base import Bus
from hexarch.server.live.messages import Alive, BusMessage, NewEvents, Resume, TableChanged, encode
from hexarch.server.storage.connections import CONNECT, cut, cut_after
from hexarch.server.storage.database import CHANNEL, Database

log = logging.getLogger("hexarch.server.bus")

_BATCH_SECONDS: Final = 0.015
_SEND_SECONDS: Final = 10.0
# Messages kept while there is no connection.
_MOST_WAITING: Final = 10_000

Connection = psycopg.AsyncConnection[Sequence[object]]


class PostgresBus(Bus):
    DEAF_SECONDS: float = 40.0
    """This process sends a heartbeat every 20 s; without its own for this long, no messages arrive."""

    def __init__(self, database: Database) -> None:
        super().__init__()
        self._database = database
        self._url = database.url.replace("postgresql+psycopg://", "postgresql://", 1)
        self._alive = encode(Alive(database.process_id))
        self._is_listening = False
        self._last_message = 0.0
        self._outbox: list[BusMessage] = []
        self._has_mail = asyncio.Event()

    @property
    def is_connected(self) -> bool:
        return self._is_listening and monotonic() - self._last_message < self.DEAF_SECONDS

    def send(self, message: BusMessage) -> None:
        self._outbox.append(message)
        del self._outbox[:-_MOST_WAITING]
        self._has_mail.set()

    def receive(self, text: str) -> None:
        if text == self._alive:
            self._last_message = monotonic()
        super().receive(text)

    async def run(self) -> None:
        """Listen until cancelled; after a lost connection every listener catches up from the database."""
        while True:
            try:
                await self._listen()
            except (psycopg.Error, OSError) as error:
                log.warning("bus connection lost", extra={"reason": str(error)})
            self._database.doubt()
            await asyncio.sleep(1)

    async def _listen(self) -> None:
        connections: list[Connection] = []
        tasks: list[asyncio.Task[None]] = []
        try:
            for _ in range(2):
                connections.append(await psycopg.AsyncConnection.connect(self._url, autocommit=True, **CONNECT))
            listening, sending = connections
            with cut_after(_SEND_SECONDS, listening):
                await listening.execute(f"LISTEN {CHANNEL}")
            self._last_message = monotonic()
            self._is_listening = True
            self.deliver(Resume())
            work = (self._hear(listening), self._send_batches(sending), self._watch())
            tasks = [asyncio.create_task(one) for one in work]
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self._is_listening = False
            for connection in connections:
                cut(connection)  # tasks that wait for it continue at once
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for connection in connections:
                with contextlib.suppress(psycopg.Error):
                    await connection.close()

    async def _hear(self, listening: Connection) -> None:
        async for notification in listening.notifies():
            self.receive(notification.payload)

    async def _watch(self) -> None:
        """Raise OSError when nothing arrives any more, even if the connection looks healthy."""
        while self.is_connected:
            await asyncio.sleep(min(1.0, self.DEAF_SECONDS / 10))
        raise OSError("the heartbeat of this process does not come back")

    async def _send_batches(self, sending: Connection) -> None:
        sent = 0.0
        while True:
            await self._has_mail.wait()
            # The first message after a pause is sent at once; those that closely follow it are batched.
            await asyncio.sleep(max(0.0, sent + _BATCH_SECONDS - monotonic()))
            sent = monotonic()
            self._has_mail.clear()
            batch, self._outbox = self._outbox, []
            texts = [encode(message) for message in merged(batch)]
            try:
                with cut_after(_SEND_SECONDS, sending):
                    await sending.execute("SELECT pg_notify(%s, one) FROM unnest(%s::text[]) AS one", (CHANNEL, texts))
            except BaseException:
                self._outbox = batch + self._outbox
                self._has_mail.set()
                raise


def merged(messages: Sequence[BusMessage]) -> list[BusMessage]:
    """Return the messages, with only the newest `TableChanged` of each table.

    It comes after the live messages: a process with the number but without the message would read the database.
    """
    tables: dict[int, TableChanged] = {}
    events: list[BusMessage] = []
    others: list[BusMessage] = []
    for message in messages:
        if isinstance(message, TableChanged):
            before = tables.get(message.game_id)
            if before is None or message.seq >= before.seq:
                tables[message.game_id] = message
        elif isinstance(message, NewEvents):
            events.append(message)
        else:
            others.append(message)
    return [*events, *tables.values(), *others]
