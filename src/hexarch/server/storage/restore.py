"""Restores a backup in place of everything in a database."""

import base64
import gzip
import itertools
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts.data_export import erase_again, erased_ids
from hexarch.server.live.messages import Reload, encode
from hexarch.server.storage.backup import FORMAT, BackupError, backup_name, write_backup
from hexarch.server.storage.database import CHANNEL, Database
from hexarch.server.storage.migrate import migrate
from hexarch.server.storage.migrations.upgrades import fill_added_columns
from hexarch.server.storage.parts import ORDER
from hexarch.server.storage.private import make_private_folder
from hexarch.server.storage.schema import games
from hexarch.server.storage.schema_version import known_versions, newest
from hexarch.server.web.json import JsonObject

_ROWS_AT_ONCE: Final = 1000


async def restore_backup(database: Database, path: Path, backups: Path, replace: bool) -> int:
    """Replace the content of the database by a backup; running servers continue with it."""
    await migrate(database, backups)
    async with database.read() as connection:
        count = (await connection.execute(select(func.count()).select_from(games))).scalar_one()
    if count and not replace:
        raise BackupError(f"There are {count} games in this database; use --replace to replace them.")
    if count:
        make_private_folder(backups)
        await write_backup(database, backups / backup_name("before-restore"))
    async with database.write() as connection:
        gone = await erased_ids(connection)
        for table in reversed(ORDER):
            await connection.execute(delete(table))
        rows = await _load(connection, path)
        await connection.run_sync(fill_added_columns)
        await erase_again(connection, gone | await erased_ids(connection))
        if database.is_postgresql:
            await _continue_ids(connection)
            await connection.execute(select(func.pg_notify(CHANNEL, encode(Reload()))))
    return rows


async def _load(connection: AsyncConnection, path: Path) -> int:
    known = {table.name: table for table in ORDER}
    rows = 0
    lines = _lines(path)
    header = next(lines, None)
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise BackupError(f"{path}: this is not a Hexarch backup.")
    if header["schema"] not in known_versions():
        raise BackupError(
            f"{path}: this backup has schema {header['schema']}, but this version supports only {newest()}."
        )
    end: object = None
    for name, group in itertools.groupby(lines, key=lambda line: line[0] if isinstance(line, list) else ""):
        if not name:
            end = next(group)
            continue
        if name not in known:
            raise BackupError(f"{path}: there is no table {name!r}.")
        # A backup uses the column names of the database, which may differ from those in Python.
        keys = {column.name: column.key for column in known[name].columns}
        while batch := [_row(keys, line) for line in itertools.islice(group, _ROWS_AT_ONCE)]:
            await connection.execute(insert(known[name]), batch)
            rows += len(batch)
    if end != {"rows": rows}:
        raise BackupError(f"{path}: the backup is cut off.")
    return rows


def _row(keys: Mapping[str, str], line: list[Any]) -> JsonObject:
    return {keys.get(name, name): _unplain(value) for name, value in line[1].items()}


def _lines(path: Path) -> Iterator[Any]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                yield json.loads(line)
    except FileNotFoundError:
        raise BackupError(f"{path}: there is no such file.") from None
    except (OSError, EOFError, ValueError):
        raise BackupError(f"{path}: this file is damaged or is not a backup.") from None


async def _continue_ids(connection: AsyncConnection) -> None:
    """Set the id sequences, so that new rows get ids after the restored ones."""
    for name in ("games", "reports", "audit", "uptime"):
        last = f"(SELECT coalesce(max(id), 0) + 1 FROM {name})"
        await connection.execute(text(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), {last}, false)"))


def _unplain(value: object) -> object:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value
