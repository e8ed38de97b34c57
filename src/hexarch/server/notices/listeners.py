"""Stores notices about events of other services, in their transactions."""

from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.notices import causes
from hexarch.server.pace.takeover import DeadlineNear
from hexarch.server.storage.notices.causes import add_notices
from hexarch.server.tables.challenges import Challenge


async def note_deadline(connection: AsyncConnection, event: DeadlineNear) -> None:
    """Store a notice with the warning that is given at the table."""
    record = event.record
    await add_notices(connection, record.id, record.entries, causes.deadline(record, event.seat, event.ends))


async def note_invitation(connection: AsyncConnection, challenge: Challenge) -> None:
    """Store a notice with an invitation, unless it is for a bot, which uses the event stream."""
    await add_notices(connection, challenge.game_id, 0, causes.invited([challenge.user_id], challenge.by_id))
