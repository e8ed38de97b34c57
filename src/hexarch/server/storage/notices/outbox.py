"""The outbox: queued messages, leases of the processes that send them, and the results.

A queue is everything that waits for one person, channel and device. One process at a time holds it, until its lease
ends. It first stores the key of the message that it is about to send; a process that takes over from one that died
finds that key, and sends the same message again under the same key.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Table, delete, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts import tokens
from hexarch.server.storage.notices.causes import Cause
from hexarch.server.storage.notices.preferences import PUSH
from hexarch.server.storage.parts.notices import outbox, push_devices, queues


class Key(NamedTuple):
    """Names a queue."""

    user_id: str
    channel: str
    target: str = ""


@dataclass(frozen=True)
class Claim:
    """A message to be sent, with a lease."""

    key: Key
    message: str
    """Names the message for good: it is the same if the message has to be sent again."""
    items: Sequence[Cause]
    attempts: int
    lease_until: int
    is_repeated: bool
    """It may have been sent already, by a process that died before it could store that."""


@dataclass(frozen=True)
class QueueState:
    """The state of a channel, as its person sees it."""

    channel: str
    target: str
    sent: int
    failed: int
    error: str
    waiting: bool


_ITEM: Final = [outbox.c[name] for name in Cause.__dataclass_fields__]
_OPEN: Final = text(
    "INSERT INTO notice_queues (user_id, channel, target, lease_until, attempts, sent, failed, error)"
    " VALUES (:user_id, :channel, :target, 0, 0, 0, 0, '') ON CONFLICT DO NOTHING"
)


def _of(table: Table, key: Key) -> ColumnElement[bool]:
    is_same: ColumnElement[bool] = table.c.user_id == key.user_id
    return is_same & (table.c.channel == key.channel) & (table.c.target == key.target)


async def enqueue(
    connection: AsyncConnection, key: Key, causes: Sequence[Cause], due_after: Callable[[int], int], is_urgent: bool
) -> None:
    """Put notices into a queue. `due_after` says when to send, given when the last message was sent.

    The caller goes through queues in the order of their keys, so that processes that lock several of them cannot
    deadlock.
    """
    await connection.execute(_OPEN, key._asdict())
    row = (await connection.execute(select(queues).where(_of(queues, key)).with_for_update())).one()
    due = due_after(row.sent)
    if row.due is not None:
        # A channel that fails is not tried more often because more happens.
        due = min(due, row.due) if is_urgent or not row.attempts else row.due
    await connection.execute(update(queues).where(_of(queues, key)).values(due=due))
    rows: list[dict[str, object]] = [{**one.about(), "channel": key.channel, "target": key.target} for one in causes]
    await connection.execute(insert(outbox), rows)


def _is_due(channel: str, time: int, lease_ms: int) -> ColumnElement[bool]:
    # A lease that ends later than any taken now is from before the clock was set back, and is ignored.
    is_free = or_(queues.c.lease_until < time, queues.c.lease_until > time + 2 * lease_ms)
    return (queues.c.channel == channel) & (queues.c.due <= time) & is_free


async def is_any_due(connection: AsyncConnection, channel: str, time: int, lease_ms: int) -> bool:
    """Return whether there is something to claim. Reading this costs less than a claim that finds nothing."""
    query = select(queues.c.user_id).where(_is_due(channel, time, lease_ms)).limit(1)
    return (await connection.execute(query)).scalar() is not None


async def claim(connection: AsyncConnection, channel: str, time: int, lease_ms: int) -> Claim | None:
    """Take the queue that has waited longest, unless another process holds it, and form its message.

    Queues that have failed come last: an address that never answers must not delay the others.
    """
    waiting = select(queues).where(_is_due(channel, time, lease_ms)).order_by(queues.c.attempts, queues.c.due)
    row = (await connection.execute(waiting.limit(1).with_for_update(skip_locked=True))).one_or_none()
    if row is None:
        return None
    key = Key(row.user_id, row.channel, row.target)
    mine = _of(outbox, key)
    items = await _items(connection, mine & (outbox.c.message == row.message)) if row.message else []
    message = row.message if items else tokens.new_code(24)
    is_repeated = bool(items)
    if not items:
        items = await _items(connection, mine)
        await connection.execute(update(outbox).where(mine).values(message=message))
    until = time + lease_ms
    await connection.execute(update(queues).where(_of(queues, key)).values(message=message, lease_until=until))
    return Claim(key, message, items, row.attempts, until, is_repeated)


async def _items(connection: AsyncConnection, condition: ColumnElement[bool]) -> list[Cause]:
    rows = await connection.execute(select(*_ITEM).where(condition).order_by(outbox.c.id))
    return [Cause(**row._mapping) for row in rows]


async def drop_items(connection: AsyncConnection, items: Collection[Cause]) -> None:
    """Delete notices that are no longer relevant."""
    if items:
        await connection.execute(delete(outbox).where(outbox.c.id.in_([one.id for one in items])))


async def finish(connection: AsyncConnection, held: Claim, next_due: int, **outcome: object) -> None:
    """Delete a message that was sent, is irrelevant, or cannot be sent; later notices become due."""
    is_held = await _lock(connection, held)
    await connection.execute(delete(outbox).where(_of(outbox, held.key), outbox.c.message == held.message))
    if not is_held:
        return
    left = select(outbox.c.id).where(_of(outbox, held.key)).limit(1)
    is_empty = (await connection.execute(left)).scalar() is None
    values = {"message": None, "lease_until": 0, "attempts": 0, "due": None if is_empty else next_due}
    await connection.execute(update(queues).where(_of(queues, held.key)).values(**values, **outcome))


async def retry(
    connection: AsyncConnection, held: Claim, due: int, time: int, error: str, was_maybe_sent: bool
) -> None:
    """Schedule another attempt. A message that cannot have been sent may still change until then."""
    if not await _lock(connection, held):
        return
    values: dict[str, object] = {"lease_until": 0, "attempts": held.attempts + 1, "due": due}
    # A message that may have been sent keeps its key, whatever the results of later attempts.
    if not was_maybe_sent and not held.is_repeated:
        values["message"] = None
        mine = _of(outbox, held.key) & (outbox.c.message == held.message)
        await connection.execute(update(outbox).where(mine).values(message=None))
    changed = update(queues).where(_of(queues, held.key)).values(**values, failed=time, error=error)
    await connection.execute(changed)


async def postpone(connection: AsyncConnection, held: Claim, due: int) -> None:
    """Delay a message until the end of the quiet hours; later notices may join it."""
    if await _lock(connection, held):
        mine = _of(outbox, held.key) & (outbox.c.message == held.message)
        # A message that may have been sent already must not change.
        message = held.message if held.is_repeated else None
        await connection.execute(update(outbox).where(mine).values(message=message))
        values = {"lease_until": 0, "message": message, "due": due}
        await connection.execute(update(queues).where(_of(queues, held.key)).values(**values))


async def _lock(connection: AsyncConnection, held: Claim) -> bool:
    """Lock a queue, and return whether the lease is still valid."""
    query = select(queues.c.message, queues.c.lease_until).where(_of(queues, held.key)).with_for_update()
    row = (await connection.execute(query)).one_or_none()
    return row is not None and (row.message, row.lease_until) == (held.message, held.lease_until)


async def delete_queue(connection: AsyncConnection, key: Key) -> None:
    """Delete the queue of a device that is gone."""
    await connection.execute(delete(outbox).where(_of(outbox, key)))
    await connection.execute(delete(queues).where(_of(queues, key)))


async def delete_orphans(connection: AsyncConnection) -> None:
    """Delete the queues of devices that were signed out."""
    for table in (outbox, queues):
        is_known = select(push_devices.c.id).where(push_devices.c.id == table.c.target).exists()
        await connection.execute(delete(table).where(table.c.channel == PUSH, ~is_known))


async def clear_channel(connection: AsyncConnection, user_id: str, channel: str) -> None:
    """Delete a queue of somebody who has switched the channel off."""
    mine = (outbox.c.user_id == user_id) & (outbox.c.channel == channel)
    await connection.execute(delete(outbox).where(mine))


async def states_of(connection: AsyncConnection, user_id: str) -> list[QueueState]:
    rows = await connection.execute(select(queues).where(queues.c.user_id == user_id))
    return [QueueState(row.channel, row.target, row.sent, row.failed, row.error, row.due is not None) for row in rows]
