"""Stored drafts: the steps of a turn that is not confirmed yet."""

from collections.abc import Iterable, Sequence
from typing import Final

from sqlalchemy import bindparam, delete
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.storage.schema import drafts
from hexarch.server.tables.model import Record
from hexarch.server.web.json import text as json_text

_DROP: Final = delete(drafts).where(
    drafts.c.game_id == bindparam("game"), drafts.c.seat.in_(bindparam("seats", expanding=True))
)


async def save_draft(
    connection: AsyncConnection, record: Record, user_id: str, seat: int, steps: Sequence[int]
) -> None:
    """Store the steps; a draft without steps is dropped."""
    if not steps:
        await drop_drafts(connection, record.id, [seat])
        return
    values = {"user_id": user_id, "position_id": record.position_id, "steps_json": json_text(steps)}
    statement = _insert(connection).values(game_id=record.id, seat=seat, **values)
    await connection.execute(statement.on_conflict_do_update(index_elements=["game_id", "seat"], set_=values))


def _insert(connection: AsyncConnection) -> sqlite.Insert:
    """Return the INSERT of the dialect in use. Only this dialect is imported, so that the server starts faster."""
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects.postgresql import insert as postgresql_insert

        return postgresql_insert(drafts)  # type: ignore[return-value]  # the same methods
    from sqlalchemy.dialects.sqlite import insert as sqlite_insert

    return sqlite_insert(drafts)


async def drop_drafts(connection: AsyncConnection, game_id: int, seats: Iterable[int]) -> None:
    await connection.execute(_DROP, {"game": game_id, "seats": list(seats)})


async def drop_all_drafts(connection: AsyncConnection, game_id: int) -> None:
    await connection.execute(delete(drafts).where(drafts.c.game_id == game_id))
