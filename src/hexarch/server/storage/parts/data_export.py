"""Data export for the tables about people, and what has to happen before a user is deleted."""

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.clock import iso
from hexarch.server.storage.parts.people import (
    competitions,
    competitors,
    follows,
    group_members,
    groups,
    result_seats,
    results,
    seekers,
)
from hexarch.server.storage.schema import challenges, games
from hexarch.server.web.json import JsonObject, picked


async def collect_people(connection: AsyncConnection, user_id: str) -> JsonObject:
    """Return results with ratings, friends, invitations, groups and events of somebody."""
    played = await connection.execute(
        select(games.c.code, results.c.game, results.c.ended, results.c.pool, result_seats)
        .join(results, results.c.game_id == result_seats.c.game_id)
        .join(games, games.c.id == results.c.game_id)
        .where(result_seats.c.user_id == user_id)
        .order_by(results.c.ended, results.c.game_id)
    )
    friends = await connection.execute(select(follows.c.followed_id).where(follows.c.user_id == user_id))
    looking = await connection.execute(select(seekers).where(seekers.c.user_id == user_id))
    invited = await connection.execute(
        select(challenges, games.c.code)
        .join(games, games.c.id == challenges.c.game_id)
        .where((challenges.c.user_id == user_id) | (challenges.c.by_id == user_id))
    )
    member = await connection.execute(
        select(groups.c.id, groups.c.name, group_members.c.status, group_members.c.joined)
        .join(group_members, group_members.c.group_id == groups.c.id)
        .where(group_members.c.user_id == user_id)
    )
    events = await connection.execute(
        select(competitions.c.id, competitions.c.name, competitors.c.division)
        .join(competitors, competitors.c.competition_id == competitions.c.id)
        .where(competitors.c.user_id == user_id)
    )
    return {
        "results": [
            {
                "table": row.code,
                "ended": iso(row.ended),
                **picked(row, "game", "name", "score", "place", "pool", "mu", "sigma"),
            }
            for row in played
        ],
        "friends": list(friends.scalars()),
        "looking": [picked(row, "game", "players", "pace") for row in looking],
        "invitations": [{"table": row.code, "by_me": row.by_id == user_id, "status": row.status} for row in invited],
        "groups": [{"id": row.id, "name": row.name, "status": row.status, "joined": iso(row.joined)} for row in member],
        "events": [picked(row, "id", "name", "division") for row in events],
    }


async def leave_groups(connection: AsyncConnection, user_id: str) -> None:
    """Give the groups of somebody to their oldest members; those without any are deleted."""
    owned = await connection.execute(select(groups.c.id).where(groups.c.owner_id == user_id))
    for group_id in owned.scalars().all():
        await pass_on(connection, group_id, user_id)
    await connection.execute(delete(group_members).where(group_members.c.user_id == user_id))


async def pass_on(connection: AsyncConnection, group_id: str, user_id: str) -> None:
    """Make the oldest other member the owner of a group; without one the group is deleted."""
    others = (group_members.c.group_id == group_id) & (group_members.c.user_id != user_id)
    query = select(group_members.c.user_id).where(others, group_members.c.status == "member")
    order = (group_members.c.joined, group_members.c.user_id)
    heir = (await connection.execute(query.order_by(*order).limit(1))).scalar()
    this = groups.c.id == group_id
    if heir is None:
        await connection.execute(delete(groups).where(this))
    else:
        await connection.execute(update(groups).where(this).values(owner_id=heir))
