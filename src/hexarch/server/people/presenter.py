"""People, ratings and results as the page gets them."""

from collections.abc import Iterable, Sequence
from typing import Final

from hexarch.server.accounts.users import User
from hexarch.server.clock import iso
from hexarch.server.ratings import model
from hexarch.server.ratings.model import Rating
from hexarch.server.storage.parts.people_lists import Named
from hexarch.server.storage.parts.profiles import PlayedGame, RatingPoint, Tally
from hexarch.server.web.json import JsonObject, picked

_CURVE: Final = 100


def named_view(person: Named) -> JsonObject:
    return picked(person, "id", "name", "bot")


def rating_view(rating: Rating) -> JsonObject:
    return {"points": rating.points, "deviation": rating.deviation, "provisional": rating.is_provisional}


def about_view(person: User, viewer: User | None) -> JsonObject:
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


def ratings_view(history: Sequence[RatingPoint]) -> list[JsonObject]:
    streams = dict.fromkeys((point.game, point.pool) for point in history)
    found: list[JsonObject] = []
    for game, pool in sorted(streams, key=lambda stream: (stream[0], stream[1] != model.PEOPLE)):
        points = [point for point in history if (point.game, point.pool) == (game, pool)]
        curve = [{"time": iso(point.ended), "points": point.rating.points} for point in points[-_CURVE:]]
        view = rating_view(points[-1].rating)
        found.append({"game": game, "pool": pool, "games": len(points), **view, "curve": curve})
    return found


def results_view(game: str, tallies: Iterable[Tally]) -> JsonObject:
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


def game_view(played: PlayedGame) -> JsonObject:
    shown = picked(played, "game", "players", "name", "score", "place")
    return {"table": played.code, **shown, "ended": iso(played.ended)}
