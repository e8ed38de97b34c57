"""Tells people that their time is running out."""

from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.notices import causes
from hexarch.server.pace.takeover import DeadlineNear
from hexarch.server.storage.notices.causes import add_notices


async def note_deadline(connection: AsyncConnection, event: DeadlineNear) -> None:
    """Store a notice with the warning that is given at the table."""
    record = event.record
    await add_notices(connection, record.id, record.entries, causes.deadline(record, event.seat, event.ends))
