"""The services of the server, as routes get them from FastAPI.

Every dependency is a coroutine: FastAPI would run a plain function in a thread, on every request.
"""

from collections.abc import Awaitable, Callable
from typing import Annotated, TypeVar

from fastapi import Depends
from starlette.requests import HTTPConnection

from hexarch.server.accounts.administration import Administration
from hexarch.server.accounts.api_tokens import ApiTokens
from hexarch.server.accounts.recovery import Recovery
from hexarch.server.accounts.service import Accounts
from hexarch.server.accounts.sessions import Sessions
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
from hexarch.server.tables.moderation import Moderation
from hexarch.server.tables.rematch import Rematches
from hexarch.server.tables.repository import TableRepository
from hexarch.server.web.rate_limits import Limiter

T = TypeVar("T")


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
