"""Background tasks that are restarted with a growing pause when they fail, and report whether they work."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Final

from hexarch.server.web import metrics

log = logging.getLogger("hexarch.server.tasks")

_FIRST_PAUSE: Final = 0.5
# Short, because the server is not ready in the meantime, and the cause of the failure may be gone.
_LONGEST_PAUSE: Final = 5.0
# A task that has run for this long since its last failure counts as working again.
_WORKS_SECONDS: Final = 5.0
_LAG_EVERY: Final = 0.25
# Longer than a task needs to end once it is cancelled.
_CANCEL_SECONDS: Final = 5.0
Work = Callable[[], Coroutine[object, object, None]]


class Supervisor:
    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []
        self.failing: set[str] = set()
        """Names of tasks that have failed lately."""

    def start(self, name: str, work: Work) -> None:
        self._tasks.append(asyncio.create_task(self._keep(name, work), name=name))

    async def stop(self) -> None:
        waiting = set(self._tasks)
        while waiting:
            for task in waiting:
                task.cancel()
            # Again if a library has lost the cancellation: otherwise the server would wait for the task forever.
            _, waiting = await asyncio.wait(waiting, timeout=_CANCEL_SECONDS)
        self._tasks.clear()

    async def _keep(self, name: str, work: Work) -> None:
        pause = _FIRST_PAUSE
        while True:
            started = time.monotonic()
            works = asyncio.get_running_loop().call_later(_WORKS_SECONDS, self.failing.discard, name)
            try:
                await work()
                log.error("background task ended", extra={"task": name})
            except Exception as error:
                # An outage fails all tasks every few seconds: one traceback for each is enough.
                is_first = name not in self.failing
                log.error("background task failed", extra={"task": name, "reason": str(error)}, exc_info=is_first)
            finally:
                works.cancel()
            metrics.TASK_RESTARTS.labels(name).inc()
            self.failing.add(name)
            if time.monotonic() - started > _LONGEST_PAUSE:
                pause = _FIRST_PAUSE
            await asyncio.sleep(pause)
            pause = min(_LONGEST_PAUSE, pause * 2)


async def is_set_within(seconds: float, event: asyncio.Event) -> bool:
    """Wait for an event, and return whether it came in time.

    `asyncio.wait_for` of Python 3.11 loses a cancellation that comes together with the event: the task would go on, and
    a server that stops would wait for it forever.
    """
    try:
        async with asyncio.timeout(seconds):
            return await event.wait()
    except TimeoutError:
        return False


async def serve(name: str, next_game: Callable[[], Awaitable[int]], play: Callable[[int], Awaitable[None]]) -> None:
    """Handle waiting tables one after the other; a failure at one is counted and logged, and the next one follows."""
    while True:
        game_id = await next_game()
        try:
            await play(game_id)
        except Exception:
            metrics.FAILURES.labels(name).inc()
            log.exception("a turn of the server failed", extra={"task": name, "game": game_id})


async def measure_lag() -> None:
    """Measure how late timers run, which is how long one request blocks all others."""
    while True:
        due = time.perf_counter() + _LAG_EVERY
        await asyncio.sleep(_LAG_EVERY)
        metrics.LOOP_LAG.observe(max(0.0, time.perf_counter() - due))
