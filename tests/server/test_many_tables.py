"""Thousands of tables: a process must keep little for each of them."""

import gc
import tracemalloc
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import event

from hexarch.server.accounts import sessions
from hexarch.server.live.hub import Hub
from hexarch.server.settings import Settings
from hexarch.server.web.json import dumps_to_keep
from tests.server.postgres import new_database
from tests.server.running import Running, running, settings_for
from tests.server.test_play import advance, asked, two_seats
from tests.server.waiting import wait_for


def test_positions_and_sessions_of_2000_tables_are_kept() -> None:
    """With a smaller cache every move would replay its game, because the tables take turns."""
    assert Settings().cache_tables >= 2 * 2000
    assert sessions._MOST_CACHED >= 2 * 4 * 2000


def test_a_list_of_thousands_is_one_parameter(own: Running) -> None:
    services = own.app.state.server
    person = own.person("Anna")
    code = person.post("/tables", game="origins", seats=[{"kind": "me"}, {"kind": "me"}])["id"]
    sent: list[int] = []

    def note(connection: Any, cursor: Any, statement: str, parameters: Any, context: Any, many: bool) -> None:
        sent.append(len(parameters))

    engine = services.database._reader.sync_engine
    event.listen(engine, "before_cursor_execute", note)

    async def read() -> tuple[dict[int, int], set[str], set[str]]:
        record = await services.tables.find(code)
        user = await services.accounts.of_cookie(person.http.cookies["hexarch_session"])
        sent.clear()
        numbers = await services.tables.sequence_numbers([record.id, *range(10_000, 13_000)])
        valid = await services.sessions.valid({user.session, *(f"s{number}" for number in range(3000))})
        assert all(count <= 5 for count in sent), sent
        return numbers, valid, {user.session}

    numbers, valid, session = own.call(read())
    assert len(numbers) == 1
    assert valid == session


def test_the_log_of_a_cached_game_is_no_work_for_the_garbage_collector(server: Running) -> None:
    anna, ben, code = two_seats(server)
    advance((anna, ben), code, 5)
    positions = server.app.state.server.positions
    log = list(positions._cache.values())[-1].log
    assert len(log) >= 5
    gc.collect()
    assert not [entry for entry in log if gc.is_tracked(entry)]


def test_messages_of_another_process_come_with_the_bus(
    postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_database(postgres, f"test_{uuid4().hex}")
    reads: list[int] = []
    original = Hub._read_missing

    async def read(hub: Hub, channel: Any) -> None:
        reads.append(channel.game_id)
        await original(hub, channel)

    monkeypatch.setattr(Hub, "_read_missing", read)
    one_settings = settings_for(tmp_path / "one", database)
    with running(one_settings) as one, running(settings_for(tmp_path / "two", database)) as two:
        wait_for(lambda: one.app.state.server.presence.has_others)
        anna, ben, code = two_seats(one)
        cookie = ben.http.cookies["hexarch_session"]
        watcher = two.person()
        watcher.http.cookies.set("hexarch_session", cookie)
        with watcher.live(code, None) as socket:
            mover, _ = asked((anna, ben), code)
            reads.clear()
            state = mover.state(code)
            action = state["options"]["actions"][0]["id"]
            mover.post(f"/tables/{code}/moves", version=state["version"], actions=[action], request_id="b" * 16)
            wait_for(lambda: '"moves"' in str(socket.recv(timeout=60)))
        assert reads == []


def test_cached_json_takes_no_more_memory_than_its_text() -> None:
    """orjson reserves a kilobyte even for the shortest text, and the cache keeps dozens of texts per game."""
    kept = [dumps_to_keep({"number": number}) for number in range(2000)]
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = [dumps_to_keep({"number": number}) for number in range(2000)]
        used = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert used < 2000 * 100 + 50_000, "a text of 15 bytes, its header and its place in the list"
    assert len(kept) == 2000
