"""Positions: rebuilt from the stored moves, and cached while a game is played."""

from dataclasses import dataclass
from typing import Final

from cachetools import LRUCache
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.play.position import Log, Position, log_entry, made_by, new_state, unpack
from hexarch.server.play.registry import bundle
from hexarch.server.storage.database import Database
from hexarch.server.storage.moves import read_actions, read_actions_if_current, read_log, read_snapshot
from hexarch.server.tables.model import Record
from hexarch.server.web.problems import Problem

RECENT: Final = 60
"""Entries of the log that are searched for somebody's last turn."""


@dataclass
class _Cached:
    position_id: int
    position: Position
    log: Log | None
    line: int
    """The line of play that led here, see `Record.line`."""


class PositionCache:
    def __init__(self, database: Database, most: int) -> None:
        self._database = database
        self._cache: LRUCache[int, _Cached] = LRUCache(most)

    async def current(self, record: Record) -> Position:
        cached = self._find(record)
        if cached is not None:
            return cached.position
        older = self._cache.get(record.id)
        async with self._database.read() as connection:
            position = None
            # Another process has moved. Only what it added has to be read, unless it took something back.
            if older is not None and older.line == record.line and older.position.entries <= record.entries:
                position = await _extend(connection, record, older.position)
            if position is None:
                position = await _rebuild(connection, record, record.entries)
        self.remember(record, record.position_id, position)
        return position

    async def at(self, record: Record, count: int) -> Position:
        """Return the position after the first `count` entries."""
        async with self._database.read() as connection:
            return await _rebuild(connection, record, count)

    def remember(self, record: Record, position_id: int, position: Position, log: Log | None = None) -> None:
        """Cache a position of the record's line of play."""
        self._cache[record.id] = _Cached(position_id, position, log, record.line)

    def known_log(self, record: Record) -> Log | None:
        cached = self._find(record)
        return None if cached is None else cached.log

    async def recent_log(self, record: Record) -> Log:
        """Return the newest entries; cached, since every player asks for them after every move."""
        cached = self._find(record)
        if cached is not None and cached.log is not None:
            return cached.log
        log = await self.log(record, record.entries, RECENT)
        if cached is not None:
            cached.log = log
        return log

    async def log(self, record: Record, count: int, most: int | None = None) -> Log:
        """Return the last `most` of the first `count` entries, or all of them."""
        async with self._database.read() as connection:
            found = await read_log(connection, record.id, count, most)
        game = bundle(record.game)
        return [log_entry(game, one.number, one.seat, one.action, one.text, one.time) for one in found]

    def clear(self) -> None:
        self._cache.clear()

    def _find(self, record: Record) -> _Cached | None:
        cached = self._cache.get(record.id)
        return cached if cached is not None and cached.position_id == record.position_id else None


async def _rebuild(connection: AsyncConnection, record: Record, count: int) -> Position:
    """Start from the nearest earlier snapshot and replay the moves since."""
    if not 0 <= count <= record.entries:
        raise Problem(404, "server-no-position", {"number": count, "entries": record.entries})
    played = bundle(record.game)
    snapshot = await read_snapshot(connection, record.id, made_by(played), count)
    if snapshot is None:
        start, state = 0, new_state(played, record.options, record.rules)
    else:
        start, state = snapshot[0], unpack(played, snapshot[1])
    for seat, action in await read_actions(connection, record.id, start, count):
        played.game.apply(state, action, seat)
    return Position(played, count, state)


async def _extend(connection: AsyncConnection, record: Record, older: Position) -> Position | None:
    """Return None if the table has changed since the record was read: those entries may be of another line of play."""
    added = await read_actions_if_current(connection, record.id, record.position_id, older.entries, record.entries)
    if len(added) != record.entries - older.entries:
        return None
    game = older.bundle.game
    state = game.clone(older.state)
    for seat, action in added:
        game.apply(state, action, seat)
    return Position(older.bundle, record.entries, state)
