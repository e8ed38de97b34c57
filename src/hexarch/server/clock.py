"""Times: milliseconds since 1970 internally, ISO 8601 in responses."""

import time
from datetime import UTC, datetime


def now() -> int:
    return time.time_ns() // 1_000_000


def iso(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
