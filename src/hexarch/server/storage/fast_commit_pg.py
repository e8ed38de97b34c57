"""Storing a move in PostgreSQL with one statement, which is a transaction of its own: one round trip instead of six.

The columns are those of `transactions.prepare` and `moves.move_rows`; only the way into the database differs.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from sqlalchemy import Table
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.storage.moves import Entry, move_rows
from hexarch.server.storage.parts.notices import notices
from hexarch.server.storage.schema import events, games, moves
from hexarch.server.storage.transactions import Change, Conflict
from hexarch.server.web.json import text as json_text

_EVENT_COLUMNS: Final = [column.name for column in events.columns if column.name != "game_id"]


def _rows(table: Table, parameter: str) -> tuple[str, str]:
    """Return the columns of rows that are given as one JSON array, and the expression that reads them.

    One text is sent, and not an array for each column: the driver takes far longer to encode those.
    """
    columns = [column for column in table.columns if column.name not in ("id", "game_id")]
    types = ", ".join(f"{column.name} {column.type}" for column in columns)
    names = ", ".join(column.name for column in columns)
    return names, f"json_to_recordset(CAST(%({parameter})s AS json)) AS one({types})"


@cache
def _statement(names: tuple[str, ...], has_notices: bool) -> str:
    """Build the statement for a change of these values of the table's row, as the driver takes it."""
    assignments = ", ".join(f"{games.c[name].name} = %(row_{name})s" for name in names)
    event_values = ", ".join(f"%(event_{name})s" for name in _EVENT_COLUMNS)
    columns, given = _rows(moves, "moves")
    return f"""
        WITH changed AS (
            UPDATE games SET {assignments} WHERE id = %(known_id)s AND stamp = %(known_row_version)s RETURNING id
        ), published AS (
            INSERT INTO events (game_id, {", ".join(_EVENT_COLUMNS)}) SELECT id, {event_values} FROM changed
        ), moved AS (
            INSERT INTO moves (game_id, {columns})
            SELECT changed.id, {columns} FROM changed, {given}
        ), dropped AS (
            DELETE FROM drafts USING changed, {given} WHERE drafts.game_id = changed.id AND drafts.seat = one.seat
        ){_noting() if has_notices else ""}
        SELECT id FROM changed
    """


def _noting() -> str:
    """Return the part of the statement that stores notices."""
    columns, given = _rows(notices, "notices")
    return f""", noted AS (
            INSERT INTO notices (game_id, {columns})
            SELECT changed.id, {columns} FROM changed, {given}
        )"""


async def store_move(connection: AsyncConnection, change: Change, first: int, entries: Sequence[Entry]) -> None:
    """Store one message, notices and some entries, and drop the movers' drafts.

    Raise Conflict if the table is no longer as it was read.
    """
    (event,) = change.events
    given = {
        **{f"row_{name}": value for name, value in change.row.items()},
        **{f"event_{name}": event[name] for name in _EVENT_COLUMNS},
        "moves": json_text(move_rows(change.record.id, first, entries, change.published.time)),
        "known_id": change.record.id,
        "known_row_version": change.record.row_version,
    }
    if change.notices:
        given["notices"] = json_text(change.notices)
    statement = _statement(tuple(change.row), bool(change.notices))
    if (await connection.exec_driver_sql(statement, given)).scalar() is None:
        raise Conflict
