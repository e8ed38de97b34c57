"""hexarch check: find damaged tables in a server's database."""

from typing import Any

import typer

from hexarch.cli.console import run_async
from hexarch.cli.serve import Config, DatabaseOption, read_settings


def check(config: Config = None, database: DatabaseOption = None) -> int:
    """Find damaged tables in a server's database. The server may be running.

    Lists each damaged table with its code and the problem; the exit status is 1 if there are any.

    \b
    hexarch check --database postgresql://hexarch@db/hexarch
    """
    count, damaged = run_async(_check(read_settings(config, database=database)))
    for code, wrong in damaged:
        typer.echo(f"{code}: {wrong}")
    typer.echo(f"{count:,} tables checked, {len(damaged):,} damaged.")
    return 1 if damaged else 0


async def _check(settings: Any) -> tuple[int, list[tuple[str, str]]]:
    from hexarch.server.storage.database import Database
    from hexarch.server.tables.integrity import find_damage

    database = Database(settings.database_url)
    try:
        return await find_damage(database)
    finally:
        await database.close()
