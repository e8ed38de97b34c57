"""Storing a move in PostgreSQL with one statement, which is a transaction of its own: six messages become one.

What it stores is what `play.commit` stores step by step wherever more is to be done than this.
"""

from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.play.turn_builder import Entry
from hexarch.server.storage.transactions import CHANNEL, Conflict, Published
from hexarch.server.tables.model import Record

_STORE: Final = text("""
WITH changed AS (
    UPDATE games SET version = :version, entries = :entries, asked = :asked, computer_due = :computer_due,
        thinking_until = 0, takeback_json = NULL, mark = :position_id, seq = :seq, stamp = :row_version, changed = :time
    WHERE id = :id AND stamp = :known RETURNING id
), told AS (
    INSERT INTO events (game_id, seq, time, request, version, entries, body)
    SELECT id, :seq, :time, :request, :version, :entries, :body FROM changed
), moved AS (
    INSERT INTO moves (game_id, number, seat, action, text, time)
    SELECT id, one.number, one.seat, one.action, one.text, :time FROM changed, unnest(
        CAST(:numbers AS integer[]), CAST(:seats AS smallint[]), CAST(:actions AS integer[]), CAST(:texts AS text[])
    ) AS one(number, seat, action, text)
), dropped AS (
    DELETE FROM drafts USING changed WHERE drafts.game_id = changed.id AND drafts.seat = ANY(CAST(:seats AS smallint[]))
)
SELECT id, pg_notify(:channel, :notice) FROM changed
""")


async def store_at_once(
    connection: AsyncConnection,
    speaker: str,
    record: Record,
    values: dict[str, Any],
    published: Published,
    request: str,
    first: int,
    entries: list[Entry],
) -> None:
    """One message, some entries; raises Conflict if the table is no longer as it was read."""
    (body,) = published.bodies
    given = {
        **values,
        "id": record.id,
        "known": record.row_version,
        "seq": published.seq,
        "row_version": published.row_version,
        "time": published.time,
        "request": request,
        "body": body,
        "numbers": list(range(first, first + len(entries))),
        "seats": [entry.seat for entry in entries],
        "actions": [entry.action for entry in entries],
        "texts": [entry.text for entry in entries],
        "channel": CHANNEL,
        "notice": f"table {record.id} {published.seq} {published.computer_due:d} {speaker}",
    }
    if (await connection.execute(_STORE, given)).scalar() is None:
        raise Conflict
