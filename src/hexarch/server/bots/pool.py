"""Worker processes that compute for the server; one that does not answer in time is killed and restarted."""

import asyncio
import contextlib
import logging
import sys
from typing import Any, Final

from hexarch.server.web import metrics
from hexarch.server.web.json import JsonObject, dumps, loads

log = logging.getLogger("hexarch.server.bots")

_GRACE_SECONDS: Final = 5.0
"""Extra time for starting the process and copying data; the computation has its own limit."""
_LINE_BYTES: Final = 64 * 1024 * 1024


class TookTooLong(Exception):
    """Raised if there is no answer in time, or the process died."""


class Worker:
    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, job: JsonObject, seconds: float) -> dict[str, Any]:
        try:
            answer = await asyncio.wait_for(self._exchange(dumps(job)), seconds + _GRACE_SECONDS)
        except (TimeoutError, OSError, asyncio.IncompleteReadError, ValueError) as error:
            await self.stop()
            raise TookTooLong from error
        except asyncio.CancelledError:
            await self.stop()
            raise
        data: dict[str, Any] = loads(answer)
        return data

    async def _exchange(self, line: bytes) -> bytes:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "hexarch.server.bots.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=_LINE_BYTES,
                start_new_session=True,  # so that Ctrl-C at the terminal ends the server first
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line + b"\n")
        await self._process.stdin.drain()
        return await self._process.stdout.readuntil(b"\n")

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Pool:
    """Runs as many jobs at once as there are workers; the others wait."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        self._workers = [Worker() for _ in range(size)]
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def ask(self, job: JsonObject, seconds: float) -> dict[str, Any]:
        worker = await self._free.get()
        try:
            return await worker.ask(job, seconds)
        except TookTooLong:
            metrics.FALLBACKS.inc()
            log.warning("took too long", extra={"job": job["job"], "seconds": seconds})
            raise
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        for worker in self._workers:
            await worker.stop()
