"""Stored moves and snapshots of positions."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Final

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.storage.schema import games, moves, snapshots
from hexarch.server.storage.transactions import insert_rows

# (seat, action)
Action = tuple[int, int] | Row[int, int]


@dataclass(frozen=True)
class Entry:
    """One action of a game, as it is stored."""

    seat: int
    action: int
    text: str
    planned: bool = False
    """Played by the server because its player had asked for it in advance."""


@dataclass(frozen=True, kw_only=True)
class StoredMove(Entry):
    number: int
    time: int


_STORED: Final = [moves.c[field.name] for field in fields(StoredMove)]


def move_rows(game_id: int, first: int, entries: Sequence[Entry], time: int) -> list[dict[str, int | str]]:
    return [
        {"game_id": game_id, "number": number, "time": time, **entry.__dict__}
        for number, entry in enumerate(entries, first)
    ]


async def insert_moves(
    connection: AsyncConnection, game_id: int, first: int, entries: Sequence[Entry], time: int
) -> None:
    await insert_rows(connection, moves, move_rows(game_id, first, entries, time))


async def replace_move(connection: AsyncConnection, game_id: int, number: int, entry: Entry, time: int) -> None:
    """Replace a stored entry, and delete snapshots of positions after it, which are out of date."""
    same = (moves.c.game_id == game_id) & (moves.c.number == number)
    await connection.execute(update(moves).where(same).values(**entry.__dict__, time=time))
    await connection.execute(delete(snapshots).where(snapshots.c.game_id == game_id, snapshots.c.number > number))


async def insert_copies(connection: AsyncConnection, game_id: int, copied: Sequence[StoredMove]) -> None:
    """Store entries of another table as the first of this one, with their times."""
    rows = [{"game_id": game_id, **move.__dict__, "number": number} for number, move in enumerate(copied)]
    await insert_rows(connection, moves, rows)


async def read_actions(connection: AsyncConnection, game_id: int, start: int, end: int) -> Sequence[Row[int, int]]:
    """Return (seat, action) of the entries from `start` up to, but not including, `end`."""
    these = select(moves.c.seat, moves.c.action).where(moves.c.game_id == game_id)
    query = these.where(moves.c.number >= start, moves.c.number < end).order_by(moves.c.number)
    return (await connection.execute(query)).all()


async def read_log_if_current(
    connection: AsyncConnection, game_id: int, position_id: int, start: int, end: int
) -> list[StoredMove]:
    """Return the entries from `start` up to, but not including, `end`; none if the position no longer has that id."""
    current = select(games.c.id).where(games.c.id == game_id, games.c.position_id == position_id).exists()
    these = select(*_STORED).where(moves.c.game_id == game_id, moves.c.number >= start, moves.c.number < end)
    rows = (await connection.execute(these.where(current).order_by(moves.c.number))).all()
    return [StoredMove(**row._mapping) for row in rows]


async def read_log(connection: AsyncConnection, game_id: int, count: int, most: int | None = None) -> list[StoredMove]:
    """Return the last `most` of the first `count` entries, or all of them, the oldest first."""
    query = select(*_STORED).where(moves.c.game_id == game_id, moves.c.number < count)
    query = query.order_by(moves.c.number.desc())
    rows = (await connection.execute(query.limit(most))).all()
    return [StoredMove(**row._mapping) for row in reversed(rows)]


async def read_actions_of(connection: AsyncConnection, game_id: int, seat: int, start: int) -> list[int]:
    """Return the actions of a seat among the entries from `start` on."""
    mine = (moves.c.game_id == game_id, moves.c.seat == seat, moves.c.number >= start)
    return list((await connection.execute(select(moves.c.action).where(*mine).order_by(moves.c.number))).scalars())


async def first_not_by(connection: AsyncConnection, game_id: int, start: int, seat: int) -> int | None:
    """Return the number of the first entry from `start` on that is not the seat's."""
    query = select(moves.c.number).where(moves.c.game_id == game_id, moves.c.number >= start, moves.c.seat != seat)
    found: int | None = (await connection.execute(query.order_by(moves.c.number).limit(1))).scalar()
    return found


async def truncate(connection: AsyncConnection, game_id: int, count: int) -> None:
    """Delete all but the first `count` entries, and the snapshots of later positions."""
    await connection.execute(delete(moves).where(moves.c.game_id == game_id, moves.c.number >= count))
    await connection.execute(delete(snapshots).where(snapshots.c.game_id == game_id, snapshots.c.number > count))


async def read_snapshot(
    connection: AsyncConnection, game_id: int, made_by: str, count: int
) -> tuple[int, bytes] | None:
    """Return the newest snapshot with at most `count` entries that the same program has made."""
    newest = (
        select(snapshots.c.number, snapshots.c.data)
        .where(snapshots.c.game_id == game_id, snapshots.c.number <= count, snapshots.c.made_by == made_by)
        .order_by(snapshots.c.number.desc())
        .limit(1)
    )
    row = (await connection.execute(newest)).one_or_none()
    return None if row is None else (row.number, row.data)


async def insert_snapshot(connection: AsyncConnection, game_id: int, number: int, made_by: str, data: bytes) -> None:
    await connection.execute(insert(snapshots).values(game_id=game_id, number=number, made_by=made_by, data=data))


async def delete_snapshots(connection: AsyncConnection, game_id: int) -> None:
    await connection.execute(delete(snapshots).where(snapshots.c.game_id == game_id))
