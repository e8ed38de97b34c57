"""Databases written by version 0.1: the same people return, find their games unchanged, and play on."""

import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
import pytest

from hexarch.server.accounts import tokens
from hexarch.server.clock import now
from tests.server.postgres import new_database
from tests.server.running import Person, Running, running, settings_for
from tests.server.test_play import advance

FIXTURE = Path(__file__).parents[1] / "fixtures" / "database_0_1"


@dataclass
class Older:
    """A server on a database of version 0.1, and the answers that version gave."""

    server: Running
    expected: dict[str, Any]

    @property
    def code(self) -> str:
        code: str = self.expected["code"]
        return code

    def returning(self, name: str) -> Person:
        """Return somebody whose browser kept its cookie from version 0.1."""
        person = self.server.person()
        person.http.cookies.set("hexarch_session", self.expected["cookies"][name])
        return person


# Sessions would expire as the fixtures get older.
_KEEP_SESSIONS = f"UPDATE sessions SET seen = {now()}, created = {now()}"


def _sqlite(folder: Path) -> str:
    file = folder / "older.sqlite"
    file.write_bytes(gzip.decompress((FIXTURE / "hexarch.sqlite.gz").read_bytes()))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(_KEEP_SESSIONS)
        connection.commit()
    return str(file)


def _postgresql(url: str) -> str:
    """Load a dump of `pg_dump --inserts`, without comments and psql commands."""
    database = new_database(url, f"older_{uuid4().hex}")
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(gzip.decompress((FIXTURE / "postgresql.sql.gz").read_bytes()))
        connection.execute("SET search_path TO public")  # the dump has cleared it
        connection.execute(_KEEP_SESSIONS.encode())
    return database


@pytest.fixture(params=["sqlite", "postgresql"])
def older(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Older]:
    if request.param == "sqlite":
        database, answers = _sqlite(tmp_path), "expected.json"
    else:
        database, answers = _postgresql(request.getfixturevalue("postgres")), "expected_postgresql.json"
    expected = json.loads((FIXTURE / answers).read_text(encoding="utf-8"))
    with running(settings_for(tmp_path, database, workers=0)) as server:
        yield Older(server, expected)


def check_members(newer: Any, older: Any) -> None:
    """Check that all members of the older version are there and equal; newer versions may add others."""
    if isinstance(older, dict):
        for name in older:
            if name != "wishes" or newer[name] is not None:  # those of other players have become private
                check_members(newer[name], older[name])
    elif isinstance(older, list):
        assert len(newer) == len(older)
        for new, old in zip(newer, older, strict=True):
            check_members(new, old)
    else:
        assert newer == older


def test_games_are_as_they_were(older: Older) -> None:
    mover = older.returning(older.expected["drafting"])
    state, expected = mover.state(older.code, log="all"), older.expected["state"]
    steps = [(step["action"], step["text"]) for step in state["draft"]["steps"]]
    assert steps == [(step["action"], step["text"]) for step in expected["draft"]["steps"]]
    check_members(state, {name: expected[name] for name in expected if name not in ("draft", "options")})
    check_members(mover.state(older.code, at=0)["position"], older.expected["start"])
    check_members(mover.get(f"/tables/{older.code}"), older.expected["table"])
    check_members(mover.get(f"/tables/{older.code}/chat")["messages"], older.expected["chat"])


def test_people_play_on(older: Older) -> None:
    anna, ben = older.returning("anna"), older.returning("ben")
    before = anna.state(older.code)["entries"]
    advance((anna, ben), older.code, 10)
    assert anna.state(older.code)["entries"] >= before + 10
    assert anna.get("/tables", list="mine")["tables"][0]["id"] == older.code


def test_accounts_log_in_with_their_passwords(older: Older) -> None:
    assert older.returning("carl").get("/me")["user"]["login"] == "Carl"
    carl = older.server.person()
    carl.post("/login", name="Carl", password="correct horse battery")
    assert carl.get("/me")["user"]["kind"] == "account"


def test_cookies_are_signed_and_those_of_version_0_1_still_valid() -> None:
    signed = tokens.sign("key", "session.secret")
    assert tokens.unsign("key", signed) == "session.secret"
    assert tokens.unsign("another key", signed) is None
    older = "session.secret.7f65658c9083616a09cc20d965c14d3b"
    assert tokens.unsign("key", older) == "session.secret"
    assert tokens.unsign("another key", older) is None
    assert tokens.unsign("key", older.replace("session", "another")) is None
