"""Stored live messages."""

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.storage.schema import events


async def read_events(connection: AsyncConnection, game_id: int, since: int, most: int) -> list[tuple[int, str]]:
    """Return (number, message) of the messages after `since`, at most as many as given."""
    query = (
        select(events.c.seq, events.c.body)
        .where(events.c.game_id == game_id, events.c.seq > since)
        .order_by(events.c.seq)
        .limit(most)
    )
    return [(row.seq, row.body) for row in await connection.execute(query)]


async def first_answer(connection: AsyncConnection, game_id: int, request: str) -> tuple[int, int] | None:
    """Return the version and the number of entries that a request led to when it first came."""
    chosen = select(events.c.version, events.c.entries)
    query = chosen.where(events.c.game_id == game_id, events.c.request == request)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else (row.version, row.entries)


async def delete_events_before(connection: AsyncConnection, time: int) -> None:
    await connection.execute(delete(events).where(events.c.time < time))
