"""What routes get from FastAPI: services, the user who asks, and common parameters.

Every dependency is a coroutine: FastAPI would run a plain function in a thread, on every request.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated, TypeVar

from fastapi import APIRouter, Depends, Request
from starlette.requests import HTTPConnection

from hexarch.server.accounts.administration import Administration, check_admin
from hexarch.server.accounts.api_tokens import ApiTokens
from hexarch.server.accounts.recovery import Recovery
from hexarch.server.accounts.service import Accounts
from hexarch.server.accounts.sessions import Sessions
from hexarch.server.accounts.users import User
from hexarch.server.bots.hints import Hints
from hexarch.server.context import Server
from hexarch.server.events.service import Events
from hexarch.server.learn.service import Learning
from hexarch.server.live.hub import Hub
from hexarch.server.live.streams import Streams
from hexarch.server.notices.service import Notices
from hexarch.server.notices.unsubscribe import Unsubscribing
from hexarch.server.pace.agreements import Agreements
from hexarch.server.pace.people import Calendars
from hexarch.server.people.company import Company
from hexarch.server.people.groups import Groups
from hexarch.server.people.profiles import Profiles
from hexarch.server.plans.service import Plans
from hexarch.server.play.history import History
from hexarch.server.play.importing import Importer
from hexarch.server.play.service import Play
from hexarch.server.play.state_view import CompactViews, StateViews
from hexarch.server.play.takeback import TakeBacks
from hexarch.server.puzzles.service import Puzzles
from hexarch.server.reports.service import Reports
from hexarch.server.settings import Settings
from hexarch.server.studies.service import Studies
from hexarch.server.tables.challenges import Challenges
from hexarch.server.tables.chat import Chat
from hexarch.server.tables.listing import Listing
from hexarch.server.tables.lobby import Lobby
from hexarch.server.tables.model import Record
from hexarch.server.tables.moderation import Moderation
from hexarch.server.tables.rematch import Rematches
from hexarch.server.tables.repository import TableRepository
from hexarch.server.web.middleware import bearer_of
from hexarch.server.web.parameters import InvitationQuery, TableCode
from hexarch.server.web.problems import Problem
from hexarch.server.web.rate_limits import READ, TOKEN, WRITE, Limit, Limiter, household, pay_for_replay
from hexarch.server.web.scopes import ANY_SCOPE, SCOPE_OF

COOKIE = "hexarch_session"
_SAFE = ("GET", "HEAD", "OPTIONS")

T = TypeVar("T")


def router(tag: str) -> APIRouter:
    problem = {
        "description": "A problem document: a sentence for people and a key for programs.",
        "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
    }
    return APIRouter(prefix="/api", tags=[tag], responses={"default": problem})


def get_server(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


def _service(choose: Callable[[Server], T]) -> Callable[[HTTPConnection], Awaitable[T]]:
    async def provide(connection: HTTPConnection) -> T:
        return choose(get_server(connection))

    return provide


AgreementsDep = Annotated[Agreements, Depends(_service(lambda server: server.agreements))]
CalendarsDep = Annotated[Calendars, Depends(_service(lambda server: server.calendars))]
ApiTokensDep = Annotated[ApiTokens, Depends(_service(lambda server: server.api_tokens))]
AccountsDep = Annotated[Accounts, Depends(_service(lambda server: server.accounts))]
ChallengesDep = Annotated[Challenges, Depends(_service(lambda server: server.challenges))]
CompanyDep = Annotated[Company, Depends(_service(lambda server: server.company))]
EventsDep = Annotated[Events, Depends(_service(lambda server: server.events))]
GroupsDep = Annotated[Groups, Depends(_service(lambda server: server.groups))]
ProfilesDep = Annotated[Profiles, Depends(_service(lambda server: server.profiles))]
CompactViewsDep = Annotated[CompactViews, Depends(_service(lambda server: server.compact_views))]
StreamsDep = Annotated[Streams, Depends(_service(lambda server: server.streams))]
ChatDep = Annotated[Chat, Depends(_service(lambda server: server.chat))]
HintsDep = Annotated[Hints, Depends(_service(lambda server: server.hints))]
HistoryDep = Annotated[History, Depends(_service(lambda server: server.history))]
HubDep = Annotated[Hub, Depends(_service(lambda server: server.hub))]
ImporterDep = Annotated[Importer, Depends(_service(lambda server: server.importer))]
LearningDep = Annotated[Learning, Depends(_service(lambda server: server.learning))]
LimiterDep = Annotated[Limiter, Depends(_service(lambda server: server.limiter))]
ListingDep = Annotated[Listing, Depends(_service(lambda server: server.listing))]
LobbyDep = Annotated[Lobby, Depends(_service(lambda server: server.lobby))]
AdministrationDep = Annotated[Administration, Depends(_service(lambda server: server.administration))]
ModerationDep = Annotated[Moderation, Depends(_service(lambda server: server.moderation))]
NoticesDep = Annotated[Notices, Depends(_service(lambda server: server.notices))]
UnsubscribingDep = Annotated[Unsubscribing, Depends(_service(lambda server: server.unsubscribing))]
PlansDep = Annotated[Plans, Depends(_service(lambda server: server.plans))]
PlayDep = Annotated[Play, Depends(_service(lambda server: server.play))]
PuzzlesDep = Annotated[Puzzles, Depends(_service(lambda server: server.puzzles))]
RecoveryDep = Annotated[Recovery, Depends(_service(lambda server: server.recovery))]
ReportsDep = Annotated[Reports, Depends(_service(lambda server: server.reports))]
RematchesDep = Annotated[Rematches, Depends(_service(lambda server: server.rematches))]
SessionsDep = Annotated[Sessions, Depends(_service(lambda server: server.sessions))]
SettingsDep = Annotated[Settings, Depends(_service(lambda server: server.settings))]
StudiesDep = Annotated[Studies, Depends(_service(lambda server: server.studies))]
TablesDep = Annotated[TableRepository, Depends(_service(lambda server: server.tables))]
TakeBacksDep = Annotated[TakeBacks, Depends(_service(lambda server: server.takebacks))]
ViewsDep = Annotated[StateViews, Depends(_service(lambda server: server.views))]


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "unknown"


async def user_of(connection: HTTPConnection) -> User | None:
    """Return the user whom a personal token or the cookie names; None without a valid session.

    A token that is given is used, and the cookie ignored: such a request may come from anywhere. Raise a Problem if it
    is not valid, or not meant for what is asked.
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
        connection.scope["hexarch_user"] = user.id  # for the log of requests, where the operator wants it
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
    """Rate limits of one request. Checked by the route itself, so that invalid requests do not use them up."""

    _limiter: Limiter
    _address: str

    def check_user(self, limit: Limit, user: User) -> None:
        self._limiter.check(limit, user.id)

    def check_key(self, limit: Limit, key: str) -> None:
        """Check a limit that counts something else, such as the attempts to sign in with a name."""
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
# The same for somebody who is signed in.
InvitedTable = Annotated[Record, Depends(_invited)]
# The table, if the user may see it without an invitation. The service checks what else is needed.
ReadableTable = Annotated[Record, Depends(_readable)]
# The table, if the user plays there.
SeatedTable = Annotated[Record, Depends(_seated)]
