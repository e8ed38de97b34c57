"""Stores finished games without playing them: all that ratings, profiles and events need of a game."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import insert, select

from hexarch.server.clock import now
from hexarch.server.storage.database import Database
from hexarch.server.storage.parts.people import result_seats, results
from hexarch.server.storage.schema import moves
from hexarch.server.tables.model import FINISHED, Seat, computer_seat, person_seat
from hexarch.server.tables.repository import insert_table
from hexarch.server.web.json import text as json_text
from tests.server.running import Person, Running

FACTIONS = ("witches", "nomads", "giants", "darklings", "halflings", "fakirs", "engineers", "mermaids")


def account(server: Running, name: str) -> Person:
    person = server.person()
    person.post("/register", name=name, password="correct horse battery staple 42")
    return person


@dataclass
class Played:
    """A finished game. People are user ids; computer players are levels after a colon."""

    players: Sequence[str]
    scores: Sequence[int]
    game: str = "terra-mystica"
    ended: int = field(default_factory=now)
    visibility: str = "public"
    gone: tuple[int, ...] = ()
    entries: int = 400
    source: dict[str, Any] | None = None
    names: Sequence[str] = ()


def _seat(number: int, player: str, gone: bool) -> Seat:
    if player.startswith(":"):
        return computer_seat(number, player[1:])
    seat = person_seat(number, player, player)
    return Seat(**{**seat.__dict__, "gone": gone})


async def finish(database: Database, played: Played) -> tuple[int, str]:
    """Store a game as `Commits` leaves it at its end; return its id and code."""
    best = max(played.scores)
    names = list(played.names or FACTIONS[: len(played.players)])
    winners = [seat for seat, score in enumerate(played.scores) if score == best]
    values = {
        "status": FINISHED,
        "visibility": played.visibility,
        "options_json": "{}",
        "entries": played.entries,
        "version": played.entries,
        "result_json": json_text({"scores": list(played.scores), "winners": winners, "names": names}),
        "source_json": None if played.source is None else json_text(played.source),
    }
    places = [_seat(number, player, number in played.gone) for number, player in enumerate(played.players)]
    async with database.write() as connection:
        game_id, code = await insert_table(connection, played.game, 1, values, places)
        row = {"game_id": game_id, "number": 0, "seat": 0, "action": 0, "text": "", "time": played.ended}
        await connection.execute(insert(moves).values(**row))
    return game_id, code


async def numbers(database: Database) -> list[tuple[Any, ...]]:
    """Return all that ratings have stored."""
    query = select(results.c.pool, results.c.rated, result_seats).join(
        results, results.c.game_id == result_seats.c.game_id
    )
    async with database.read() as connection:
        rows = await connection.execute(query.order_by(result_seats.c.game_id, result_seats.c.seat))
        return [tuple(row) for row in rows]


def season(dice: random.Random, people: Sequence[str], count: int, start: int = 1_000_000) -> list[Played]:
    """Return random games of these people and computer players, some of which do not count for ratings."""
    found = []
    for number in range(count):
        players = dice.sample(list(people), dice.randint(1, min(4, len(people))))
        if len(players) == 1 or dice.random() < 0.3:
            players.append(f":{dice.choice(('easy', 'medium', 'hard'))}")
        scores = [dice.randint(60, 90) for _ in players]  # ties are not rare
        gone = (0,) if dice.random() < 0.1 else ()
        game = dice.choice(("terra-mystica", "origins"))
        ended = start + dice.randint(0, 50) if dice.random() < 0.2 else start + 100 * number
        entries = 10 if dice.random() < 0.1 else 400
        names = dice.sample(FACTIONS, len(players))
        found.append(Played(players, scores, game, ended, gone=gone, entries=entries, names=names))
    return found
