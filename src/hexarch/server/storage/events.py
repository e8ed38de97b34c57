"""Stored live messages."""

import re
from typing import Final

from sqlalchemy import delete, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.storage.schema import events
from hexarch.server.web.json import loads
from hexarch.server.web.json import text as json_text

# Marks standing answers in messages stored by version 0.1.
_SECRET: Final = re.compile(r'"text": ?"wish (?:take|decline) |"players\.\d+\.wishes\.')


async def read_events(connection: AsyncConnection, game_id: int, since: int, most: int) -> list[tuple[int, str]]:
    """Return (number, message) of the messages after `since`, at most as many as given."""
    query = (
        select(events.c.seq, events.c.body)
        .where(events.c.game_id == game_id, events.c.seq > since)
        .order_by(events.c.seq)
        .limit(most)
    )
    return [(row.seq, _without_secrets(row.seq, row.body)) for row in await connection.execute(query)]


def _without_secrets(seq: int, body: str) -> str:
    """Return a stored message; one that contains a standing answer is replaced by a request to read the state again."""
    if _SECRET.search(body) and loads(body)["type"] in ("moves", "takeback"):
        return json_text({"type": "reset", "latest": seq})
    return body


async def first_answer(connection: AsyncConnection, game_id: int, request: str) -> tuple[int, int] | None:
    """Return the version and the number of entries after a request was first handled."""
    chosen = select(events.c.version, events.c.entries)
    query = chosen.where(events.c.game_id == game_id, events.c.request == request)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else (row.version, row.entries)


async def count_requests(connection: AsyncConnection, game_id: int, since: int, entries: int, requester: str) -> int:
    """Return how many requests of one person after a message resulted in that many entries."""
    mine = events.c.request.startswith(f"{requester}:", autoescape=True)
    same = (events.c.game_id == game_id) & (events.c.seq > since) & (events.c.entries == entries)
    return (await connection.execute(select(func.count()).select_from(events).where(same, mine))).scalar_one()


async def delete_events_before(connection: AsyncConnection, time: int, most: int) -> int:
    """Delete a batch of messages from before that time, and return how many."""
    key = tuple_(events.c.game_id, events.c.seq)
    old = select(events.c.game_id, events.c.seq).where(events.c.time < time).limit(most)
    return (await connection.execute(delete(events).where(key.in_(old)))).rowcount
