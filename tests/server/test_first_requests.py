"""The first requests of a new server import nothing on the event loop, which would delay all others."""

import json
import subprocess
import sys

import pytest

HEAVY = "fastapi", "starlette", "pydantic", "sqlalchemy", "prometheus_client", "asyncio", "anyio", "fluent", "numpy"


def test_requests_import_nothing_on_the_event_loop() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.server.first_requests"], capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == []


@pytest.mark.parametrize("module", ["hexarch.server.bots.worker", "hexarch.server.reports.worker"])
def test_a_worker_imports_neither_the_web_framework_nor_the_database(module: str) -> None:
    """Somebody waits for a worker to start, and without them it starts ten times as fast."""
    program = f"import sys, {module}; print([name for name in {HEAVY} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
