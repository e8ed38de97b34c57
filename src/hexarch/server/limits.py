"""How often somebody may do something: token buckets, by address and by person, in this process's memory."""

import math
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from hexarch.server.errors import Problem

_MOST_BUCKETS: Final = 50_000


@dataclass(frozen=True)
class Limit:
    name: str
    burst: float
    per_second: float


READ: Final = Limit("read", 200, 50)
WRITE: Final = Limit("write", 60, 10)
ADDRESS_READ: Final = Limit("address-read", 600, 150)
ADDRESS_WRITE: Final = Limit("address-write", 240, 40)
SIGN_IN: Final = Limit("sign-in", 10, 10 / 60)
CREATE: Final = Limit("create", 20, 1 / 10)
IMPORT: Final = Limit("import", 5, 1 / 20)
CHAT: Final = Limit("chat", 10, 1)
HINT: Final = Limit("hint", 5, 1 / 5)
CONNECT: Final = Limit("connect", 60, 2)


class Limiter:
    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def check(self, limit: Limit, who: str) -> None:
        """Take one token, or refuse with the time after which there is one."""
        if self.factor <= 0:
            return
        burst, rate = limit.burst * self.factor, limit.per_second * self.factor
        current = time.monotonic()
        left, then = self._buckets.pop((limit.name, who), (burst, current))
        left = min(burst, left + (current - then) * rate)
        allowed = left >= 1
        self._buckets[limit.name, who] = (left - 1 if allowed else left, current)
        while len(self._buckets) > _MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not allowed:
            seconds = math.ceil((1 - left) / rate)
            raise Problem(
                429,
                "server-too-often",
                {"seconds": seconds},
                {"retry_after": seconds, "limit": limit.name},
                {"Retry-After": str(seconds)},
            )
