"""Rates finished games in the order in which they ended, each once; rating all of them again gives the same result."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.ratings.facts import result_of
from hexarch.server.ratings.model import NEW, Player, Rating, level_rating, rate
from hexarch.server.storage.database import Database
from hexarch.server.storage.parts import results as stored
from hexarch.server.storage.transactions import Published
from hexarch.server.supervision import is_set_within
from hexarch.server.tables.repository import TableRepository

log = logging.getLogger("hexarch.server.ratings")

_AT_ONCE: Final = 100
# How often to look for games that ended on a server that was killed before it could rate them.
_SWEEP_SECONDS: Final = 600.0
_FINISHED: Final = '"status":"finished"'

Listener = Callable[[], Awaitable[None]]


@dataclass
class Ratings:
    _database: Database
    _tables: TableRepository
    after_results: list[Listener] = field(default_factory=list)
    """Called after results have been noted, such as by events that go on with the next round."""
    _wake: asyncio.Event = field(default_factory=asyncio.Event)

    def on_published(self, published: Published) -> None:
        if any(_FINISHED in body for body in published.bodies):
            self._wake.set()

    async def run(self) -> None:
        """Rate finished games whenever a game ends, and periodically."""
        while True:
            self._wake.clear()
            await self.catch_up()
            await is_set_within(_SWEEP_SECONDS, self._wake)

    async def catch_up(self) -> None:
        """Store the results of all games that have ended since, and rate them. Idempotent."""
        noted = _AT_ONCE
        while noted >= _AT_ONCE:
            async with self._database.write() as connection:
                await stored.lock_results(connection)
                noted = await self._note(connection)
                for pool, game in await stored.streams(connection):
                    await _rate_new(connection, pool, game)
        for listener in self.after_results:
            await listener()

    async def recompute(self) -> int:
        """Rate all games again from the first one; return how many."""
        await self.catch_up()
        async with self._database.write() as connection:
            await stored.lock_results(connection)
            found = await stored.streams(connection)
            return sum([await _rate_all(connection, pool, game) for pool, game in found])

    async def _note(self, connection: AsyncConnection) -> int:
        found = await stored.games_without_result(connection, _AT_ONCE)
        for game_id in found:
            record = await self._tables.find_by_id(game_id)
            if record is not None:
                kinds = await stored.kinds_of(connection, [str(seat.user_id) for seat in record.seats])
                ended = await stored.ended_at(connection, game_id)
                await stored.insert_result(connection, result_of(record, ended, kinds))
        return len(found)


async def _rate_new(connection: AsyncConnection, pool: str, game: str) -> None:
    """Rate the new games of a stream; all of them again if one ended before a rated one, or a rated one is gone."""
    count, before = await stored.counted(connection, pool, game)
    new = await stored.ids_in_order(connection, pool, game, is_rated=False)
    last = await stored.last_rated(connection, pool, game)
    if count != before or (new and last is not None and new[0] < last):
        log.info("rating all games again", extra={"pool": pool, "game": game})
        await _rate_all(connection, pool, game)
    elif new:
        await _rate_in_order(connection, pool, game, [game_id for _, game_id in new], is_first=False)
        await stored.set_counted(connection, pool, game, count + len(new))


async def _rate_all(connection: AsyncConnection, pool: str, game: str) -> int:
    rated = await stored.ids_in_order(connection, pool, game, is_rated=True)
    order = sorted(rated + await stored.ids_in_order(connection, pool, game, is_rated=False))
    await _rate_in_order(connection, pool, game, [game_id for _, game_id in order], is_first=True)
    await stored.set_counted(connection, pool, game, len(order))
    return len(order)


async def _rate_in_order(
    connection: AsyncConnection, pool: str, game: str, game_ids: Sequence[int], is_first: bool
) -> None:
    """Rate games one after the other, from the first game or from the current ratings."""
    ratings: dict[str, Rating] = {}
    for first in range(0, len(game_ids), _AT_ONCE):
        some = game_ids[first : first + _AT_ONCE]
        seats = await stored.seats_of(connection, some)
        unknown = {seat.user_id for places in seats.values() for seat in places if seat.user_id} - ratings.keys()
        if not is_first and unknown:
            ratings |= await stored.current_ratings(connection, pool, game, unknown)
        for game_id in some:
            places = seats[game_id]
            players = [_player(game, seat, ratings) for seat in places]
            after = rate(game, players)
            ratings |= {seat.user_id: new for seat, new in zip(places, after, strict=True) if seat.user_id}
            numbers = [
                (seat.seat, player.before, new) for seat, player, new in zip(places, players, after, strict=True)
            ]
            known = [(seat.seat, seat.before, seat.after) for seat in places]
            if numbers != known or not is_first:
                await stored.store_ratings(connection, game_id, numbers)


def _player(game: str, seat: stored.StoredSeat, ratings: dict[str, Rating]) -> Player:
    if seat.level is not None:
        return Player(level_rating(game, seat.level) or NEW, seat.place, seat.name, is_fixed=True)
    if seat.user_id is None:
        # A deleted account: only its numbers at the time are left, and they are enough.
        return Player(seat.before or NEW, seat.place, seat.name)
    return Player(ratings.get(seat.user_id, NEW), seat.place, seat.name)
