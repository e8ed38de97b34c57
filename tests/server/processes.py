"""Servers in separate processes, as users run them."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.running import Person


class Process:
    """Runs `hexarch serve` as a user does; `prelude` is Python code to execute in its process first."""

    def __init__(self, folder: Path, database: str, prelude: str = "") -> None:
        self.prelude = prelude
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = {
            **os.environ,
            "HEXARCH_DATA": str(folder),
            "HEXARCH_DATABASE": database,
            "HEXARCH_PORT": str(self.port),
            "HEXARCH_RATE_FACTOR": "0",
            "HEXARCH_LOG_LEVEL": "error",
        }
        folder.mkdir(exist_ok=True)
        self.log = (folder / "server.log").open("ab")
        self.process: subprocess.Popen[bytes] | None = None
        self.people: list[Person] = []

    def start(self) -> None:
        command = [sys.executable, "-c", f"{self.prelude}\nfrom hexarch.cli import main; main()", "serve"]
        self.process = subprocess.Popen(command, env=self.environment, stderr=self.log, stdout=self.log)
        until = time.monotonic() + 300
        while time.monotonic() < until:
            assert self.process.poll() is None, "the server has ended by itself"
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()  # far cheaper than a request
                if httpx.get(f"{self.url}/readyz", timeout=20).status_code == 200:
                    return
            except (ConnectionRefusedError, httpx.TransportError):
                time.sleep(0.02)
        raise AssertionError("the server does not start")

    def person(self, name: str = "") -> Person:
        person = Person(self.url)
        self.people.append(person)
        if name:
            person.post("/guest", name=name)
        return person

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        for person in self.people:
            person.close()
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(120)
        self.log.close()


@contextmanager
def two_processes(folder: Path, database: str) -> Iterator[tuple[Process, Process]]:
    """Run two servers on one database."""
    one, two = Process(folder / "one", database), Process(folder / "two", database)
    try:
        one.start()
        two.start()
        yield one, two
    finally:
        one.close()
        two.close()
