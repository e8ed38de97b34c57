"""Sends what is in the outbox. Any number of processes do this on one database.

A process claims a queue, which stores the key of its message, sends the message, and then deletes it from the outbox.
If it dies before the message is confirmed, another process sends it again when the lease has expired. If it dies
between the confirmation and the deletion, the message is sent twice with the same key: the Message-ID of mail, the tag
of a push notification, the Idempotency-Key of a webhook. No protocol can avoid this.
"""

import asyncio
import logging
from collections.abc import Mapping
from functools import partial
from typing import Final

from hexarch.server.clock import now
from hexarch.server.delivery import MaybeSent, NotSent
from hexarch.server.live.attention import Attention
from hexarch.server.notices.channels.base import Channel, Gone
from hexarch.server.notices.messages import Message, compose
from hexarch.server.notices.planner import Planner
from hexarch.server.notices.schedule import MOST_ATTEMPTS, after_quiet, due, pause
from hexarch.server.storage.database import Database
from hexarch.server.storage.notices.causes import TEST, Cause
from hexarch.server.storage.notices.facts import TableFacts, is_pointless, read_people, read_tables
from hexarch.server.storage.notices.outbox import (
    Claim,
    claim,
    delete_queue,
    drop_items,
    finish,
    is_any_due,
    postpone,
    retry,
)
from hexarch.server.storage.notices.preferences import (
    PUSH,
    SENT,
    Preferences,
    delete_device,
    find_device,
    preferences_of,
    read_silent,
)
from hexarch.server.supervision import is_set_within
from hexarch.server.web import metrics

log = logging.getLogger("hexarch.server.notices")

# How many messages one process sends at the same time over each channel, so that one slow host delays nobody else.
_AT_ONCE: Final = 4
# Notices are planned this often, for many moves together. Messages wait longer than that before they are sent.
_POLL_SECONDS: Final = 2.0


