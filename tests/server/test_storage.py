"""The database: automatic migrations after a backup, and backups and restores while the server runs."""

import asyncio
import gzip
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from hexarch.server.settings import Settings
from hexarch.server.storage import migrate as migrating
from hexarch.server.storage.backup import BackupError, write_backup
from hexarch.server.storage.database import Database
from hexarch.server.storage.migrate import NewerDatabase, migrate
from hexarch.server.storage.parts import metadata
from hexarch.server.storage.restore import restore_backup
from hexarch.server.storage.schema_version import current, newest
from tests.server.running import Person, Running, run_apart, running, settings_for


def url(database: str) -> str:
    return Settings(database=database).database_url


def hexarch(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from hexarch.cli import main; main()", *arguments]
    environment = {**os.environ, "HEXARCH_DATA": str(folder), "NO_COLOR": "1", "COLUMNS": "200"}
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False, timeout=120)


def test_migrations_lead_to_the_schema_of_the_code(tmp_path: Path, database: str) -> None:
    async def compare() -> list[Any]:
        opened = Database(url(database))
        await migrate(opened, tmp_path)
        assert await current(opened) == newest()
        async with opened.read() as connection:
            found: list[Any] = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
            )
        await opened.close()
        return found

    assert run_apart(compare()) == []


def test_several_servers_may_migrate_at_once(tmp_path: Path, database: str) -> None:
    async def together() -> None:
        opened = [Database(url(database)) for _ in range(3)]
        await asyncio.gather(*(migrate(one, tmp_path) for one in opened))
        assert await current(opened[0]) == newest()
        for one in opened:
            await one.close()

    run_apart(together())


