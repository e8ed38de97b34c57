"""Fixtures of the server tests: a server that most of them share, and databases of both kinds."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from uuid import uuid4
from zlib import crc32

import pytest

from hexarch.server.clock import MovableClock, movable
from tests.server.postgres import new_database, postgresql
from tests.server.running import Running, running, settings_for

_KIND: Final = re.compile("sqlite|postgresql")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip collecting a slow module when none of its tests would run."""
    slow = collection_path.name == "test_openapi_for_long.py"
    return True if slow and config.getoption("markexpr") == "not long" else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run a test for both databases on only one of them by default, chosen by its name; mark the other as long."""
    pairs: dict[str, list[pytest.Item]] = {}
    for item in items:
        if _KIND.search(item.nodeid):
            pairs.setdefault(_KIND.sub("*", item.nodeid), []).append(item)
    for name, both in pairs.items():
        if len(both) == 2:
            both[crc32(name.encode()) % 2].add_marker(pytest.mark.long)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with postgresql() as url:
        yield url


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Start a server on SQLite; tests create tables of their own and may leave them behind."""
    with running(settings_for(tmp_path_factory.mktemp("server"))) as started:
        yield started


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database, SQLite or PostgreSQL."""
    if request.param == "sqlite":
        return str(tmp_path / "hexarch.sqlite")
    return new_database(request.getfixturevalue("postgres"), f"test_{uuid4().hex}")


@pytest.fixture
def own(tmp_path: Path, database: str) -> Iterator[Running]:
    """Start a server for this test alone, on either database."""
    with running(settings_for(tmp_path, database)) as started:
        yield started


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def paced(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Start one server on either database for many tests, each with its own tables."""
    folder = tmp_path_factory.mktemp("paced")
    database = ""
    if request.param == "postgresql":
        database = new_database(request.getfixturevalue("postgres"), f"test_{uuid4().hex}")
    with running(settings_for(folder, database)) as started:
        yield started


@pytest.fixture
def clock() -> Iterator[MovableClock]:
    """Control the time of all servers in this process; real time still passes as well."""
    with movable() as moved:
        yield moved