class Sender:
    def __init__(
        self,
        database: Database,
        attention: Attention,
        channels: Mapping[str, Channel],
        wait_seconds: float,
        send_seconds: float,
    ) -> None:
        self._database = database
        self._attention = attention
        self._channels = channels
        self._wait_ms = round(wait_seconds * 1000)
        self._seconds = send_seconds
        # Twice as long as sending may take, so that the lease of a living process never expires.
        self._lease_ms = round(send_seconds * 2000)
        self._pause_ms = round(send_seconds * 1500)
        """Before the second attempt; then it doubles."""
        self._planner = Planner(database, attention, frozenset(channels), self._wait_ms)
        self._poll = min(_POLL_SECONDS, max(0.1, wait_seconds / 2))
        self._wake = asyncio.Event()
        self._sending: set[asyncio.Task[None]] = set()

    def wake(self) -> None:
        """Look for work at once. Moves do not call this: planning each one's notices would cost more than the move."""
        self._wake.set()

    async def run(self) -> None:
        while True:
            self._wake.clear()
            while await self._planner.plan():
                pass
            for channel in SENT:
                while await self._start_one(channel):
                    pass
            await is_set_within(self._poll, self._wake)

    async def close(self) -> None:
        """Finish what is being sent, so that it is not sent again."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=self._seconds)

    async def _start_one(self, channel: str) -> bool:
        """Claim a message of a channel and begin to send it; return whether there was one, and room for it."""
        if sum(one.get_name() == channel for one in self._sending) >= _AT_ONCE:
            return False
        async with self._database.read() as connection:
            if not await is_any_due(connection, channel, now(), self._lease_ms):
                return False
        async with self._database.write() as connection:
            held = await claim(connection, channel, now(), self._lease_ms)
        if held is None:
            return False
        task = asyncio.create_task(self._deliver(held), name=channel)
        self._sending.add(task)
        task.add_done_callback(self._done)
        return True

    def _done(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self._wake.set()
        if not task.cancelled() and task.exception() is not None:
            # The lease expires, and another process tries again.
            metrics.FAILURES.labels("notices").inc()
            log.error("notice", exc_info=task.exception())

    async def _deliver(self, held: Claim) -> None:
        try:
            message, pointless = await self._read(held)
        except Gone:
            await self._forget(held)
            return
        if message is None:
            await self._finish(held, "dropped", Preferences())
            return
        if pointless:
            async with self._database.write() as connection:
                await drop_items(connection, pointless)
        is_test = any(line.kind == TEST for line in message.lines)
        wakes = now() if is_test else after_quiet(now(), message.chosen)
        if wakes > now():
            async with self._database.write() as connection:
                await postpone(connection, held, wakes)
            return
        try:
            async with asyncio.timeout(self._seconds):
                await self._channels[held.key.channel].send(message)
        except Gone:
            await self._forget(held)
        except NotSent as error:
            await self._fail(held, message, error, False)
        except (MaybeSent, TimeoutError) as error:
            await self._fail(held, message, NotSent(getattr(error, "reason", "timeout")), True)
        else:
            await self._finish(held, "sent", message.chosen, sent=now(), error="")

    async def _read(self, held: Claim) -> tuple[Message | None, list[Cause]]:
        """Return the message, or None if nothing in it is still relevant, and the notices to drop."""
        user_id, channel, target = held.key
        async with self._database.read() as connection:
            others = {one.by_id for one in held.items if one.by_id is not None}
            people = await read_people(connection, {user_id, *others}, now())
            tables = await read_tables(connection, {one.game_id for one in held.items if one.game_id is not None})
            chosen = await preferences_of(connection, user_id)
            silent = await read_silent(connection, {(user_id, game_id) for game_id in tables})
            device = await find_device(connection, target) if channel == PUSH else None
        person = people.get(user_id)
        if channel == PUSH and device is None:
            raise Gone
        if person is None or person.is_banned or channel not in self._channels:
            return None, []
        unwanted = {game_id: kinds for (_, game_id), kinds in silent.items()}
        pointless = [one for one in held.items if self._is_pointless(one, channel, tables, chosen, unwanted)]
        wanted = [one for one in held.items if one not in pointless]
        if not wanted:
            return None, []
        return compose(held.message, now(), person, chosen, device, wanted, tables, people), pointless

    def _is_pointless(
        self,
        cause: Cause,
        channel: str,
        tables: Mapping[int, TableFacts],
        chosen: Preferences,
        silent: Mapping[int, frozenset[str]],
    ) -> bool:
        """Return whether a notice is irrelevant by now: the turn was made, the person looks, or has switched it off."""
        if cause.kind == TEST or cause.game_id is None:
            return False
        if cause.kind not in chosen.channels[channel] or cause.kind in silent.get(cause.game_id, ()):
            return True
        is_seen = self._attention.is_looking(cause.user_id, cause.game_id)
        return is_seen or is_pointless(cause, tables.get(cause.game_id))

    async def _finish(self, held: Claim, outcome: str, chosen: Preferences, **values: object) -> None:
        metrics.NOTICES.labels(held.key.channel, outcome).inc()
        after = partial(due, chosen, held.key.channel, (), now(), self._wait_ms)
        async with self._database.write() as connection:
            await finish(connection, held, after(now() if outcome == "sent" else 0), **values)

    async def _fail(self, held: Claim, message: Message, error: NotSent, was_maybe_sent: bool) -> None:
        attempts = held.attempts + 1
        # Only this part of the error, since the rest may contain an address.
        log.warning("notice not sent", extra={"channel": held.key.channel, "reason": error.reason, "attempt": attempts})
        if error.is_final or attempts >= MOST_ATTEMPTS:
            await self._finish(held, "failed", message.chosen, failed=now(), error=error.reason)
            return
        metrics.NOTICES.labels(held.key.channel, "retried").inc()
        when = now() + pause(attempts, self._pause_ms, error.wait_ms)
        async with self._database.write() as connection:
            await retry(connection, held, when, now(), error.reason, was_maybe_sent)

    async def _forget(self, held: Claim) -> None:
        """Remove a device whose push service says that it is gone."""
        metrics.NOTICES.labels(held.key.channel, "gone").inc()
        async with self._database.write() as connection:
            await delete_device(connection, held.key.user_id, held.key.target)
            await delete_queue(connection, held.key)
