"""A PostgreSQL server for the tests, in a temporary folder. Nothing is installed here; see tools/system_packages.py."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

MISSING = "PostgreSQL is not installed (Debian: apt-get install postgresql)"
_USER = "postgres"
# Waits until its input is closed, then stops the server and removes its folder.
_KEEPER = """
import shutil, subprocess, sys
sys.stdin.read()
folder, user, *stop = sys.argv[1:]
subprocess.run(stop, user=user or None, cwd=folder, check=False, capture_output=True)
shutil.rmtree(folder, ignore_errors=True)
"""


def binaries() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    return found[-1].parent if found else None


class PostgresServer:
    """A PostgreSQL server that can be stopped and started again."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self._user = _USER if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="hexarch-postgresql-"))
        if self._user:
            shutil.chown(self.folder, self._user)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._data = self.folder / "data"

    @property
    def url(self) -> str:
        """The URL of the server without the name of a database."""
        return f"postgresql://hexarch@127.0.0.1:{self.port}"

    def _run(self, program: str, *arguments: str | Path) -> None:
        command = [self._programs / program, "-D", self._data, *arguments]
        subprocess.run(command, user=self._user, cwd=self.folder, check=True, capture_output=True)

    def keeper(self) -> "subprocess.Popen[bytes]":
        """Start a process that stops the server after this one has ended; its own session spares it from Ctrl-C."""
        stop: list[str | Path] = [self._programs / "pg_ctl", "-D", self._data, "-m", "immediate", "-w", "stop"]
        command: list[str | Path] = [sys.executable, "-c", _KEEPER, self.folder, self._user or "", *stop]
        return subprocess.Popen(command, stdin=subprocess.PIPE, start_new_session=True)

    def create(self) -> None:
        self._run("initdb", "-A", "trust", "-U", "hexarch", "-E", "UTF8", "--no-sync")

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        self._run("pg_ctl", "-o", options, "-l", self.folder / "log", "-w", "start")

    def stop(self) -> None:
        self._run("pg_ctl", "-m", "immediate", "-w", "stop")


@contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    """Run a server that stops when this process ends, even if the process is killed."""
    programs = binaries()
    if programs is None:
        pytest.skip(MISSING)
    server = PostgresServer(programs)
    keeper = server.keeper()
    try:
        server.create()
        server.start()
        yield server
    finally:
        keeper.communicate()


@contextmanager
def postgresql() -> Iterator[str]:
    """Run a server and yield its URL without the name of a database."""
    with postgres_server() as server:
        yield server.url


def new_database(url: str, name: str) -> str:
    with psycopg.connect(f"{url}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"{url}/{name}"
