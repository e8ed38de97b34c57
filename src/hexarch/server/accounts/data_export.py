"""Exports and deletes everything stored about a user."""

from collections.abc import Iterable, Sequence
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts import tokens
from hexarch.server.accounts.users import User
from hexarch.server.clock import iso, now
from hexarch.server.pace.people import export_calendar, forget_calendar
from hexarch.server.plans.repository import collect as collect_plans
from hexarch.server.puzzles import repository as puzzles
from hexarch.server.storage.notices.preferences import preferences_of, read_devices
from hexarch.server.storage.parts.data_export import collect_people, leave_groups
from hexarch.server.storage.schema import (
    api_tokens,
    blocks,
    chat,
    erased,
    events,
    game_reports,
    games,
    reports,
    seats,
    sessions,
    users,
)
from hexarch.server.studies import repository as studies
from hexarch.server.web.json import JsonObject, loads

# The name shown for people who have deleted their data.
FORMER: Final = "former player"


async def collect(connection: AsyncConnection, user: User) -> JsonObject:
    """Return everything stored about a user."""
    own_sessions = await connection.execute(select(sessions).where(sessions.c.user_id == user.id))
    given = await connection.execute(select(api_tokens).where(api_tokens.c.user_id == user.id))
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
    calendar = await export_calendar(connection, user.id)
    blocked = await connection.execute(select(blocks.c.blocked_id).where(blocks.c.user_id == user.id))
    complaints = await connection.execute(select(reports).where(reports.c.reporter_id == user.id))
    wanted = await preferences_of(connection, user.id)
    devices = await read_devices(connection, [user.id])
    reviewed = await connection.execute(
        select(games.c.code, game_reports.c.created)
        .join(games, games.c.id == game_reports.c.game_id)
        .where(game_reports.c.by_id == user.id)
    )
    return {
        "puzzles": await puzzles.collect(connection, user.id),
        "studies": await studies.collect(connection, user.id),
        "user": {
            "id": user.id,
            "kind": user.kind,
            "bot": user.is_bot,
            "name": user.name,
            "login": user.login,
            "email": user.email,
            "language": user.language,
            "created": iso(user.created),
            "settings": loads(user.settings_json),
        },
        "sessions": [
            {"id": row.id, "agent": row.agent, "created": iso(row.created), "seen": iso(row.seen)}
            for row in own_sessions
        ],
        "tokens": [
            {
                "id": row.id,
                "name": row.name,
                "scopes": row.scopes.split(),
                "created": iso(row.created),
                "seen": None if row.seen is None else iso(row.seen),
                "expires": iso(row.expires),
            }
            for row in given
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
        "calendar": calendar,
        "game_reports": [{"table": row.code, "time": iso(row.created)} for row in reviewed],
        "blocked": list(blocked.scalars()),
        "notices": {
            "channels": {channel: sorted(kinds) for channel, kinds in wanted.channels.items()},
            "digests": dict(wanted.digests),
            "quiet": wanted.quiet,
            "zone": wanted.zone,
            "webhook": wanted.webhook,
            "discord": wanted.discord,
            "devices": [{"endpoint": one.endpoint, "agent": one.agent, "created": iso(one.created)} for one in devices],
        },
        "reports": [{"table": row.code, "text": row.text, "time": iso(row.time)} for row in complaints],
        **await collect_people(connection, user.id),
        **await collect_plans(connection, user.id),
    }


async def erase(connection: AsyncConnection, user_id: str, left: Sequence[int] = ()) -> None:
    """Delete a user who has left these tables; what others need for their games stays, without the name.

    The id is recorded, so that restoring an older backup does not bring the user back.
    """
    await puzzles.delete_tables(connection, user_id)
    await studies.delete_tables(connection, user_id)
    mine = seats.c.user_id == user_id
    await forget_calendar(connection, user_id)
    seated = select(seats.c.game_id).where(mine)
    said = select(chat.c.game_id).where(chat.c.user_id == user_id)
    about = events.c.game_id.in_([*left, *(await connection.execute(seated.union(said))).scalars()])
    await connection.execute(delete(events).where(about, events.c.body.contains(user_id)))
    await connection.execute(delete(chat).where(chat.c.user_id == user_id))
    running = select(games.c.id).where(games.c.status == "running")
    await connection.execute(update(seats).where(mine, seats.c.game_id.in_(running)).values(gone=True))
    await connection.execute(update(seats).where(mine).values(name=FORMER, user_id=None, bot=False))
    named = seats.c.named_after == user_id
    branches = select(seats.c.game_id).where(named)
    fresh = {"row_version": tokens.new_row_version()}
    await connection.execute(update(games).where(games.c.id.in_(branches)).values(**fresh))
    await connection.execute(update(seats).where(named).values(name=FORMER, named_after=None))
    await connection.execute(delete(reports).where(reports.c.reported_id == user_id))
    await leave_groups(connection, user_id)
    await connection.execute(delete(users).where(users.c.id == user_id))
    if (await connection.execute(select(erased.c.user_id).where(erased.c.user_id == user_id))).scalar() is None:
        await connection.execute(insert(erased).values(user_id=user_id, time=now()))


async def erase_again(connection: AsyncConnection, user_ids: Iterable[str]) -> int:
    """Delete the users of a restored backup who had deleted their accounts; return how many."""
    found = 0
    for user_id in user_ids:
        is_there = select(users.c.id).where(users.c.id == user_id)
        if (await connection.execute(is_there)).scalar() is not None:
            found += 1
        await erase(connection, user_id)
    return found


async def erased_ids(connection: AsyncConnection) -> set[str]:
    return set((await connection.execute(select(erased.c.user_id))).scalars())
