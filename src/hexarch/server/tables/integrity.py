"""Finds damaged tables: rows that cannot be read, and games with missing entries."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.storage.database import Database
from hexarch.server.storage.schema import games, moves, seats
from hexarch.server.tables.repository import AnyRow, record_of

_ROWS_AT_ONCE: Final = 500


async def find_damage(database: Database) -> tuple[int, list[tuple[str, str]]]:
    """Return the number of tables, and (code, problem) of the damaged ones."""
    count, last = 0, 0
    damaged: list[tuple[str, str]] = []
    while True:
        async with database.read() as connection:
            query = select(games).where(games.c.id > last).order_by(games.c.id).limit(_ROWS_AT_ONCE)
            rows = (await connection.execute(query)).all()
            if not rows:
                return count, damaged
            damaged += await _check(connection, rows)
        count, last = count + len(rows), rows[-1].id


async def _check(connection: AsyncConnection, rows: Sequence[AnyRow]) -> list[tuple[str, str]]:
    ids = [row.id for row in rows]
    places: dict[int, list[AnyRow]] = {game_id: [] for game_id in ids}
    for place in await connection.execute(select(seats).where(seats.c.game_id.in_(ids)).order_by(seats.c.seat)):
        places[place.game_id].append(place)
    counted = select(moves.c.game_id, func.count(), func.max(moves.c.number)).where(moves.c.game_id.in_(ids))
    stored = {found[0]: tuple(found[1:]) for found in await connection.execute(counted.group_by(moves.c.game_id))}
    checked = ((row.code, _damage(row, places[row.id], stored.get(row.id, (0, None)))) for row in rows)
    return [(code, wrong) for code, wrong in checked if wrong]


def _damage(row: AnyRow, places: list[AnyRow], stored: tuple[object, ...]) -> str:
    """Return the problem of a table, an empty text if it has none."""
    try:
        record = record_of(row, places, {})
        players = record.options["players"]
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        return f"the row cannot be read ({type(error).__name__}: {error})"
    if players != len(places):
        return f"{players} players, but {len(places)} seats"
    if stored != (record.entries, record.entries - 1 if record.entries else None):
        return f"{record.entries} entries, but {stored[0]} moves are stored"
    return ""
