"""Everything stored about a user: to download, and to delete."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts.users import User
from hexarch.server.clock import iso
from hexarch.server.storage.schema import chat, events, games, seats, sessions, users
from hexarch.server.web.json import JsonObject, loads

FORMER: Final = "former player"
"""The name shown for people who have deleted their data."""


async def collect(connection: AsyncConnection, user: User) -> JsonObject:
    """Return everything stored about a user."""
    own_sessions = await connection.execute(select(sessions).where(sessions.c.user_id == user.id))
    played = await connection.execute(
        select(games.c.code, games.c.game, games.c.title, games.c.status, games.c.created, seats.c.seat)
        .join(seats, seats.c.game_id == games.c.id)
        .where(seats.c.user_id == user.id)
        .order_by(games.c.created)
    )
    owned = await connection.execute(select(games.c.code).where(games.c.owner_id == user.id))
    said = await connection.execute(
        select(games.c.code, chat.c.text, chat.c.time)
        .join(games, games.c.id == chat.c.game_id)
        .where(chat.c.user_id == user.id)
        .order_by(chat.c.time)
    )
    return {
        "user": {
            "id": user.id,
            "kind": user.kind,
            "name": user.name,
            "login": user.login,
            "language": user.language,
            "created": iso(user.created),
            "settings": loads(user.settings_json),
        },
        "sessions": [
            {"id": row.id, "agent": row.agent, "created": iso(row.created), "seen": iso(row.seen)}
            for row in own_sessions
        ],
        "seats": [
            {
                "table": row.code,
                "game": row.game,
                "title": row.title,
                "status": row.status,
                "seat": row.seat,
                "created": iso(row.created),
            }
            for row in played
        ],
        "tables": [row.code for row in owned],
        "chat": [{"table": row.code, "text": row.text, "time": iso(row.time)} for row in said],
    }


async def erase(connection: AsyncConnection, user: User, left: Sequence[int]) -> None:
    """Delete somebody who has left these tables; what others need to go on playing stays without the name."""
    seated = select(seats.c.game_id).where(seats.c.user_id == user.id)
    said = select(chat.c.game_id).where(chat.c.user_id == user.id)
    about = events.c.game_id.in_([*left, *(await connection.execute(seated.union(said))).scalars()])
    await connection.execute(delete(events).where(about, events.c.body.contains(user.id)))
    await connection.execute(delete(chat).where(chat.c.user_id == user.id))
    await connection.execute(update(seats).where(seats.c.user_id == user.id).values(name=FORMER, user_id=None))
    await connection.execute(delete(users).where(users.c.id == user.id))
