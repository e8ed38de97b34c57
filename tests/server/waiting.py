"""Waiting for other threads and processes."""

import time
from collections.abc import Callable


def wait_for(is_true: Callable[[], object], what: str = "it", seconds: float = 60.0) -> None:
    """Wait until `is_true` holds; the limit only ends a test that would wait forever."""
    until = time.monotonic() + seconds
    while not is_true():
        assert time.monotonic() < until, f"waited in vain for {what}"
        time.sleep(0.01)
