"""Events of groups: a league or tournament whose rounds the server runs automatically.

A round begins when all tables of the one before are over. Creating it is one transaction, so any server may do it.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server import quotas
from hexarch.server.accounts import tokens
from hexarch.server.accounts.users import User
from hexarch.server.events.schedule import History, Seating, next_round, table_sizes
from hexarch.server.events.standings import next_season
from hexarch.server.events.view import EventSettings, divisions_of, event_view, summary_view, tables_of
from hexarch.server.people.groups import Groups
from hexarch.server.ratings.model import PEOPLE
from hexarch.server.storage.database import Database
from hexarch.server.storage.parts import competitions as stored
from hexarch.server.storage.parts.competitions import Competition, Competitor, Pairing
from hexarch.server.storage.parts.groups import Group, add_group_table
from hexarch.server.storage.parts.profiles import ranking
from hexarch.server.tables.lobby import Lobby
from hexarch.server.tables.model import FINISHED, OPEN, RUNNING, person_seat
from hexarch.server.tables.repository import insert_table
from hexarch.server.web.json import JsonObject
from hexarch.server.web.problems import Problem

_NAME: Final = 50
_TRIES: Final = 5


@dataclass
class Events:
    _database: Database
    _groups: Groups
    _lobby: Lobby

    async def create(self, group_id: str, user: User, name: str, game: str, settings: EventSettings) -> str:
        """Announce an event of a group; raise RuleError or a Problem if the options do not fit the game."""
        group = await self._groups.check_owner(group_id, user)
        for size in {settings.players, max(2, settings.players - 1)}:
            self._lobby.settings(user.id, game, settings.preset, settings.options, size, "invitation", "", None)
        async with self._database.write() as connection:
            quotas.check(len(await stored.competitions_of(connection, group.id)), quotas.EVENTS)
            return await stored.insert_competition(connection, group.id, name, game, settings.to_json())

    async def find(self, competition_id: str, user: User) -> tuple[Competition, Group]:
        """Return an event and its group; raise the Problem of a missing event for anybody but members of the group."""
        async with self._database.read() as connection:
            is_code = tokens.is_code(competition_id)
            found = await stored.find_competition(connection, competition_id) if is_code else None
        if found is None:
            raise Problem(404, "server-no-event")
        try:
            return found, await self._groups.check_member(found.group_id, user)
        except Problem:
            raise Problem(404, "server-no-event") from None

    async def view(self, competition_id: str, user: User) -> JsonObject:
        found, group = await self.find(competition_id, user)
        async with self._database.read() as connection:
            players = await stored.competitors_of(connection, found.id)
            seats = await stored.pairings_of(connection, found.id)
        return event_view(found, group.owner_id == user.id, user, players, seats)

    async def group_view(self, group_id: str, user: User) -> JsonObject:
        """Return one of the user's groups, with its events."""
        view = await self._groups.view(group_id, user)
        async with self._database.read() as connection:
            found = await stored.competitions_of(connection, group_id)
        return {**view, "events": [summary_view(one) for one in found]}

    async def _owned(self, competition_id: str, user: User) -> tuple[Competition, Group]:
        found, group = await self.find(competition_id, user)
        if group.owner_id != user.id:
            raise Problem(403, "server-group-owner")
        return found, group

    async def join(self, competition_id: str, user: User) -> None:
        found, _ = await self.find(competition_id, user)
        _check(found, OPEN)
        async with self._database.write() as connection:
            players = await stored.competitors_of(connection, found.id)
            if any(one.user_id == user.id for one in players):
                return
            quotas.check(len(players), quotas.EVENT_PLAYERS)
            await stored.insert_competitor(connection, found.id, user.id, 0)

    async def leave(self, competition_id: str, user: User) -> None:
        """Leave an event before its start, or drop out from the next round on."""
        found, _ = await self.find(competition_id, user)
        async with self._database.write() as connection:
            for one in await stored.competitors_of(connection, found.id):
                if one.user_id == user.id and found.status == OPEN:
                    await stored.delete_competitor(connection, found.id, user.id)
                elif one.user_id == user.id:
                    await stored.change_competitor(connection, found.id, one.number, left=True)

    async def start(self, competition_id: str, user: User) -> None:
        """Divide the players by rating, the strongest into the first division, and begin the first round."""
        found, group = await self._owned(competition_id, user)
        _check(found, OPEN)
        await self._begin_round(found, group, 1)
        await self._start_tables(found)

    async def _divided(
        self, connection: AsyncConnection, found: Competition, players: Sequence[Competitor]
    ) -> list[Competitor]:
        """Return the players of an event that is about to start, with their divisions; raise a Problem if too few."""
        settings, divided = EventSettings.of(found), list(players)
        if not any(one.division for one in players):
            ids = [str(one.user_id) for one in players]
            ranked = await ranking(connection, PEOPLE, found.game, 0, len(ids), ids)
            places = {one.user_id: place for place, one in enumerate(ranked)}
            order = sorted(players, key=lambda one: (places.get(str(one.user_id), len(places)), one.number))
            divided = [
                replace(one, division=1 + place * settings.divisions // len(order)) for place, one in enumerate(order)
            ]
            divided.sort(key=lambda one: (one.division, one.number))
        for division in {one.division for one in divided} or {1}:
            count = sum(one.division == division for one in divided)
            if not table_sizes(count, settings.players):
                raise Problem(409, "server-event-few", {"least": max(2, settings.players - 1)})
        return divided

    async def delete(self, competition_id: str, user: User) -> None:
        """Delete an event; its tables stay."""
        found, _ = await self._owned(competition_id, user)
        async with self._database.write() as connection:
            await stored.delete_competition(connection, found.id)

    async def next_season(self, competition_id: str, user: User) -> str:
        """Announce the event again, with the same players after promotion and relegation."""
        found, group = await self._owned(competition_id, user)
        _check(found, FINISHED)
        if found.next_id is not None:
            return found.next_id
        settings = EventSettings.of(found)
        async with self._database.write() as connection:
            players = await stored.competitors_of(connection, found.id)
            seats = await stored.pairings_of(connection, found.id)
            order = [[row.player for row in rows] for rows in divisions_of(players, seats).values()]
            by_number = {one.number: one for one in players}
            made = await stored.insert_competition(connection, group.id, found.name, found.game, settings.to_json())
            if not await stored.advance(connection, found, FINISHED, found.round, made):
                raise Problem(409, "server-event-status")
            for division, numbers in enumerate(next_season(order, settings.moving), 1):
                for one in (by_number[number] for number in numbers):
                    if one.user_id is not None and not one.left:
                        await stored.insert_competitor(connection, made, one.user_id, division)
        return made

    async def catch_up(self) -> None:
        """Begin the next round of events whose tables are all finished, or end the events. Idempotent."""
        async with self._database.read() as connection:
            due = await stored.due_competitions(connection)
        for found in due:
            await self._start_tables(found)
            async with self._database.read() as connection:
                group = await self._groups.find(connection, found.group_id)
                is_over = not await stored.unfinished_tables(connection, found.id, found.round)
            if is_over and found.round >= EventSettings.of(found).rounds:
                async with self._database.write() as connection:
                    await stored.advance(connection, found, FINISHED, found.round)
            elif is_over and group is not None:
                await self._begin_round(found, group, found.round + 1)
                await self._start_tables(found)

    async def _begin_round(self, found: Competition, group: Group, number: int) -> None:
        """Seat everybody and create the tables, unless another server has done so."""
        for _ in range(_TRIES):
            async with self._database.read() as connection:
                known = await stored.competitors_of(connection, found.id)
                players = known if found.round else await self._divided(connection, found, known)
                earlier = await stored.pairings_of(connection, found.id)
            # Seating hundreds of people takes seconds, so it runs in a thread and outside of the transaction.
            seating = await asyncio.to_thread(_seated, players, earlier, EventSettings.of(found).players)
            async with self._database.write() as connection:
                if await stored.competitors_of(connection, found.id) != known:
                    continue  # somebody has joined or left in the meantime
                if await stored.advance(connection, found, RUNNING, number):
                    await self._make_round(connection, found, group, number, players, seating)
                return
        raise Problem(503, "server-busy", None, None, {"Retry-After": "1"})

    async def _make_round(
        self,
        connection: AsyncConnection,
        found: Competition,
        group: Group,
        number: int,
        players: Sequence[Competitor],
        seating: tuple[Seating, list[int]],
    ) -> None:
        if number == 1:
            for one in players:
                await stored.change_competitor(connection, found.id, one.number, division=one.division)
        tables, resting = seating
        for place, seated in enumerate(tables, 1):
            game_id = await self._make_table(connection, found, group, players, seated, number)
            await stored.insert_pairings(connection, found.id, number, place, seated, game_id)
        await stored.insert_pairings(connection, found.id, number, 0, resting, None)

    async def _make_table(
        self,
        connection: AsyncConnection,
        found: Competition,
        group: Group,
        players: Sequence[Competitor],
        seated: Sequence[int],
        number: int,
    ) -> int:
        settings = EventSettings.of(found)
        by_number = {one.number: one for one in players}
        people = [by_number[one] for one in seated]
        places = [person_seat(seat, one.user_id, one.name or "") for seat, one in enumerate(people)]
        title = f"{found.name[:_NAME]} {number}"
        rules, values = self._lobby.settings(
            *(group.owner_id, found.game, settings.preset, settings.options, len(places)),
            *("invitation", title, settings.pace),
        )
        game_id, _ = await insert_table(connection, found.game, rules, values, places, is_counted=False)
        await add_group_table(connection, group.id, game_id)
        return game_id

    async def _start_tables(self, found: Competition) -> None:
        async with self._database.read() as connection:
            codes = await stored.tables_to_start(connection, found.id)
        for code in codes:
            await self._lobby.start(code, None)


def _seated(players: Sequence[Competitor], earlier: Sequence[Pairing], size: int) -> tuple[Seating, list[int]]:
    """Return the tables of the next round of all divisions, and who sits out."""
    history = History()
    history.add(tables_of(earlier).values(), (one.competitor for one in earlier if not one.number))
    made: Seating = []
    resting: list[int] = []
    for division in sorted({one.division for one in players}):
        active = [one.number for one in players if one.division == division and one.user_id and not one.left]
        tables, out = next_round(active, size, history)
        made += tables
        resting += out
    return made, resting


def _check(found: Competition, status: str) -> None:
    if found.status != status:
        raise Problem(409, "server-event-running" if status == FINISHED else "server-event-status")
