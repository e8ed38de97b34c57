"""The chat of a table."""

from dataclasses import dataclass
from typing import Final

from hexarch.server.accounts.users import User
from hexarch.server.clock import iso, now
from hexarch.server.notices import causes
from hexarch.server.storage.chat import ChatMessage, insert_chat, last_number, read_chat
from hexarch.server.storage.transactions import Transactions, store
from hexarch.server.tables.model import Record
from hexarch.server.tables.repository import TableRepository
from hexarch.server.web.json import JsonObject

_MOST: Final = 200


@dataclass
class Chat:
    _transactions: Transactions
    _tables: TableRepository

    async def read(self, record: Record, since: int) -> list[JsonObject]:
        """Return the newest messages after number `since`, the oldest first."""
        async with self._transactions.database.read() as connection:
            return [_view(message) for message in await read_chat(connection, record.id, since, _MOST)]

    async def say(self, code: str, user: User, text: str) -> JsonObject:
        async def add(record: Record) -> JsonObject:
            async with self._transactions.database.write() as connection:
                number = await last_number(connection, record.id) + 1
                message = ChatMessage(number, user.id, user.name, text, now())
                told: JsonObject = {"type": "chat", **_view(message)}
                notices = causes.written(record, user.id)
                change = self._transactions.prepare(record, {}, [told], notices=notices)
                await store(connection, change)
                await insert_chat(connection, record.id, message)
            self._transactions.publish(change.published)
            return _view(message)

        return await self._tables.attempt(code, add)


def _view(message: ChatMessage) -> JsonObject:
    return {**message.__dict__, "time": iso(message.time)}
