"""Rate limits: token buckets by address and by user, which the processes of a database share.

Each process has all buckets in memory, and sends the others ten times a second what was taken from them. Excess tokens
taken in between become a debt, so that in the long run nobody gets more by using several processes.
"""

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple

from hexarch.server.web.problems import Problem

_MOST_BUCKETS: Final = 50_000


class Limit(NamedTuple):
    name: str
    burst: float
    per_second: float


READ: Final = Limit("read", 200, 50)
WRITE: Final = Limit("write", 60, 10)
ADDRESS_READ: Final = Limit("address-read", 600, 150)
ADDRESS_WRITE: Final = Limit("address-write", 240, 40)
SIGN_IN: Final = Limit("sign-in", 10, 10 / 60)
# Wrong passwords for one name, from any address.
SIGN_IN_NAME: Final = Limit("sign-in-name", 10, 1 / 60)
# Requests with invalid personal tokens, by address.
TOKEN: Final = Limit("token", 30, 0.5)
# Messages for one account.
MAIL: Final = Limit("mail", 3, 1 / 600)
NOTICE_TEST: Final = Limit("notice-test", 6, 1 / 120)
CREATE: Final = Limit("create", 20, 1 / 10)
IMPORT: Final = Limit("import", 5, 1 / 20)
CHAT: Final = Limit("chat", 10, 1)
CHALLENGE: Final = Limit("challenge", 10, 1 / 10)
REPORT: Final = Limit("report", 5, 1 / 300)
# By address, because new guests are easy to create, and administrators read the oldest reports first.
REPORT_ADDRESS: Final = Limit("report-address", 10, 1 / 120)
# Moderation by owners, and blocking: each adds a row to the audit log or another table.
MODERATE: Final = Limit("moderate", 30, 1 / 10)
# A new name is written to all tables of the user.
RENAME: Final = Limit("rename", 5, 1 / 60)
# A new calendar changes the clocks of all running games of the user.
CALENDAR: Final = Limit("calendar", 10, 1 / 30)
# The download reads everything that is stored about the user.
DATA: Final = Limit("data", 3, 1 / 60)
GAME_REPORT: Final = Limit("game-report", 6, 1 / 60)
GAME_REPORT_ADDRESS: Final = Limit("game-report-address", 12, 1 / 30)
HINT: Final = Limit("hint", 5, 1 / 5)
CONNECT: Final = Limit("connect", 60, 2)
# Routes that replay the game, by address.
REPLAY: Final = Limit("replay", 120, 20)
# How many entries a request may replay without using up the limit `replay`: the newest ones of a running game, say.
REPLAYED_FREE: Final = 200

LIMITS: Final = {limit.name: limit for limit in tuple(globals().values()) if isinstance(limit, Limit)}

MOST_SOCKETS: Final = 300
_SOCKETS_AGAIN_SECONDS: Final = 60


@lru_cache(10_000)
def household(address: str) -> str:
    """Return the key of a client: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))


class Limiter:
    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._taken: Counter[tuple[str, str]] = Counter()
        """Since the other processes were told."""
        self._sockets: Counter[str] = Counter()

    def check(self, limit: Limit, who: str) -> None:
        """Take one token; raise a Problem with the time until the next one if there is none."""
        if self.factor <= 0:
            return
        left = self._level(limit, who)
        allowed = left >= 1
        self._put(limit, who, left - 1 if allowed else left)
        if not allowed:
            raise _too_often(limit.name, math.ceil((1 - left) / (limit.per_second * self.factor)))
        self._taken[limit.name, who] += 1

    def forgive(self, limit: Limit, who: str) -> None:
        """Give all tokens back, for example after a correct password."""
        self._buckets.pop((limit.name, who), None)
        self._taken[limit.name, who] = -math.ceil(2 * limit.burst * self.factor)  # more than any debt

    def taken(self) -> list[tuple[str, str, int]]:
        """Return (limit, who, tokens) taken in this process since the last call."""
        found = [(name, who, count) for (name, who), count in self._taken.items()]
        self._taken.clear()
        return found

    def take_elsewhere(self, name: str, who: str, count: int) -> None:
        """Apply tokens taken or forgiven in another process; the debt of a bucket is at most its size."""
        limit = LIMITS.get(name)
        if limit is not None and self.factor > 0:
            burst = limit.burst * self.factor
            self._put(limit, who, min(burst, max(self._level(limit, who) - count, -burst)))

    def _level(self, limit: Limit, who: str) -> float:
        burst, current = limit.burst * self.factor, time.monotonic()
        left, then = self._buckets.pop((limit.name, who), (burst, current))
        return min(burst, left + (current - then) * limit.per_second * self.factor)

    def _put(self, limit: Limit, who: str, left: float) -> None:
        self._buckets[limit.name, who] = (left, time.monotonic())
        while len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)

    @contextmanager
    def socket(self, who: str) -> Iterator[None]:
        """Hold one of a client's simultaneous live connections; raise a Problem if there are too many."""
        if self.factor > 0 and self._sockets[who] >= MOST_SOCKETS * self.factor:
            raise _too_often("sockets", _SOCKETS_AGAIN_SECONDS)
        self._sockets[who] += 1
        try:
            yield
        finally:
            self._sockets[who] -= 1
            if not self._sockets[who]:
                del self._sockets[who]


class _RequestReplays:
    """Takes one token of the limit `replay` for a request, however often it replays games."""

    def __init__(self, limiter: Limiter, who: str) -> None:
        self._limiter = limiter
        self._who = who
        self._has_paid = False
        self._entries = 0

    def pay(self) -> None:
        if not self._has_paid:
            self._limiter.check(REPLAY, self._who)
            self._has_paid = True

    def count(self, entries: int) -> None:
        self._entries += entries
        if self._entries > REPLAYED_FREE:
            self.pay()


_replays: ContextVar[_RequestReplays | None] = ContextVar("replays", default=None)


def begin_request(limiter: Limiter, who: str) -> None:
    """Set the client whose limit is used up by replays of this request."""
    _replays.set(_RequestReplays(limiter, who))


def pay_for_replay() -> None:
    """Take a token for a request that replays a game, once; raise a Problem if there is none.

    Outside of requests nothing is taken.
    """
    paying = _replays.get()
    if paying is not None:
        paying.pay()


def count_replayed(entries: int) -> None:
    """Count entries that are about to be replayed; more than a few take a token from the request's limit `replay`."""
    paying = _replays.get()
    if paying is not None:
        paying.count(entries)


def _too_often(name: str, seconds: int) -> Problem:
    extra = {"retry_after": seconds, "limit": name}
    return Problem(429, "server-too-often", {"seconds": seconds}, extra, {"Retry-After": str(seconds)})
