"""Queries for running games between people, by their set-up."""

from dataclasses import dataclass

from sqlalchemy import func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.storage.schema import games, seats
from hexarch.server.web.json import JsonObject, loads


@dataclass(frozen=True)
class RunningGame:
    id: int
    rules: int
    options: JsonObject
    setup_key: str | None
    """None if a version stored the game that did not know set-ups."""


async def find_running(connection: AsyncConnection, game: str, setup_key: str) -> list[RunningGame]:
    """Return the running games of at least two people that have this set-up, or whose set-up is not known."""
    people = (
        select(func.count(seats.c.user_id.distinct()))
        .where(seats.c.game_id == games.c.id, seats.c.user_id.is_not(None))
        .scalar_subquery()
    )
    query = select(games.c.id, games.c.rules, games.c.options_json, games.c.setup_key).where(
        or_(games.c.setup_key == setup_key, games.c.setup_key.is_(None)),
        games.c.status == "running",
        games.c.game == game,
        people > 1,
    )
    rows = (await connection.execute(query)).all()
    return [RunningGame(row.id, row.rules, loads(row.options_json), row.setup_key) for row in rows]


async def set_setup_key(connection: AsyncConnection, game_id: int, setup_key: str) -> None:
    """Store a set-up; nothing else about the table changes, so its row version stays."""
    await connection.execute(update(games).where(games.c.id == game_id).values(setup_key=setup_key))
