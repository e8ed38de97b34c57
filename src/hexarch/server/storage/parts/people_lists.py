"""Stored lists of friends, and of people looking for a game."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.clock import now
from hexarch.server.storage.parts.people import follows, result_seats, seekers
from hexarch.server.storage.schema import blocks, users


@dataclass(frozen=True)
class Named:
    id: str
    name: str
    bot: bool


@dataclass(frozen=True)
class Seeker:
    person: Named
    game: str
    players: int
    pace: str
    created: int
    expires: int


async def follows_whom(connection: AsyncConnection, user_id: str, other_id: str) -> bool:
    this = (follows.c.user_id == user_id) & (follows.c.followed_id == other_id)
    return (await connection.execute(select(follows.c.user_id).where(this))).scalar() is not None


async def followed_by(connection: AsyncConnection, user_id: str) -> list[Named]:
    query = (
        select(users.c.id, users.c.name, users.c.bot)
        .join(follows, follows.c.followed_id == users.c.id)
        .where(follows.c.user_id == user_id)
        .order_by(users.c.name, users.c.id)
    )
    return [Named(row.id, row.name, bool(row.bot)) for row in await connection.execute(query)]


async def count_followed(connection: AsyncConnection, user_id: str) -> int:
    query = select(func.count()).select_from(follows).where(follows.c.user_id == user_id)
    return int((await connection.execute(query)).scalar_one())


async def set_follow(connection: AsyncConnection, user_id: str, other_id: str, on: bool) -> None:
    this = (follows.c.user_id == user_id) & (follows.c.followed_id == other_id)
    await connection.execute(delete(follows).where(this))
    if on:
        await connection.execute(insert(follows).values(user_id=user_id, followed_id=other_id, created=now()))


async def look_for_game(
    connection: AsyncConnection, user_id: str, game: str, players: int, pace: str, expires: int
) -> None:
    await stop_looking(connection, user_id, game)
    row = {"user_id": user_id, "game": game, "players": players, "pace": pace}
    await connection.execute(insert(seekers).values(**row, created=now(), expires=expires))


async def stop_looking(connection: AsyncConnection, user_id: str, game: str) -> None:
    await connection.execute(delete(seekers).where(seekers.c.user_id == user_id, seekers.c.game == game))


async def delete_expired_seekers(connection: AsyncConnection) -> None:
    await connection.execute(delete(seekers).where(seekers.c.expires < now()))


async def list_seekers(connection: AsyncConnection, viewer_id: str | None, most: int) -> Sequence[Seeker]:
    """Return the people looking for a game, the newest first, without those who have blocked the viewer or whom the
    viewer has blocked.
    """
    unwanted = select(blocks.c.user_id).where(
        ((blocks.c.user_id == users.c.id) & (blocks.c.blocked_id == viewer_id))
        | ((blocks.c.user_id == viewer_id) & (blocks.c.blocked_id == users.c.id))
    )
    query = (
        select(seekers, users.c.name, users.c.bot)
        .join(users, users.c.id == seekers.c.user_id)
        .where(seekers.c.expires >= now(), users.c.banned_until < now(), ~unwanted.exists())
        .order_by(seekers.c.created.desc(), seekers.c.user_id, seekers.c.game)
        .limit(most)
    )
    return [
        Seeker(Named(row.user_id, row.name, bool(row.bot)), row.game, row.players, row.pace, row.created, row.expires)
        for row in await connection.execute(query)
    ]


async def merge_results(connection: AsyncConnection, guest_id: str, account_id: str) -> None:
    """Give the results of a guest to an account. They were not rated, so no rating changes."""
    mine = result_seats.c.user_id == guest_id
    await connection.execute(update(result_seats).where(mine).values(user_id=account_id))
