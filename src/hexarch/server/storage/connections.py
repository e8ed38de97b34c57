"""Time limits for connections to PostgreSQL, on both ends, and the queue for them.

The database's own limits do not help when the network is silent. So the socket of a task that waits too long is shut
down, which ends the wait with an error; cancelling would wait for the same silent server.
"""

import asyncio
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from types import TracebackType
from typing import Any, Final

from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

# Parameters of libpq for connecting and keep-alive.
CONNECT: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives": 1,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}


def limited(seconds: float) -> dict[str, Any]:
    """Return connection arguments with limits for statements, lock waits and idle transactions."""
    milliseconds = round(seconds * 1000)
    options = f"-c statement_timeout={milliseconds} -c lock_timeout={milliseconds // 3}"
    return {**CONNECT, "options": f"{options} -c idle_in_transaction_session_timeout={milliseconds * 2}"}


def cut(connection: Any) -> None:
    """Shut down the socket of a psycopg connection. The connection still has to be closed."""
    if connection.closed:
        return
    try:
        handle = socket.socket(fileno=os.dup(connection.fileno()))
    except Exception:  # already closed or lost; drivers raise different errors for this
        return
    with handle:
        try:
            handle.shutdown(socket.SHUT_RDWR)
        except OSError:
            return


@contextmanager
def cut_after(seconds: float, connection: Any) -> Iterator[None]:
    """Cut the connection if the body takes longer."""
    timer = asyncio.get_running_loop().call_later(seconds, cut, connection)
    try:
        yield
    finally:
        timer.cancel()


# The longest wait while the queue moves.
LONGEST_SECONDS: Final = 30.0


class Gate:
    """A fair queue for a limited number of connections, as an asynchronous context manager.

    SQLAlchemy's pool refuses a request after a fixed wait. On a busy server that would refuse everybody in a long
    queue, although it moves, and all moves would fail at once. Here requests are refused only if the queue does
    not move.
    """

    def __init__(self, places: int, seconds: float) -> None:
        """Refuse waiting tasks if nobody has left for so many seconds: then the database does not respond."""
        self._free = places
        self._seconds = seconds
        self._left = 0.0
        """When somebody left last."""
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def __aenter__(self) -> None:
        if self._free and not self._waiting:
            self._free -= 1
            return
        place = asyncio.get_running_loop().create_future()
        self._waiting.append(place)
        try:
            await self._wait(place)
        except BaseException:
            if place.done() and not place.cancelled():
                self.leave()  # the place was granted at the moment the wait ended
            else:
                self._waiting.remove(place)
            raise

    async def _wait(self, place: asyncio.Future[None]) -> None:
        came = monotonic()
        while not place.done():
            until = min(max(came, self._left) + self._seconds, came + LONGEST_SECONDS)
            if monotonic() >= until:
                raise PoolTimeout("No connection to the database became free in time.")
            await asyncio.wait((place,), timeout=until - monotonic())

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.leave()

    def leave(self) -> None:
        """Give the place to the next one."""
        self._left = monotonic()
        if self._waiting:
            self._waiting.popleft().set_result(None)
        else:
            self._free += 1


class Reading:
    """A connection for reading, as a context manager: a generator would take as long as the rest."""

    def __init__(
        self, gate: Gate, engine: AsyncEngine, on_error: Callable[[BaseException], None], returns_at_once: bool
    ) -> None:
        self._gate = gate
        self._engine = engine
        self._on_error = on_error
        self._returns_at_once = returns_at_once
        self._connection: AsyncConnection

    async def __aenter__(self) -> AsyncConnection:
        await self._gate.__aenter__()
        try:
            self._connection = await self._engine.connect()
        except BaseException as error:
            self._gate.leave()
            self._on_error(error)
            raise
        return self._connection

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if error is None and self._returns_at_once:
                # Nothing is sent, so it cannot be interrupted. SQLAlchemy would start a task to make sure.
                await self._connection.close()
            else:
                await self._connection.__aexit__(kind, error, trace)
        finally:
            self._gate.leave()
            if error is not None:
                self._on_error(error)
