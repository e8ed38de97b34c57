"""Lists of tables, page by page."""

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import ColumnElement, Integer, case, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts.users import User
from hexarch.server.storage.schema import games, seats
from hexarch.server.tables.model import ANALYSIS, FINISHED, OPEN, RUNNING, record_of
from hexarch.server.tables.presenter import summary_view
from hexarch.server.web.problems import Problem

if TYPE_CHECKING:
    from hexarch.server.context import Server

PAGE: Final = 20
Order = list[tuple[ColumnElement[Any], bool]]
"""What tables are sorted by, and whether from the greatest down."""

_PUBLIC: Final = {"open": OPEN, "running": RUNNING, "finished": FINISHED}


async def list_tables(server: "Server", user: User | None, which: str, game: str | None, page: int) -> dict[str, Any]:
    async with server.database.read() as connection:
        if which == "mine":
            if user is None:
                raise Problem(401, "server-sign-in")
            condition, order = _mine(user)
        else:
            condition = (games.c.status == _PUBLIC[which]) & (games.c.visibility == "public")
            order = [(games.c.changed, True)]
        if game is not None:
            condition &= games.c.game == game
        count = (await connection.execute(select(func.count()).select_from(games).where(condition))).scalar_one()
        found = await _summaries(server, connection, user, await _page(connection, condition, order, count, page))
    return {"tables": found, "page": page, "pages": max(1, -(-count // PAGE))}


async def _page(
    connection: AsyncConnection, condition: ColumnElement[bool], order: Order, count: int, page: int
) -> list[int]:
    """The tables of one page, in their order. The later half is counted from the end, since skipping takes time."""
    first, last = (page - 1) * PAGE, min(page * PAGE, count)
    if first >= last:
        return []
    is_late = count - last < first
    keys = [key.desc() if is_down != is_late else key for key, is_down in (*order, (games.c.id, True))]
    query = select(games.c.id).where(condition).order_by(*keys).limit(last - first)
    found = list((await connection.execute(query.offset(count - last if is_late else first))).scalars())
    return found[::-1] if is_late else found


def _mine(user: User) -> tuple[ColumnElement[bool], Order]:
    """Where it is my turn first, then what is going on, then what is over."""
    seated = select(seats.c.game_id).where(seats.c.user_id == user.id)
    owned = games.alias("owned")
    # One set of both, not one or the other: only so both are found by their indexes.
    condition = games.c.id.in_(seated.union(select(owned.c.id).where(owned.c.owner_id == user.id)))
    asked = games.c.asked.bitwise_rshift(cast(seats.c.seat, Integer)).bitwise_and(1) == 1
    my_turn = select(seats.c.seat).where(seats.c.game_id == games.c.id, seats.c.user_id == user.id, asked).exists()
    is_over = games.c.status.in_((FINISHED, ANALYSIS))
    # Most are over: nobody has to be looked for there.
    waits_for_me = case((games.c.status == RUNNING, my_turn), else_=False)
    return condition, [(waits_for_me, True), (is_over, False), (games.c.changed, True)]


async def _summaries(
    server: "Server", connection: AsyncConnection, user: User | None, chosen: list[int]
) -> list[dict[str, Any]]:
    rows = {row.id: row for row in await connection.execute(select(games).where(games.c.id.in_(chosen)))}
    places: dict[int, list[Any]] = {game_id: [] for game_id in chosen}
    seated = select(seats).where(seats.c.game_id.in_(chosen)).order_by(seats.c.game_id, seats.c.seat)
    for place in await connection.execute(seated):
        places[place.game_id].append(place)
    return [
        summary_view(record_of(rows[game_id], places[game_id], {}), user, set(server.hub.presence.people(game_id)))
        for game_id in chosen
        if game_id in rows
    ]
