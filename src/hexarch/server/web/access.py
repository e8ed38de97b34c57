"""Dependencies of routes: the user of a request, their permissions, and the table in the path.

Like services, these are coroutines, so that FastAPI does not run them in threads.
"""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from hexarch.server.accounts.administration import check_admin
from hexarch.server.accounts.users import User
from hexarch.server.tables.model import Record
from hexarch.server.web.middleware import bearer_of
from hexarch.server.web.parameters import InvitationQuery, TableCode
from hexarch.server.web.problems import Problem
from hexarch.server.web.rate_limits import READ, TOKEN, WRITE, Limit, Limiter, household, pay_for_replay
from hexarch.server.web.scopes import ANY_SCOPE, SCOPE_OF
from hexarch.server.web.services import get_server

COOKIE = "hexarch_session"
_SAFE = ("GET", "HEAD", "OPTIONS")


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "unknown"


async def user_of(connection: HTTPConnection) -> User | None:
    """Return the user whom a personal token or the cookie names; None without a valid session.

    If there is a token, the cookie is ignored, since such a request may come from any site. Raise a Problem if the
    token is invalid, or if its scopes do not cover the operation.
    """
    server = get_server(connection)
    token = bearer_of(connection.scope)
    if token is None:
        user = await server.accounts.of_cookie(connection.cookies.get(COOKIE))
    else:
        user = await server.api_tokens.find(token)
        if user is None:
            server.limiter.check(TOKEN, household(address_of(connection)))
            raise Problem(401, "server-token", headers={"WWW-Authenticate": 'Bearer error="invalid_token"'})
        _check_scope(user, getattr(connection.scope.get("route"), "name", ""))
    if user is not None:
        connection.scope["hexarch_user"] = user.id  # for the request log, if the operator wants it
    return user


def _check_scope(user: User, operation: str) -> None:
    needed = SCOPE_OF.get(operation)
    if operation in ANY_SCOPE or needed in (user.scopes or ()):
        return
    if needed is None:
        raise Problem(403, "server-token-never")
    headers = {"WWW-Authenticate": f'Bearer error="insufficient_scope", scope="{needed}"'}
    raise Problem(403, "server-token-scope", {"scope": needed}, {"scope": needed}, headers)


async def get_visitor(request: Request) -> User | None:
    user = await user_of(request)
    if user is not None:
        get_server(request).limiter.check(READ if request.method in _SAFE else WRITE, user.id)
    return user


async def get_user(request: Request) -> User:
    user = await get_visitor(request)
    if user is None:
        raise Problem(401, "server-sign-in")
    return user


async def limit_replays() -> None:
    pay_for_replay()


# For routes that always replay: they are refused before anything is read.
ReplayLimit = Depends(limit_replays)


@dataclass
class RequestLimits:
    """Rate limits of one request. The route checks them after validation, so that invalid requests cost nothing."""

    _limiter: Limiter
    _address: str

    def check_user(self, limit: Limit, user: User) -> None:
        self._limiter.check(limit, user.id)

    def check_key(self, limit: Limit, key: str) -> None:
        """Check a limit with another key, such as the name in attempts to sign in."""
        self._limiter.check(limit, key)

    def forgive(self, limit: Limit, key: str) -> None:
        self._limiter.forgive(limit, key)

    def check_address(self, limit: Limit) -> None:
        """Check the limit of the client's address."""
        self._limiter.check(limit, household(self._address))


async def _limits(connection: HTTPConnection) -> RequestLimits:
    return RequestLimits(get_server(connection).limiter, address_of(connection))


LimitsDep = Annotated[RequestLimits, Depends(_limits)]
Visitor = Annotated[User | None, Depends(get_visitor)]
SignedIn = Annotated[User, Depends(get_user)]


async def _admin(user: SignedIn) -> User:
    check_admin(user)
    return user


Admin = Annotated[User, Depends(_admin)]


async def _visited(request: Request, code: TableCode, visitor: Visitor, invitation: InvitationQuery = None) -> Record:
    return await get_server(request).tables.readable(code, visitor, invitation)


async def _invited(request: Request, code: TableCode, user: SignedIn, invitation: InvitationQuery = None) -> Record:
    return await get_server(request).tables.readable(code, user, invitation)


async def _readable(request: Request, code: TableCode, user: SignedIn) -> Record:
    return await get_server(request).tables.readable(code, user)


async def _seated(request: Request, code: TableCode, user: SignedIn) -> Record:
    return await get_server(request).tables.seated(code, user)


# The table in the path, if the visitor may see it; an invitation is enough.
VisitedTable = Annotated[Record, Depends(_visited)]
# The same for a signed-in user.
InvitedTable = Annotated[Record, Depends(_invited)]
# The table, if the user may see it without an invitation. The service checks what else is needed.
ReadableTable = Annotated[Record, Depends(_readable)]
# The table, if the user plays there.
SeatedTable = Annotated[Record, Depends(_seated)]
