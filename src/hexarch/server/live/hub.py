"""The live connections of this process, table by table.

Numbered messages reach every socket in order and without gaps: what arrives out of order, or from another process, is
read from the database.
"""

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Final

from hexarch.server.accounts.sessions import Sessions
from hexarch.server.live.attention import Attention
from hexarch.server.live.bus.base import Bus
from hexarch.server.live.messages import (
    Alive,
    Aside,
    BusMessage,
    DraftChanged,
    Hello,
    NewEvents,
    Reload,
    Resume,
    TableChanged,
    UserChanged,
    Watching,
)
from hexarch.server.live.presence import Presence
from hexarch.server.storage.database import Database
from hexarch.server.storage.events import read_events
from hexarch.server.storage.transactions import Published
from hexarch.server.tables.repository import TableRepository
from hexarch.server.web import metrics
from hexarch.server.web.json import JsonObject
from hexarch.server.web.json import text as json_text

log = logging.getLogger("hexarch.server.live")

# The most messages queued for a slow reader before it has to reconnect.
MOST_WAITING: Final = 500
_READ_AT_ONCE: Final = MOST_WAITING // 2

CATCH_UP_SECONDS: Final = 5.0

# How long this process may take to deliver its own change before it is read from the database.
_OWN_SECONDS: Final = 1.0

# How many are checked with one query, while other responses wait.
_SESSIONS_AT_ONCE: Final = 1000

_RECONNECT: Final = "reconnect"

# (number, message), 0 for those without a number; None ends the connection.
Item = tuple[int, str] | None


@dataclass(eq=False)
class Socket:
    user_id: str | None
    name: str
    session: str = ""
    is_looking: bool = False
    """The page is on the screen."""
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

    def publish_draft(self, seat: int, revision: str) -> None:
        self.put((0, json_text({"type": "draft", "seat": seat, "revision": revision})))


@dataclass(eq=False)
class Channel:
    game_id: int
    seq: int
    sockets: dict[Socket, None] = field(default_factory=dict)
    """A set that keeps the order in which they connected."""
    announced: int = 0
    """The newest number that any message has named."""
    is_catching_up: bool = False

    def send(self, seq: int, body: str) -> None:
        for socket in self.sockets:
            socket.put((seq, body))


