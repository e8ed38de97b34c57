"""Restrictions at tables, blocked people, reports and the audit log, as they are stored."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.clock import now
from hexarch.server.storage.parts.people import follows
from hexarch.server.storage.schema import audit, blocks, reports, restrictions, users
from hexarch.server.web.json import JsonObject, loads
from hexarch.server.web.json import text as json_text


@dataclass(frozen=True)
class Report:
    id: int
    time: int
    code: str
    reporter_id: str | None
    reported_id: str | None
    reported_name: str | None
    text: str
    chat: list[JsonObject]


@dataclass(frozen=True)
class AuditEntry:
    time: int
    actor: str
    action: str
    target: str
    detail: str


# The restrictions that owners can set at their tables.
MUTED: Final = "muted"
REMOVED: Final = "removed"


async def restrictions_of(connection: AsyncConnection, game_id: int, user_id: str) -> set[str]:
    """Return what somebody may not do at a table."""
    mine = (restrictions.c.game_id == game_id) & (restrictions.c.user_id == user_id)
    return set((await connection.execute(select(restrictions.c.kind).where(mine))).scalars())


async def restricted_at(connection: AsyncConnection, game_id: int) -> list[JsonObject]:
    query = (
        select(restrictions.c.user_id, users.c.name, restrictions.c.kind)
        .join(users, users.c.id == restrictions.c.user_id)
        .where(restrictions.c.game_id == game_id)
        .order_by(users.c.name, restrictions.c.kind)
    )
    return [row._asdict() for row in await connection.execute(query)]


async def set_restriction(connection: AsyncConnection, game_id: int, user_id: str, kind: str, on: bool) -> None:
    this = (restrictions.c.game_id == game_id) & (restrictions.c.user_id == user_id) & (restrictions.c.kind == kind)
    await connection.execute(delete(restrictions).where(this))
    if on:
        await connection.execute(insert(restrictions).values(game_id=game_id, user_id=user_id, kind=kind))


async def set_block(connection: AsyncConnection, user_id: str, blocked_id: str, on: bool) -> None:
    this = (blocks.c.user_id == user_id) & (blocks.c.blocked_id == blocked_id)
    await connection.execute(delete(blocks).where(this))
    if on:
        for one, other in ((user_id, blocked_id), (blocked_id, user_id)):
            await connection.execute(delete(follows).where(follows.c.user_id == one, follows.c.followed_id == other))
        await connection.execute(insert(blocks).values(user_id=user_id, blocked_id=blocked_id))


async def blocked_by(connection: AsyncConnection, user_id: str) -> list[JsonObject]:
    """Return id and name of everybody whom somebody has blocked."""
    query = select(users.c.id, users.c.name).join(blocks, blocks.c.blocked_id == users.c.id)
    rows = await connection.execute(query.where(blocks.c.user_id == user_id).order_by(users.c.name))
    return [{"user_id": row.id, "name": row.name} for row in rows]


async def is_blocked(connection: AsyncConnection, by: str | None, user_id: str) -> bool:
    this = (blocks.c.user_id == by) & (blocks.c.blocked_id == user_id)
    return (await connection.execute(select(blocks.c.user_id).where(this))).scalar() is not None


async def insert_report(
    connection: AsyncConnection, code: str, reporter_id: str, reported_id: str, text: str, chat: Sequence[JsonObject]
) -> None:
    row = {"code": code, "reporter_id": reporter_id, "reported_id": reported_id, "text": text}
    await connection.execute(insert(reports).values(**row, chat_json=json_text(list(chat)), time=now()))


async def open_reports(connection: AsyncConnection, most: int) -> list[Report]:
    """Return the reports that nobody has closed yet, the oldest first."""
    query = select(reports, users.c.name).join(users, users.c.id == reports.c.reported_id, isouter=True)
    rows = await connection.execute(query.where(reports.c.closed.is_(None)).order_by(reports.c.id).limit(most))
    return [
        Report(
            *(row.id, row.time, row.code, row.reporter_id, row.reported_id, row.name, row.text, loads(row.chat_json))
        )
        for row in rows
    ]


async def close_report(connection: AsyncConnection, report_id: int) -> bool:
    this = (reports.c.id == report_id) & reports.c.closed.is_(None)
    return (await connection.execute(update(reports).where(this).values(closed=now()))).rowcount == 1


async def note(connection: AsyncConnection, actor: str, action: str, target: str, detail: str = "") -> None:
    """Add an action of a moderator or the operator to the audit log."""
    values = {"time": now(), "actor": actor, "action": action, "target": target, "detail": detail[:500]}
    await connection.execute(insert(audit).values(**values))


async def read_audit(connection: AsyncConnection, most: int, with_owners: bool) -> list[AuditEntry]:
    """Return the newest entries, the newest first; actions of owners at their tables only on request."""
    query = select(audit).order_by(audit.c.id.desc()).limit(most)
    if not with_owners:
        # Everybody can own tables: their actions must not push those of administrators off the list.
        admins = select(users.c.id).where(users.c.role == "admin")
        query = query.where(audit.c.actor.in_(admins) | (audit.c.actor == "operator"))
    rows = await connection.execute(query)
    return [AuditEntry(row.time, row.actor, row.action, row.target, row.detail) for row in rows]
