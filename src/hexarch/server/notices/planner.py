"""Plans notices: decides who receives what has happened, and over which channels."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.clock import now
from hexarch.server.live.attention import Attention
from hexarch.server.notices.schedule import due
from hexarch.server.storage.database import Database
from hexarch.server.storage.notices.causes import Cause, has_causes, take_causes
from hexarch.server.storage.notices.facts import Person, read_blocks, read_people
from hexarch.server.storage.notices.outbox import Key, enqueue
from hexarch.server.storage.notices.preferences import (
    MAIL,
    PUSH,
    SENT,
    WEBHOOK,
    Device,
    Preferences,
    read_devices,
    read_preferences,
    read_silent,
)
from hexarch.server.web import metrics

_AT_ONCE: Final = 100


@dataclass
class Planner:
    _database: Database
    _attention: Attention
    _channels: frozenset[str]
    """Those that the server can use."""
    _wait_ms: int

    async def plan(self) -> bool:
        """Move notices into the outbox, or drop them; return whether there may be more.

        All in one transaction, so a process that dies in between has changed nothing.
        """
        async with self._database.read() as connection:
            if not await has_causes(connection):
                return False
        async with self._database.write() as connection:
            causes = await take_causes(connection, _AT_ONCE)
            if causes:
                await self._enqueue(connection, causes)
        return len(causes) == _AT_ONCE

    async def _enqueue(self, connection: AsyncConnection, causes: list[Cause]) -> None:
        people = {cause.user_id for cause in causes}
        known = await read_people(connection, people, now())
        chosen = await read_preferences(connection, people)
        silent = await read_silent(
            connection, {(one.user_id, one.game_id) for one in causes if one.game_id is not None}
        )
        blocks = await read_blocks(connection, causes)
        devices = await read_devices(connection, people)
        waiting: dict[Key, list[Cause]] = {}
        for cause in causes:
            person, wants = known.get(cause.user_id), chosen.get(cause.user_id, Preferences())
            is_unwanted = cause.game_id is not None and cause.kind in silent.get((cause.user_id, cause.game_id), ())
            is_blocked = cause.by_id is not None and (cause.user_id, cause.by_id) in blocks
            is_seen = self._attention.is_looking(cause.user_id, cause.game_id)
            if person is None or person.is_banned or is_unwanted or is_blocked or is_seen:
                metrics.NOTICES.labels("any", "dropped").inc()
                continue
            for key in self._keys(cause.kind, person, wants, devices):
                waiting.setdefault(key, []).append(cause)
        for key in sorted(waiting):
            found, wants = waiting[key], chosen.get(key.user_id, Preferences())
            kinds = {cause.kind for cause in found}
            when = partial(due, wants, key.channel, kinds, now(), self._wait_ms)
            await enqueue(connection, key, found, when, False)

    def _keys(self, kind: str, person: Person, wants: Preferences, devices: list[Device]) -> Iterator[Key]:
        """Return the queues over which a person receives this kind of notice."""
        for channel in SENT:
            if kind not in wants.channels[channel] or channel not in self._channels:
                continue
            if channel == PUSH:
                yield from (Key(person.id, PUSH, device.id) for device in devices if device.user_id == person.id)
            elif (channel == MAIL and person.email) or (channel == WEBHOOK and wants.webhook and person.is_account):
                yield Key(person.id, channel)
