"""Facts about people and tables for messages, and whether a notice is still relevant."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.storage.notices.causes import DEADLINE, INVITATION, OFFER, TURN, Cause
from hexarch.server.storage.schema import blocks, games, moves, seats, users
from hexarch.server.web.json import loads


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    email: str | None
    language: str
    """The language of the page, if the person has chosen one there."""
    is_account: bool
    is_banned: bool


@dataclass(frozen=True)
class TableFacts:
    id: int
    code: str
    game: str
    title: str
    status: str
    asked: int
    invitation: str
    is_private: bool
    agreeing: frozenset[str]
    """Who has to answer a take-back."""
    seats: Mapping[int, str | None]
    """Who sits there, and has not left."""
    moved: Mapping[int, int]
    """The number of the last entry of each seat."""


async def read_people(connection: AsyncConnection, user_ids: Collection[str], time: int) -> dict[str, Person]:
    found = {}
    for row in await connection.execute(select(users).where(users.c.id.in_(list(user_ids)))):
        language = loads(row.settings_json).get("language") or row.language
        is_banned = row.banned_until > time
        found[row.id] = Person(row.id, row.name, row.email, str(language), row.kind == "account", is_banned)
    return found


async def read_tables(connection: AsyncConnection, game_ids: Collection[int]) -> dict[int, TableFacts]:
    ids = list(game_ids)
    sitting: dict[int, dict[int, str | None]] = {}
    for row in await connection.execute(select(seats).where(seats.c.game_id.in_(ids))):
        sitting.setdefault(row.game_id, {})[row.seat] = None if row.gone else row.user_id
    moved: dict[int, dict[int, int]] = {}
    last = select(moves.c.game_id, moves.c.seat, func.max(moves.c.number).label("number"))
    for row in await connection.execute(last.where(moves.c.game_id.in_(ids)).group_by(moves.c.game_id, moves.c.seat)):
        moved.setdefault(row.game_id, {})[row.seat] = row.number
    found = {}
    for row in await connection.execute(select(games).where(games.c.id.in_(ids))):
        agreeing = frozenset(loads(row.takeback_json)["waiting"]) if row.takeback_json else frozenset()
        found[row.id] = TableFacts(
            id=row.id,
            code=row.code,
            game=row.game,
            title=row.title,
            status=row.status,
            asked=row.asked,
            invitation=row.invitation,
            is_private=row.visibility == "invitation",
            agreeing=agreeing,
            seats=sitting.get(row.id, {}),
            moved=moved.get(row.id, {}),
        )
    return found


async def read_blocks(connection: AsyncConnection, causes: Sequence[Cause]) -> set[tuple[str, str]]:
    """Return (who, whom) of everybody among these people who has blocked somebody."""
    query = select(blocks).where(blocks.c.user_id.in_([cause.user_id for cause in causes]))
    return {(row.user_id, row.blocked_id) for row in await connection.execute(query)}


def is_pointless(cause: Cause, table: TableFacts | None) -> bool:
    """Return whether a notice is no longer true: the turn was made, the invitation accepted or withdrawn."""
    if cause.game_id is None:
        return False
    if table is None:
        return True
    if cause.kind in (TURN, DEADLINE) or (cause.kind == OFFER and cause.seat >= 0):
        is_asked = table.status == "running" and bool(table.asked >> cause.seat & 1)
        is_mine = table.seats.get(cause.seat) == cause.user_id
        return not (is_asked and is_mine) or table.moved.get(cause.seat, -1) >= cause.entries
    if cause.kind == OFFER:
        return table.status != "running" or cause.user_id not in table.agreeing
    if cause.kind == INVITATION:
        return table.status != "open" or cause.user_id in table.seats.values()
    return False
