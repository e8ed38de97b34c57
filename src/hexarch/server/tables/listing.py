"""Lists of tables, page by page."""

import logging
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Integer, case, cast, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts.users import User
from hexarch.server.live.presence import Presence
from hexarch.server.play.position import hide_private
from hexarch.server.play.position_cache import PositionCache
from hexarch.server.storage.database import Database
from hexarch.server.storage.parts.learning import laid_out_by
from hexarch.server.storage.schema import games, seats
from hexarch.server.tables.model import ANALYSIS, FINISHED, LESSON, OPEN, RUNNING, Record
from hexarch.server.tables.presenter import summary_view
from hexarch.server.tables.repository import AnyRow, record_of
from hexarch.server.web import metrics
from hexarch.server.web.json import JsonObject
from hexarch.server.web.problems import Problem

log = logging.getLogger("hexarch.server.tables")

PAGE: Final = 20
# Lists end after 10,000 tables: the database would have to step over all that come before.
MOST_PAGES: Final = 500
# What tables are sorted by, and whether in descending order.
Order = list[tuple[ColumnElement[Any], bool]]

# How many of the last entries are searched for one that the page shows.
_LOOKED_AT: Final = 8
_PUBLIC: Final = {"open": OPEN, "running": RUNNING, "finished": FINISHED}


@dataclass
class Listing:
    _database: Database
    _presence: Presence
    _positions: PositionCache

    async def page(
        self, user: User | None, which: str, game: str | None, page: int, speed: str | None = None
    ) -> JsonObject:
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
            if speed is not None:
                condition &= games.c.speed == speed
            chosen = await _page(connection, condition, order, page)
            records = await self._records(connection, chosen[:PAGE])
        found = [summary for record in records if (summary := self._summary(record, user)) is not None]
        if which == "mine":
            by_code = {record.code: record for record in records}
            found = [{**summary, **await self._details(by_code[str(summary["id"])], user)} for summary in found]
        # Counting all tables would be slow; whether there is another page is enough.
        return {"tables": found, "page": page, "pages": page + 1 if len(chosen) > PAGE else page}

    async def summaries(self, user: User | None, game_ids: list[int]) -> list[JsonObject]:
        """Return these tables as lists show them. Whether the user may see them is not checked."""
        async with self._database.read() as connection:
            records = await self._records(connection, game_ids)
        return [summary for record in records if (summary := self._summary(record, user)) is not None]

    async def _records(self, connection: AsyncConnection, chosen: list[int]) -> list[Record]:
        rows = {row.id: row for row in await connection.execute(select(games).where(games.c.id.in_(chosen)))}
        places: dict[int, list[AnyRow]] = {game_id: [] for game_id in chosen}
        seated = select(seats).where(seats.c.game_id.in_(chosen)).order_by(seats.c.game_id, seats.c.seat)
        for place in await connection.execute(seated):
            places[place.game_id].append(place)
        found = (_record(rows[game_id], places[game_id]) for game_id in chosen if game_id in rows)
        return [record for record in found if record is not None]

    def _summary(self, record: Record, user: User | None) -> JsonObject | None:
        """Return a table for a list; None for a damaged row, which must not hide the others."""
        try:
            return summary_view(record, user, self._presence.user_ids(record.id))
        except (ValueError, TypeError, KeyError, AttributeError):
            _damaged(record.id)
            return None

    async def _details(self, record: Record, user: User | None) -> JsonObject:
        """Return what the list of one's own games shows of a game: factions, round and last move."""
        if record.status != RUNNING:
            return {"names": record.result["names"]} if record.result else {}
        position = await self._positions.current(record)
        entries = await self._positions.log(record, record.entries, _LOOKED_AT)
        shown = hide_private(position.bundle, entries, record.visible_seats(user))
        last = next((entry for entry in reversed(shown) if entry["label"] and not entry["silent"]), None)
        kept = ("seat", "time", "label", "targets", "silent")
        return {
            "names": position.names,
            "round": position.state.round,
            "last": None if last is None else {name: last[name] for name in kept},
        }


def _record(row: AnyRow, places: list[AnyRow]) -> Record | None:
    try:
        return record_of(row, places, {})
    except (ValueError, TypeError, KeyError, AttributeError):
        _damaged(row.id)
        return None


def _damaged(game_id: int) -> None:
    metrics.FAILURES.labels("damaged row").inc()
    log.exception("damaged table", extra={"game": game_id})


async def _page(connection: AsyncConnection, condition: ColumnElement[bool], order: Order, page: int) -> list[int]:
    """Return the ids of one page, in order, and of the first table after it."""
    if page > MOST_PAGES:
        return []
    keys = [key.desc() if is_down else key for key, is_down in (*order, (games.c.id, True))]
    most = PAGE + 1 if page < MOST_PAGES else PAGE
    query = select(games.c.id).where(condition).order_by(*keys).limit(most).offset((page - 1) * PAGE)
    return list((await connection.execute(query)).scalars())


def _mine(user: User) -> tuple[ColumnElement[bool], Order]:
    """Return the query for the user's tables: those waiting for the user first, then running, then finished ones."""
    seated = select(seats.c.game_id).where(seats.c.user_id == user.id)
    owned = games.alias("owned")
    # A union instead of OR: only then does the database use both indexes.
    mine = games.c.id.in_(seated.union(select(owned.c.id).where(owned.c.owner_id == user.id)))
    # Lessons have their own page.
    condition = mine & (games.c.source_json.is_(None) | ~games.c.source_json.startswith(f'{{"kind":"{LESSON}"'))
    condition &= games.c.id.not_in(laid_out_by(user.id))
    asked = games.c.asked.bitwise_rshift(cast(seats.c.seat, Integer)).bitwise_and(1) == 1
    my_turn = select(seats.c.seat).where(seats.c.game_id == games.c.id, seats.c.user_id == user.id, asked).exists()
    is_over = games.c.status.in_((FINISHED, ANALYSIS))
    # Most games are finished and do not need the subquery.
    waits_for_me = case((games.c.status == RUNNING, my_turn), else_=False)
    return condition, [(waits_for_me, True), (is_over, False), (games.c.changed, True)]
