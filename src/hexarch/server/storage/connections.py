"""Time limits for connections to PostgreSQL, on both ends, and who gets one next.

The database's own limits do not help when the network is silent. So a task that waits too long for an answer gets its
socket shut down, which ends the wait with an error: cancelling would wait for the same silent server.
"""

import asyncio
import os
import socket
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from types import TracebackType
from typing import Any, Final

from sqlalchemy.exc import TimeoutError as PoolTimeout

# How a connection is made and kept, in the words of libpq.
CONNECT: Final[dict[str, Any]] = {
    "connect_timeout": 5,
    "keepalives": 1,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}


def limited(seconds: float) -> dict[str, Any]:
    """Return how to connect with limits for each statement, for waiting for a lock and for an idle transaction."""
    milliseconds = round(seconds * 1000)
    options = f"-c statement_timeout={milliseconds} -c lock_timeout={milliseconds // 3}"
    return {**CONNECT, "options": f"{options} -c idle_in_transaction_session_timeout={milliseconds * 2}"}


def cut(connection: Any) -> None:
    """Shut down the socket of a psycopg connection, which stays to be closed."""
    if connection.closed:
        return
    try:
        handle = socket.socket(fileno=os.dup(connection.fileno()))
    except Exception:  # closed or lost a moment ago, for which drivers have errors of their own
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


# The longest anybody waits, as long as others get their turn.
LONGEST_SECONDS: Final = 30.0


class Gate:
    """Lets in as many at a time as there are connections, in the order in which they came.

    An asynchronous context manager. SQLAlchemy's pool refuses a request after a fixed wait. On a busy server
    that is everybody in a long queue, although it moves: all moves would fail at once. Here those who wait are refused
    only if the queue stands still.
    """

    def __init__(self, places: int, seconds: float) -> None:
        """Refuse those who wait if nobody has left for so many seconds: the database does not answer."""
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
                self._leave()  # the place came at the moment at which waiting ended
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
        self._leave()

    def _leave(self) -> None:
        """Give the place to the next one."""
        self._left = monotonic()
        if self._waiting:
            self._waiting.popleft().set_result(None)
        else:
            self._free += 1
