"""A PostgreSQL of the tests' own, in a temporary folder. Nothing is installed here; see tools/system_packages.py."""

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
_KEEPER = """
import shutil, subprocess, sys
sys.stdin.read()
folder, user, *stop = sys.argv[1:]
subprocess.run(stop, user=user or None, cwd=folder, check=False, capture_output=True)
shutil.rmtree(folder, ignore_errors=True)
"""
"""Waits until nobody holds the other end of its input any more, then stops the server and removes its folder."""


def binaries() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    return found[-1].parent if found else None


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of the server, without a database's name. It ends with this process, however that ends."""
    is_root = os.geteuid() == 0
    programs = binaries()
    if programs is None:
        pytest.skip(MISSING)
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

    stop: list[str | Path] = [programs / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop"]
    # In a session of its own, so that Ctrl-C does not reach it.
    keeper = subprocess.Popen(
        [sys.executable, "-c", _KEEPER, folder, user or "", *stop], stdin=subprocess.PIPE, start_new_session=True
    )
    try:
        options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        run(programs / "initdb", "-D", data, "-A", "trust", "-U", "hexarch", "-E", "UTF8")
        run(programs / "pg_ctl", "-D", data, "-o", options, "-l", folder / "log", "-w", "start")
        yield f"postgresql://hexarch@127.0.0.1:{port}"
    finally:
        keeper.communicate()


def new_database(url: str, name: str) -> str:
    with psycopg.connect(f"{url}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"{url}/{name}"
