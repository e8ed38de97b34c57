"""Profiles and rankings: what others may know about somebody."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from hexarch.games import NAMES
from hexarch.server.accounts.users import User
from hexarch.server.clock import DAY, iso, now
from hexarch.server.ratings import model
from hexarch.server.ratings.model import Rating
from hexarch.server.storage.database import Database
from hexarch.server.storage.moderation import is_blocked
from hexarch.server.storage.parts import people_lists, profiles
from hexarch.server.storage.parts.profiles import PlayedGame, RatingPoint, Tally
from hexarch.server.web.json import JsonObject, picked
from hexarch.server.web.problems import Problem

_BEST: Final = 3
_NEWEST: Final = 10
_CURVE: Final = 100
_MOST_RANKED: Final = 100
_RANKED_DAYS: Final = 365


def rating_view(rating: Rating) -> JsonObject:
    return {"points": rating.points, "deviation": rating.deviation, "provisional": rating.is_provisional}


@dataclass
class Profiles:
    _database: Database

    async def find(self, name_or_id: str, viewer: User | None) -> JsonObject:
        """Return the profile of somebody as the viewer may see it.

        Of guests, and for those whom somebody has blocked, it is only a name.
        """
        async with self._database.read() as connection:
            person = await profiles.find_person(connection, name_or_id)
            if person is None:
                raise Problem(404, "server-no-user")
            viewer_id = None if viewer is None else viewer.id
            hides = viewer_id is not None and await is_blocked(connection, person.id, viewer_id)
            about = _about(person, viewer)
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
            "ratings": _ratings(history),
            "results": [_results(game, found) for game in sorted({tally.game for tally in found})],
            "best": [_game_view(one) for one in best],
            "newest": [_game_view(one) for one in newest],
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


def _about(person: User, viewer: User | None) -> JsonObject:
    return {
        "id": person.id,
        "name": person.name,
        "kind": "bot" if person.is_bot else person.kind,
        "me": viewer is not None and viewer.id == person.id,
        "friend": False,
        "blocked": False,
        "since": None,
        "languages": [],
        "ratings": [],
        "results": [],
        "best": [],
        "newest": [],
    }


def _ratings(history: Sequence[RatingPoint]) -> list[JsonObject]:
    streams = dict.fromkeys((point.game, point.pool) for point in history)
    found: list[JsonObject] = []
    for game, pool in sorted(streams, key=lambda stream: (stream[0], stream[1] != model.PEOPLE)):
        points = [point for point in history if (point.game, point.pool) == (game, pool)]
        curve = [{"time": iso(point.ended), "points": point.rating.points} for point in points[-_CURVE:]]
        view = rating_view(points[-1].rating)
        found.append({"game": game, "pool": pool, "games": len(points), **view, "curve": curve})
    return found


def _results(game: str, tallies: Iterable[Tally]) -> JsonObject:
    mine = [tally for tally in tallies if tally.game == game]
    players = sorted({tally.players for tally in mine})
    names = sorted({tally.name for tally in mine})
    return {
        "game": game,
        **_sum(mine),
        "by_players": [
            {"players": count, **_sum([tally for tally in mine if tally.players == count])} for count in players
        ],
        "by_name": [{"name": name, **_sum([tally for tally in mine if tally.name == name])} for name in names],
    }


def _sum(tallies: Sequence[Tally]) -> JsonObject:
    games = sum(tally.games for tally in tallies)
    points = sum(tally.points for tally in tallies)
    return {"games": games, "won": sum(tally.won for tally in tallies), "average": round(points / games, 1)}


def _game_view(played: PlayedGame) -> JsonObject:
    shown = picked(played, "game", "players", "name", "score", "place")
    return {"table": played.code, **shown, "ended": iso(played.ended)}
