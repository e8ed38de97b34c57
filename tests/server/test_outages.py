"""A server whose dependencies fail: broken messages, silent connections, a restarted database."""

import asyncio
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from inspect import signature
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hexarch.server import context, supervision
from hexarch.server.live import hub
from hexarch.server.live.bus.postgres import PostgresBus, merged
from hexarch.server.live.bus.sqlite import SqliteBus
from hexarch.server.live.messages import BusMessage, Hello, Resume, TableChanged
from hexarch.server.live.presence import Presence
from hexarch.server.storage import connections
from hexarch.server.storage import database as storage
from hexarch.server.storage.database import Database
from hexarch.server.storage.transactions import Published
from hexarch.server.supervision import Supervisor
from tests.server.postgres import PostgresServer, new_database, postgres_server
from tests.server.proxy import silent_proxy
from tests.server.running import Person, Running, run_apart, running, settings_for
from tests.server.waiting import wait_for


def ready(server: Running) -> dict[str, bool]:
    found: dict[str, bool] = httpx.get(f"{server.url}/readyz", timeout=60).json()
    return found


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[PostgresServer]:
    with postgres_server() as started:
        yield started


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the time limits of production."""
    monkeypatch.setattr(PostgresBus, "DEAF_SECONDS", 2.0)
    monkeypatch.setattr(Presence, "EVERY_SECONDS", 0.3)
    monkeypatch.setattr(context, "_STATEMENT_SECONDS", 2.0)
    monkeypatch.setattr(storage, "_PING_SECONDS", 0.5)
    monkeypatch.setitem(connections.CONNECT, "connect_timeout", 2)
    monkeypatch.setattr(supervision, "_WORKS_SECONDS", 0.5)


def play_at(person: Person, code: str) -> int:
    """Make a move; return the version it leads to."""
    state = person.state(code)
    version: int = person.move(code, state["version"], [state["options"]["actions"][0]["id"]])["version"]
    return version


def wait_for_version(socket: Any, version: int) -> None:
    while json.loads(socket.recv(timeout=60)).get("version", 0) < version:
        pass


def listen_for_version(person: Person, code: str, since: int, version: int) -> None:
    """Wait for a version, reconnecting like a page when the connection is lost or refused."""
    while True:
        try:
            with person.live(code, since) as socket:
                wait_for_version(socket, version)
                return
        except InvalidStatus as refused:
            if refused.response.status_code != 503:
                raise
        except (ConnectionClosed, TimeoutError):
            pass
        time.sleep(0.2)


def new_url(server: PostgresServer) -> str:
    return new_database(server.url, f"test_{uuid4().hex}")


def table(server: Running) -> tuple[Person, str]:
    person = server.person("Anna")
    code = person.table("origins", ["me", "me"])
    person.start(code)
    return person, code


def test_a_broken_message_changes_nothing(tmp_path: Path, own_postgres: PostgresServer) -> None:
    """The next message must arrive on the same connection, without listening again."""
    url = new_url(own_postgres)
    resumed: list[BusMessage] = []
    with running(settings_for(tmp_path / "1", url)) as one, running(settings_for(tmp_path / "2", url)) as two:
        anna, code = table(one)
        wait_for(lambda: ready(two)["ok"])
        two.app.state.server.bus.subscribe(lambda found: resumed.append(found) if found == Resume() else None)
        with two.person().live(code) as socket, psycopg.connect(url, autocommit=True) as connection:
            for broken in ("", "table", "table x y z", 'aside {"game": 1}', "aside [", "\u2603 " * 500):
                connection.execute("SELECT pg_notify('hexarch', %s)", (broken,))
            wait_for_version(socket, play_at(anna, code))
        wait_for(lambda: ready(two)["ok"])
    assert not resumed


def end_connections(url: str) -> None:
    """Let the database close all its connections, as a restart does."""
    with psycopg.connect(url, autocommit=True) as connection:
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        connection.execute(f"{others} AND pid <> pg_backend_pid()".encode())


def test_one_broken_connection_makes_the_pool_test_the_others(
    own_postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One request may fail; then the pool tests the other connections, however recently they were used."""
    monkeypatch.setattr(storage, "_IDLE_SECONDS", 3600.0)
    url = new_url(own_postgres)

    async def work() -> None:
        database = storage.Database(url.replace("postgresql:", "postgresql+psycopg:"))
        for connected in (database.read, database.write):
            async with connected() as connection:
                await connection.execute(text("SELECT 1"))
        end_connections(url)
        with pytest.raises(OperationalError):
            async with database.read() as connection:
                await connection.execute(text("SELECT 1"))
        async with database.write() as connection:
            assert (await connection.execute(text("SELECT 1"))).scalar_one() == 1
        await database.close()

    run_apart(work())


