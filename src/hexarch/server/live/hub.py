"""The live connections of this process, table by table.

Numbered messages reach every socket in order and without gaps: what arrives out of order, or from another process, is
read from the database.
"""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import select

from hexarch.server.live.bus.base import Bus
from hexarch.server.live.presence import Presence
from hexarch.server.storage.database import Database
from hexarch.server.storage.schema import events, games, sessions
from hexarch.server.storage.transactions import Published
from hexarch.server.web import metrics
from hexarch.server.web.json import loads
from hexarch.server.web.json import text as json_text

log = logging.getLogger("hexarch.server.live")

MOST_WAITING: Final = 500
"""Messages that may wait for a slow reader before it has to connect anew."""

_OWN_SECONDS: Final = 1.0
"""How long a change of this process may take to its own sockets before it is read from the database."""

Item = tuple[int, str] | None
"""(number, message), 0 for those without a number; None ends the connection."""


@dataclass(eq=False)
class Socket:
    user_id: str | None
    name: str
    session: str = ""
    queue: asyncio.Queue[Item] = field(default_factory=lambda: asyncio.Queue(MOST_WAITING))
    is_dropped: bool = False

    def put(self, item: Item) -> None:
        if self.is_dropped:
            return
        try:
            self.queue.put_nowait(item)
        except asyncio.QueueFull:
            self.is_dropped = True
            metrics.DROPPED.inc()
            self.queue.get_nowait()
            self.queue.put_nowait(None)


@dataclass(eq=False)
class Channel:
    game_id: int
    seq: int
    sockets: dict[Socket, None] = field(default_factory=dict)
    """A set in the order of coming."""
    announced: int = 0
    """The newest number that anybody has spoken of."""
    is_catching_up: bool = False

    def send(self, seq: int, body: str) -> None:
        for socket in self.sockets:
            socket.put((seq, body))


