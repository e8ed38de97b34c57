"""Backups: everything in one file, taken while the server runs, readable by both kinds of database.

The file is compressed JSON, a line a row: a header, then the tables in an order in which each row finds those it
refers to, then a last line with the number of rows, so that a cut file is noticed.
"""

import base64
import gzip
import itertools
import json
import os
from collections.abc import AsyncIterator, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Table, delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.storage.database import Database
from hexarch.server.storage.migrate import current, migrate, newest
from hexarch.server.storage.schema import ORDER, games
from hexarch.server.storage.transactions import CHANNEL

FORMAT: Final = "hexarch backup"
_ROWS_AT_ONCE: Final = 1000


class BackupError(Exception):
    """A backup that cannot be made or read, in one sentence."""


def backup_name(label: str = "") -> str:
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return f"hexarch-{moment}{'-' + label if label else ''}.backup.gz"


async def write_backup(database: Database, path: Path) -> int:
    """The number of rows written; the file is whole, or not there."""
    schema = await current(database)
    if schema is None:
        raise BackupError("There is nothing in this database yet.")
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with gzip.open(temporary, "wt", encoding="utf-8", compresslevel=5) as file:
            rows = await _write(database, schema, file)
        temporary.replace(path)
    except OSError as error:
        raise BackupError(f"{path}: cannot be written ({error.strerror}).") from None
    finally:
        temporary.unlink(missing_ok=True)
    return rows


async def _write(database: Database, schema: str, file: IO[str]) -> int:
    file.write(json.dumps({"format": FORMAT, "schema": schema, "made": datetime.now(UTC).isoformat()}) + "\n")
    rows = 0
    async with database.snapshot() as connection:
        for table in ORDER:
            async for row in _rows(connection, table):
                file.write(json.dumps([table.name, row], ensure_ascii=False, separators=(",", ":")) + "\n")
                rows += 1
    file.write(json.dumps({"rows": rows}) + "\n")
    return rows


async def _rows(connection: AsyncConnection, table: Table) -> AsyncIterator[dict[str, Any]]:
    result = await connection.stream(select(table).execution_options(yield_per=_ROWS_AT_ONCE))
    async for row in result.mappings():
        yield {name: _plain(value) for name, value in row.items()}


def _plain(value: Any) -> Any:
    return {"base64": base64.b64encode(bytes(value)).decode()} if isinstance(value, bytes | memoryview) else value


def _unplain(value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value


async def restore_backup(database: Database, path: Path, backups: Path, replace: bool) -> int:
    """Put a backup in place of everything there is; running servers go on with it."""
    await migrate(database, backups)
    async with database.read() as connection:
        count = (await connection.execute(select(func.count()).select_from(games))).scalar_one()
    if count and not replace:
        raise BackupError(f"There are {count} games in this database; say --replace to put the backup in their place.")
    if count:
        backups.mkdir(parents=True, exist_ok=True)
        await write_backup(database, backups / backup_name("before-restore"))
    async with database.write() as connection:
        for table in reversed(ORDER):
            await connection.execute(delete(table))
        rows = await _load(connection, path)
        if database.is_postgresql:
            await _continue_ids(connection)
            await connection.execute(text(f"SELECT pg_notify('{CHANNEL}', 'reload')"))
    return rows


async def _load(connection: AsyncConnection, path: Path) -> int:
    known = {table.name: table for table in ORDER}
    rows = 0
    lines = _lines(path)
    header = next(lines, None)
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BackupError(f"{path}: this is not a backup of Hexarch.")
    if header["schema"] != newest():
        raise BackupError(f"{path}: this backup has schema {header['schema']}, this version reads {newest()} only.")
    end: Any = None
    for name, group in itertools.groupby(lines, key=lambda line: line[0] if isinstance(line, list) else ""):
        if not name:
            end = next(group)
            continue
        if name not in known:
            raise BackupError(f"{path}: there is no table {name!r}.")
        # A backup names columns as the database does, which is not always the name in Python.
        keys = {column.name: column.key for column in known[name].columns}
        while batch := [_row(keys, line) for line in itertools.islice(group, _ROWS_AT_ONCE)]:
            await connection.execute(insert(known[name]), batch)
            rows += len(batch)
    if end != {"rows": rows}:
        raise BackupError(f"{path}: the backup is cut off.")
    return rows


def _row(keys: Mapping[str, str], line: Any) -> dict[str, Any]:
    return {keys.get(name, name): _unplain(value) for name, value in line[1].items()}


def _lines(path: Path) -> Iterator[Any]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                yield json.loads(line)
    except FileNotFoundError:
        raise BackupError(f"{path}: there is no such file.") from None
    except (OSError, EOFError, ValueError):
        raise BackupError(f"{path}: this file is damaged or no backup.") from None


async def _continue_ids(connection: AsyncConnection) -> None:
    """New tables get numbers after the restored ones."""
    await connection.execute(
        text(
            "SELECT setval(pg_get_serial_sequence('games', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM games), false)"
        )
    )
