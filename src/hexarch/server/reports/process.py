"""Runs a process for each report."""

import asyncio
import contextlib
import time
from collections.abc import AsyncGenerator, AsyncIterator
from typing import Final

from hexarch.server.bots.pool import TookTooLong
from hexarch.server.bots.processes import start_process, stop_process
from hexarch.server.web.json import JsonObject, dumps, loads

_LINE_BYTES: Final = 16 * 1024 * 1024
_BEAT_SECONDS: Final = 4.0
# The longest one turn may take; it usually takes a fifth of a second.
_TURN_SECONDS: Final = 90.0
# Small matrices are multiplied faster by one thread, and a second one would take a core from the moves.
_ONE_THREAD: Final = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


class ReportProcess:
    """A process for one report. It ends afterwards: otherwise it would keep 200 MB for a rare job."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def make(self, job: JsonObject, most_seconds: float) -> AsyncGenerator[JsonObject, None]:
        """Yield the lines of the process, and empty ones every few seconds in between; raise TookTooLong."""
        process = self._process = await start_process("hexarch.server.reports.worker", _LINE_BYTES, _ONE_THREAD)
        try:
            assert process.stdin is not None
            process.stdin.write(dumps(job) + b"\n")
            process.stdin.close()
            async for line in self._lines(process, most_seconds):
                yield line
        except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
            raise TookTooLong from error
        finally:
            await self.stop()

    async def _lines(self, process: asyncio.subprocess.Process, most_seconds: float) -> AsyncIterator[JsonObject]:
        assert process.stdout is not None
        end, turn_end = time.monotonic() + most_seconds, time.monotonic() + _TURN_SECONDS
        reading = asyncio.ensure_future(process.stdout.readuntil(b"\n"))
        try:
            while True:
                done, _ = await asyncio.wait({reading}, timeout=_BEAT_SECONDS)
                if time.monotonic() > min(end, turn_end):
                    raise TookTooLong
                if not done:
                    yield {}
                    continue
                line: JsonObject = loads(reading.result())
                yield line
                if "done" not in line:
                    return
                turn_end = time.monotonic() + _TURN_SECONDS
                reading = asyncio.ensure_future(process.stdout.readuntil(b"\n"))
        finally:
            reading.cancel()
            with contextlib.suppress(BaseException):
                await reading

    async def stop(self) -> None:
        process, self._process = self._process, None
        await stop_process(process)
