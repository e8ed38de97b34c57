"""Positions: derived from the stored moves, remembered while a game is played."""

import zlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.metadata import version
from typing import Any, Final

import orjson
from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.clock import iso
from hexarch.server.play.registry import GameBundle, bundle
from hexarch.server.storage.database import Database
from hexarch.server.storage.schema import games, moves, snapshots
from hexarch.server.tables.model import Record
from hexarch.server.web.json import dumps, loads
from hexarch.server.web.problems import Problem

EVERY: Final = 50
"""Entries between two snapshots."""

RECENT: Final = 60
"""Entries of the log that are looked through for somebody's last turn."""

_VIEW: Final = -1

Log = Sequence[dict[str, Any]]
"""The newest entries as the page gets them, the oldest of them first."""


def log_entry(number: int, seat: int, action: int, text: str, time: int) -> dict[str, Any]:
    return {"number": number, "seat": seat, "action": action, "text": text, "time": iso(time)}


@dataclass(frozen=True)
class Position:
    """A state that nobody changes: whoever wants to go on clones it."""

    bundle: GameBundle
    entries: int
    state: Any

    @cached_property
    def _encoded(self) -> dict[int, bytes]:
        """What was worked out already: the view, and what seats can do, by their numbers.

        As JSON, which has to be made anyway: kept as objects, thousands for every table, it would all be visited again
        and again in the search for garbage.
        """
        return {}

    def view(self) -> dict[str, Any]:
        known = self._encoded.get(_VIEW)
        if known is not None:
            seen: dict[str, Any] = loads(known)
            return seen
        made = self.bundle.presenter.view(self.state)
        self._encoded[_VIEW] = dumps(made)
        return made

    def json(self) -> orjson.Fragment:
        """The view, encoded once for everybody who asks."""
        if _VIEW not in self._encoded:
            self.view()
        return orjson.Fragment(self._encoded[_VIEW])

    def options(self, seat: int) -> orjson.Fragment:
        """What a seat can do."""
        if seat not in self._encoded:
            self._encoded[seat] = dumps(self.bundle.presenter.options(self.state, seat))
        return orjson.Fragment(self._encoded[seat])

    @cached_property
    def names(self) -> list[str]:
        return self.bundle.presenter.seat_names(self.state)

    @cached_property
    def decisions(self) -> list[int]:
        """The seats of people and computer players that have something to decide, the first asked first."""
        return [seat for seat, *_ in self.bundle.game.decisions(self.state) if seat >= 0]

    @property
    def is_over(self) -> bool:
        return self.bundle.game.is_over(self.state)


@dataclass
class _Known:
    position_id: int
    position: Position
    log: Log | None
    line: int
    """Which line of play led here, see `Record.line`."""


class Positions:
    def __init__(self, database: Database, most: int) -> None:
        self._database = database
        self._most = most
        self._known: OrderedDict[int, _Known] = OrderedDict()

    def _find(self, record: Record) -> _Known | None:
        known = self._known.get(record.id)
        if known is None or known.position_id != record.position_id:
            return None
        self._known.move_to_end(record.id)
        return known

    def known(self, record: Record) -> Position | None:
        known = self._find(record)
        return None if known is None else known.position

    def log(self, record: Record) -> Log | None:
        """What led to the current position, if somebody has read it."""
        known = self._find(record)
        return None if known is None else known.log

    def note_log(self, record: Record, log: Log) -> None:
        known = self._find(record)
        if known is not None:
            known.log = log

    async def current(self, record: Record) -> Position:
        known = self.known(record)
        if known is not None:
            return known
        older = self._known.get(record.id)
        async with self._database.read() as connection:
            position = None
            # Another process has moved: what it added is all that has to be read, unless it took something back.
            if older is not None and older.line == record.line and older.position.entries <= record.entries:
                position = await _extend(connection, record, older.position)
            if position is None:
                position = await rebuild(connection, record, record.entries)
        self.remember(record, record.position_id, position)
        return position

    def remember(self, record: Record, position_id: int, position: Position, log: Log | None = None) -> None:
        """A position of the record's line of play."""
        self._known[record.id] = _Known(position_id, position, log, record.line)
        self._known.move_to_end(record.id)
        while len(self._known) > self._most:
            self._known.popitem(last=False)

    def clear(self) -> None:
        self._known.clear()


@cache
def _version() -> str:
    return version("hexarch")


def made_by(bundle: GameBundle) -> str:
    """Which program can read a snapshot: it is only a cache, so nobody else tries."""
    return f"{_version()}/{bundle.game.rules_version}"


def pack(bundle: GameBundle, state: Any) -> bytes:
    return zlib.compress(dumps(bundle.game.to_json(state)), 1)


async def rebuild(connection: AsyncConnection, record: Record, count: int) -> Position:
    """The position after `count` entries: the nearest snapshot before it, then the moves since."""
    if not 0 <= count <= record.entries:
        raise Problem(404, "server-no-position", {"number": count, "entries": record.entries})
    played = bundle(record.game)
    newest = (
        select(snapshots.c.number, snapshots.c.data)
        .where(snapshots.c.game_id == record.id, snapshots.c.number <= count, snapshots.c.made_by == made_by(played))
        .order_by(snapshots.c.number.desc())
        .limit(1)
    )
    row = (await connection.execute(newest)).one_or_none()
    if row is None:
        start, state = 0, new_state(played, record.options, record.rules)
    else:
        start, state = row.number, played.game.from_json(loads(zlib.decompress(row.data)))
    for seat, action in (await connection.execute(_added(record, start, count))).all():
        played.game.apply(state, action, seat)
    return Position(played, count, state)


async def _extend(connection: AsyncConnection, record: Record, older: Position) -> Position | None:
    """None if the table has changed since the record was read: another line's entries must not be added to this one."""
    unchanged = select(games.c.id).where(games.c.id == record.id, games.c.position_id == record.position_id).exists()
    added = (await connection.execute(_added(record, older.entries, record.entries).where(unchanged))).all()
    if len(added) != record.entries - older.entries:
        return None
    state = older.bundle.game.clone(older.state)
    for seat, action in added:
        older.bundle.game.apply(state, action, seat)
    return Position(older.bundle, record.entries, state)


def _added(record: Record, start: int, count: int) -> Select[int, int]:
    return (
        select(moves.c.seat, moves.c.action)
        .where(moves.c.game_id == record.id, moves.c.number >= start, moves.c.number < count)
        .order_by(moves.c.number)
    )


def new_state(played: GameBundle, options: dict[str, Any], rules: int) -> Any:
    return played.game.new(read_options(played, options, rules))


def read_options(played: GameBundle, options: dict[str, Any], rules: int) -> Any:
    """Options as they are stored, with the number of players among them."""
    given = played.game.upgrade(dict(options), rules)
    players = given.pop("players")
    return played.game.options(given, players)
