"""A PostgreSQL of the tests' own: Debian's package, installed if that is allowed, started in a temporary folder."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from tests.debian import install

_USER = "postgres"


def _binaries() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    return found[-1].parent if found else None


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of the server, without a database's name."""
    is_root = os.geteuid() == 0
    install("postgresql", _binaries)
    binaries = _binaries()
    if binaries is None:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    folder = Path(tempfile.mkdtemp(prefix="hexarch-postgresql-"))
    user = _USER if is_root else None
    if is_root:
        shutil.chown(folder, _USER)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    data = folder / "data"

    def run(*command: str | Path) -> None:
        subprocess.run(command, user=user, cwd=folder, check=True, capture_output=True)

    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
    run(binaries / "initdb", "-D", data, "-A", "trust", "-U", "hexarch", "-E", "UTF8")
    run(binaries / "pg_ctl", "-D", data, "-o", options, "-l", folder / "log", "-w", "start")
    try:
        yield f"postgresql://hexarch@127.0.0.1:{port}"
    finally:
        run(binaries / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
        shutil.rmtree(folder, ignore_errors=True)


def new_database(url: str, name: str) -> str:
    with psycopg.connect(f"{url}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"{url}/{name}"
