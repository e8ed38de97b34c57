"""Chooses the bus for a database."""

from hexarch.server.live.bus.base import Bus
from hexarch.server.storage.database import Database


def make_bus(database: Database) -> Bus:
    # Only the bus in use is imported: loading the PostgreSQL driver takes a while.
    if database.is_postgresql:
        from hexarch.server.live.bus.postgres import PostgresBus

        return PostgresBus(database)
    from hexarch.server.live.bus.sqlite import SqliteBus

    return SqliteBus(database)
