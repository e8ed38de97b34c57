"""Responses that many routes share: problem documents, "done", and the table after a change."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import wraps
from inspect import Parameter, signature
from typing import Annotated, TypeVar

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from hexarch.server.accounts.users import User
from hexarch.server.live.presence import Presence
from hexarch.server.schemas.common import Done
from hexarch.server.schemas.tables import Table
from hexarch.server.tables.model import Record
from hexarch.server.tables.presenter import table_view
from hexarch.server.tables.repository import TableRepository
from hexarch.server.web.json import answer
from hexarch.server.web.routing import LateRoute, operation_id
from hexarch.server.web.services import get_server

W = TypeVar("W", bound=Callable[..., Awaitable[None]])
# A way to declare a route, such as `routes.delete`.
Verb = Callable[..., Callable[[Callable[..., Awaitable[Response]]], object]]


def router(tag: str) -> APIRouter:
    problem = {
        "description": "A problem document: a sentence for people and a key for programs.",
        "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
    return APIRouter(
        prefix="/api",
        tags=[tag],
        responses={"default": problem},
        generate_unique_id_function=operation_id,
        route_class=LateRoute,
    )


def done(verb: Verb, path: str, summary: str, **more: object) -> Callable[[W], W]:
    """Declare a route that responds with "done" when its function returns."""

    def declare(work: W) -> W:
        @wraps(work)
        async def endpoint(**values: object) -> Response:
            await work(**values)
            return answer({"ok": True})

        verb(path, response_model=Done, summary=summary, **more)(endpoint)
        return work

    return declare


@dataclass
class TableReply:
    """The response with a table as a user sees it."""

    _tables: TableRepository
    _presence: Presence

    async def __call__(self, code: str, user: User, status: int = 200) -> Response:
        """Return the table, read again after a change."""
        return self.of(await self._tables.find(code), user, status)

    def of(self, record: Record, user: User | None, status: int = 200, invitation: str | None = None) -> Response:
        return answer(table_view(record, user, self._presence.user_ids(record.id), invitation), status)


async def _reply(request: Request) -> TableReply:
    server = get_server(request)
    return TableReply(server.tables, server.presence)


ReplyDep = Annotated[TableReply, Depends(_reply)]


def changes_table(verb: Verb, path: str, summary: str, **more: object) -> Callable[[W], W]:
    """Declare a route that changes its `record` for its `user` and responds with the changed table."""

    def declare(work: W) -> W:
        @wraps(work)
        async def endpoint(reply: TableReply, record: Record, user: User, **values: object) -> Response:
            await work(record=record, user=user, **values)
            return await reply(record.code, user)

        own = signature(work)
        added = Parameter("reply", Parameter.KEYWORD_ONLY, annotation=ReplyDep)
        vars(endpoint)["__signature__"] = own.replace(parameters=[*own.parameters.values(), added])
        verb(path, response_model=Table, summary=summary, **more)(endpoint)
        return work

    return declare
