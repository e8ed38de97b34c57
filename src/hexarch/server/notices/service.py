"""The notice settings of people: which notices, how, when, and on which devices."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import partial

from hexarch.server.accounts.mail import Mailer
from hexarch.server.accounts.users import User
from hexarch.server.clock import iso, now
from hexarch.server.notices.channels.outgoing import Outgoing
from hexarch.server.notices.channels.push import PushChannel, check_keys
from hexarch.server.notices.schedule import due, zones
from hexarch.server.notices.sender import Sender
from hexarch.server.storage.database import Database
from hexarch.server.storage.notices.causes import KINDS, TEST, Cause
from hexarch.server.storage.notices.outbox import Key, QueueState, enqueue, states_of
from hexarch.server.storage.notices.preferences import (
    CHANNELS,
    MAIL,
    PUSH,
    WEBHOOK,
    Device,
    Preferences,
    delete_device,
    preferences_of,
    read_devices,
    read_silent,
    save_device,
    save_preferences,
    save_silent,
)
from hexarch.server.web.json import JsonObject
from hexarch.server.web.problems import Problem


@dataclass
class Notices:
    _database: Database
    _sender: Sender
    _outgoing: Outgoing
    _push: PushChannel
    _mailer: Mailer

    async def view(self, user: User) -> JsonObject:
        """Return a user's notice settings as the page shows them."""
        async with self._database.read() as connection:
            chosen = await preferences_of(connection, user.id)
            devices = await read_devices(connection, [user.id])
            states = await states_of(connection, user.id)
        return {
            "channels": {channel: [kind for kind in KINDS if kind in chosen.channels[channel]] for channel in CHANNELS},
            "digests": dict(chosen.digests),
            "quiet": None if chosen.quiet is None else {"start": chosen.quiet[0], "end": chosen.quiet[1]},
            "zone": chosen.zone,
            "webhook": chosen.webhook,
            "discord": chosen.discord,
            "can_mail": self._mailer.can_send,
            "can_webhook": not user.is_guest,
            "email": user.email,
            "push_key": await self._push.public_key(),
            "devices": [_device(device, user, states) for device in devices],
            "states": {channel: _state(states, channel) for channel in (MAIL, WEBHOOK)},
        }

    async def update(self, user: User, chosen: Preferences) -> None:
        """Store a user's choices; raise a Problem for an invalid time zone or address."""
        if chosen.zone not in zones():
            raise Problem(422, "server-no-zone")
        if chosen.webhook and user.is_guest:
            raise Problem(403, "server-webhook-account")
        if chosen.webhook and not self._outgoing.is_allowed(chosen.webhook):
            raise Problem(422, "server-webhook-address")
        async with self._database.write() as connection:
            await save_preferences(connection, user.id, chosen)
        self._sender.wake()

    async def silent(self, user: User, game_id: int) -> list[str]:
        """Return the kinds of notices that somebody has muted for a table."""
        async with self._database.read() as connection:
            found = (await read_silent(connection, [(user.id, game_id)])).get((user.id, game_id), frozenset())
        return [kind for kind in KINDS if kind in found]

    async def set_silent(self, user: User, game_id: int, kinds: Collection[str]) -> None:
        async with self._database.write() as connection:
            await save_silent(connection, user.id, game_id, kinds)

    async def add_device(self, user: User, agent: str, endpoint: str, p256dh: str, auth: str) -> str:
        """Store a browser that agreed to messages, and return its id."""
        if not self._outgoing.is_allowed(endpoint) or not check_keys(p256dh, auth):
            raise Problem(422, "server-push-subscription")
        async with self._database.write() as connection:
            return await save_device(connection, user.id, user.session, agent[:200], endpoint, p256dh, auth)

    async def remove_device(self, user: User, device_id: str) -> None:
        async with self._database.write() as connection:
            if not await delete_device(connection, user.id, device_id):
                raise Problem(404, "server-no-device")

    async def test(self, user: User, channel: str, device_id: str | None) -> None:
        """Send a test through the outbox like a notice; quiet hours and digests do not delay it."""
        async with self._database.write() as connection:
            chosen = await preferences_of(connection, user.id)
            key = await self._test_key(user, chosen, channel, await read_devices(connection, [user.id]), device_id)
            cause = Cause(0, user.id, TEST, None, -1, 0, None, None, now())
            when = partial(due, chosen, channel, {TEST}, now(), 0)
            await enqueue(connection, key, [cause], when, True)
        self._sender.wake()

    async def _test_key(
        self, user: User, chosen: Preferences, channel: str, devices: list[Device], device_id: str | None
    ) -> Key:
        """Return the queue of a test; raise a Problem if the channel is not set up."""
        if channel == PUSH:
            found = next((device.id for device in devices if device.id == device_id), None)
            if found is None:
                raise Problem(404, "server-no-device")
            return Key(user.id, PUSH, found)
        if channel == MAIL and (not self._mailer.can_send or user.email is None):
            raise Problem(409, "server-no-address" if self._mailer.can_send else "server-no-mail")
        if channel == WEBHOOK and not chosen.webhook:
            raise Problem(409, "server-no-webhook")
        return Key(user.id, channel)


def _device(device: Device, user: User, states: list[QueueState]) -> JsonObject:
    return {
        "id": device.id,
        "agent": device.agent,
        "created": iso(device.created),
        "current": device.session_id == user.session,
        "state": _state(states, PUSH, device.id),
    }


def _state(states: list[QueueState], channel: str, target: str = "") -> JsonObject:
    """Return when something was last sent, and the last error if it is newer."""
    found = next((one for one in states if (one.channel, one.target) == (channel, target)), None)
    if found is None:
        return {"sent": None, "failed": None, "error": "", "waiting": False}
    return {
        "sent": iso(found.sent) if found.sent else None,
        "failed": iso(found.failed) if found.error else None,
        "error": found.error,
        "waiting": found.waiting,
    }
