"""Account-wide event streams: one connection tells a program what happens at all tables of its account.

An event is the newest state of something, never a difference. So a slow reader gets only the newest event of each
table, and a client that reconnects gets the current state of everything that has changed in the meantime.
"""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from cachetools import LRUCache

from hexarch.server import quotas
from hexarch.server.accounts.sessions import Sessions
from hexarch.server.accounts.users import User
from hexarch.server.clock import now
from hexarch.server.live.bus.base import Bus
from hexarch.server.live.messages import BusMessage, Reload, Resume, TableChanged, UserChanged, UserNews
from hexarch.server.live.presence import Presence
from hexarch.server.storage.transactions import Published
from hexarch.server.supervision import is_set_within
from hexarch.server.tables.challenges import Challenge, Challenges
from hexarch.server.tables.model import Record
from hexarch.server.tables.presenter import summary_view
from hexarch.server.tables.repository import TableRepository
from hexarch.server.web import metrics
from hexarch.server.web.json import JsonObject

_MOST_KNOWN: Final = 2000


@dataclass(eq=False)
class Stream:
    user: User
    newest: int
    """The time of the newest change that was sent: where a client resumes later."""
    waiting: dict[str, JsonObject] = field(default_factory=dict)
    """The newest event of each table and challenge, not sent yet."""
    tables: LRUCache[int, tuple[int, str]] = field(default_factory=lambda: LRUCache(_MOST_KNOWN))
    """(row version, code) that were sent last."""
    challenges: LRUCache[str, int] = field(default_factory=lambda: LRUCache(_MOST_KNOWN))
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    is_ready: bool = False
    """Everything that existed at its start has been sent, so changes may follow."""
    is_closed: bool = False

    def put(self, key: str, changed: int, event: JsonObject) -> None:
        self.newest = max(self.newest, changed)
        self.waiting.pop(key, None)
        self.waiting[key] = {**event, "id": str(self.newest)}
        self.wake.set()

    def close(self) -> None:
        self.is_closed = True
        self.wake.set()

    async def next(self, seconds: float) -> list[JsonObject] | None:
        """Return the events that wait, none after a while of silence, or None if the stream has ended."""
        if not self.waiting and not self.is_closed and not await is_set_within(seconds, self.wake):
            return []
        self.wake.clear()
        events = list(self.waiting.values())
        self.waiting.clear()
        return None if self.is_closed else events


_BATCH_SECONDS: Final = 0.03
_KEEP_UP_SECONDS: Final = 10.0
# How far clocks may differ, and how long a transaction may take. An event may come twice, but none is lost.
_OVERLAP_MS: Final = 30_000