def test_an_older_database_is_backed_up_before_it_is_migrated(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A later schema is simulated by a higher number and a migration that fails."""

    async def set_up() -> None:
        opened = Database(url(database))
        await migrate(opened, tmp_path)
        monkeypatch.setattr(migrating, "newest", lambda: "9999")
        monkeypatch.setattr(migrating, "_upgrade", _broken)
        with pytest.raises(RuntimeError):
            await migrate(opened, tmp_path / "backups")
        assert await current(opened) == today, "a migration that fails leaves everything as it was"
        async with opened.read() as connection:
            await connection.execute(text("SELECT count(*) FROM chat"))
        await opened.close()

    today = newest()
    run_apart(set_up())
    (file,) = (tmp_path / "backups").iterdir()
    assert "before-9999" in file.name
    with gzip.open(file, "rt") as lines:
        assert json.loads(next(iter(lines)))["schema"] == today


def _broken(connection: Any) -> None:
    connection.execute(text("DROP TABLE chat"))
    raise RuntimeError("half way")


def test_a_newer_database_is_left_alone(tmp_path: Path, database: str) -> None:
    async def set_up() -> None:
        opened = Database(url(database))
        await migrate(opened, tmp_path)
        async with opened.write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(NewerDatabase):
            await migrate(opened, tmp_path)
        await opened.close()

    run_apart(set_up())


def play_some(server: Running, name: str = "Anna") -> tuple[Person, str]:
    anna = server.person(name)
    code = anna.table("terra-mystica", ["me", "me"])
    anna.start(code)
    move(anna, code, 30)
    anna.post(f"/tables/{code}/chat", text="Hello, Őrség")
    return anna, code


def move(person: Person, code: str, count: int) -> None:
    dice = random.Random(2)
    state = person.state(code)
    for _ in range(count):
        if not state["options"]:
            return
        state = person.move(code, state["version"], [dice.choice(state["options"]["actions"])["id"]])


def test_a_backup_is_taken_and_put_back_while_the_server_runs(tmp_path: Path, own: Running, database: str) -> None:
    anna, code = play_some(own)
    before = anna.state(code, log="all")
    file = tmp_path / "games.backup.gz"
    done = hexarch("backup", str(file), "--database", database, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    with anna.live(code) as socket:
        move(anna, code, 5)
        after = anna.state(code)
        assert after["version"] > before["version"]
        refused = hexarch("restore", str(file), "--database", database, folder=tmp_path)
        assert (refused.returncode, "--replace" in refused.stderr) == (2, True)
        assert anna.state(code)["version"] == after["version"]
        done = hexarch("restore", str(file), "--replace", "--database", database, folder=tmp_path)
        assert done.returncode == 0, done.stderr
        while '"reset"' not in str(socket.recv(timeout=60)):
            pass
    assert anna.state(code, log="all") == before, "the running server goes on with the backup"
    assert list((tmp_path / "backups").glob("*before-restore*")), "what was there is kept"
    move(anna, code, 5)
    assert anna.table("origins", ["me"]), "new tables get numbers of their own"


@pytest.mark.long
def test_a_backup_moves_from_one_kind_of_database_to_the_other(tmp_path: Path, postgres: str) -> None:
    from tests.server.postgres import new_database

    file, again = tmp_path / "games.backup.gz", tmp_path / "again.backup.gz"
    sqlite, target = str(tmp_path / "first.sqlite"), new_database(postgres, f"moved_{os.getpid()}")
    with running(settings_for(tmp_path, sqlite)) as server:
        anna, code = play_some(server)
        before = anna.state(code, log="all")
        cookie = anna.http.cookies["hexarch_session"]

    async def carry() -> None:
        source, goal = Database(url(sqlite)), Database(url(target))
        rows = await write_backup(source, file)
        assert await restore_backup(goal, file, tmp_path, replace=False) == rows
        await write_backup(goal, again)
        await source.close()
        await goal.close()

    run_apart(carry())
    with gzip.open(file, "rt") as one, gzip.open(again, "rt") as other:
        assert sorted(one.readlines()[1:]) == sorted(other.readlines()[1:])
    with running(settings_for(tmp_path, target)) as server:
        anna = server.person()
        anna.http.cookies.set("hexarch_session", cookie)
        assert anna.state(code, log="all") == before
        move(anna, code, 3)


DAMAGES: list[tuple[Callable[[bytes], bytes], str]] = [
    (lambda data: data[: len(data) // 2], "damaged"),
    (lambda data: b"", "not a Hexarch backup"),
    (lambda data: gzip.compress(b"\n".join(gzip.decompress(data).splitlines()[:-1])), "cut off"),
    (lambda data: gzip.compress(gzip.decompress(data).replace(newest().encode(), b"0000", 1)), "schema 0000"),
    (lambda data: b"not gzip at all", "damaged"),
]


def test_a_damaged_backup_changes_nothing(tmp_path: Path, own: Running, database: str) -> None:
    anna, code = play_some(own)
    before = anna.state(code, log="all")
    file = tmp_path / "games.backup.gz"

    async def attempt() -> None:
        opened = Database(url(database))
        await write_backup(opened, file)
        whole = file.read_bytes()
        for damage, sentence in DAMAGES:
            file.write_bytes(damage(whole))
            with pytest.raises(BackupError, match=sentence):
                await restore_backup(opened, file, tmp_path, replace=True)
        await opened.close()

    run_apart(attempt())
    assert anna.state(code, log="all") == before


def test_an_empty_database_has_nothing_to_back_up(tmp_path: Path) -> None:
    done = hexarch("backup", "--database", str(tmp_path / "none.sqlite"), folder=tmp_path)
    assert done.returncode == 2
    assert "database is empty" in done.stderr
    assert list((tmp_path / "backups").iterdir()) == []


def test_a_connection_that_broke_while_idle_is_replaced(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from hexarch.server.storage import database as module
    from tests.server.postgres import new_database

    monkeypatch.setattr(module, "_IDLE_SECONDS", 0.0)
    target = new_database(postgres, f"idle_{os.getpid()}")

    async def use() -> None:
        opened = Database(url(target))
        async with opened.read() as connection:
            pid = (await connection.execute(text("SELECT pg_backend_pid()"))).scalar_one()
        async with opened.read() as connection:
            assert (await connection.execute(text("SELECT pg_backend_pid()"))).scalar_one() == pid, "used again"
        with psycopg.connect(target, autocommit=True) as other:
            other.execute("SELECT pg_terminate_backend(%s)", (pid,))
        async with opened.read() as connection:
            assert (await connection.execute(text("SELECT pg_backend_pid()"))).scalar_one() != pid
        await opened.close()

    run_apart(use())
