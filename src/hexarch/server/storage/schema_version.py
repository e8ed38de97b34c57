"""The schema version of a database, and the versions that this program knows."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from hexarch.server.storage.database import Database

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def known_versions() -> set[str]:
    """Return the numbers of all schemas there have been, without starting Alembic."""
    return {path.name.split("_", 1)[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py")}


def newest() -> str:
    return max(known_versions())


async def current(database: Database) -> str | None:
    """Return the schema of a database; None if it is empty."""
    async with database.read() as connection:
        return await connection.run_sync(current_of)


def current_of(connection: Connection) -> str | None:
    if "alembic_version" not in inspect(connection).get_table_names():
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
