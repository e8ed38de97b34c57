"""Builds the services of one server process and starts and stops them."""

import asyncio
import shutil
from collections.abc import Awaitable, Callable
from email.utils import parseaddr
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts.administration import Administration
from hexarch.server.accounts.api_tokens import ApiTokens, delete_expired
from hexarch.server.accounts.mail import Mailer
from hexarch.server.accounts.recovery import Recovery
from hexarch.server.accounts.service import Accounts
from hexarch.server.accounts.sessions import Sessions, delete_expired_sessions
from hexarch.server.bots.dispatcher import Dispatcher
from hexarch.server.bots.hints import Hints
from hexarch.server.bots.pool import Pool
from hexarch.server.clock import DAY, now
from hexarch.server.events.service import Events
from hexarch.server.learn.service import Learning
from hexarch.server.live.attention import Attention
from hexarch.server.live.bus import make_bus
from hexarch.server.live.hub import Hub
from hexarch.server.live.messages import BusMessage, NewEvents, Reload, TableChanged, TokensTaken, UserNews
from hexarch.server.live.presence import Presence
from hexarch.server.live.streams import Streams
from hexarch.server.notices.channels.base import Channel
from hexarch.server.notices.channels.mail import MailChannel
from hexarch.server.notices.channels.outgoing import Outgoing
from hexarch.server.notices.channels.push import PushChannel
from hexarch.server.notices.channels.webhook import WebhookChannel
from hexarch.server.notices.listeners import note_deadline, note_invitation
from hexarch.server.notices.sender import Sender
from hexarch.server.notices.service import Notices
from hexarch.server.notices.unsubscribe import Unsubscribing
from hexarch.server.pace.agreements import Agreements
from hexarch.server.pace.keeper import Keeper
from hexarch.server.pace.people import Calendars
from hexarch.server.pace.repository import DueClocks
from hexarch.server.pace.service import Pacer
from hexarch.server.pace.takeover import Takeover
from hexarch.server.pace.uptime import Uptime
from hexarch.server.people.company import Company
from hexarch.server.people.groups import Groups
from hexarch.server.people.profiles import Profiles
from hexarch.server.plans.answers import PowerAnswers
from hexarch.server.plans.executor import PlannedTurns
from hexarch.server.plans.service import Plans
from hexarch.server.play.commit import Commits
from hexarch.server.play.fair_play import FairPlay
from hexarch.server.play.history import History
from hexarch.server.play.importing import Importer
from hexarch.server.play.position_cache import PositionCache
from hexarch.server.play.replays import Replays
from hexarch.server.play.service import Play
from hexarch.server.play.standing import StandingAnswers
from hexarch.server.play.state_view import CompactViews, StateViews
from hexarch.server.play.takeback import TakeBacks
from hexarch.server.puzzles.service import Puzzles
from hexarch.server.ratings.service import Ratings
from hexarch.server.reports.maker import ReportMaker
from hexarch.server.reports.repository import ReportRepository
from hexarch.server.reports.service import Reports
from hexarch.server.settings import Settings, default_options
from hexarch.server.storage.database import Database
from hexarch.server.storage.events import delete_events_before
from hexarch.server.storage.expiry import delete_guests, delete_tables
from hexarch.server.storage.keys import signing_key
from hexarch.server.storage.mail_tokens import drop_expired_tokens
from hexarch.server.storage.migrate import migrate
from hexarch.server.storage.notices.outbox import delete_orphans
from hexarch.server.storage.notices.preferences import MAIL, PUSH, WEBHOOK
from hexarch.server.storage.parts.people_lists import delete_expired_seekers
from hexarch.server.storage.private import make_private_folder
from hexarch.server.storage.transactions import Published, Transactions
from hexarch.server.studies.service import Studies
from hexarch.server.supervision import Supervisor, measure_lag
from hexarch.server.tables.challenges import Challenges
from hexarch.server.tables.chat import Chat
from hexarch.server.tables.listing import Listing
from hexarch.server.tables.lobby import Lobby
from hexarch.server.tables.model import ANALYSIS, OPEN, RUNNING
from hexarch.server.tables.moderation import Moderation
from hexarch.server.tables.rematch import Rematches
from hexarch.server.tables.repository import TableRepository
from hexarch.server.warming import Warming
from hexarch.server.web import metrics
from hexarch.server.web.rate_limits import Limiter

