"""Positions: rebuilt from the stored moves, and cached while a game is played."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast

from cachetools import LRUCache

from hexarch.server.clock import iso
from hexarch.server.play.effects import NO_EFFECT
from hexarch.server.play.position import Log, Position, entry_view, made_by, unpack
from hexarch.server.play.registry import bundle
from hexarch.server.play.replays import Replays
from hexarch.server.storage.database import Database
from hexarch.server.storage.moves import StoredMove, read_actions, read_log, read_log_if_current, read_snapshot
from hexarch.server.tables.model import Record
from hexarch.server.web.json import JsonObject, dumps_to_keep
from hexarch.server.web.problems import Problem

# How many entries of the log are searched for somebody's last turn.
RECENT: Final = 60


# An entry of the log: its number, seat, action and time, and its view as encoded JSON. A thousand tables have a hundred
# thousand entries, which as objects would slow down every run of the garbage collector.
Encoded = tuple[int, int, int, str, bytes]


@dataclass
class _Cached:
    position_id: int
    position: Position
    log: Sequence[Encoded] | None
    line: int
    """The line of play that led here, see `Record.line`."""


class PositionCache:
    def __init__(self, database: Database, replays: Replays, most: int) -> None:
        self._database = database
        self._replays = replays
        self._cache: LRUCache[int, _Cached] = LRUCache(most)

    async def current(self, record: Record) -> Position:
        cached = self._find(record)
        if cached is not None:
            return cached.position
        older = self._cache.get(record.id)
        # Another process has moved. Only the new entries have to be read, unless moves were taken back.
        if older is not None and older.line == record.line and await self._extend(record, older):
            return self._cache[record.id].position
        position = await self.at(record, record.entries)
        self.remember(record, record.position_id, position)
        return position

    async def at(self, record: Record, count: int) -> Position:
        """Return the position after the first `count` entries, replayed from the nearest earlier snapshot."""
        if not 0 <= count <= record.entries:
            raise Problem(404, "server-no-position", {"number": count, "entries": record.entries})
        played = bundle(record.game)
        async with self._database.read() as connection:
            snapshot = await read_snapshot(connection, record.id, made_by(played), count)
            start = 0 if snapshot is None else snapshot[0]
            actions = await read_actions(connection, record.id, start, count)
        known = None if snapshot is None else unpack(played, snapshot[1])
        state = await self._replays.state(record.game, record.options, record.rules, known, actions)
        return Position(played, count, state)

    async def _extend(self, record: Record, older: _Cached) -> bool:
        """Extend the cached position and log to those of the record; return whether that was possible.

        It is not if the table has changed since the record was read: its entries may belong to another line of play.
        """
        first, last = older.position.entries, record.entries
        if not 0 <= last - first <= RECENT:
            return False
        async with self._database.read() as connection:
            added = await read_log_if_current(connection, record.id, record.position_id, first, last)
        if len(added) != last - first:
            return False
        played = older.position.bundle
        state = played.game.clone(older.position.state)
        effects = await self._replays.effects(record.game, state, [(one.seat, one.action) for one in added])
        state.journal = None
        log = None if older.log is None else longer(older.log, _entries(record, added, effects))
        self.remember(record, record.position_id, Position(played, last, state), log)
        return True

    def remember(
        self, record: Record, position_id: int, position: Position, log: Sequence[Encoded] | None = None
    ) -> None:
        """Cache a position of the record's line of play."""
        self._cache[record.id] = _Cached(position_id, position, log, record.line)

    def known_log(self, record: Record) -> Sequence[Encoded] | None:
        cached = self._find(record)
        return None if cached is None else cached.log

    async def recent_log(self, record: Record) -> Sequence[Encoded]:
        """Return the newest entries; cached, since every player requests them after every move."""
        cached = self._find(record)
        if cached is not None and cached.log is not None:
            return cached.log
        log = longer((), await self.told_log(record, record.entries, RECENT))
        if cached is not None:
            cached.log = log
        return log

    async def log(self, record: Record, count: int, most: int) -> Log:
        """Return the last `most` of the first `count` entries, without their effects."""
        found = await self._stored(record, count, most)
        return _entries(record, found, [NO_EFFECT] * len(found))

    async def told_log(self, record: Record, count: int, most: int) -> Log:
        """Return the last `most` of the first `count` entries with their effects, which are replayed."""
        found = await self._stored(record, count, most)
        if not found:
            return []
        before = await self.at(record, found[0].number)
        actions = [(one.seat, one.action) for one in found]
        return _entries(record, found, await self._replays.effects(record.game, before.state, actions))

    async def _stored(self, record: Record, count: int, most: int) -> Sequence[StoredMove]:
        async with self._database.read() as connection:
            return await read_log(connection, record.id, count, most)

    def clear(self) -> None:
        self._cache.clear()

    def _find(self, record: Record) -> _Cached | None:
        cached = self._cache.get(record.id)
        return cached if cached is not None and cached.position_id == record.position_id else None


def longer(log: Sequence[Encoded], added: Log) -> Sequence[Encoded]:
    """Return the newest entries of a log after some are added."""
    new = [
        (entry["number"], entry["seat"], entry["action"], entry["time"], dumps_to_keep(entry))
        for entry in added[-RECENT:]
    ]
    return (*log, *cast(list[Encoded], new))[-RECENT:]


def _entries(record: Record, stored: Sequence[StoredMove], effects: Sequence[JsonObject]) -> Log:
    game = bundle(record.game)
    return [
        {**entry_view(game, one.number, one, effect), "time": iso(one.time)}
        for one, effect in zip(stored, effects, strict=True)
    ]
