"""Rematches with the same people, and new tables with the same settings."""

from contextlib import suppress
from dataclasses import dataclass, replace

from hexarch.server.accounts.users import User
from hexarch.server.pace.codec import pace_from_json
from hexarch.server.pace.service import pace_values
from hexarch.server.play.registry import bundle
from hexarch.server.storage.transactions import Row, Transactions, store
from hexarch.server.tables.challenges import Challenges
from hexarch.server.tables.lobby import Lobby
from hexarch.server.tables.model import ANALYSIS, COMPUTER, FINISHED, OPEN, Record, Seat, open_seat, person_seat
from hexarch.server.tables.permissions import check_status
from hexarch.server.tables.repository import TableRepository, insert_table
from hexarch.server.web.json import JsonObject
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem


@dataclass
class Rematches:
    _transactions: Transactions
    _tables: TableRepository
    _lobby: Lobby
    _challenges: Challenges

    async def copy(self, record: Record, user: User) -> str:
        """Create a table with the same settings, the user in the first seat that is not a computer player's."""
        places = [_vacant(place) for place in record.seats]
        mine = next((place.seat for place in places if place.kind == OPEN), 0)
        places[mine] = person_seat(mine, user.id, user.name, user.is_bot)
        async with self._transactions.database.write() as connection:
            _, code = await insert_table(connection, record.game, *_settings(record, user, "copy"), places)
        return code

    async def rematch(self, record: Record, user: User) -> str:
        """Return the table's rematch, created by the first request. The user takes the same seats there, or a free one.

        The others are invited to their seats when it is created.
        """
        is_new = record.rematch is None
        made = await self._tables.attempt(record.code, lambda current: self._make(current, user))
        for place in record.seats:
            if place.user_id == user.id:
                with suppress(Problem):
                    await self._lobby.join(made, user, place.seat)
        await self._lobby.join(made, user, None)
        again = await self._tables.find(made)
        if is_new and again.is_owner(user):
            free = {place.seat for place in again.seats if place.kind == OPEN}
            others = [place for place in record.seats if place.seat in free and place.user_id not in (None, user.id)]
            await self._challenges.invite_again(again, user, list({one.user_id: one for one in others}.values()))
        return made

    async def _make(self, record: Record, user: User) -> str:
        check_status(record, FINISHED, ANALYSIS)
        if record.rematch is not None and await self._tables.exists(record.rematch):
            return record.rematch
        places = [_vacant(place) for place in record.seats]
        database = self._transactions.database
        async with database.write() as connection:
            _, code = await insert_table(connection, record.game, *_settings(record, user, "rematch"), places)
            message: JsonObject = {"type": "status", "status": record.status, "rematch": code}
            change = self._transactions.prepare(record, {"rematch": code}, [message])
            await store(connection, change)
        self._transactions.publish(change.published)
        return code


def _vacant(place: Seat) -> Seat:
    """Return the seats with computer players, and open seats in place of people, who have to join."""
    return replace(place, gone=False) if place.kind == COMPUTER else open_seat(place.seat)


def _settings(record: Record, user: User, kind: str) -> tuple[int, Row]:
    """Return the rules version and the other values of a new table like this one."""
    values = {
        "preset": record.preset,
        "options_json": json_text(record.options),
        "title": record.title,
        "visibility": record.visibility,
        "owner_id": user.id,
        "source_json": json_text({"kind": kind, "id": record.code}),
        **pace_values(None if record.pace is None else pace_from_json(record.pace)),
    }
    return bundle(record.game).game.rules_version, values