T = TypeVar("T")

_HOUSEKEEPING_SECONDS: Final = 3600
_ROWS_AT_ONCE: Final = 1000
_BETWEEN_SECONDS: Final = 0.05
_STATEMENT_SECONDS: Final = 20.0
# With less free space than this the server is not ready.
LEAST_FREE_BYTES: Final = 50_000_000
_SHARE_SECONDS: Final = 0.1
# Longer live messages do not fit into a NOTIFY; other processes read them from the database.
_SENT_BYTES: Final = 7000
# More would not fit into one NOTIFY.
_TAKEN_AT_ONCE: Final = 50
# The server works without these tasks for a while.
_OPTIONAL_TASKS: Final = frozenset({"housekeeping", "lag", "notices", "ratings"})


class Server:
    """Holds all services. Only the application and `web/services.py` use it; a service gets only the ones it needs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.limiter = Limiter(settings.rate_factor)
        self.database = Database(settings.database_url, settings.pool_size, _STATEMENT_SECONDS)
        self.bus = make_bus(self.database)
        self.transactions = Transactions(self.database)
        self.tables = TableRepository(self.database, settings.cache_tables)
        self.pools = {
            "hints": Pool(1, "hints", 16),
            "imports": Pool(1, "imports", 8),
            "replays": Pool(1, "replays", 64),
        }
        """Worker processes, started when they are first needed; those for moves belong to the dispatcher."""
        self.replays = Replays(self.pools["replays"], settings.hint_seconds)
        self.positions = PositionCache(self.database, self.replays, settings.cache_tables)
        self.presence = Presence(self.database.process_id)
        self.sessions = Sessions(self.database, self.bus)
        self.api_tokens = ApiTokens(self.database, self.sessions)
        self.attention = Attention(self.bus, self.database.process_id)
        self.hub = Hub(self.database, self.bus, self.tables, self.sessions, self.presence, self.attention)
        self.uptime = Uptime(self.database)
        self.calendars = Calendars(self.database)
        pacer = Pacer(self.uptime, self.calendars)
        self.lobby = Lobby(
            self.transactions, self.tables, self.positions, self.presence, pacer, default_options(settings)
        )
        self.listing = Listing(self.database, self.presence, self.positions)
        self.chat = Chat(self.transactions, self.tables)
        self.accounts = Accounts(self.database, self.sessions, self.lobby)
        self.moderation = Moderation(self.transactions, self.tables, self.lobby, self.hub)
        self.challenges = Challenges(self.database, self.tables, self.lobby, self.moderation, self._publish_news)
        self.rematches = Rematches(self.transactions, self.tables, self.lobby, self.challenges)
        self.ratings = Ratings(self.database, self.tables)
        self.profiles = Profiles(self.database)
        self.company = Company(self.database)
        self.groups = Groups(self.database, self.tables, self.listing)
        self.events = Events(self.database, self.groups, self.lobby)
        self.ratings.after_results.append(self.events.catch_up)
        self.streams = Streams(self.bus, self.tables, self.challenges, self.sessions, self.presence)
        self.administration = Administration(
            self.database, self.sessions, self.api_tokens, self.accounts, self.lobby, self.ratings
        )
        self.mailer = Mailer(settings)
        self.recovery = Recovery(self.database, self.sessions, self.accounts, self.mailer)
        self._add_notices()
        power_answers = PowerAnswers(self.database)
        self.commits = Commits(self.transactions, self.tables, self.positions, pacer, power_answers.of)
        self.views = StateViews(self.positions)
        self.compact_views = CompactViews(self.positions)
        standing = StandingAnswers(self.transactions, self.tables, self.positions, power_answers.of)
        self.play = Play(
            self.database,
            self.tables,
            self.positions,
            self.commits,
            self.views,
            self.compact_views,
            standing,
            self.hub.publish_draft,
        )
        self.planned_turns = PlannedTurns(
            self.database, self.tables, self.positions, self.commits, self.hub.publish_draft
        )
        self.plans = Plans(self.database, self.tables, self.positions, self.views, self.planned_turns.look)
        self.takebacks = TakeBacks(self.transactions, self.tables, self.positions, pacer)
        self.lobby.after_leaving = self.takebacks.forget_absent
        self.takeover = Takeover(
            self.transactions, self.positions, self.commits, self.presence, self.takebacks.forget_absent
        )
        self.takeover.listeners.append(note_deadline)
        self.keeper = Keeper(DueClocks(self.database), self.tables, self.uptime, self.takeover)
        self.agreements = Agreements(self.transactions, self.tables, self.uptime, self.calendars, self.takeover)
        self.history = History(self.database, self.positions, self.replays, settings.cache_tables)
        self.learning = Learning(self.database, self.tables, self.positions, self.lobby)
        self.importer = Importer(self.database, self.pools["imports"], settings.hint_seconds)
        fair_play = FairPlay(self.database)
        self.hints = Hints(self.positions, fair_play, self.pools["hints"], settings.hint_seconds)
        stored_reports = ReportRepository(self.database)
        self.report_maker = ReportMaker(self.database, self.tables, stored_reports, settings.report_workers)
        self.reports = Reports(self.tables, stored_reports, self.report_maker, fair_play)
        self.bots = Dispatcher(
            self.bus, self.tables, self.positions, self.commits, self.presence, settings.workers, settings.move_seconds
        )
        self.puzzles = Puzzles(
            self.database,
            self.tables,
            self.positions,
            self.pools["replays"],
            self.pools["hints"],
            settings.hint_seconds,
        )
        self.studies = Studies(self.database, self.tables, self.history, self.pools["imports"], settings.hint_seconds)
        self.is_ready = False
        self.warming = Warming()
        self.tasks = Supervisor()
        self.transactions.subscribe(self.hub.deliver)
        self.transactions.subscribe(self._publish_others)
        self.transactions.subscribe(self.bots.on_published)
        self.transactions.subscribe(self.streams.on_published)
        self.transactions.subscribe(self.planned_turns.on_published)
        self.transactions.subscribe(self.ratings.on_published)

    def _add_notices(self) -> None:
        """Build the services that send notices to people who are away."""
        settings = self.settings
        self.unsubscribing = Unsubscribing(self.database)
        self.outgoing = Outgoing(bool(settings.local_hooks), settings.notice_seconds)
        push = PushChannel(self.database, self.outgoing, _operator(settings))
        hook = WebhookChannel(self.outgoing, settings.address.rstrip("/"))
        channels: dict[str, Channel] = {PUSH: push, WEBHOOK: hook}
        if self.mailer.can_send:
            channels[MAIL] = MailChannel(self.mailer, self.unsubscribing)
        self.sender = Sender(self.database, self.attention, channels, settings.notice_wait, settings.notice_seconds)
        self.challenges.on_invited.append(note_invitation)
        self.notices = Notices(self.database, self.sender, self.outgoing, push, self.mailer)

    @property
    def backups(self) -> Path:
        return self.settings.data_folder / "backups"

    async def start(self) -> None:
        make_private_folder(self.settings.data_folder)
        await migrate(self.database, self.backups)
        key = await signing_key(self.database)
        self.accounts.use_key(key)
        self.unsubscribing.use_key(key)
        await self.uptime.note()
        self.bus.subscribe(self._on_message)
        self.tasks.start("bus", self.bus.run)
        self.tasks.start("presence", self.hub.keep_announcing)
        self.tasks.start("catch-up", self.hub.keep_up)
        self.tasks.start("housekeeping", self._keep_house)
        self.tasks.start("lag", measure_lag)
        self.tasks.start("clocks", self.keeper.run)
        self.tasks.start("limits", self._share_limits)
        self.tasks.start("streams", self.streams.run)
        self.tasks.start("ratings", self.ratings.run)
        self.tasks.start("streams catch-up", self.streams.keep_up)
        self.tasks.start("notices", self.sender.run)
        self.bots.start(self.tasks)
        self.planned_turns.start(self.tasks)
        self.report_maker.start(self.tasks)
        for name in self.database.connections():
            metrics.CONNECTIONS.labels(name).set_function(partial(self._connections, name))
        self.warming.start()
        self.is_ready = True

    async def stop(self) -> None:
        self.is_ready = False
        self.streams.close_all()
        await self.tasks.stop()
        await self.warming.finish()
        await self.sender.close()
        await self.outgoing.close()
        await self.bots.close()
        await self.report_maker.close()
        for pool in self.pools.values():
            await pool.close()
        await self.mailer.close()
        await self.database.close()

    async def checks(self) -> dict[str, bool]:
        """Return the readiness checks by name, and whether each passes."""
        return {
            "started": self.is_ready,
            "database": await self.database.is_reachable(),
            "bus": self.bus.is_connected,
            "tasks": not self.tasks.failing - _OPTIONAL_TASKS,
            "disk": not self.database.is_full and self._has_space(),
        }

    def _has_space(self) -> bool:
        return _free_bytes(self.database.folder or self.settings.data_folder) > LEAST_FREE_BYTES

    def _connections(self, name: str) -> float:
        return self.database.connections()[name]

    def _publish_news(self, message: UserNews) -> None:
        self.streams.on_news(message)
        self.bus.send(message)

    def _publish_others(self, published: Published) -> None:
        sender = self.database.process_id
        size = sum(len(body.encode()) for body in published.bodies)
        if self.presence.has_others and size <= _SENT_BYTES:
            first = published.seq - len(published.bodies) + 1
            self.bus.send(NewEvents(published.game_id, first, sender, published.bodies))
        self.bus.send(TableChanged(published.game_id, published.seq, published.bot_due, sender))

    def _on_message(self, message: BusMessage) -> None:
        if isinstance(message, Reload):
            self.tables.clear()
            self.positions.clear()
        elif isinstance(message, TokensTaken) and message.sender != self.database.process_id:
            for name, who, count in message.taken:
                self.limiter.take_elsewhere(name, who, count)

    async def _share_limits(self) -> None:
        """Send the other processes the tokens that were taken from rate limits in this one."""
        while True:
            await asyncio.sleep(_SHARE_SECONDS)
            for taken in batched(self.limiter.taken(), _TAKEN_AT_ONCE):
                self.bus.send(TokensTaken(self.database.process_id, taken))

    async def _keep_house(self) -> None:
        """Delete old live messages and expired sessions in small batches."""
        while True:
            before = now() - self.settings.event_days * DAY
            await self._delete_all(partial(delete_events_before, time=before, most=_ROWS_AT_ONCE))
            await self._delete_all(partial(delete_expired_sessions, most=_ROWS_AT_ONCE))
            await self._expire()
            await asyncio.sleep(_HOUSEKEEPING_SECONDS)

    async def _expire(self) -> None:
        """Delete abandoned tables and unused guests, if the settings say so."""
        ages = self.settings
        for days, statuses in ((ages.open_days, (OPEN,)), (ages.idle_days, (RUNNING, ANALYSIS))):
            if days:
                before = now() - days * DAY
                await self._delete_all(partial(delete_tables, statuses=statuses, before=before, most=_ROWS_AT_ONCE))
        if ages.guest_days:
            before = now() - ages.guest_days * DAY
            await self._delete_all(partial(delete_guests, before=before, most=_ROWS_AT_ONCE))
        async with self.database.write() as connection:
            await drop_expired_tokens(connection)
            await delete_expired_seekers(connection)
            await delete_expired(connection)
            await delete_orphans(connection)

    async def _delete_all(self, delete: Callable[[AsyncConnection], Awaitable[int]]) -> None:
        """Delete in short transactions, because other writers wait for each of them."""
        deleted = _ROWS_AT_ONCE
        while deleted >= _ROWS_AT_ONCE:
            async with self.database.write() as connection:
                deleted = await delete(connection)
            await asyncio.sleep(_BETWEEN_SECONDS)


def _operator(settings: Settings) -> str:
    """Return the contact address of this server's operator for push services."""
    if settings.mail_from:
        return f"mailto:{parseaddr(settings.mail_from)[1]}"
    return settings.address if settings.is_https else "mailto:operator@localhost"


def batched(values: list[T], most: int) -> list[list[T]]:
    return [values[start : start + most] for start in range(0, len(values), most)]


def _free_bytes(folder: Path) -> int:
    """Return the free space on the disk of a folder, which need not exist yet."""
    while not folder.exists() and folder != folder.parent:
        folder = folder.parent
    return shutil.disk_usage(folder).free
