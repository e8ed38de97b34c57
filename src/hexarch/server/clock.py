"""Times: milliseconds since 1970 internally, ISO 8601 in responses."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final

MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

# How far a test has moved the time. Only tests change it: no setting or request can.
_offset = 0

# The moment at which a test has stopped the time.
_frozen: int | None = None
_arrived: ContextVar[int] = ContextVar("arrived")


def now() -> int:
    return _frozen if _frozen is not None else time.time_ns() // 1_000_000 + _offset


def note_arrival() -> None:
    """Record that a request has arrived now; code that handles it can read this time."""
    _arrived.set(now())


def arrived(most: int) -> int:
    """Return when the current request arrived, at most so long ago; outside of requests, the current time.

    A request arrives when its headers do. Sending the body slowly must not stop a clock for long, hence the limit.
    """
    moment = now()
    return max(_arrived.get(moment), moment - most)


def iso(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def milliseconds_of(moment: datetime) -> int:
    """Return a moment with a time zone as milliseconds since 1970, without rounding through a float."""
    difference = moment - datetime(1970, 1, 1, tzinfo=UTC)
    return (difference.days * 86_400 + difference.seconds) * 1000 + difference.microseconds // 1000


class MovableClock:
    """Moves the time of this process. Real time continues to pass."""

    def advance(self, milliseconds: int) -> None:
        """Move the time forward, or back if the number is negative."""
        global _offset
        _offset += milliseconds

    def set(self, moment: int) -> None:
        """Move to a moment, in milliseconds since 1970."""
        self.advance(moment - now())

    def freeze(self, moment: int) -> None:
        """Stop the time at a moment, until the next call or the end of the test."""
        global _frozen
        _frozen = moment


@contextmanager
def movable() -> Iterator[MovableClock]:
    """Let a test move the time of this process; restore the real time afterwards."""
    global _offset, _frozen
    before = _offset
    try:
        yield MovableClock()
    finally:
        _offset, _frozen = before, None
