"""Profiles and rankings, as others may see them."""

from dataclasses import dataclass
from typing import Final

from hexarch.games import NAMES
from hexarch.server.accounts.users import User
from hexarch.server.clock import DAY, iso, now
from hexarch.server.people.presenter import about_view, game_view, rating_view, ratings_view, results_view
from hexarch.server.ratings import model
from hexarch.server.storage.database import Database
from hexarch.server.storage.moderation import is_blocked
from hexarch.server.storage.parts import people_lists, profiles
from hexarch.server.web.json import JsonObject
from hexarch.server.web.problems import Problem

_BEST: Final = 3
_NEWEST: Final = 10
_MOST_RANKED: Final = 100
_RANKED_DAYS: Final = 365


@dataclass
class Profiles:
    _database: Database

    async def find(self, name_or_id: str, viewer: User | None) -> JsonObject:
        """Return somebody's profile as the viewer may see it.

        For guests, and for viewers whom this person has blocked, it is only a name.
        """
        async with self._database.read() as connection:
            person = await profiles.find_person(connection, name_or_id)
            if person is None:
                raise Problem(404, "server-no-user")
            viewer_id = None if viewer is None else viewer.id
            hides = viewer_id is not None and await is_blocked(connection, person.id, viewer_id)
            about = about_view(person, viewer)
            if viewer is not None:
                about["friend"] = await people_lists.follows_whom(connection, viewer.id, person.id)
                about["blocked"] = await is_blocked(connection, viewer.id, person.id)
            if hides or person.is_guest:
                return about
            history = await profiles.rating_history(connection, person.id)
            found = await profiles.tallies(connection, person.id, viewer_id)
            best = [
                one
                for game in sorted({tally.game for tally in found})
                for one in await profiles.played_games(connection, person.id, viewer_id, game, _BEST)
            ]
            newest = await profiles.played_games(connection, person.id, viewer_id, None, _NEWEST)
        return {
            **about,
            "since": iso(person.created),
            "languages": [person.language],
            "ratings": ratings_view(history),
            "results": [results_view(game, found) for game in sorted({tally.game for tally in found})],
            "best": [game_view(one) for one in best],
            "newest": [game_view(one) for one in newest],
        }

    async def ranking(self, game: str, pool: str) -> JsonObject:
        """Return the highest ratings of a game, with the fixed ones of computer players."""
        if game not in NAMES:
            raise Problem(404, "server-no-game", {"games": ", ".join(NAMES)})
        async with self._database.read() as connection:
            since = now() - _RANKED_DAYS * DAY
            found = await profiles.ranking(connection, pool, game, since, _MOST_RANKED)
        fixed = model.levels(game) if pool == model.COMPUTERS else {}
        return {
            "game": game,
            "pool": pool,
            "people": [
                {
                    "person": {"id": one.user_id, "name": one.name, "bot": one.bot},
                    "games": one.games,
                    **rating_view(one.rating),
                }
                for one in found
            ],
            "levels": [{"level": name, "points": rating.points} for name, rating in fixed.items()],
        }
