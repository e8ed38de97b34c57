"""Configuration of all tests."""

import os
from collections import Counter
from typing import Any

import pytest
from httpx._config import DEFAULT_TIMEOUT_CONFIG

# On a busy machine a first answer may take longer than five seconds, and no test may fail because of that.
DEFAULT_TIMEOUT_CONFIG.read = DEFAULT_TIMEOUT_CONFIG.connect = 60.0

# One thread per process, like the command line. Set before numpy is loaded, and for child processes.
for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(variable, "1")


def pytest_xdist_auto_num_workers() -> int:
    """Use two processes more than there are cores: tests wait for browsers and other processes.

    With one more, two cores were busy for three quarters of the time.
    """
    return (os.cpu_count() or 1) + 2


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse several tests with one name: a parallel run would run only the first one and pass."""
    twice = [name for name, times in Counter(item.nodeid for item in items).items() if times > 1]
    if twice:
        raise pytest.UsageError(f"several tests have the same name: {', '.join(twice)}")


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print which tests were skipped and why, so that an incomplete run is not taken for a complete one."""
    reasons = Counter(report.longrepr[2] for report in terminalreporter.stats.get("skipped", []))
    for reason, times in reasons.most_common():
        count = "1 test" if times == 1 else f"{times} tests"
        terminalreporter.write_line(f"SKIPPED {count}: {reason.removeprefix('Skipped: ')}", yellow=True, bold=True)
