"""Secrets that all servers of a database share."""

import contextlib
from collections.abc import Callable

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from hexarch.server.accounts import tokens
from hexarch.server.storage.database import Database
from hexarch.server.storage.schema import keys


async def signing_key(database: Database) -> str:
    """Return the key that signs session cookies."""
    return await shared_key(database, "signing", tokens.new_secret)


async def shared_key(database: Database, name: str, make: Callable[[], str]) -> str:
    """Return a key by its name; it is created once per database."""
    query = select(keys.c.value).where(keys.c.name == name)
    # If two servers start at once, the database refuses the second key.
    with contextlib.suppress(IntegrityError):
        async with database.write() as connection:
            if (await connection.execute(query)).scalar() is None:
                await connection.execute(insert(keys).values(name=name, value=make()))
    async with database.read() as connection:
        found: str = (await connection.execute(query)).scalar_one()
        return found
