"""The answer that many routes share: the table as it is after a change."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from starlette.responses import Response

from hexarch.server.accounts.users import User
from hexarch.server.live.presence import Presence
from hexarch.server.tables.model import Record
from hexarch.server.tables.presenter import table_view
from hexarch.server.tables.repository import TableRepository
from hexarch.server.web.dependencies import get_server
from hexarch.server.web.json import answer


@dataclass
class TableReply:
    """Answers with a table as a user sees it."""

    _tables: TableRepository
    _presence: Presence

    async def __call__(self, code: str, user: User, status: int = 200) -> Response:
        """Read the table again, since a change has just been stored."""
        return self.of(await self._tables.find(code), user, status)

    def of(self, record: Record, user: User | None, status: int = 200, invitation: str | None = None) -> Response:
        return answer(table_view(record, user, self._presence.user_ids(record.id), invitation), status)


async def _reply(request: Request) -> TableReply:
    server = get_server(request)
    return TableReply(server.tables, server.presence)


ReplyDep = Annotated[TableReply, Depends(_reply)]
