"""Stored notice settings: kinds, muted tables, devices."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from sqlalchemy import delete, insert, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts import tokens
from hexarch.server.clock import now
from hexarch.server.storage.notices.causes import CHAT, DEADLINE, INVITATION, KINDS, OFFER, OVER, TURN
from hexarch.server.storage.parts.notices import notice_settings, notice_tables, push_devices
from hexarch.server.storage.schema import users
from hexarch.server.web.json import loads
from hexarch.server.web.json import text as json_text

BROWSER: Final = "browser"
PUSH: Final = "push"
MAIL: Final = "mail"
WEBHOOK: Final = "webhook"
CHANNELS: Final = (BROWSER, PUSH, MAIL, WEBHOOK)
# The channels that go through the outbox; notices in the page are shown by the page itself.
SENT: Final = (PUSH, MAIL, WEBHOOK)
_USUAL: Final = (TURN, OFFER, DEADLINE, OVER, INVITATION)
# Mail is off by default: people gave their address for a lost password.
_FIRST: Final = {BROWSER: (*_USUAL, CHAT), PUSH: _USUAL, MAIL: (), WEBHOOK: _USUAL}
_FIRST_DIGESTS: Final = {PUSH: 0, MAIL: 15, WEBHOOK: 0}
MOST_DEVICES: Final = 20


@dataclass(frozen=True)
class Preferences:
    channels: Mapping[str, frozenset[str]] = field(
        default_factory=lambda: {channel: frozenset(kinds) for channel, kinds in _FIRST.items()}
    )
    """The kinds of notices that each channel brings."""
    digests: Mapping[str, int] = field(default_factory=lambda: dict(_FIRST_DIGESTS))
    """Minutes between two messages of a channel: what happens meanwhile is in the second one."""
    quiet: tuple[int, int] | None = None
    """Minutes of the day from which and until which nothing is sent."""
    zone: str = "UTC"
    webhook: str = ""
    discord: bool = False


async def read_preferences(connection: AsyncConnection, user_ids: Collection[str]) -> dict[str, Preferences]:
    """Return the stored settings of these people, without those who have none."""
    query = select(notice_settings).where(notice_settings.c.user_id.in_(list(user_ids)))
    found = {}
    for row in await connection.execute(query):
        chosen, digests = loads(row.channels_json), loads(row.digests_json)
        channels = {channel: frozenset(chosen.get(channel, _FIRST[channel])) & set(KINDS) for channel in CHANNELS}
        quiet = None if row.quiet_from is None or row.quiet_until is None else (row.quiet_from, row.quiet_until)
        gaps = {channel: int(digests.get(channel, gap)) for channel, gap in _FIRST_DIGESTS.items()}
        found[row.user_id] = Preferences(channels, gaps, quiet, row.zone, row.webhook, bool(row.discord))
    return found


async def preferences_of(connection: AsyncConnection, user_id: str) -> Preferences:
    return (await read_preferences(connection, [user_id])).get(user_id, Preferences())


async def save_preferences(connection: AsyncConnection, user_id: str, chosen: Preferences) -> None:
    await connection.execute(delete(notice_settings).where(notice_settings.c.user_id == user_id))
    row = {
        "channels_json": json_text({channel: sorted(kinds) for channel, kinds in chosen.channels.items()}),
        "digests_json": json_text(dict(chosen.digests)),
        "quiet_from": chosen.quiet and chosen.quiet[0],
        "quiet_until": chosen.quiet and chosen.quiet[1],
        "zone": chosen.zone,
        "webhook": chosen.webhook,
        "discord": chosen.discord,
    }
    await connection.execute(insert(notice_settings).values(user_id=user_id, **row))


async def mute_channel(connection: AsyncConnection, user_id: str, channel: str) -> None:
    """Switch off all notices of a channel for a user; do nothing if the user is gone."""
    if (await connection.execute(select(users.c.id).where(users.c.id == user_id))).scalar() is None:
        return
    chosen = await preferences_of(connection, user_id)
    changed = replace(chosen, channels={**chosen.channels, channel: frozenset()})
    await save_preferences(connection, user_id, changed)


async def read_silent(
    connection: AsyncConnection, pairs: Collection[tuple[str, int]]
) -> dict[tuple[str, int], frozenset[str]]:
    """Return the kinds of notices that people have muted for tables, by (user, table)."""
    key = tuple_(notice_tables.c.user_id, notice_tables.c.game_id)
    rows = await connection.execute(select(notice_tables).where(key.in_(list(pairs))))
    return {(row.user_id, row.game_id): frozenset(row.silent.split()) for row in rows}


async def save_silent(connection: AsyncConnection, user_id: str, game_id: int, kinds: Collection[str]) -> None:
    mine = (notice_tables.c.user_id == user_id) & (notice_tables.c.game_id == game_id)
    await connection.execute(delete(notice_tables).where(mine))
    if kinds:
        row = {"user_id": user_id, "game_id": game_id, "silent": " ".join(sorted(kinds))}
        await connection.execute(insert(notice_tables).values(**row))


@dataclass(frozen=True)
class Device:
    """A browser that agreed to Web Push."""

    id: str
    user_id: str
    session_id: str
    endpoint: str
    p256dh: str
    auth: str
    agent: str
    created: int


async def read_devices(connection: AsyncConnection, user_ids: Collection[str]) -> list[Device]:
    query = select(push_devices).where(push_devices.c.user_id.in_(list(user_ids)))
    rows = await connection.execute(query.order_by(push_devices.c.created, push_devices.c.id))
    return [Device(**row._mapping) for row in rows]


async def find_device(connection: AsyncConnection, device_id: str) -> Device | None:
    row = (await connection.execute(select(push_devices).where(push_devices.c.id == device_id))).one_or_none()
    return None if row is None else Device(**row._mapping)


async def save_device(
    connection: AsyncConnection, user_id: str, session_id: str, agent: str, endpoint: str, p256dh: str, auth: str
) -> str:
    """Store a device and return its id, which stays the same if nothing has changed. Too many push out the oldest ones.

    A browser has one endpoint for all its users; it belongs to the last person who used it.
    """
    same = (await connection.execute(select(push_devices).where(push_devices.c.endpoint == endpoint))).one_or_none()
    if same is not None and (same.user_id, same.session_id, same.p256dh, same.auth) == (
        *(user_id, session_id, p256dh, auth),
    ):
        known: str = same.id
        return known
    await connection.execute(delete(push_devices).where(push_devices.c.endpoint == endpoint))
    mine = await read_devices(connection, [user_id])
    for old in mine[: max(0, len(mine) - MOST_DEVICES + 1)]:
        await delete_device(connection, user_id, old.id)
    device = Device(tokens.new_code(), user_id, session_id, endpoint, p256dh, auth, agent, now())
    await connection.execute(insert(push_devices).values(**device.__dict__))
    return device.id


async def delete_device(connection: AsyncConnection, user_id: str, device_id: str) -> bool:
    mine = (push_devices.c.id == device_id) & (push_devices.c.user_id == user_id)
    return (await connection.execute(delete(push_devices).where(mine))).rowcount == 1