class Streams:
    def __init__(
        self, bus: Bus, tables: TableRepository, challenges: Challenges, sessions: Sessions, presence: Presence
    ) -> None:
        self._tables = tables
        self._challenges = challenges
        self._sessions = sessions
        self._presence = presence
        self._streams: dict[Stream, None] = {}
        self._changed_tables: set[int] = set()
        self._people_with_news: set[str] = set()
        self._is_behind = False
        self._looked = now()
        """All changes up to this time have been sent."""
        self._wake = asyncio.Event()
        bus.subscribe(self._on_message)

    async def open(self, user: User, since: int | None) -> Stream:
        """Begin a stream with everything that is open, or with the changes since a time and all pending turns."""
        stream = Stream(user, since or 0)
        if not self._streams:
            self._looked = now()
        mine = [one for one in self._streams if one.user.id == user.id]
        for old in mine[: len(mine) - quotas.STREAMS + 1]:
            old.close()
        self._streams[stream] = None
        metrics.STREAMS.set(len(self._streams))
        try:
            await self._begin(stream, None if since is None else since - _OVERLAP_MS)
            stream.is_ready = True
            self._look_again()  # for what has changed while it was read
        except BaseException:
            self.leave(stream)
            raise
        return stream

    async def _begin(self, stream: Stream, after: int | None) -> None:
        """Send the oldest change first, so that a client that disconnects in between can resume with the next one."""
        user = stream.user
        records = await self._tables.of_people([user.id], changed_since=after)
        challenges = list(await self._challenges.of_people([user.id]))
        if after is not None:
            records = [one for one in records if one.changed > after or self._view(one, user)["my_turn"]]
            challenges += await self._challenges.of_people([user.id], after)
        news: list[Record | Challenge] = [*records, *challenges]
        for found in sorted(news, key=lambda one: one.changed):
            if isinstance(found, Record):
                self._publish_table(stream, found)
            else:
                self._publish_challenge(stream, found)

    def leave(self, stream: Stream) -> None:
        self._streams.pop(stream, None)
        metrics.STREAMS.set(len(self._streams))

    def close_all(self) -> None:
        """End all streams because the server stops; clients reconnect."""
        for stream in self._streams:
            stream.close()

    def on_published(self, published: Published) -> None:
        self._touch([published.game_id])

    def on_news(self, message: UserNews) -> None:
        if any(stream.user.id == message.user_id for stream in self._streams):
            self._people_with_news.add(message.user_id)
            self._wake.set()

    def _on_message(self, message: BusMessage) -> None:
        if not self._streams:
            return
        match message:
            case TableChanged(game_id):
                self._touch([game_id])
            case UserNews():
                self.on_news(message)
            case UserChanged(user_id):
                self._people_with_news.add(user_id)
                self._wake.set()
            case Reload():
                self.close_all()
            case Resume():
                self._look_again()

    def _look_again(self) -> None:
        self._is_behind = True
        self._wake.set()

    def _touch(self, game_ids: Iterable[int]) -> None:
        if self._streams:
            self._changed_tables.update(game_ids)
            self._wake.set()

    async def run(self) -> None:
        """Send changes to the streams in batches: one query reads them, however many there are."""
        while True:
            await self._wake.wait()
            await asyncio.sleep(_BATCH_SECONDS)
            self._wake.clear()
            if self._is_behind:
                await self._catch_up()
            game_ids, self._changed_tables = self._changed_tables, set()
            people, self._people_with_news = self._people_with_news, set()
            try:
                await self._publish(game_ids)
                await self._read_news(people)
            except BaseException:
                self._changed_tables |= game_ids
                self._people_with_news |= people
                self._wake.set()
                raise

    async def keep_up(self) -> None:
        """Look for changes regularly, since messages between processes may get lost."""
        while True:
            await asyncio.sleep(_KEEP_UP_SECONDS)
            if self._streams:
                self._look_again()

    async def _catch_up(self) -> None:
        """Send what has changed since the last look, and end the streams whose sessions and tokens have ended."""
        self._is_behind = False
        started, people = now(), {stream.user.id for stream in self._ready()}
        since = self._looked - _OVERLAP_MS
        for record in await self._tables.of_people(people, changed_since=since, only_changed=True):
            for stream in self._ready():
                if _concerns(record, stream.user):
                    self._publish_table(stream, record)
        known = {game_id for stream in self._ready() for game_id in stream.tables}
        self._changed_tables |= known - (await self._tables.sequence_numbers(known)).keys()
        await self._read_news(people)
        self._looked = started

    async def _publish(self, game_ids: set[int]) -> None:
        people = {stream.user.id for stream in self._ready()}
        if not people or not game_ids:
            return
        found = {record.id: record for record in await self._tables.of_people(people, game_ids=game_ids)}
        for game_id in game_ids:
            record = found.get(game_id)
            for stream in self._ready():
                if record is not None and _concerns(record, stream.user):
                    self._publish_table(stream, record)
                elif game_id in stream.tables:
                    _, code = stream.tables.pop(game_id)
                    stream.put(f"table {game_id}", now(), {"type": "gone", "table": code})

    async def _read_news(self, people: set[str]) -> None:
        if not people:
            return
        sessions = {stream.user.session for stream in self._ready() if stream.user.id in people}
        valid = await self._sessions.valid(sessions)
        changed = await self._challenges.of_people(people, self._looked - _OVERLAP_MS)
        for stream in self._ready():
            if stream.user.session in sessions - valid:
                stream.close()
            for challenge in changed:
                if stream.user.id in (challenge.user_id, challenge.by_id):
                    self._publish_challenge(stream, challenge)

    def _ready(self) -> list[Stream]:
        return [stream for stream in self._streams if stream.is_ready]

    def _publish_table(self, stream: Stream, record: Record) -> None:
        if stream.tables.get(record.id, (0, ""))[0] != record.row_version:
            stream.tables[record.id] = (record.row_version, record.code)
            event: JsonObject = {"type": "table", "table": self._view(record, stream.user)}
            stream.put(f"table {record.id}", record.changed, event)

    def _publish_challenge(self, stream: Stream, challenge: Challenge) -> None:
        if stream.challenges.get(challenge.id) != challenge.changed:
            stream.challenges[challenge.id] = challenge.changed
            event: JsonObject = {"type": "challenge", "challenge": challenge.view()}
            stream.put(f"challenge {challenge.id}", challenge.changed, event)

    def _view(self, record: Record, user: User) -> JsonObject:
        return summary_view(record, user, self._presence.user_ids(record.id))


def _concerns(record: Record, user: User) -> bool:
    return record.is_owner(user) or any(seat.user_id == user.id for seat in record.seats)
