"""Waiting for something that another thread or process does."""

import time
from collections.abc import Callable


def wait_for(is_true: Callable[[], object], what: str = "it", seconds: float = 60.0) -> None:
    """Wait until something is so; the limit is only there to end a test that would wait forever."""
    until = time.monotonic() + seconds
    while not is_true():
        assert time.monotonic() < until, f"waited in vain for {what}"
        time.sleep(0.01)