def test_a_restart_of_the_database_that_the_bus_notices_fails_no_request(
    tmp_path: Path, own_postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "_IDLE_SECONDS", 3600.0)
    url = new_url(own_postgres)
    with running(settings_for(tmp_path, url)) as server:
        anna, code = table(server)
        end_connections(url)
        wait_for(lambda: server.app.state.server.database._doubted > 0)
        for _ in range(3):
            play_at(anna, code)


@pytest.mark.usefixtures("impatient")
@pytest.mark.long
def test_a_connection_that_falls_silent_is_noticed_and_replaced(tmp_path: Path, own_postgres: PostgresServer) -> None:
    url = new_url(own_postgres)
    with silent_proxy(own_postgres.port) as proxy:
        through = url.replace(f":{own_postgres.port}/", f":{proxy.port}/")
        with running(settings_for(tmp_path / "1", url)) as one, running(settings_for(tmp_path / "2", through)) as two:
            wait_for(lambda: ready(two)["ok"])
            anna, code = table(one)
            seq = anna.state(code)["seq"]
            with ThreadPoolExecutor(1) as threads:
                watcher = two.person()
                heard = threads.submit(listen_for_version, watcher, code, seq, anna.state(code)["version"] + 1)
                time.sleep(0.5)
                proxy.silence()
                play_at(anna, code)
                wait_for(lambda: not ready(two)["ok"])
                heard.result(60)
            wait_for(lambda: ready(two)["ok"])
            listen_for_version(watcher, code, seq, play_at(anna, code))


@pytest.mark.usefixtures("impatient")
@pytest.mark.long
def test_health_checks_answer_while_the_database_is_silent(tmp_path: Path, own_postgres: PostgresServer) -> None:
    """A check that hangs is not repeated, and no request waits forever."""
    with silent_proxy(own_postgres.port) as proxy:
        url = new_url(own_postgres).replace(f":{own_postgres.port}/", f":{proxy.port}/")
        with running(settings_for(tmp_path, url)) as server:
            wait_for(lambda: ready(server)["ok"])
            proxy.silence(new_ones=True)
            for _ in range(3):
                assert not ready(server)["database"]
            assert httpx.get(f"{server.url}/healthz").status_code == 200
            answer = httpx.get(f"{server.url}/api/tables", timeout=60)
            assert (answer.status_code, answer.json()["key"]) == (503, "server-database")


