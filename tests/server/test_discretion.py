"""Nothing leaks: names after deletion, table codes in logs, file permissions, old sessions."""

import asyncio
import json
import os
import socket
import sqlite3
import stat
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.sync.client import connect

from hexarch.server.accounts.sessions import SESSION_DAYS
from hexarch.server.clock import now
from hexarch.server.settings import SettingsError, check
from hexarch.server.storage.backup import write_backup
from hexarch.server.storage.database import Database
from hexarch.server.storage.restore import restore_backup
from hexarch.server.web.hosts import Hosts
from tests.server.processes import Process
from tests.server.running import Running, run_apart, running, settings_for
from tests.server.test_lobby import refusal
from tests.server.test_older_database import FIXTURE
from tests.server.test_storage import url

DAY_MS = 86_400_000


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_deleting_a_person_removes_the_name_from_branches(own: Running) -> None:
    anna, ben = own.person("Unforgettable"), own.person("Ben")
    code = anna.table("terra-mystica", ["me", "random"])
    anna.start(code)
    branch = ben.post(f"/tables/{code}/branch", at=0)["id"]
    again = ben.post(f"/tables/{branch}/branch", at=0)["id"]
    for one in (branch, again):
        assert ben.get(f"/tables/{one}")["seats"][0]["name"] == "Unforgettable"
    anna.call("DELETE", "/me")
    for one in (code, branch, again):
        assert "Unforgettable" not in json.dumps(ben.get(f"/tables/{one}"))


def test_branches_of_an_older_database_lose_the_name_too(tmp_path: Path) -> None:
    """Version 0.1 did not store whose name a branch copied, so it is found through the original table."""
    import gzip

    file = tmp_path / "older.sqlite"
    file.write_bytes(gzip.decompress((FIXTURE / "hexarch.sqlite.gz").read_bytes()))
    expected = json.loads((FIXTURE / "expected.json").read_text(encoding="utf-8"))
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE sessions SET seen = ?, created = ?", (now(), now()))
        columns = [row[1] for row in database.execute("PRAGMA table_info(games)") if row[1] not in ("id", "code")]
        names = ", ".join(columns)
        database.execute(f"INSERT INTO games (code, {names}) SELECT 'branch', {names} FROM games LIMIT 1")
        source = json.dumps({"kind": "branch", "id": expected["code"], "at": 0})
        database.execute(
            "UPDATE games SET status = 'analysis', owner_id = NULL, source_json = ? WHERE code = 'branch'", (source,)
        )
        database.execute(
            "INSERT INTO seats SELECT (SELECT id FROM games WHERE code = 'branch'), seat, 'person', NULL, name, NULL, 0"
            " FROM seats WHERE game_id = (SELECT id FROM games WHERE code = ?)",
            (expected["code"],),
        )
    with running(settings_for(tmp_path, str(file), workers=0)) as server:
        anna = server.person()
        anna.http.cookies.set("hexarch_session", expected["cookies"]["anna"])
        name = anna.get("/me")["user"]["name"]
        reader = server.person("Reader")
        assert name in json.dumps(reader.get("/tables/branch")["seats"])
        anna.call("DELETE", "/me")
        assert name not in json.dumps(reader.get("/tables/branch")["seats"])


def test_a_backup_does_not_bring_back_a_deleted_account(tmp_path: Path, own: Running, database: str) -> None:
    anna, ben = own.person("Unforgettable"), own.person("Ben")
    code = anna.table("terra-mystica", ["me", "open"])
    ben.post(f"/tables/{code}/join")
    anna.start(code)
    anna.post(f"/tables/{code}/chat", text="my secret")
    file = tmp_path / "games.backup.gz"

    async def save_and_restore(restores: bool) -> None:
        opened = Database(url(database))
        if restores:
            await restore_backup(opened, file, tmp_path, replace=True)
        else:
            await write_backup(opened, file)
        await opened.close()

    run_apart(save_and_restore(False))
    anna.call("DELETE", "/me")
    run_apart(save_and_restore(True))
    for _ in range(40):  # the server notices the restore shortly after
        table = ben.get(f"/tables/{code}")
        if table["seats"][0]["user_id"] is None:
            break
    assert "Unforgettable" not in json.dumps(table)
    assert table["seats"][0]["left"], "a computer player goes on"
    assert ben.get(f"/tables/{code}/chat")["messages"] == []
    assert anna.get("/me")["user"] is None


