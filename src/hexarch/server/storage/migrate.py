"""Brings a database to the newest schema, with a backup first if there is anything in it."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from hexarch.server.storage.database import Database

_FOLDER: Final = Path(__file__).parent / "migrations"
_LOCK: Final = 7_230_951_404
"""Of PostgreSQL's advisory locks; any number of our own."""


def newest() -> str:
    """The newest schema's number, without starting Alembic."""
    return max(path.name.split("_", 1)[0] for path in (_FOLDER / "versions").glob("[0-9]*.py"))


async def current(database: Database) -> str | None:
    """The schema of a database; None if it is empty."""
    async with database.read() as connection:
        return await connection.run_sync(_current)


def _current(connection: Connection) -> str | None:
    if "alembic_version" not in inspect(connection).get_table_names():
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


class NewerDatabase(Exception):
    """The database was written by a newer version of the program."""


async def migrate(database: Database, backups: Path) -> None:
    """Several servers may start at once: one migrates, the others wait and find it done."""
    found, wanted = await current(database), newest()
    if found == wanted:
        return
    if found is not None and found > wanted:
        raise NewerDatabase(f"The database has schema {found}, this version knows {wanted} only: update Hexarch.")
    if found is not None:
        from hexarch.server.storage.backup import backup_name, write_backup

        backups.mkdir(parents=True, exist_ok=True)
        await write_backup(database, backups / backup_name(f"before-{wanted}"))
    async with database.write() as connection:
        if database.is_postgresql:
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    if _current(connection) == newest():
        return
    from alembic import command  # rarely needed, and slow to load
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
