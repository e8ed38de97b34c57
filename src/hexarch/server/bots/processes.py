"""Starting and ending worker processes."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping


async def start_process(module: str, line_bytes: int, env: Mapping[str, str] | None = None) -> Process:
    """Run `python -m module`, with pipes for lines of at most so many bytes; `env` is added to the environment."""
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", module),
        stdin=PIPE,
        stdout=PIPE,
        limit=line_bytes,
        env={**os.environ, **(env or {})},
        start_new_session=True,  # so that Ctrl-C at the terminal ends the server first
    )


async def stop_process(process: Process | None) -> None:
    """Kill a process that may have ended already."""
    if process is not None and process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