@pytest.mark.skipif(os.name != "posix", reason="rights of POSIX")
def test_only_the_servers_user_reads_its_files(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    old = os.umask(0o022)
    try:
        with running(settings_for(folder)) as server:
            server.person("Anna").table("origins", ["me"])
            assert mode(folder) == 0o700
            files = [path for path in folder.iterdir() if path.name.startswith("hexarch.sqlite")]
            assert files
            assert {mode(path) for path in files} == {0o600}
            run_apart(write_backup(server.app.state.server.database, folder / "now.backup.gz"))
            assert mode(folder / "now.backup.gz") == 0o600
    finally:
        os.umask(old)


def test_an_existing_database_is_closed_to_others(tmp_path: Path) -> None:
    file = tmp_path / "older.sqlite"
    file.touch(mode=0o644)
    file.chmod(0o644)

    async def use() -> None:
        await Database(url(str(file))).close()

    run_apart(use())
    assert mode(file) == 0o600


HERE = {"localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "hexarch.localhost", "LOCALHOST."}
THERE = {"evil.example", "evil.example:8000", "localhost.evil.example", "", "games.example.evil", "[", "::1x"}
NETWORK = {"192.168.1.5:8000", "[fd00::1]:8000"}


@pytest.mark.parametrize(
    ("values", "known"),
    [
        ({}, HERE),
        ({"host": "0.0.0.0"}, HERE | NETWORK | {socket.gethostname(), f"{socket.gethostname()}.local:8000"}),
        ({"address": "https://games.example"}, {"games.example", "Games.Example", "games.example:443"}),
        ({"host": "0.0.0.0", "address": "http://games.example:8080"}, {"games.example:8080"}),
    ],
)
def test_a_server_accepts_only_its_own_host_name(tmp_path: Path, values: dict[str, str], known: set[str]) -> None:
    hosts = Hosts(settings_for(tmp_path, **values))
    assert {name for name in HERE | THERE | NETWORK | known if hosts.is_known(name)} == known


def test_requests_for_another_host_are_refused(server: Running) -> None:
    """Live connections are refused as well; the endpoints for monitoring still answer."""
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    for path in ("/", "/api/me", "/api/tables"):
        response = httpx.get(server.url + path, headers=evil)
        assert (response.status_code, response.json()["key"]) == (400, "server-host")
    assert httpx.get(f"{server.url}/readyz", headers=evil).status_code == 200
    code = server.person("Anna").table("origins", ["me", "open"])
    raw = socket.create_connection(("127.0.0.1", server.port))
    with closing(raw), pytest.raises(InvalidStatus) as refused:
        connect(f"ws://evil.example:{server.port}/api/tables/{code}/live", sock=raw, origin=None)
    assert refused.value.response.status_code == 400


def test_sessions_end_a_year_after_they_began(own: Running) -> None:
    anna = own.person("Anna")
    _age_sessions(own, SESSION_DAYS - 1)
    assert anna.get("/me")["user"] is not None
    _age_sessions(own, SESSION_DAYS + 1)
    assert anna.get("/me")["user"] is None, "however recently it was used"
    assert SESSION_DAYS == 365


def _age_sessions(server: Running, days: int) -> None:
    from sqlalchemy import update

    from hexarch.server.storage.schema import sessions

    async def age() -> None:
        inner = server.app.state.server
        async with inner.database.write() as connection:
            await connection.execute(update(sessions).values(created=now() - days * DAY_MS, seen=now()))
        inner.sessions._cache.clear()

    asyncio.run_coroutine_threadsafe(age(), server.server.servers[0].get_loop()).result(30)


@pytest.fixture
def logged(tmp_path: Path) -> Any:
    """Run a server as an operator does; return what a visitor did there, and the log."""

    def run(fields: str) -> tuple[list[dict[str, Any]], str, str, str]:
        process = Process(tmp_path, "")
        process.environment |= {"HEXARCH_LOG_LEVEL": "info", "HEXARCH_LOG_FORMAT": "json", "HEXARCH_LOG_FIELDS": fields}
        process.start()
        anna = process.person("Anna")
        code = anna.table("origins", ["me", "open"], visibility="invitation")
        secret = anna.get(f"/tables/{code}")["invitation"]
        anna.post(f"/tables/{code}/chat", text="hello")
        with anna.live(code, invitation=secret) as socket:
            socket.recv(timeout=60)
            socket.socket.sendall(bytes([0x81, 0x82, 0, 0, 0, 0, 0xFF, 0xFE]))  # a text that is not UTF-8
            with pytest.raises(ConnectionClosedError):
                socket.recv(timeout=60)
        for stranger, query in ((process.person("Ben"), {"invitation": "wrong"}), (process.person(), {})):
            refusal(stranger.get, f"/tables/{code}", **query)
            with pytest.raises(InvalidStatus):
                stranger.live(code, None, **query).__enter__()
        me = anna.id
        process.close()
        text = (tmp_path / "server.log").read_text(encoding="utf-8")
        lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
        assert any(line["message"] == "request" for line in lines)
        assert code not in text
        assert secret not in text
        assert "wrong" not in text
        assert not [line for line in lines if line["level"] not in ("info", "debug")], "a refusal is no error"
        return lines, text, me, code

    return run


def test_logs_contain_no_table_codes_and_no_people(logged: Any) -> None:
    lines, text, me, _ = logged("")
    assert me not in text
    assert not any("address" in line for line in lines if line["message"] == "request")


@pytest.mark.long
def test_logs_name_address_and_user_where_the_operator_wants_it(logged: Any) -> None:
    lines, _, me, _ = logged("address, user")
    requests = [line for line in lines if line["message"] == "request"]
    assert {line["address"] for line in requests} == {"127.0.0.1"}
    assert me in {line["user"] for line in requests}


def test_log_fields_are_checked(tmp_path: Path) -> None:
    with pytest.raises(SettingsError, match="log_fields"):
        check(settings_for(tmp_path, log_fields="address, password"))
