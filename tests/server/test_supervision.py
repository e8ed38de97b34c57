"""Background tasks end when the server stops, whatever they are waiting for."""

import asyncio
from pathlib import Path

import pytest

from hexarch.server import supervision
from hexarch.server.supervision import Supervisor, is_set_within

SERVER = Path(supervision.__file__).parent


@pytest.mark.parametrize("steps", range(5))
def test_a_stop_that_comes_together_with_an_event_ends_the_task(steps: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervision, "_CANCEL_SECONDS", 3600.0)

    async def stop_while_waking() -> None:
        event = asyncio.Event()

        async def work() -> None:
            while True:
                await is_set_within(60, event)
                event.clear()

        tasks = Supervisor()
        tasks.start("waiting", work)
        await asyncio.sleep(0.01)
        event.set()
        for _ in range(steps):
            await asyncio.sleep(0)
        async with asyncio.timeout(20):
            await tasks.stop()

    asyncio.run(stop_while_waking())


def test_a_task_that_loses_a_cancellation_is_cancelled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervision, "_CANCEL_SECONDS", 0.05)
    lost: list[str] = []

    async def stop_twice() -> None:
        async def work() -> None:
            while True:
                try:
                    await asyncio.sleep(60)
                except asyncio.CancelledError:
                    if lost:
                        raise
                    lost.append("once")

        tasks = Supervisor()
        tasks.start("careless", work)
        await asyncio.sleep(0.01)
        async with asyncio.timeout(20):
            await tasks.stop()

    asyncio.run(stop_twice())
    assert lost == ["once"]


def test_waiting_says_whether_the_event_came() -> None:
    async def wait() -> tuple[bool, bool]:
        event = asyncio.Event()
        early = await is_set_within(0.01, event)
        event.set()
        return early, await is_set_within(20, event)

    assert asyncio.run(wait()) == (False, True)


def test_no_part_of_the_server_can_lose_a_cancellation_to_wait_for() -> None:
    users = [path.name for path in SERVER.rglob("*.py") if "asyncio.wait_for(" in path.read_text(encoding="utf-8")]
    assert not users, "asyncio.timeout does the same and keeps cancellations"
