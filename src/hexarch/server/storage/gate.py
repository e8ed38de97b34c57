"""Lets in as many at a time as there are connections, in the order in which they came.

SQLAlchemy's pool refuses whoever has waited for a fixed time. On a busy server that is everybody in a long queue,
although it moves: all moves would fail at once. Here those who wait are refused only if the queue stands still.
"""

import asyncio
from collections import deque
from time import monotonic
from types import TracebackType
from typing import Final

from sqlalchemy.exc import TimeoutError as PoolTimeout

# The longest anybody waits, as long as others get their turn.
LONGEST_SECONDS: Final = 30.0


class Gate:
    """An asynchronous context manager that holds one of the places."""

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
