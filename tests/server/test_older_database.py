"""A database written by version 0.1: the same people come back, find their games as they were, and play on."""

import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hexarch.server.accounts import tokens
from hexarch.server.clock import now
from tests.server.running import Person, Running, running, settings_for
from tests.server.test_play import advance

FIXTURE = Path(__file__).parents[1] / "fixtures" / "database_0_1"
EXPECTED: dict[str, Any] = json.loads((FIXTURE / "expected.json").read_text(encoding="utf-8"))
CODE: str = EXPECTED["code"]


@pytest.fixture
def older(tmp_path: Path) -> Iterator[Running]:
    file = tmp_path / "older.sqlite"
    file.write_bytes(gzip.decompress((FIXTURE / "hexarch.sqlite.gz").read_bytes()))
    with closing(sqlite3.connect(file)) as connection:  # sessions expire, and the file grows older
        connection.execute("UPDATE sessions SET seen = ?", (now(),))
        connection.commit()
    with running(settings_for(tmp_path, str(file), workers=0)) as server:
        yield server


def returning(server: Running, name: str) -> Person:
    """Somebody whose browser kept the cookie of version 0.1."""
    person = server.person()
    person.http.cookies.set("hexarch_session", EXPECTED["cookies"][name])
    return person


def check_members(newer: Any, older: Any) -> None:
    """Newer versions may add members; those of the older one have to be there, and equal."""
    if isinstance(older, dict):
        for name in older:
            if name != "wishes" or newer[name] is not None:  # those of others are private since then
                check_members(newer[name], older[name])
    elif isinstance(older, list):
        assert len(newer) == len(older)
        for new, old in zip(newer, older, strict=True):
            check_members(new, old)
    else:
        assert newer == older


def test_games_are_as_they_were(older: Running) -> None:
    mover = returning(older, EXPECTED["drafting"])
    state, expected = mover.state(CODE, log="all"), EXPECTED["state"]
    steps = [(step["action"], step["text"]) for step in state["draft"]["steps"]]
    assert steps == [(step["action"], step["text"]) for step in expected["draft"]["steps"]]
    check_members(state, {name: expected[name] for name in expected if name not in ("draft", "options")})
    check_members(mover.state(CODE, at=0)["position"], EXPECTED["start"])
    check_members(mover.get(f"/tables/{CODE}"), EXPECTED["table"])
    check_members(mover.get(f"/tables/{CODE}/chat")["messages"], EXPECTED["chat"])


def test_people_play_on(older: Running) -> None:
    anna, ben = returning(older, "anna"), returning(older, "ben")
    before = anna.state(CODE)["entries"]
    advance((anna, ben), CODE, 10)
    assert anna.state(CODE)["entries"] >= before + 10
    assert anna.get("/tables", list="mine")["tables"][0]["id"] == CODE


def test_accounts_log_in_with_their_passwords(older: Running) -> None:
    assert returning(older, "carl").get("/me")["user"]["login"] == "Carl"
    carl = older.person()
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