def test_a_health_check_does_not_wait_for_a_database_that_hangs(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = server.app.state.server.database
    checks: list[asyncio.Event] = []

    async def hang() -> bool:
        checks.append(asyncio.Event())
        await asyncio.wait_for(checks[-1].wait(), 30)
        return True

    async def ask_and_end() -> list[bool]:
        found = [await database.is_reachable(0.01) for _ in range(3)]
        checks[0].set()
        return [*found, await database.is_reachable()]

    monkeypatch.setattr(database, "_answers", hang)
    assert server.call(ask_and_end()) == [False, False, False, True]
    assert len(checks) == 1
    assert signature(Database.is_reachable).parameters["seconds"].default == 2.0

    async def fail() -> bool:
        return False

    monkeypatch.setattr(database, "_answers", fail)
    found = httpx.get(f"{server.url}/readyz")
    assert (found.status_code, found.json()["database"]) == (503, False)


@pytest.mark.usefixtures("impatient")
@pytest.mark.long
def test_a_server_recovers_when_the_database_is_back(
    tmp_path: Path, own_postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One broken connection is enough to distrust all others, however recently they were used."""
    monkeypatch.setattr(storage, "_IDLE_SECONDS", 3600.0)
    url = new_url(own_postgres)
    with running(settings_for(tmp_path / "1", url)) as one, running(settings_for(tmp_path / "2", url)) as two:
        anna, code = table(one)
        seq = anna.state(code)["seq"]
        watcher = two.person()
        listen_for_version(watcher, code, seq, play_at(anna, code))
        own_postgres.stop()
        refused = anna.http.get(f"/tables/{code}")
        assert (refused.status_code, refused.json()["key"]) == (503, "server-database")
        assert not ready(one)["ok"]
        with pytest.raises(InvalidStatus) as handshake, watcher.live(code):
            pass
        assert handshake.value.response.status_code == 503
        assert json.loads(handshake.value.response.body)["key"] == "server-database"
        own_postgres.start()
        wait_for(lambda: ready(one)["ok"] and ready(two)["ok"])
        listen_for_version(watcher, code, seq, play_at(anna, code))


def test_a_lost_message_is_recovered(
    tmp_path: Path, own_postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process may die between storing a change and publishing it."""
    monkeypatch.setattr(hub, "CATCH_UP_SECONDS", 0.3)
    url = new_url(own_postgres)
    with running(settings_for(tmp_path / "1", url)) as one, running(settings_for(tmp_path / "2", url)) as two:
        anna, code = table(one)
        one.app.state.server.bus.send = lambda message: None
        with two.person().live(code) as socket:
            wait_for_version(socket, play_at(anna, code))


def test_a_table_that_changes_while_its_number_is_read_is_not_reset(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, code = table(server)
    services = server.app.state.server
    listener = hub.Socket(None, "")

    async def look() -> None:
        record = await services.tables.find(code)
        channel = services.hub.join(record.id, record.seq, listener)
        read = services.tables.sequence_numbers

        async def read_slowly(ids: Any) -> dict[int, int]:
            found: dict[int, int] = await read(ids)
            services.hub.deliver(Published(record.id, record.seq + 1, ('{"type":"moves"}',), False, None, 0, 0))
            return found

        monkeypatch.setattr(services.tables, "sequence_numbers", read_slowly)
        await services.hub._resume()
        services.hub.leave(channel, listener)

    server.call(look())
    heard = [listener.queue.get_nowait() for _ in range(listener.queue.qsize())]
    assert [json.loads(body)["type"] for _, body in filter(None, heard)] == ["presence", "moves"]


def test_tasks_are_back_soon_after_an_outage() -> None:
    """A server is ready again once its tasks have restarted and run for a while, however long the outage was."""
    assert supervision._LONGEST_PAUSE + supervision._WORKS_SECONDS <= 10


def test_only_the_newest_message_of_a_table_is_sent() -> None:
    first, other, newer = TableChanged(1, 4, True, "k"), TableChanged(2, 9, False, "k"), TableChanged(1, 5, False, "k")
    assert merged([first, Hello("k"), other, newer]) == [newer, other, Hello("k")]


def test_a_task_that_fails_is_restarted_and_reported(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(supervision, "_FIRST_PAUSE", 0.01)
    monkeypatch.setattr(supervision, "_WORKS_SECONDS", 0.1)
    starts = 0

    async def work() -> None:
        nonlocal starts
        starts += 1
        if starts < 3:
            raise ValueError("a bug")
        await asyncio.sleep(60)

    async def run() -> list[set[str]]:
        tasks = Supervisor()
        tasks.start("one", work)
        seen = [set(tasks.failing)]
        async with asyncio.timeout(30):
            while starts < 3:
                await asyncio.sleep(0.001)
        seen.append(set(tasks.failing))
        await asyncio.sleep(0.3)
        seen.append(set(tasks.failing))
        await tasks.stop()
        return seen

    assert run_apart(run()) == [set(), {"one"}, set()]
    assert [record.message for record in caplog.records] == ["background task failed"] * 2


def test_a_full_disk_a_broken_bus_and_a_failing_task_make_a_server_unready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings_for(tmp_path)) as server:
        assert ready(server)["ok"]
        monkeypatch.setattr(context, "LEAST_FREE_BYTES", 10**18)
        assert not ready(server)["disk"]
        monkeypatch.undo()
        assert ready(server)["bus"]
        monkeypatch.setattr(SqliteBus, "is_connected", False)
        found = httpx.get(f"{server.url}/readyz")
        assert (found.status_code, found.json()["bus"]) == (503, False)
        server.app.state.server.tasks.failing.add("bus")
        found = httpx.get(f"{server.url}/readyz")
        assert (found.status_code, found.json()["tasks"]) == (503, False)


def test_a_write_that_finds_no_space_makes_the_server_unready_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite's own limit on the size of the file stands for a full disk."""
    with running(settings_for(tmp_path)) as server:
        anna = server.person("Anna")
        services = server.app.state.server

        async def limit(pages: int) -> None:
            held = [await services.database.engine.connect() for _ in range(7)]  # one belongs to the bus
            for connection in held:
                await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
                await connection.close()

        server.call(limit(1))
        refused = 200
        for _ in range(200):
            refused = anna.http.post("/tables", json={"game": "origins", "seats": [{"kind": "me"}] * 2}).status_code
            if refused == 503:
                break
        assert refused == 503
        assert not ready(server)["disk"]
        server.call(limit(1_000_000))
        monkeypatch.setattr(services.database, "_full_until", 0.0)
        assert ready(server)["disk"]
