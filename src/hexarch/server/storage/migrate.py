"""Migrates a database to the newest schema, with a backup first if there is anything in it."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, text

from hexarch.server.storage.backup import backup_name, write_backup
from hexarch.server.storage.database import Database
from hexarch.server.storage.private import make_private_folder
from hexarch.server.storage.schema_version import MIGRATIONS, current, current_of, newest

# The number of a PostgreSQL advisory lock.
_LOCK: Final = 7_230_951_404


class NewerDatabase(Exception):
    """Raised if the database was written by a newer version of the program."""


async def migrate(database: Database, backups: Path) -> None:
    """Bring the database to the newest schema, after a backup; raise NewerDatabase if it is newer than this program.

    Several servers may start at once: one migrates, the others wait and find it done.
    """
    found, wanted = await current(database), newest()
    if found == wanted:
        return
    if found is not None and found > wanted:
        raise NewerDatabase(
            f"The database has schema {found}, but this version supports only {wanted}: update Hexarch."
        )
    # Without the time limits of requests: migrating a large database takes minutes, and so does waiting for the lock.
    async with database.without_limits() as patient:
        if found is not None:
            make_private_folder(backups)
            await write_backup(patient, backups / backup_name(f"before-{wanted}"))
        async with patient.write() as connection:
            if patient.is_postgresql:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    if current_of(connection) == newest():
        return
    from alembic import command  # imported late: rarely needed, and slow to load
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
