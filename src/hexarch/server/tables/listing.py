"""Lists of tables, page by page."""

from typing import Any, Final

from sqlalchemy import ColumnElement, Integer, case, cast, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts.users import User
from hexarch.server.live.presence import Presence
from hexarch.server.storage.database import Database
from hexarch.server.storage.schema import games, seats
from hexarch.server.tables.model import ANALYSIS, FINISHED, OPEN, RUNNING
from hexarch.server.tables.presenter import summary_view
from hexarch.server.tables.repository import AnyRow, record_of
from hexarch.server.web.json import JsonObject
from hexarch.server.web.problems import Problem

PAGE: Final = 20
Order = list[tuple[ColumnElement[Any], bool]]
"""What tables are sorted by, and whether in descending order."""

_PUBLIC: Final = {"open": OPEN, "running": RUNNING, "finished": FINISHED}


class Listing:
    def __init__(self, database: Database, presence: Presence) -> None:
        self._database = database
        self._presence = presence

    async def page(self, user: User | None, which: str, game: str | None, page: int) -> JsonObject:
        """Return one page of the public tables of a status, or of the user's own ("mine")."""
        async with self._database.read() as connection:
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
            found = await self._summaries(connection, user, await _page(connection, condition, order, count, page))
        return {"tables": found, "page": page, "pages": max(1, -(-count // PAGE))}

    async def _summaries(self, connection: AsyncConnection, user: User | None, chosen: list[int]) -> list[JsonObject]:
        rows = {row.id: row for row in await connection.execute(select(games).where(games.c.id.in_(chosen)))}
        places: dict[int, list[AnyRow]] = {game_id: [] for game_id in chosen}
        seated = select(seats).where(seats.c.game_id.in_(chosen)).order_by(seats.c.game_id, seats.c.seat)
        for place in await connection.execute(seated):
            places[place.game_id].append(place)
        return [
            summary_view(record_of(rows[game_id], places[game_id], {}), user, self._presence.user_ids(game_id))
            for game_id in chosen
            if game_id in rows
        ]


async def _page(
    connection: AsyncConnection, condition: ColumnElement[bool], order: Order, count: int, page: int
) -> list[int]:
    """Return the ids of one page, in order."""
    first, last = (page - 1) * PAGE, min(page * PAGE, count)
    if first >= last:
        return []
    # A large OFFSET is slow, so pages of the later half are counted from the end.
    is_late = count - last < first
    keys = [key.desc() if is_down != is_late else key for key, is_down in (*order, (games.c.id, True))]
    query = select(games.c.id).where(condition).order_by(*keys).limit(last - first)
    found = list((await connection.execute(query.offset(count - last if is_late else first))).scalars())
    return found[::-1] if is_late else found


def _mine(user: User) -> tuple[ColumnElement[bool], Order]:
    """Tables where it is the user's turn come first, then running ones, then finished ones."""
    seated = select(seats.c.game_id).where(seats.c.user_id == user.id)
    owned = games.alias("owned")
    # A union instead of OR: only then does the database use both indexes.
    condition = games.c.id.in_(seated.union(select(owned.c.id).where(owned.c.owner_id == user.id)))
    asked = games.c.asked.bitwise_rshift(cast(seats.c.seat, Integer)).bitwise_and(1) == 1
    my_turn = select(seats.c.seat).where(seats.c.game_id == games.c.id, seats.c.user_id == user.id, asked).exists()
    is_over = games.c.status.in_((FINISHED, ANALYSIS))
    # Most games are over; there the subquery is not needed.
    waits_for_me = case((games.c.status == RUNNING, my_turn), else_=False)
    return condition, [(waits_for_me, True), (is_over, False), (games.c.changed, True)]
