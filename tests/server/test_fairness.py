"""Computer players: everybody gets a fair share, work is claimed first, and full queues refuse."""

import asyncio
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
import pytest
from sqlalchemy import update

from hexarch.server.bots.dispatcher import Dispatcher
from hexarch.server.bots.fair_queue import FairQueue
from hexarch.server.bots.pool import Pool
from hexarch.server.clock import now
from hexarch.server.storage.schema import games
from hexarch.server.web.problems import Problem
from tests.server.postgres import new_database
from tests.server.running import Running, run_apart, running, settings_for
from tests.server.test_computers import job
from tests.server.test_live import receive
from tests.server.test_lobby import refusal


def drain(queue: FairQueue, most: int = 1000) -> list[int]:
    async def take() -> list[int]:
        return [await queue.get() for _ in range(min(most, len(queue)))]

    return run_apart(take())


def test_owners_take_turns() -> None:
    queue = FairQueue(lambda game_id: False)
    for game_id in range(20):
        queue.put(game_id, "guest")
    queue.put(100, "anna")
    queue.put(101, "anna")
    queue.put(200, None)
    assert drain(queue)[:6] == [0, 100, 200, 1, 101, 2]


def test_watched_tables_come_first_but_the_others_are_not_forgotten() -> None:
    queue = FairQueue(lambda game_id: game_id >= 100)
    for game_id in (*range(10), *range(100, 120)):
        queue.put(game_id, f"owner {game_id % 3}")
    taken = drain(queue)
    assert sum(game_id >= 100 for game_id in taken[:7]) == 7
    assert taken[7] < 100, "every eighth"
    assert len(taken) == 30


def test_a_table_waits_once() -> None:
    queue = FairQueue(lambda game_id: False)
    for _ in range(3):
        queue.put(7, "anna")
    assert len(queue) == 1
    assert drain(queue) == [7]


def test_a_full_queue_answers_with_a_time() -> None:
    async def ask() -> tuple[Problem, Problem]:
        pool = Pool(1, "hints", 4)
        first = [asyncio.create_task(pool.ask(job(), 20, person)) for person in ("anna", "anna", "ben")]
        await asyncio.sleep(0)
        with pytest.raises(Problem) as share:
            await pool.ask(job(), 20, "anna")
        first.append(asyncio.create_task(pool.ask(job(), 20, "carl")))
        await asyncio.sleep(0)
        with pytest.raises(Problem) as full:
            await pool.ask(job(), 20, "dora")
        assert all([(await one)["actions"] for one in first])
        assert pool.load == 0
        await pool.close()
        return share.value, full.value

    for problem in run_apart(ask()):
        assert (problem.status, problem.key) == (503, "server-workers-busy")
        assert 1 <= int(problem.headers["Retry-After"]) <= 60


def test_hints_imports_replays_and_moves_have_workers_of_their_own(server: Running) -> None:
    services = server.app.state.server
    pools = [*services.pools.values(), services.bots.pool]
    assert len({id(pool) for pool in pools}) == 4
    assert all(pool.most for pool in services.pools.values())