@dataclass(eq=False)
class Hub:
    _database: Database
    _bus: Bus
    _tables: TableRepository
    _sessions: Sessions
    _presence: Presence
    _attention: Attention

    def __post_init__(self) -> None:
        self.channels: dict[int, Channel] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._bus.subscribe(self._on_message)

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
        self.look(channel, socket, False)
        if not channel.sockets and self.channels.get(channel.game_id) is channel:
            del self.channels[channel.game_id]
        self._announce(channel)

    def deliver(self, published: Published) -> None:
        """Send messages that this process has just stored."""
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

    def look(self, channel: Channel, socket: Socket, is_looking: bool) -> None:
        """Record whether a socket's page is visible; the person counts as looking while any of their pages is."""
        if socket.user_id is None or not (is_looking or socket.is_looking):
            return
        socket.is_looking = is_looking
        others = (one for one in channel.sockets if one.user_id == socket.user_id)
        self._attention.note(socket.user_id, channel.game_id, any(one.is_looking for one in others))

    def aside(self, game_id: int, body: JsonObject) -> None:
        """Send an unnumbered message to everybody who is connected to a table, in all processes."""
        self._bus.send(Aside(game_id, self._presence.process, body))
        self._send_aside(game_id, body)

    def reconnect(self, game_id: int) -> None:
        """Make everybody reconnect to a table, in all processes, because the permissions have changed."""
        self.aside(game_id, {"type": _RECONNECT})

    def publish_draft(self, game_id: int, user_id: str, seat: int, revision: str) -> None:
        """Notify all windows of a person that their draft has changed."""
        message = DraftChanged(game_id, self._presence.process, user_id, seat, revision)
        self._bus.send(message)
        self._send_draft(message)

    def _send_draft(self, message: DraftChanged) -> None:
        channel = self.channels.get(message.game_id)
        for socket in channel.sockets if channel is not None else ():
            if socket.user_id == message.user_id:
                socket.publish_draft(message.seat, message.revision)

    def _send_aside(self, game_id: int, body: JsonObject) -> None:
        channel = self.channels.get(game_id)
        if channel is None:
            return
        if body["type"] == _RECONNECT:
            for socket in channel.sockets:
                socket.put(None)
            return
        channel.send(0, json_text(body))

    def _on_message(self, message: BusMessage) -> None:
        own = self._presence.process
        match message:
            case TableChanged():
                self._on_table_changed(message)
            case NewEvents(sender=sender) if sender != own:
                self._on_new_events(message)
            case Aside(game_id, sender, body) if sender != own:
                self._send_aside(game_id, body)
            case DraftChanged(sender=sender) if sender != own:
                self._send_draft(message)
            case Watching(game_id, sender) if sender != own:
                if self._presence.note(message):
                    self._send_aside(game_id, self._presence.message(game_id))
            case UserChanged(user_id):
                self._start(self._end_sessions(user_id))
            case Reload():
                self.reset()
            case Resume():
                self._start(self._resume())
                self._bus.send(Hello(own))
                self._announce_all()
            case Alive(sender):
                self._presence.note_message(sender)
            case Hello(sender) if sender != own:
                self._announce_all()

    def _on_table_changed(self, message: TableChanged) -> None:
        channel = self.channels.get(message.game_id)
        if channel is None:
            return
        if message.sender == self._database.process_id:  # this process stored it, and is about to deliver it
            asyncio.get_running_loop().call_later(_OWN_SECONDS, self._check, channel, message.seq)
        else:
            self._check(channel, message.seq)

    async def _end_sessions(self, user_id: str | None = None) -> None:
        """Disconnect sockets whose session has ended, of one person or of all."""
        sockets = [socket for channel in self.channels.values() for socket in channel.sockets if socket.user_id]
        if user_id is not None:
            sockets = [socket for socket in sockets if socket.user_id == user_id]
        for start in range(0, len(sockets), _SESSIONS_AT_ONCE):
            some = sockets[start : start + _SESSIONS_AT_ONCE]
            valid = await self._sessions.valid({socket.session for socket in some})
            for socket in some:
                if socket.session not in valid:
                    socket.put(None)

    def _on_new_events(self, message: NewEvents) -> None:
        """Send messages that another process has stored, unless earlier ones are missing here."""
        channel = self.channels.get(message.game_id)
        if channel is None or message.first > channel.seq + 1:
            return
        for seq, body in enumerate(message.bodies, message.first):
            if seq > channel.seq:
                channel.send(seq, body)
                channel.seq = seq

    def _check(self, channel: Channel, seq: int) -> None:
        channel.announced = max(channel.announced, seq)
        if seq > channel.seq:
            self._catch_up(channel)

    def reset(self) -> None:
        """Tell all sockets to read the state again, because everything may have changed."""
        for channel in self.channels.values():
            channel.send(0, '{"type":"reset"}')
            channel.seq = channel.announced = 0
        self._start(self._resume())

    def _announce(self, channel: Channel) -> None:
        """Send who is present to the sockets and the other processes."""
        watching = self._presence.note_own(channel.game_id, [(one.user_id, one.name) for one in channel.sockets])
        self._bus.send(watching)
        channel.send(0, json_text(self._presence.message(channel.game_id)))

    async def keep_announcing(self) -> None:
        """Announce this process to the others, which forget processes that have been silent for a while."""
        while True:  # the work comes before the pause, so that a task that cannot work fails at once
            self._bus.send(Alive(self._presence.process))
            self._presence.forget_old()
            self._attention.forget_old()
            await self._end_sessions()
            await asyncio.sleep(self._presence.EVERY_SECONDS)

    async def keep_up(self) -> None:
        """Find changes without a message: a process may die between storing a change and sending the message."""
        while True:
            await self._resume()
            await asyncio.sleep(CATCH_UP_SECONDS)

    def _announce_all(self) -> None:
        """Send who is present to processes that may not know this one."""
        for game_id in list(self.channels):
            self._bus.send(self._presence.own(game_id))

    async def _resume(self) -> None:
        """Find the tables that have changed in the meantime, and those that were reset by restoring a backup."""
        known = {channel.game_id: (channel, channel.seq) for channel in self.channels.values()}
        if not known:
            return
        for game_id, seq in (await self._tables.sequence_numbers(known)).items():
            channel, before = known[game_id]
            if seq > channel.seq:
                self._catch_up(channel)
            elif seq < before:  # not `channel.seq`: the table may have changed since the database was read
                channel.seq = channel.announced = seq
                channel.send(0, '{"type":"reset"}')

    def _catch_up(self, channel: Channel) -> None:
        if not channel.is_catching_up:
            channel.is_catching_up = True
            self._start(self._read_missing(channel))

    async def _read_missing(self, channel: Channel) -> None:
        known = channel.seq
        try:
            rows = await self._read(channel.game_id, known)
            # The number is needed only if there is nothing new.
            stored = known if rows else (await self._tables.sequence_numbers([channel.game_id])).get(channel.game_id)
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
        if len(rows) == _READ_AT_ONCE or (rows and channel.seq < channel.announced):
            self._catch_up(channel)

    async def missed(self, game_id: int, since: int) -> tuple[int, list[tuple[int, str]] | None]:
        """Return the newest number and the messages since, or None for the messages if too many or some are missing."""
        newest = (await self._tables.sequence_numbers([game_id])).get(game_id, 0)
        rows = await self._read(game_id, since) if since < newest else []
        numbers = [seq for seq, _ in rows]
        is_whole = numbers == list(range(since + 1, since + 1 + len(rows))) and since + len(rows) >= newest
        if not is_whole or since > newest:
            return newest, None
        return since + len(rows), rows

    async def _read(self, game_id: int, since: int) -> list[tuple[int, str]]:
        """Return (number, message) of stored messages, at most as many as a socket can take at once."""
        async with self._database.read() as connection:
            return await read_events(connection, game_id, since, _READ_AT_ONCE)

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            metrics.FAILURES.labels("live").inc()
            log.error("live", exc_info=task.exception())
