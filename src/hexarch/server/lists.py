"""Lists of tables, page by page."""

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import ColumnElement, Integer, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts import User
from hexarch.server.errors import Problem
from hexarch.server.records import ANALYSIS, FINISHED, OPEN, RUNNING, record_of
from hexarch.server.storage.schema import games, seats
from hexarch.server.views import summary_view

if TYPE_CHECKING:
    from hexarch.server.context import Server

PAGE: Final = 20
_PUBLIC: Final = {"open": OPEN, "running": RUNNING, "finished": FINISHED}


async def list_tables(server: "Server", user: User | None, which: str, game: str | None, page: int) -> dict[str, Any]:
    async with server.database.read() as connection:
        if which == "mine":
            if user is None:
                raise Problem(401, "server-sign-in")
            condition, order = _mine(user)
        else:
            condition = (games.c.status == _PUBLIC[which]) & (games.c.visibility == "public")
            order = [games.c.changed.desc()]
        if game is not None:
            condition &= games.c.game == game
        count = (await connection.execute(select(func.count()).select_from(games).where(condition))).scalar_one()
        query = select(games).where(condition).order_by(*order).limit(PAGE).offset((page - 1) * PAGE)
        found = await _summaries(server, connection, user, query)
    return {"tables": found, "page": page, "pages": max(1, -(-count // PAGE))}


def _mine(user: User) -> tuple[ColumnElement[bool], list[ColumnElement[Any]]]:
    """Where it is my turn first, then what is going on, then what is over."""
    seated = select(seats.c.game_id).where(seats.c.user_id == user.id)
    owned = games.alias("owned")
    # One set of both, not one or the other: only so both are found by their indexes.
    condition = games.c.id.in_(seated.union(select(owned.c.id).where(owned.c.owner_id == user.id)))
    asked = games.c.asked.bitwise_rshift(cast(seats.c.seat, Integer)).bitwise_and(1) == 1
    my_turn = (
        select(seats.c.seat)
        .where(seats.c.game_id == games.c.id, seats.c.user_id == user.id, asked, games.c.status == RUNNING)
        .exists()
    )
    is_over = games.c.status.in_((FINISHED, ANALYSIS))
    return condition, [my_turn.desc(), is_over, games.c.changed.desc()]


async def _summaries(
    server: "Server", connection: AsyncConnection, user: User | None, query: Any
) -> list[dict[str, Any]]:
    rows = (await connection.execute(query)).all()
    places: dict[int, list[Any]] = {row.id: [] for row in rows}
    seated = select(seats).where(seats.c.game_id.in_(places)).order_by(seats.c.game_id, seats.c.seat)
    for place in await connection.execute(seated):
        places[place.game_id].append(place)
    return [
        summary_view(record_of(row, places[row.id], {}), user, set(server.hub.presence.people(row.id))) for row in rows
    ]
