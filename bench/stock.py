"""Response times of lists and positions in a database full of finished games."""

import asyncio
import random
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from time import perf_counter
from typing import Any

import psycopg
from sqlalchemy import Table
from tests.server.processes import Process
from tests.server.running import Person

from bench.tables import current, new_person
from hexarch.core.conformance import choose
from hexarch.games import load_game
from hexarch.server.accounts.users import User
from hexarch.server.context import Server
from hexarch.server.play.turn_builder import TurnBuilder
from hexarch.server.settings import Settings
from hexarch.server.storage.schema import games, moves, seats, users
from hexarch.server.tables.listing import MOST_PAGES
from hexarch.server.tables.lobby import seat_for

Serving = Callable[[Path, str], AbstractContextManager[Process]]
# Number of games that are played; the rest are copies of their rows.
_DIFFERENT = 40
# Number of players of the copies, each with the same number of games.
_PEOPLE = 200
_TRIES = 40


async def _finished(server: Server, user: User, game: str, dice: random.Random) -> None:
    places = [seat_for(seat, "me", user, None) for seat in range(4)]
    code = await server.lobby.create(user, game, "standard", {}, places, "public")
    await server.lobby.start(code, user)
    record, position = await current(server, code)
    turn = TurnBuilder.after(position)
    rules = load_game(game)
    while not rules.is_over(turn.state):
        seat = rules.asked(turn.state)
        assert seat is not None
        turn.push(seat, choose(rules, turn.state, dice))
    await server.commits.commit(record, position, turn)


async def _play_some(database: str, folder: Path) -> str:
    """Return the cookie of a user who has played all games."""
    server = Server(Settings(database=database, data=str(folder), workers=0))
    await server.start()
    user, cookie = await new_person(server, "Anna")
    dice = random.Random(5)
    for number in range(_DIFFERENT):
        await _finished(server, user, ("terra-mystica", "origins")[number % 2], dice)
    await server.stop()
    return cookie


def _copy(database: str, count: int) -> None:
    """Copy every game many times: realistic rows of games, seats and moves, spread over many users."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("SET session_replication_role = replica")  # rows of rows that were checked
        connection.execute("CREATE TEMPORARY TABLE first AS SELECT * FROM games")
        copies = f"generate_series(1, {max(1, count // _DIFFERENT - 1)}) AS n"
        first = "WHERE game_id IN (SELECT id FROM first)"
        _insert(connection, users, {"id": "id || n"}, "users", f"generate_series(0, {_PEOPLE - 1}) AS n")
        connection.execute("UPDATE sessions SET user_id = user_id || 0")  # Anna goes on as one of them
        changed = {"id": "id + n * 1000", "code": "code || n", "changed": "changed - n", "stamp": "stamp + n"}
        person = f"(id + n) % {_PEOPLE}"
        _insert(connection, games, {**changed, "owner_id": f"owner_id || {person}"}, "first", copies)
        person = f"(game_id + n + seat * 7) % {_PEOPLE}"
        changed = {"game_id": "game_id + n * 1000", "user_id": f"user_id || {person}"}
        _insert(connection, seats, changed, "seats", f"{copies} {first}")
        _insert(connection, moves, {"game_id": "game_id + n * 1000"}, "moves", f"{copies} {first}")
        connection.execute("VACUUM ANALYZE")


def _insert(connection: psycopg.Connection[Any], table: Table, changed: dict[str, str], source: str, by: str) -> None:
    names = [column.name for column in table.columns]
    chosen = ", ".join(changed.get(name, name) for name in names)
    connection.execute(f"INSERT INTO {table.name} ({', '.join(names)}) SELECT {chosen} FROM {source}, {by}".encode())


def _time(person: Person, path: str, **query: Any) -> dict[str, float]:
    times = []
    for _ in range(_TRIES):
        started = perf_counter()
        person.get(path, **query)
        times.append((perf_counter() - started) * 1000)
    times.sort()
    return {"p50": round(times[len(times) // 2], 1), "p95": round(times[int(len(times) * 0.95)], 1)}


def _positions(person: Person, codes: list[str]) -> dict[str, float]:
    """Open a random position of a different game each time, so that no cache helps."""
    dice = random.Random(6)
    times = []
    for code in codes:
        entries = person.get(f"/tables/{code}")["entries"]
        started = perf_counter()
        person.state(code, at=dice.randrange(entries + 1))
        times.append((perf_counter() - started) * 1000)
    times.sort()
    return {"p50": round(times[len(times) // 2], 1), "p95": round(times[int(len(times) * 0.95)], 1)}


def measure_stock(database: str, folder: Path, count: int, serving: Serving) -> dict[str, Any]:
    cookie = asyncio.run(_play_some(database, folder))
    started = perf_counter()
    _copy(database, count)
    filled = perf_counter() - started
    with psycopg.connect(database) as connection:
        stored = connection.execute("SELECT count(*), sum(entries) FROM games").fetchone()
        rows = connection.execute("SELECT code FROM games ORDER BY id * 7919 % 1000003 LIMIT 60").fetchall()
    assert stored is not None
    with serving(folder, database) as server:
        stranger, anna = server.person(), server.person()
        anna.http.cookies.set("hexarch_session", cookie)
        last = MOST_PAGES
        return {
            "games": stored[0],
            "entries": int(stored[1]),
            "filled_s": round(filled, 1),
            "list_finished_ms": _time(stranger, "/tables", list="finished"),
            "list_finished_of_one_game_ms": _time(stranger, "/tables", list="finished", game="origins"),
            "list_finished_last_page_ms": _time(stranger, "/tables", list="finished", page=last),
            "list_open_ms": _time(stranger, "/tables", list="open"),
            "list_mine_of_a_newcomer_ms": _time(server.person("Ben"), "/tables", list="mine"),
            "list_mine_of_one_in_fifty_ms": _time(anna, "/tables", list="mine"),
            "position_ms": _positions(stranger, [row[0] for row in rows]),
        }
