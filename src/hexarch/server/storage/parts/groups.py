"""Groups, their members and tables, as they are stored."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import Row, Select, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts import tokens
from hexarch.server.clock import now
from hexarch.server.storage.parts.people import group_members, group_tables, groups, result_seats, results
from hexarch.server.storage.parts.people_lists import Named
from hexarch.server.storage.schema import games, users


@dataclass(frozen=True)
class Group:
    id: str
    name: str
    owner_id: str | None
    invitation: str
    created: int


@dataclass(frozen=True)
class Member:
    person: Named
    status: str
    joined: int


@dataclass(frozen=True)
class Standing:
    """A member's results at the group's tables."""

    person: Named
    game: str
    games: int
    won: int
    points: int


MEMBER: Final = "member"
INVITED: Final = "invited"


async def insert_group(connection: AsyncConnection, name: str, owner_id: str) -> str:
    group_id = tokens.new_code()
    row = {"id": group_id, "name": name, "owner_id": owner_id, "invitation": tokens.new_secret(), "created": now()}
    await connection.execute(insert(groups).values(**row))
    await set_member(connection, group_id, owner_id, MEMBER)
    return group_id


async def find_group(connection: AsyncConnection, group_id: str) -> Group | None:
    row = (await connection.execute(select(groups).where(groups.c.id == group_id))).one_or_none()
    return None if row is None else Group(row.id, row.name, row.owner_id, row.invitation, row.created)


async def groups_of(connection: AsyncConnection, user_id: str) -> list[tuple[Group, str, int]]:
    """Return (group, my status, number of members) of the groups that somebody belongs to or is invited to."""
    others = group_members.alias("others")
    count = select(func.count()).where(others.c.group_id == groups.c.id, others.c.status == MEMBER)
    query = (
        select(groups, group_members.c.status, count.scalar_subquery().label("members"))
        .join(group_members, group_members.c.group_id == groups.c.id)
        .where(group_members.c.user_id == user_id)
        .order_by(groups.c.name, groups.c.id)
    )
    rows = await connection.execute(query)
    return [
        (Group(row.id, row.name, row.owner_id, row.invitation, row.created), row.status, row.members) for row in rows
    ]


async def count_groups(connection: AsyncConnection, user_id: str, status: str) -> int:
    """Return how many groups somebody is a member of, or is invited to."""
    mine = (group_members.c.user_id == user_id) & (group_members.c.status == status)
    return int((await connection.execute(select(func.count()).where(mine))).scalar_one())


async def delete_group(connection: AsyncConnection, group_id: str) -> None:
    await connection.execute(delete(groups).where(groups.c.id == group_id))


async def set_invitation(connection: AsyncConnection, group_id: str) -> None:
    this = groups.c.id == group_id
    await connection.execute(update(groups).where(this).values(invitation=tokens.new_secret()))


async def members_of(connection: AsyncConnection, group_id: str) -> list[Member]:
    query = (
        select(group_members, users.c.name, users.c.bot)
        .join(users, users.c.id == group_members.c.user_id)
        .where(group_members.c.group_id == group_id)
        .order_by(users.c.name, users.c.id)
    )
    rows = await connection.execute(query)
    return [Member(Named(row.user_id, row.name, bool(row.bot)), row.status, row.joined) for row in rows]


async def status_in(connection: AsyncConnection, group_id: str, user_id: str) -> str | None:
    this = (group_members.c.group_id == group_id) & (group_members.c.user_id == user_id)
    return (await connection.execute(select(group_members.c.status).where(this))).scalar()


async def set_member(connection: AsyncConnection, group_id: str, user_id: str, status: str | None) -> None:
    """Make a user a member or invite them; with None, remove them."""
    this = (group_members.c.group_id == group_id) & (group_members.c.user_id == user_id)
    await connection.execute(delete(group_members).where(this))
    if status is not None:
        row = {"group_id": group_id, "user_id": user_id, "status": status, "joined": now()}
        await connection.execute(insert(group_members).values(**row))


async def sees_group_table(connection: AsyncConnection, game_id: int, user_id: str) -> bool:
    """Return whether somebody is a member of the group whose table this is."""
    query = (
        select(group_members.c.user_id)
        .join(group_tables, group_tables.c.group_id == group_members.c.group_id)
        .where(group_tables.c.game_id == game_id, group_members.c.user_id == user_id)
        .where(group_members.c.status == MEMBER)
    )
    return (await connection.execute(query)).scalar() is not None


async def add_group_table(connection: AsyncConnection, group_id: str, game_id: int) -> None:
    await connection.execute(insert(group_tables).values(group_id=group_id, game_id=game_id))


async def table_ids(connection: AsyncConnection, group_id: str, most: int) -> list[int]:
    """Return the tables of a group, the last changed first."""
    query = select(games.c.id).join(group_tables, group_tables.c.game_id == games.c.id)
    query = query.where(group_tables.c.group_id == group_id).order_by(games.c.changed.desc(), games.c.id.desc())
    return list((await connection.execute(query.limit(most))).scalars())


async def standings(connection: AsyncConnection, group_id: str) -> list[Standing]:
    """Return the members' results at the group's tables, the most wins first."""
    won = func.sum(case((result_seats.c.place == 1, 1), else_=0))
    query: Select[*tuple[object, ...]] = (
        select(
            users.c.id,
            users.c.name,
            users.c.bot,
            results.c.game,
            func.count().label("games"),
            won.label("won"),
            func.sum(result_seats.c.score).label("points"),
        )
        .select_from(group_tables)
        .join(results, results.c.game_id == group_tables.c.game_id)
        .join(result_seats, result_seats.c.game_id == results.c.game_id)
        .join(users, users.c.id == result_seats.c.user_id)
        .where(group_tables.c.group_id == group_id, results.c.pool.is_not(None))
        .group_by(users.c.id, users.c.name, users.c.bot, results.c.game)
        .order_by(results.c.game, won.desc(), func.count(), users.c.name, users.c.id)
    )
    return [_standing(row) for row in await connection.execute(query)]


def _standing(row: Row[*tuple[object, ...]]) -> Standing:
    found = row._mapping
    person = Named(str(found["id"]), str(found["name"]), bool(found["bot"]))
    numbers = (int(str(found[name])) for name in ("games", "won", "points"))
    return Standing(person, str(found["game"]), *numbers)
