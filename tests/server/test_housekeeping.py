"""Old rows are deleted in short transactions, errors are logged, and metrics show queues and pools."""

import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, insert, select, update

from hexarch.server import context, supervision
from hexarch.server.storage.events import delete_events_before
from hexarch.server.storage.schema import events, sessions
from tests.server.running import Running, running, settings_for
from tests.server.waiting import wait_for


def fill(server: Running, code: str, rows: int) -> None:
    """Store live messages with old timestamps."""
    services = server.app.state.server

    async def write() -> None:
        record = await services.tables.find(code)
        old = [
            {"game_id": record.id, "seq": 100 + number, "time": 1, "version": 0, "entries": 0, "body": "{}"}
            for number in range(rows)
        ]
        async with services.database.write() as connection:
            await connection.execute(insert(events), old)

    server.call(write())


def old_events(server: Running) -> int:
    async def count() -> int:
        async with server.app.state.server.database.read() as connection:
            query = select(func.count()).select_from(events).where(events.c.time == 1)
            found: int = (await connection.execute(query)).scalar_one()
            return found

    return server.call(count())


def test_housekeeping_deletes_a_few_rows_at_a_time(own: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = own.person("Anna")
    code = anna.table("origins", ["me", "me"])
    anna.start(code)
    fill(own, code, 25)
    services = own.app.state.server
    monkeypatch.setattr(context, "_ROWS_AT_ONCE", 10)
    transactions: list[int] = []
    deleted: dict[int, int] = {}
    write = services.database.write

    def note() -> Any:
        transactions.append(1)
        return write()

    async def note_deleted(connection: Any, **values: int) -> int:
        number = len(transactions)
        deleted[number] = deleted.get(number, 0) + await delete_events_before(connection, **values)
        return deleted[number]

    monkeypatch.setattr(services.database, "write", note)
    monkeypatch.setattr(context, "delete_events_before", note_deleted)

    async def keep_house_again() -> None:
        services.tasks.start("housekeeping again", services._keep_house)

    own.call(keep_house_again())
    until = time.monotonic() + 30
    while old_events(own):
        assert time.monotonic() < until
        time.sleep(0.02)
    assert list(deleted.values()) == [10, 10, 5], "three transactions for 25 rows"
    assert anna.state(code)["seq"] >= 1


def test_expired_sessions_are_deleted(own: Running) -> None:
    anna, ben = own.person("Anna"), own.person("Ben")
    services = own.app.state.server

    async def age(user_id: str) -> None:
        async with services.database.write() as connection:
            await connection.execute(update(sessions).where(sessions.c.user_id == user_id).values(created=1))

    async def keep_house_again() -> None:
        services.tasks.start("housekeeping again", services._keep_house)

    ids = anna.id, ben.id
    own.call(age(ids[0]))
    own.call(keep_house_again())
    wait_for(lambda: not own.call(services.sessions.of_user(ids[0])))
    assert own.call(services.sessions.of_user(ids[1]))


def test_failing_housekeeping_is_logged_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(supervision, "_FIRST_PAUSE", 0.05)
    tries: list[int] = []

    async def fail(*_: Any, **__: Any) -> int:
        tries.append(1)
        raise RuntimeError("a bug")

    monkeypatch.setattr(context, "delete_events_before", fail)
    with running(settings_for(tmp_path)) as server:
        until = time.monotonic() + 30
        while len(tries) < 2:
            assert time.monotonic() < until
            time.sleep(0.02)
        assert httpx.get(f"{server.url}/readyz").status_code == 200, "the server works without it"
    failed = [record for record in caplog.records if record.message == "background task failed"]
    assert {getattr(record, "task", "") for record in failed} == {"housekeeping"}


def test_metrics_show_queues_pools_and_the_event_loop(server: Running) -> None:
    code = server.person("Anna").table("origins", ["me", "me"])
    server.person().http.get(f"/tables/{code}/ledger")
    shown = httpx.get(f"{server.url}/metrics").text
    until = time.monotonic() + 30
    while "hexarch_loop_lag_seconds_count 0.0" in shown:  # measured four times a second
        assert time.monotonic() < until, "the lag is not measured"
        shown = httpx.get(f"{server.url}/metrics").text
    for line in (
        'hexarch_database_connections{pool="read"}',
        'hexarch_database_connections{pool="write"}',
        "hexarch_bot_queue ",
        "hexarch_loop_lag_seconds_bucket",
        "hexarch_pool_jobs",
        "hexarch_pool_refused_total",
        "hexarch_task_restarts_total",
    ):
        assert line in shown, line
