"""Requests get database connections in the order in which they asked for them."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import TimeoutError as PoolTimeout

from hexarch.server.storage import connections
from hexarch.server.storage import database as storage
from hexarch.server.storage.connections import Gate
from hexarch.server.storage.database import Database
from tests.server.running import run_apart


async def _rounds(gate: Gate, name: str, rounds: int, order: list[str]) -> None:
    for _ in range(rounds):
        async with gate:
            order.append(name)
            await asyncio.sleep(0)


def test_requests_for_connections_are_served_in_order() -> None:
    async def play() -> list[str]:
        gate, order = Gate(1, 5.0), list[str]()
        # Each asks again right after it leaves, like a request with several queries.
        await asyncio.gather(*(_rounds(gate, name, 3, order) for name in "abcd"))
        return order

    assert run_apart(play()) == list("abcd" * 3)


def test_as_many_requests_as_there_are_slots_enter_at_once() -> None:
    async def play() -> int:
        gate, inside, most = Gate(3, 5.0), 0, 0

        async def visit() -> None:
            nonlocal inside, most
            async with gate:
                inside += 1
                most = max(most, inside)
                await asyncio.sleep(0)
                inside -= 1

        await asyncio.gather(*(visit() for _ in range(20)))
        return most

    assert run_apart(play()) == 3


def test_a_waiting_request_is_refused_when_nobody_leaves() -> None:
    async def play() -> None:
        gate = Gate(1, 0.05)
        async with gate:
            with pytest.raises(PoolTimeout):
                async with gate:
                    pass
        async with gate:  # the slot is free again, and nobody waits for it
            pass

    run_apart(play())


def test_a_waiting_request_is_not_refused_while_others_get_their_turn() -> None:
    async def play() -> list[str]:
        gate, order = Gate(1, 1.0), list[str]()

        async def slow(name: str) -> None:
            async with gate:
                await asyncio.sleep(0.3)
                order.append(name)

        await asyncio.gather(*(slow(name) for name in "abcde"))  # the last one would wait longer than the limit
        return order

    assert run_apart(play()) == list("abcde")


def test_nobody_waits_forever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "LONGEST_SECONDS", 0.05)

    async def play() -> None:
        gate = Gate(1, 5.0)
        async with gate:
            with pytest.raises(PoolTimeout):
                async with gate:
                    pass

    run_apart(play())


@pytest.mark.parametrize("is_given", [False, True])
def test_a_slot_is_not_lost_with_a_cancelled_request(is_given: bool) -> None:
    async def play() -> None:
        gate = Gate(1, 5.0)
        async with gate:
            waiting = asyncio.create_task(_rounds(gate, "a", 1, []))
            await asyncio.sleep(0.01)
            if not is_given:
                waiting.cancel()
        if is_given:  # the slot is handed over at the same moment
            waiting.cancel()
        with suppress(asyncio.CancelledError):
            await waiting
        async with asyncio.timeout(1), gate:
            pass

    run_apart(play())


def test_requests_are_not_refused_while_others_get_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "_POOL_SECONDS", 1.0)

    async def read(database: Database) -> None:
        async with database.read() as connection:
            await connection.execute(text("SELECT 1"))
            await asyncio.sleep(0.3)

    async def play() -> None:
        database = Database(f"sqlite+aiosqlite:///{tmp_path / 'file.sqlite'}", pool_size=1)
        await asyncio.gather(*(read(database) for _ in range(6)))
        await database.close()

    run_apart(play())
