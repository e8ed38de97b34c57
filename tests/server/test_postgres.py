"""The PostgreSQL server of the tests stops when they end, even if they are killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.postgres import MISSING, binaries

ROOT = Path(__file__).parents[2]
CODE = """
import time
from tests.server.postgres import postgresql
with postgresql() as url:
    print(url, flush=True)
    time.sleep(60)
"""


def answers(port: int) -> bool:
    with socket.socket() as attempt:
        return attempt.connect_ex(("127.0.0.1", port)) == 0


def test_a_killed_run_leaves_no_database_server_behind() -> None:
    if binaries() is None:
        pytest.skip(MISSING)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    run = subprocess.Popen([sys.executable, "-c", CODE], stdout=subprocess.PIPE, text=True, env=environment)
    assert run.stdout is not None
    port = urlsplit(run.stdout.readline().strip()).port
    assert port is not None
    assert answers(port)
    run.send_signal(signal.SIGKILL)
    run.wait()
    run.stdout.close()
    for _ in range(300):
        if not answers(port):
            return
        time.sleep(0.1)
    pytest.fail("the database server still answers")
