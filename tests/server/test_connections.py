"""How a server uses its connections to PostgreSQL: with time limits, and without NOTIFY inside transactions."""

from pathlib import Path
from typing import Any
from uuid import uuid4

import psycopg
import pytest
from sqlalchemy import Connection, text

from hexarch.server.live.messages import BusMessage, Hello, TableChanged, encode
from hexarch.server.storage import migrate
from tests.server.postgres import new_database
from tests.server.running import Running, running, settings_for
from tests.server.test_outages import play_at, table
from tests.server.waiting import wait_for


@pytest.fixture
def alone(tmp_path: Path, postgres: str) -> Any:
    """Start a server on a PostgreSQL database of its own."""
    with running(settings_for(tmp_path, new_database(postgres, f"test_{uuid4().hex}"))) as started:
        yield started


def limits_of(server: Running, opened: str) -> tuple[list[str], dict[str, str]]:
    """Return the time limits and keep-alive settings of a connection for reading or writing."""

    async def ask() -> tuple[list[str], dict[str, str]]:
        async with getattr(server.app.state.server.database, opened)() as connection:
            names = ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
            found = [(await connection.execute(text(f"SHOW {name}"))).scalar_one() for name in names]
            raw = (await connection.get_raw_connection()).driver_connection
            return found, raw.info.get_parameters()

    return server.call(ask())


@pytest.mark.parametrize("opened", ["read", "write"])
def test_connections_have_time_limits_and_are_kept_alive(alone: Running, opened: str) -> None:
    limits, parameters = limits_of(alone, opened)
    assert limits == ["20s", "6666ms", "40s"]
    assert (parameters["connect_timeout"], parameters["tcp_user_timeout"]) == ("5", "20000")
    assert [parameters[f"keepalives{name}"] for name in ("", "_idle", "_interval", "_count")] == ["1", "15", "5", "3"]


def test_a_migration_may_take_any_time(tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the database nor the time limit of requests may end it: an index on a large table takes minutes."""
    upgrade, seen = migrate._upgrade, []

    def note(connection: Connection) -> None:
        limits = [connection.exec_driver_sql(f"SHOW {name}_timeout").scalar() for name in ("statement", "lock")]
        seen.append((*limits, "timer" in connection.connection.info))
        upgrade(connection)

    monkeypatch.setattr(migrate, "_upgrade", note)
    with running(settings_for(tmp_path, new_database(postgres, f"test_{uuid4().hex}"))):
        assert seen == [("0", "0", False)]


def test_a_commit_notifies_nobody(alone: Running) -> None:
    """A NOTIFY inside a transaction would make all commits of the database wait for each other."""
    anna, code = table(alone)
    bus = alone.app.state.server.bus
    send, bus.send = bus.send, lambda message: None
    start = Hello("the start")

    async def send_start() -> None:
        send(start)

    with psycopg.connect(alone.settings.database, autocommit=True) as listener:
        listener.execute("LISTEN hexarch")
        # Messages that the bus still had to send precede this start.
        alone.call(send_start())
        assert any(heard.payload == encode(start) for heard in listener.notifies(timeout=30))
        play_at(anna, code)
        anna.post(f"/tables/{code}/chat", text="hello")
        listener.execute("SELECT pg_notify('hexarch', 'the end')")
        # Read everything: a listener with unread messages cannot be closed.
        heard_then = [heard.payload for heard in listener.notifies(timeout=30, stop_after=1)]
    assert heard_then == ["the end"]


def test_messages_are_sent_in_batches(alone: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages that are waiting go out in one statement, with only the newest number of each table."""
    sent: list[list[str]] = []
    execute = psycopg.AsyncConnection.execute

    async def note(self: Any, query: Any, given: Any = None, **rest: Any) -> Any:
        if "pg_notify" in str(query):
            sent.append(given[1])
        return await execute(self, query, given, **rest)

    monkeypatch.setattr(psycopg.AsyncConnection, "execute", note)
    changes: list[BusMessage] = [TableChanged(7, number, False, "somebody") for number in range(100)]

    async def send() -> None:
        for message in (*changes, Hello("somebody"), Hello("somebody else")):
            alone.app.state.server.bus.send(message)

    alone.call(send())
    wanted = {encode(changes[-1]), encode(Hello("somebody")), encode(Hello("somebody else"))}
    # The server may have sent other messages just before.
    wait_for(lambda: any("somebody" in str(batch) for batch in sent))
    batch = next(batch for batch in sent if "somebody" in str(batch))
    assert sorted(one for one in batch if "somebody" in one) == sorted(wanted)
