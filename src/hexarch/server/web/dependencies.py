"""What all routes share: who asks, from where, and which answers they may give."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.requests import HTTPConnection

from hexarch.server.accounts.users import User, read_cookie
from hexarch.server.context import Server
from hexarch.server.tables.model import Record, check_readable, check_seated
from hexarch.server.web.problems import Problem
from hexarch.server.web.rate_limits import READ, REPLAY, WRITE, Limit, household

COOKIE = "hexarch_session"
_SAFE = ("GET", "HEAD", "OPTIONS")

PROBLEM: dict[int | str, dict[str, Any]] = {
    "default": {
        "description": "A problem document: a sentence for people and a key to translate.",
        "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
}


def router(tag: str) -> APIRouter:
    return APIRouter(prefix="/api", tags=[tag], responses=PROBLEM)


def get_server(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


async def _server(connection: HTTPConnection) -> Server:
    """A dependency that is no coroutine would be sent to a thread, every time."""
    return get_server(connection)


async def user_of(server: Server, connection: HTTPConnection) -> User | None:
    """Whoever the cookie names, if the session still stands."""
    cookie = read_cookie(server.key, connection.cookies.get(COOKIE))
    return None if cookie is None else await server.visitors.find(*cookie)


async def get_visitor(request: Request) -> User | None:
    server = get_server(request)
    user = await user_of(server, request)
    if user is not None:
        server.limiter.check(READ if request.method in _SAFE else WRITE, user.id)
    return user


async def get_user(request: Request) -> User:
    user = await get_visitor(request)
    if user is None:
        raise Problem(401, "server-sign-in")
    return user


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "unknown"


async def replaying(request: Request) -> None:
    get_server(request).limiter.check(REPLAY, household(address_of(request)))


Replaying = Depends(replaying)
"""For routes that take a replay of the whole game."""


def limit(server: Server, limit_: Limit, user: User) -> None:
    server.limiter.check(limit_, user.id)


ServerDep = Annotated[Server, Depends(_server)]
Visitor = Annotated[User | None, Depends(get_visitor)]
SignedIn = Annotated[User, Depends(get_user)]
TableCode = Annotated[str, Path(alias="id", max_length=40, examples=["k3v9xq2m7tbz"])]
InvitationQuery = Annotated[str | None, Query(max_length=100, examples=["m4Yq0c..."])]


async def readable(server: Server, code: str, user: User | None, invitation: str | None = None) -> Record:
    async with server.database.read() as connection:
        record = await server.records.find(connection, code)
    check_readable(record, user, invitation)
    return record


async def seated(server: Server, code: str, user: User) -> Record:
    """A table where somebody plays."""
    record = await readable(server, code, user)
    check_seated(record, user)
    return record


def present_at(server: Server, record: Record) -> set[str]:
    return set(server.hub.presence.people(record.id))
