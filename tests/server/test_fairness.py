"""Computer players: a fair share for everybody, claims before work, queues that say when they are full."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import update

from hexarch.server.bots.dispatcher import Dispatcher
from hexarch.server.bots.fair_queue import FairQueue
from hexarch.server.bots.pool import Pool
from hexarch.server.clock import now
from hexarch.server.storage.schema import games
from hexarch.server.web.problems import Problem
from tests.server.running import Running, run_apart, running, settings_for
from tests.server.test_computers import job


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


@pytest.fixture
def idle(tmp_path: Any, database: str) -> Any:
    """A server whose computer players are computed elsewhere."""
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
    assert not loaded, "another process is at it"
    claim = next(claim for claim in claims if claim is not None)
    idle.call(services.tables.release_bot_turn(found[0], claim))
    assert idle.call(services.tables.waiting_for_bots(10, 30_000)) == [found]


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
    """The row has changed, so the turn cannot be stored; it must not wait until the claim expires."""
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
