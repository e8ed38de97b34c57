"""Storing a move in PostgreSQL with one statement, which is a transaction of its own: one round trip instead of six.

The columns are those of `transactions.prepare` and `moves.move_rows`; only the way into the database differs.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.storage.moves import Entry, move_rows
from hexarch.server.storage.parts.notices import notices
from hexarch.server.storage.schema import events, games, moves
from hexarch.server.storage.transactions import Change, Conflict

_MOVE_COLUMNS: Final = [column.name for column in moves.columns if column.name != "game_id"]
_EVENT_COLUMNS: Final = [column.name for column in events.columns if column.name != "game_id"]
_NOTICE_COLUMNS: Final = [column.name for column in notices.columns if column.name not in ("id", "game_id")]
_TYPES: Final = {name: str(moves.c[name].type).lower() for name in _MOVE_COLUMNS}
_NOTICE_TYPES: Final = {name: str(notices.c[name].type).lower() for name in _NOTICE_COLUMNS}


@cache
def _statement(names: tuple[str, ...], has_notices: bool) -> TextClause:
    """Build the statement for a change of these values of the table's row."""
    assignments = ", ".join(f"{games.c[name].name} = :row_{name}" for name in names)
    event_values = ", ".join(f":event_{name}" for name in _EVENT_COLUMNS)
    arrays = ", ".join(f"CAST(:move_{name} AS {_TYPES[name]}[])" for name in _MOVE_COLUMNS)
    columns = ", ".join(_MOVE_COLUMNS)
    return text(f"""
        WITH changed AS (
            UPDATE games SET {assignments} WHERE id = :known_id AND stamp = :known_row_version RETURNING id
        ), published AS (
            INSERT INTO events (game_id, {", ".join(_EVENT_COLUMNS)}) SELECT id, {event_values} FROM changed
        ), moved AS (
            INSERT INTO moves (game_id, {columns})
            SELECT id, {columns} FROM changed, unnest({arrays}) AS one({columns})
        ), dropped AS (
            DELETE FROM drafts USING changed
            WHERE drafts.game_id = changed.id AND drafts.seat = ANY(CAST(:move_seat AS smallint[]))
        ){_noting() if has_notices else ""}
        SELECT id FROM changed
    """)


def _noting() -> str:
    """Return the part of the statement that stores notices."""
    columns = ", ".join(_NOTICE_COLUMNS)
    arrays = ", ".join(f"CAST(:notice_{name} AS {_NOTICE_TYPES[name]}[])" for name in _NOTICE_COLUMNS)
    chosen = ", ".join(f"told.{name}" for name in _NOTICE_COLUMNS)
    return f""", noted AS (
            INSERT INTO notices (game_id, {columns})
            SELECT changed.id, {chosen} FROM changed, unnest({arrays}) AS told({columns})
        )"""


async def store_move(connection: AsyncConnection, change: Change, first: int, entries: Sequence[Entry]) -> None:
    """Store one message, notices and some entries, and drop the movers' drafts.

    Raise Conflict if the table is no longer as it was read.
    """
    (event,) = change.events
    rows = move_rows(change.record.id, first, entries, change.published.time)
    given = {
        **{f"row_{name}": value for name, value in change.row.items()},
        **{f"event_{name}": event[name] for name in _EVENT_COLUMNS},
        **{f"move_{name}": [row[name] for row in rows] for name in _MOVE_COLUMNS},
        **{f"notice_{name}": [row[name] for row in change.notices] for name in _NOTICE_COLUMNS if change.notices},
        "known_id": change.record.id,
        "known_row_version": change.record.row_version,
    }
    if (await connection.execute(_statement(tuple(change.row), bool(change.notices)), given)).scalar() is None:
        raise Conflict