class Hub:
    def __init__(self, database: Database, bus: Bus) -> None:
        self.database = database
        self.bus = bus
        self.presence = Presence()
        self.channels: dict[int, Channel] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        bus.subscribe(self.hear)

    def join(self, game_id: int, seq: int, socket: Socket) -> Channel:
        channel = self.channels.get(game_id)
        if channel is None:
            channel = self.channels[game_id] = Channel(game_id, seq)
        channel.sockets[socket] = None
        metrics.SOCKETS.inc()
        self._announce(channel)
        return channel

    def leave(self, channel: Channel, socket: Socket) -> None:
        channel.sockets.pop(socket, None)
        metrics.SOCKETS.dec()
        if not channel.sockets and self.channels.get(channel.game_id) is channel:
            del self.channels[channel.game_id]
        self._announce(channel)

    def deliver(self, published: Published) -> None:
        """Messages that this process has just stored."""
        channel = self.channels.get(published.game_id)
        if channel is None:
            return
        channel.announced = max(channel.announced, published.seq)
        first = published.seq - len(published.bodies) + 1
        if first > channel.seq + 1:
            self._catch_up(channel)
            return
        for seq, body in enumerate(published.bodies, first):
            if seq > channel.seq:
                channel.send(seq, body)
                channel.seq = seq

    def aside(self, game_id: int, body: dict[str, Any], everywhere: bool = True) -> None:
        """A message without a number, for whoever is there now."""
        if everywhere:
            self._start(self.bus.say(self._aside(game_id, body)))
        channel = self.channels.get(game_id)
        if channel is not None:
            channel.send(0, json_text(body))

    def hear(self, message: str) -> None:
        word, _, rest = message.partition(" ")
        if word == "table":
            game_id, seq, _, speaker = rest.split()
            channel = self.channels.get(int(game_id))
            if channel is None:
                return
            if speaker == self.database.speaker:  # whoever stored this delivers it in a moment
                asyncio.get_running_loop().call_later(_OWN_SECONDS, self._check, channel, int(seq))
            else:
                self._check(channel, int(seq))
        elif word == "aside":
            self._hear_aside(loads(rest))
        elif word == "person":
            if rest in self._people():
                self._start(self._end_sessions({rest}))
        elif word == "reload":
            self.reset()
        elif word == "resume":
            self._start(self._resume())
            self._start(self._introduce())
        elif word == "alive":
            self.presence.hear(rest)
        elif word == "hello" and rest != self.presence.process:
            self._start(self._announce_all())

    def _people(self) -> set[str]:
        sockets = (socket for channel in self.channels.values() for socket in channel.sockets)
        return {socket.user_id for socket in sockets if socket.user_id is not None}

    async def _end_sessions(self, people: set[str]) -> None:
        """Whoever listens with a session that has ended has to come in anew."""
        async with self.database.read() as connection:
            query = select(sessions.c.id).where(sessions.c.user_id.in_(people))
            standing = set((await connection.execute(query)).scalars())
        for channel in self.channels.values():
            for socket in channel.sockets:
                if socket.user_id in people and socket.session not in standing:
                    socket.put(None)

    def _check(self, channel: Channel, seq: int) -> None:
        channel.announced = max(channel.announced, seq)
        if seq > channel.seq:
            self._catch_up(channel)

    def reset(self) -> None:
        """Everything may be different: everybody reads anew."""
        for channel in self.channels.values():
            channel.send(0, '{"type":"reset"}')
            channel.seq = channel.announced = 0
        self._start(self._resume())

    def _hear_aside(self, data: dict[str, Any]) -> None:
        if data["from"] == self.presence.process:
            return
        if data["body"]["type"] == "here":
            if self.presence.note(data["game"], data["from"], data["body"]) and data["game"] in self.channels:
                self.aside(data["game"], self.presence.message(data["game"]), everywhere=False)
        else:
            self.aside(data["game"], data["body"], everywhere=False)

    def _announce(self, channel: Channel) -> None:
        """Who is here, to the sockets and to the other processes."""
        body = self.presence.note_own(channel.game_id, [(one.user_id, one.name) for one in channel.sockets])
        self._start(self.bus.say(self._aside(channel.game_id, body)))
        channel.send(0, json_text(self.presence.message(channel.game_id)))

    async def keep_announcing(self) -> None:
        """Other processes forget what they have not heard for a while."""
        while True:
            await asyncio.sleep(self.presence.EVERY_SECONDS)
            await self.bus.say(f"alive {self.presence.process}")
            self.presence.forget_old()
            await self._end_sessions(self._people())

    async def _introduce(self) -> None:
        """To processes that may not have heard of this one: who is here, and may we hear who is there?"""
        await self.bus.say(f"hello {self.presence.process}")
        await self._announce_all()

    async def _announce_all(self) -> None:
        for game_id in list(self.channels):
            await self.bus.say(self._aside(game_id, self.presence.own(game_id)))

    def _aside(self, game_id: int, body: dict[str, Any]) -> str:
        return f"aside {json_text({'game': game_id, 'from': self.presence.process, 'body': body})}"

    async def _resume(self) -> None:
        """Find the tables that went on without us, and those that went back."""
        known = {channel.game_id: channel for channel in self.channels.values()}
        if not known:
            return
        async with self.database.read() as connection:
            query = select(games.c.id, games.c.seq).where(games.c.id.in_(known))
            rows = (await connection.execute(query)).all()
        for game_id, seq in rows:
            channel = known[game_id]
            if seq > channel.seq:
                self._catch_up(channel)
            elif seq < channel.seq:
                channel.seq = channel.announced = seq
                channel.send(0, '{"type":"reset"}')

    def _catch_up(self, channel: Channel) -> None:
        if not channel.is_catching_up:
            channel.is_catching_up = True
            self._start(self._read_missing(channel))

    async def _read_missing(self, channel: Channel) -> None:
        known = channel.seq
        try:
            async with self.database.read() as connection:
                rows = await read_events(connection, channel.game_id, known)
                query = select(games.c.seq).where(games.c.id == channel.game_id)
                stored = (await connection.execute(query)).scalar()
        finally:
            channel.is_catching_up = False
        if stored is None or stored < known:  # the table is gone, or a backup is in its place
            channel.send(0, '{"type":"reset"}')
            return
        for seq, body in rows:
            if seq == channel.seq + 1:
                channel.send(seq, body)
            elif seq > channel.seq:
                channel.send(0, '{"type":"reset"}')
            channel.seq = max(channel.seq, seq)
        if rows and channel.seq < max(stored, channel.announced):  # more than one reading takes, or more came meanwhile
            self._catch_up(channel)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            metrics.FAILURES.labels("live").inc()
            log.error("live", exc_info=task.exception())


async def read_events(
    connection: Any, game_id: int, since: int, most: int = MOST_WAITING // 2
) -> list[tuple[int, str]]:
    query = (
        select(events.c.seq, events.c.body)
        .where(events.c.game_id == game_id, events.c.seq > since)
        .order_by(events.c.seq)
        .limit(most)
    )
    return [(row.seq, row.body) for row in await connection.execute(query)]
