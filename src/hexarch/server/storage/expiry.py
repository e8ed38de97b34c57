"""Deletes tables that never started, abandoned games, and guests without a game."""

from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.storage.parts.learning import study_chapters
from hexarch.server.storage.schema import chat, games, seats, users


async def delete_tables(connection: AsyncConnection, statuses: tuple[str, ...], before: int, most: int) -> int:
    """Delete a batch of tables that have not changed since then and are not in a study; return how many."""
    is_kept = select(study_chapters.c.game_id).where(study_chapters.c.game_id == games.c.id).exists()
    is_old = games.c.status.in_(statuses) & (games.c.changed < before)
    old = select(games.c.id).where(is_old, ~is_kept).limit(most)
    return (await connection.execute(delete(games).where(games.c.id.in_(old)))).rowcount


async def delete_guests(connection: AsyncConnection, before: int, most: int) -> int:
    """Delete a batch of guests who have not visited since then and take part in no table; return how many."""
    sits = select(seats.c.game_id).where(or_(seats.c.user_id == users.c.id, seats.c.named_after == users.c.id))
    owns = select(games.c.id).where(games.c.owner_id == users.c.id)
    said = select(chat.c.number).where(chat.c.user_id == users.c.id)
    is_unused = ~(sits.exists() | owns.exists() | said.exists())
    old = select(users.c.id).where(users.c.kind == "guest", users.c.seen < before, is_unused).limit(most)
    return (await connection.execute(delete(users).where(users.c.id.in_(old)))).rowcount
