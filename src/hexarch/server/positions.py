"""Positions: derived from the stored moves, remembered while a game is played."""

import zlib
from collections import OrderedDict
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import version
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.errors import Problem
from hexarch.server.jsons import dumps, loads
from hexarch.server.kinds import Kind, kind
from hexarch.server.records import Record
from hexarch.server.storage.schema import moves, snapshots

EVERY: Final = 50
"""Entries between two snapshots."""


@dataclass(frozen=True)
class Position:
    """A state that nobody changes: whoever wants to go on clones it."""

    kind: Kind
    entries: int
    state: Any

    @cached_property
    def view(self) -> dict[str, Any]:
        return self.kind.face.view(self.state)

    @cached_property
    def names(self) -> list[str]:
        return self.kind.face.seat_names(self.state)

    @cached_property
    def decisions(self) -> list[int]:
        """The seats of people and computer players that have something to decide, the first asked first."""
        return [seat for seat, *_ in self.kind.game.decisions(self.state) if seat >= 0]

    @property
    def is_over(self) -> bool:
        return self.kind.game.is_over(self.state)


class Positions:
    def __init__(self, most: int) -> None:
        self._most = most
        self._known: OrderedDict[int, tuple[int, Position]] = OrderedDict()

    def known(self, record: Record) -> Position | None:
        known = self._known.get(record.id)
        if known is None or known[0] != record.mark:
            return None
        self._known.move_to_end(record.id)
        return known[1]

    async def current(self, connection: AsyncConnection, record: Record) -> Position:
        known = self.known(record)
        if known is not None:
            return known
        position = await rebuild(connection, record, record.entries)
        self.remember(record.id, record.mark, position)
        return position

    def remember(self, game_id: int, mark: int, position: Position) -> None:
        self._known[game_id] = (mark, position)
        self._known.move_to_end(game_id)
        while len(self._known) > self._most:
            self._known.popitem(last=False)

    def clear(self) -> None:
        self._known.clear()


def made_by(kind_: Kind) -> str:
    """Which program can read a snapshot: it is only a cache, so nobody else tries."""
    return f"{version('hexarch')}/{kind_.game.rules_version}"


def pack(kind_: Kind, state: Any) -> bytes:
    return zlib.compress(dumps(kind_.game.to_json(state)), 1)


async def rebuild(connection: AsyncConnection, record: Record, count: int) -> Position:
    """The position after `count` entries: the nearest snapshot before it, then the moves since."""
    if not 0 <= count <= record.entries:
        raise Problem(404, "server-no-position", {"number": count, "entries": record.entries})
    played = kind(record.game)
    newest = (
        select(snapshots.c.number, snapshots.c.data)
        .where(snapshots.c.game_id == record.id, snapshots.c.number <= count, snapshots.c.made_by == made_by(played))
        .order_by(snapshots.c.number.desc())
        .limit(1)
    )
    row = (await connection.execute(newest)).one_or_none()
    if row is None:
        start, state = 0, new_state(played, record.options)
    else:
        start, state = row.number, played.game.from_json(loads(zlib.decompress(row.data)))
    tail = (
        select(moves.c.seat, moves.c.action)
        .where(moves.c.game_id == record.id, moves.c.number >= start, moves.c.number < count)
        .order_by(moves.c.number)
    )
    for seat, action in (await connection.execute(tail)).all():
        played.game.apply(state, action, seat)
    return Position(played, count, state)


def new_state(played: Kind, options: dict[str, Any]) -> Any:
    return played.game.new(read_options(played, options))


def read_options(played: Kind, options: dict[str, Any]) -> Any:
    """Options as they are stored, with the number of players among them."""
    given = dict(options)
    players = given.pop("players")
    return played.game.options(given, players)
