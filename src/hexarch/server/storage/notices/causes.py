"""Causes of notices, stored together with the change of a table that caused them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.clock import now
from hexarch.server.storage.parts.notices import notices

TURN: Final = "turn"
OFFER: Final = "offer"
OVER: Final = "over"
INVITATION: Final = "invitation"
CHAT: Final = "chat"
DEADLINE: Final = "deadline"
TEST: Final = "test"
# What people can switch on and off, the most important first.
KINDS: Final = (TURN, OFFER, DEADLINE, OVER, INVITATION, CHAT)


@dataclass(frozen=True)
class Notice:
    """A notice for one person."""

    kind: str
    user_id: str
    seat: int = -1
    """The seat that is asked; -1 if the person is, such as for an answer to a take-back."""
    by_id: str | None = None
    """Who invites, or has written."""
    at: int | None = None
    """When the time runs out."""


def notice_rows(game_id: int, entries: object, time: int, found: Sequence[Notice]) -> list[Mapping[str, object]]:
    """Return the rows of notices about a table that has so many entries."""
    return [{**one.__dict__, "game_id": game_id, "entries": entries, "created": time} for one in found]


async def add_notices(connection: AsyncConnection, game_id: int, entries: int, found: Sequence[Notice]) -> None:
    """Store notices in the caller's transaction: they are sent if it succeeds, and only then."""
    if found:
        await connection.execute(insert(notices), notice_rows(game_id, entries, now(), found))


@dataclass(frozen=True)
class Cause:
    """A stored notice. `Item` in the outbox has the same fields."""

    id: int
    user_id: str
    kind: str
    game_id: int | None
    seat: int
    entries: int
    by_id: str | None
    at: int | None
    created: int

    def about(self) -> dict[str, object]:
        """Return the columns that the outbox copies."""
        return {name: value for name, value in self.__dict__.items() if name != "id"}


async def take_causes(connection: AsyncConnection, most: int) -> list[Cause]:
    """Remove the oldest notices that no other process is planning, and return them.

    They are restored if the transaction fails.
    """
    query = select(notices).order_by(notices.c.id).limit(most).with_for_update(skip_locked=True)
    found = [Cause(**row._mapping) for row in await connection.execute(query)]
    if found:
        await connection.execute(delete(notices).where(notices.c.id.in_([one.id for one in found])))
    return found


async def has_causes(connection: AsyncConnection) -> bool:
    return (await connection.execute(select(notices.c.id).limit(1))).scalar() is not None
