"""Friend lists, and people looking for a game."""

from dataclasses import dataclass
from typing import Final

from hexarch.server import quotas
from hexarch.server.accounts.users import User, find_other
from hexarch.server.clock import HOUR, iso, now
from hexarch.server.people.presenter import named_view
from hexarch.server.play.registry import bundle
from hexarch.server.storage.database import Database
from hexarch.server.storage.moderation import is_blocked
from hexarch.server.storage.parts import people_lists
from hexarch.server.tables.catalogue import check_game
from hexarch.server.web.json import JsonObject
from hexarch.server.web.problems import Problem

_MOST_SEEKERS: Final = 200


@dataclass
class Company:
    _database: Database

    async def friends(self, user: User) -> list[JsonObject]:
        async with self._database.read() as connection:
            return [named_view(one) for one in await people_lists.followed_by(connection, user.id)]

    async def set_friend(self, user: User, other_id: str, on: bool) -> None:
        """Add somebody to the user's list, or remove them. They need not agree, since it gives no rights."""
        async with self._database.write() as connection:
            other = await find_other(connection, user, other_id)
            if on and await is_blocked(connection, other.id, user.id):
                raise Problem(403, "server-blocked-you")
            if on:
                quotas.check(await people_lists.count_followed(connection, user.id), quotas.FRIENDS)
            await people_lists.set_follow(connection, user.id, other.id, on)

    async def seekers(self, viewer: User | None) -> list[JsonObject]:
        async with self._database.read() as connection:
            found = await people_lists.list_seekers(connection, None if viewer is None else viewer.id, _MOST_SEEKERS)
        return [
            {
                "person": named_view(one.person),
                "me": viewer is not None and one.person.id == viewer.id,
                "game": one.game,
                "players": one.players,
                "pace": one.pace,
                "since": iso(one.created),
                "expires": iso(one.expires),
            }
            for one in found
        ]

    async def look(self, user: User, game: str, players: int, pace: str, hours: int) -> None:
        """Put oneself on the list of those who look for a game; an earlier entry for the same game is replaced."""
        check_game(game)
        if players not in bundle(game).game.seats or players < 2:
            raise Problem(422, "server-seat-count", {"count": players})
        async with self._database.write() as connection:
            await people_lists.look_for_game(connection, user.id, game, players, pace, now() + hours * HOUR)

    async def stop_looking(self, user: User, game: str) -> None:
        async with self._database.write() as connection:
            await people_lists.stop_looking(connection, user.id, game)