def test_each_kind_of_work_asks_its_own_workers_for_a_person(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []

    def refuse(name: str) -> Any:
        async def ask(job: Any, seconds: float, person: str = "") -> Any:
            asked.append((name, person))
            raise Problem(503, "server-workers-busy", {"seconds": 1})

        return ask

    for name, pool in server.app.state.server.pools.items():
        monkeypatch.setattr(pool, "ask", refuse(name))
    anna = server.person("Anna")
    code = anna.table("origins", ["me", "me"])
    anna.start(code)
    refusals = [
        refusal(anna.post, f"/tables/{code}/hint"),
        refusal(anna.post, "/imports", text="{}"),
        refusal(anna.get, f"/tables/{code}/ledger"),
    ]
    assert {refused.key for refused in refusals} == {"server-workers-busy"}
    assert asked == [("hints", anna.id), ("imports", anna.id), ("replays", "127.0.0.1")]


@pytest.fixture
def idle(tmp_path: Any, database: str) -> Any:
    """Start a server whose computer players run elsewhere."""
    with running(settings_for(tmp_path, database, workers=0)) as started:
        yield started


def test_a_turn_is_claimed_by_one_process_before_it_is_loaded(idle: Running) -> None:
    anna = idle.person("Anna")
    code = anna.table("origins", ["random", "random"])
    anna.start(code)
    services = idle.app.state.server
    (found,) = idle.call(services.tables.waiting_for_bots(10, 30_000))
    assert found[1] == anna.id

    async def claim_at_once() -> list[int | None]:
        return list(await asyncio.gather(*(services.tables.claim_bot_turn(found[0], 30_000) for _ in range(4))))

    claims = idle.call(claim_at_once())
    assert sum(claim is not None for claim in claims) == 1
    assert idle.call(services.tables.waiting_for_bots(10, 30_000)) == []
    loaded: list[int] = []
    find = services.tables.find_by_id

    async def note(game_id: int) -> Any:
        loaded.append(game_id)
        return await find(game_id)

    services.tables.find_by_id = note
    idle.call(Dispatcher._play(services.bots, found[0]))
    assert not loaded, "another process is working on it"
    claim = next(claim for claim in claims if claim is not None)
    idle.call(services.tables.release_bot_turn(found[0], claim))
    assert idle.call(services.tables.waiting_for_bots(10, 30_000)) == [found]


def test_a_process_does_not_wait_for_the_claim_of_another_one(tmp_path: Path, postgres: str) -> None:
    """Waiting would hold a connection, and the work would be done by then."""
    with running(settings_for(tmp_path, new_database(postgres, f"test_{uuid4().hex}"), workers=0)) as server:
        anna = server.person("Anna")
        anna.start(anna.table("origins", ["random", "random"]))
        tables = server.app.state.server.tables
        ((game_id, _),) = server.call(tables.waiting_for_bots(10, 30_000))
        with psycopg.connect(server.settings.database) as other:
            other.execute("SELECT id FROM games FOR UPDATE")
            assert server.call(tables.claim_bot_turn(game_id, 30_000)) is None
        assert server.call(tables.claim_bot_turn(game_id, 30_000)) is not None


def test_the_queue_of_a_server_knows_owners_and_who_watches(idle: Running) -> None:
    anna, ben = idle.person("Anna"), idle.person("Ben")
    codes = [owner.table("origins", ["random", "random"]) for owner in (anna, anna, anna, ben)]
    services = idle.app.state.server
    services.bots.pool.size = 1  # tables are queued, but nobody takes them
    for owner, code in zip((anna, anna, anna, ben), codes, strict=True):
        owner.start(code)

    async def take() -> list[str]:
        return [(await services.tables.find_by_id(await services.bots._queue.get())).code for _ in codes]

    with ben.live(codes[2]) as watching:
        receive(watching, "presence")
        assert idle.call(take()) == [codes[2], codes[3], codes[0], codes[1]]


def test_a_claim_from_before_the_clock_was_set_back_does_not_stall(idle: Running) -> None:
    anna = idle.person("Anna")
    code = anna.table("origins", ["random", "random"])
    anna.start(code)
    services = idle.app.state.server

    async def set_claim(until: int) -> None:
        async with services.database.write() as connection:
            await connection.execute(update(games).values(thinking_until=until))

    idle.call(set_claim(now() + 20_000))
    assert idle.call(services.tables.waiting_for_bots(10, 30_000)) == []
    idle.call(set_claim(now() + 3_600_000))
    ((game_id, _),) = idle.call(services.tables.waiting_for_bots(10, 30_000))
    assert idle.call(services.tables.claim_bot_turn(game_id, 30_000)) is not None


def test_a_message_while_a_computer_thinks_does_not_cost_it_the_turn(idle: Running) -> None:
    """The row has changed, so the turn cannot be stored; it must be retried before the claim expires."""
    anna = idle.person("Anna")
    code = anna.table("origins", ["random", "random"])
    anna.start(code)
    services = idle.app.state.server
    think = services.bots._think

    async def think_while_somebody_writes(record: Any, position: Any, seat: int) -> list[int]:
        await services.chat.say(code, await services.accounts.of_cookie(anna.http.cookies["hexarch_session"]), "hello")
        return [position.bundle.game.legal(position.state, seat)[0]]

    services.bots._think = think_while_somebody_writes
    ((game_id, _),) = idle.call(services.tables.waiting_for_bots(10, 30_000))
    idle.call(services.bots._play(game_id))
    services.bots._think = think
    assert idle.call(services.tables.waiting_for_bots(10, 30_000)), "it can be claimed again at once"
