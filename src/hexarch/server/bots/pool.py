"""Worker processes that compute for the server; one that does not answer in time is killed and restarted."""

import asyncio
import contextlib
import logging
import math
import time
from collections import Counter
from collections.abc import Iterator
from typing import Final

from hexarch.server.bots.lines import Answer
from hexarch.server.bots.processes import start_process, stop_process
from hexarch.server.web import metrics
from hexarch.server.web.json import JsonObject, dumps, loads
from hexarch.server.web.problems import Problem

log = logging.getLogger("hexarch.server.bots")

# The longest a process may take to start. This does not count as part of a job, because a busy machine needs long.
_START_SECONDS: Final = 60.0
# Extra time for copying data; the computation has its own limit.
_GRACE_SECONDS: Final = 5.0
_LINE_BYTES: Final = 64 * 1024 * 1024
# One person may use this fraction (1 / n) of a queue.
_SHARE: Final = 4


class TookTooLong(Exception):
    """Raised if there is no response in time, or the process died."""


class JobFailed(TookTooLong):
    """Raised if the job ended with an unexpected error, without a response."""


class Worker:
    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, job: JsonObject, seconds: float) -> Answer:
        try:
            if self._process is None or self._process.returncode is not None:
                async with asyncio.timeout(_START_SECONDS):
                    await self._start()
            async with asyncio.timeout(seconds + _GRACE_SECONDS):
                answer = await self._exchange(dumps(job))
        except (TimeoutError, OSError, asyncio.IncompleteReadError, ValueError) as error:
            await self.stop()
            raise TookTooLong from error
        except asyncio.CancelledError:
            await self.stop()
            raise
        data: Answer = loads(answer)
        return data

    async def _start(self) -> None:
        self._process = await start_process("hexarch.server.bots.worker", _LINE_BYTES)
        assert self._process.stdout is not None
        await self._process.stdout.readuntil(b"\n")  # it is ready for jobs

    async def _exchange(self, line: bytes) -> bytes:
        assert self._process is not None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line + b"\n")
        await self._process.stdin.drain()
        return await self._process.stdout.readuntil(b"\n")

    async def stop(self) -> None:
        process, self._process = self._process, None
        await stop_process(process)


class Pool:
    """Runs as many jobs at once as there are workers. The others wait in order, unless the queue is full."""

    def __init__(self, size: int, name: str = "moves", most: int | None = None) -> None:
        self.size = size
        self.name = name
        self.most = most
        """Jobs in the pool, running and waiting; None for any number."""
        self._jobs: Counter[str] = Counter()
        """By person."""
        self._usual = 0.1
        """Seconds that a job took lately."""
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._workers = [Worker() for _ in range(size)]
        for worker in self._workers:
            self._free.put_nowait(worker)

    @property
    def load(self) -> int:
        """Jobs that run or wait."""
        return self._jobs.total()

    async def ask(self, job: JsonObject, seconds: float, person: str = "") -> Answer:
        """Return the result of a job; raise TookTooLong, or a Problem with a retry time if the queue is full."""
        with self._place(person):
            worker = await self._free.get()
            started = time.perf_counter()
            try:
                answer = await worker.ask(job, seconds)
                if "failure" in answer:
                    raise JobFailed(answer["failure"])
                return answer
            except JobFailed as failure:
                metrics.FALLBACKS.inc()
                metrics.FAILURES.labels("workers").inc()
                log.error("job failed", extra={"job": job["job"], "error": str(failure)})
                raise
            except TookTooLong:
                metrics.FALLBACKS.inc()
                log.warning("took too long", extra={"job": job["job"], "seconds": seconds})
                raise
            finally:
                self._usual += (time.perf_counter() - started - self._usual) / 8
                self._free.put_nowait(worker)

    @contextlib.contextmanager
    def _place(self, person: str) -> Iterator[None]:
        """Hold a place in the queue."""
        if self.most is not None and (
            self.load >= self.most or (person and self._jobs[person] >= max(2, self.most // _SHARE))
        ):
            raise self._busy()
        self._jobs[person] += 1
        metrics.POOL_JOBS.labels(self.name).inc()
        try:
            yield
        finally:
            metrics.POOL_JOBS.labels(self.name).dec()
            self._jobs[person] -= 1
            if not self._jobs[person]:
                del self._jobs[person]

    def _busy(self) -> Problem:
        metrics.POOL_REFUSED.labels(self.name).inc()
        seconds = min(60, max(1, math.ceil(self.load * self._usual / max(1, self.size))))
        extra = {"retry_after": seconds}
        return Problem(503, "server-workers-busy", {"seconds": seconds}, extra, {"Retry-After": str(seconds)})

    async def close(self) -> None:
        for worker in self._workers:
            await worker.stop()
