"""Backups: everything in one file, taken while the server runs, readable by both kinds of database.

The file is compressed JSON with one row per line: a header, then the tables in an order in which every row comes after
those it refers to, then a last line with the number of rows, so that a truncated file is detected.
"""

import base64
import gzip
import json
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Final

from sqlalchemy import Connection, Table, inspect, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.core.atomic import replacing
from hexarch.server.storage.database import Database
from hexarch.server.storage.parts import ORDER
from hexarch.server.storage.private import make_private_file
from hexarch.server.storage.schema_version import current
from hexarch.server.web.json import JsonObject

FORMAT: Final = "hexarch backup"
_ROWS_AT_ONCE: Final = 1000


class BackupError(Exception):
    """Raised with one sentence for a backup that cannot be written or read."""


def backup_name(label: str = "") -> str:
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return f"hexarch-{moment}{'-' + label if label else ''}.backup.gz"


async def write_backup(database: Database, path: Path) -> int:
    """Write a backup and return its number of rows; if that fails there is no file."""
    schema = await current(database)
    if schema is None:
        raise BackupError("This database is empty.")
    with replacing(path, BackupError) as temporary:
        make_private_file(temporary)
        with gzip.open(temporary, "wt", encoding="utf-8", compresslevel=5) as file:
            return await _write(database, schema, file)


async def _write(database: Database, schema: str, file: IO[str]) -> int:
    file.write(json.dumps({"format": FORMAT, "schema": schema, "made": datetime.now(UTC).isoformat()}) + "\n")
    rows = 0
    async with database.snapshot() as connection:
        stored = await connection.run_sync(_columns)
        for table in ORDER:
            async for row in _rows(connection, table, stored.get(table.name, set())):
                file.write(json.dumps([table.name, row], ensure_ascii=False, separators=(",", ":")) + "\n")
                rows += 1
    file.write(json.dumps({"rows": rows}) + "\n")
    return rows


def _columns(connection: Connection) -> dict[str, set[str]]:
    """Return the columns that exist in the database: before a migration, some of the schema are missing."""
    found = inspect(connection)
    return {name: {column["name"] for column in found.get_columns(name)} for name in found.get_table_names()}


async def _rows(connection: AsyncConnection, table: Table, stored: set[str]) -> AsyncIterator[JsonObject]:
    columns = [column for column in table.columns if column.name in stored]
    if not columns:
        return
    result = await connection.stream(select(*columns).execution_options(yield_per=_ROWS_AT_ONCE))
    async for row in result.mappings():
        yield {name: _plain(value) for name, value in row.items()}


def _plain(value: object) -> object:
    return {"base64": base64.b64encode(bytes(value)).decode()} if isinstance(value, bytes | memoryview) else value
