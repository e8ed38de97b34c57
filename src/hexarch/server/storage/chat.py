"""Stored chat messages."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.storage.schema import chat


@dataclass(frozen=True)
class ChatMessage:
    number: int
    user_id: str | None
    name: str
    text: str
    time: int


async def read_chat(connection: AsyncConnection, game_id: int, since: int, most: int) -> Sequence[ChatMessage]:
    """Return the newest messages after number `since`, the oldest first."""
    newest = (
        select(chat).where(chat.c.game_id == game_id, chat.c.number > since).order_by(chat.c.number.desc()).limit(most)
    )
    rows = (await connection.execute(newest)).all()
    return [ChatMessage(row.number, row.user_id, row.name, row.text, row.time) for row in reversed(rows)]


async def last_number(connection: AsyncConnection, game_id: int) -> int:
    query = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.game_id == game_id)
    found: int = (await connection.execute(query)).scalar_one()
    return found


async def insert_chat(connection: AsyncConnection, game_id: int, message: ChatMessage) -> None:
    await connection.execute(insert(chat).values(game_id=game_id, **message.__dict__))
