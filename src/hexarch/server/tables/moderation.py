"""Moderation by owners at their tables; blocking and reporting by anybody."""

from dataclasses import replace
from typing import Final

from hexarch.server.accounts import tokens
from hexarch.server.accounts.users import User, find_other
from hexarch.server.clock import iso, now
from hexarch.server.live.hub import Hub
from hexarch.server.storage.chat import read_chat
from hexarch.server.storage.moderation import (
    MUTED,
    REMOVED,
    blocked_by,
    insert_report,
    is_blocked,
    note,
    restricted_at,
    restrictions_of,
    set_block,
    set_restriction,
)
from hexarch.server.storage.transactions import Transactions
from hexarch.server.tables.lobby import Lobby
from hexarch.server.tables.model import ENDED, OPEN, RUNNING, Record, open_seat
from hexarch.server.tables.permissions import can_chat, check_owner, check_status
from hexarch.server.tables.repository import TableRepository
from hexarch.server.web.json import JsonObject
from hexarch.server.web.problems import Problem

_REPORTED_LINES: Final = 30


class Moderation:
    def __init__(self, transactions: Transactions, tables: TableRepository, lobby: Lobby, hub: Hub) -> None:
        self._transactions = transactions
        self._database = transactions.database
        self._tables = tables
        self._lobby = lobby
        self._hub = hub

    async def check_chat(self, record: Record, user: User, invitation: str | None) -> None:
        """Raise a Problem if somebody may not chat at a table."""
        if not can_chat(record, user, invitation):
            raise Problem(403, "server-chat-seated")
        if user.is_guest and not record.guests_chat and not record.is_owner(user):
            raise Problem(403, "server-chat-guests")
        async with self._database.read() as connection:
            found = await restrictions_of(connection, record.id, user.id)
        if found or user.muted_until > now():
            raise Problem(403, "server-muted")

    async def check_join(self, record: Record, user: User) -> None:
        """Raise a Problem if the owner has removed or blocked somebody."""
        async with self._database.read() as connection:
            if REMOVED in await restrictions_of(connection, record.id, user.id):
                raise Problem(403, "server-removed")
            if await is_blocked(connection, record.owner_id, user.id):
                raise Problem(403, "server-blocked")

    async def check_return(self, record: Record, user: User) -> None:
        async with self._database.read() as connection:
            if REMOVED in await restrictions_of(connection, record.id, user.id):
                raise Problem(403, "server-removed")

    async def restricted(self, record: Record, user: User) -> list[JsonObject]:
        check_owner(record, user)
        async with self._database.read() as connection:
            return await restricted_at(connection, record.id)

    async def mute(self, record: Record, user: User, other_id: str, on: bool) -> None:
        """Let the owner keep somebody from chatting at this table."""
        check_owner(record, user)
        other = await self._other(user, other_id)
        async with self._database.write() as connection:
            await set_restriction(connection, record.id, other.id, MUTED, on)
            await note(connection, user.id, "mute" if on else "unmute", other.id, f"table {record.code}")

    async def remove(self, code: str, user: User, other_id: str) -> None:
        """Let the owner take somebody's seats: open ones before the start, a computer player's afterwards.

        They can neither come back nor chat until the owner allows it.
        """
        record = await self._tables.find(code)
        check_owner(record, user)
        other = await self._other(user, other_id)

        async def take_seats(record: Record) -> None:
            check_owner(record, user)
            check_status(record, OPEN, RUNNING)
            mine = [place for place in record.seats if place.user_id == other.id]
            if record.status == OPEN:
                await self._lobby.put_seats(record, [open_seat(place.seat) for place in mine])
            else:
                await self._lobby.hand_over(record, [replace(place, gone=True) for place in mine])

        async with self._database.write() as connection:
            await set_restriction(connection, record.id, other.id, REMOVED, True)
            await note(connection, user.id, "remove", other.id, f"table {record.code}")
        await self._tables.attempt(code, take_seats)
        await self._lobby.after_leaving(code)
        self._hub.reconnect(record.id)

    async def allow_back(self, record: Record, user: User, other_id: str) -> None:
        check_owner(record, user)
        async with self._database.write() as connection:
            await set_restriction(connection, record.id, other_id, REMOVED, False)
            await note(connection, user.id, "allow back", other_id, f"table {record.code}")

    async def change_invitation(self, code: str, user: User, ends: bool) -> None:
        """Replace or end the invitation; people who came with the old one can stay only if they have a seat."""

        async def change(record: Record) -> None:
            check_owner(record, user)
            secret = tokens.new_secret()
            async with self._transactions.changing(record, {"invitation": ENDED + secret if ends else secret}, []) as c:
                await note(c, user.id, "end invitation" if ends else "new invitation", f"table {record.code}")

        await self._tables.attempt(code, change)
        self._hub.reconnect((await self._tables.find(code)).id)

    async def set_guests_chat(self, code: str, user: User, on: bool) -> None:
        async def change(record: Record) -> None:
            check_owner(record, user)
            await self._lobby.put_seats(record, [], {"guests_chat": on})

        await self._tables.attempt(code, change)

    async def blocked(self, user: User) -> list[JsonObject]:
        async with self._database.read() as connection:
            return await blocked_by(connection, user.id)

    async def block(self, user: User, other_id: str, on: bool) -> None:
        """Hide somebody's messages from the user, and keep them from joining the user's tables."""
        other = await self._other(user, other_id)
        async with self._database.write() as connection:
            await set_block(connection, user.id, other.id, on)

    async def report(self, record: Record, user: User, other_id: str, text: str) -> None:
        """Report somebody to the administrators, with their last messages at this table."""
        other = await self._other(user, other_id)
        async with self._database.write() as connection:
            said = await read_chat(connection, record.id, 0, 1000)
            lines: list[JsonObject] = [
                {"time": iso(line.time), "text": line.text} for line in said if line.user_id == other.id
            ]
            await insert_report(connection, record.code, user.id, other.id, text, lines[-_REPORTED_LINES:])

    async def _other(self, user: User, other_id: str) -> User:
        async with self._database.read() as connection:
            return await find_other(connection, user, other_id)
