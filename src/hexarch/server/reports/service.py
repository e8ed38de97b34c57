"""Requests for reports: permissions, progress, and sharing by link."""

import math
from dataclasses import dataclass
from typing import Final

import orjson

from hexarch.players.registry import level as level_of
from hexarch.players.report.review import VERSION
from hexarch.players.report.whole import LEVEL
from hexarch.server import quotas
from hexarch.server.accounts import tokens
from hexarch.server.accounts.users import User
from hexarch.server.play.fair_play import FairPlay
from hexarch.server.reports.maker import ReportMaker
from hexarch.server.reports.repository import DONE, FAILED, ReportRepository, StoredReport
from hexarch.server.tables.model import FINISHED, Record
from hexarch.server.tables.presenter import seats_view
from hexarch.server.tables.repository import TableRepository
from hexarch.server.web.json import JsonObject
from hexarch.server.web.problems import Problem

_USUAL_SECONDS: Final = 40
_LONGEST_WAIT: Final = 900


@dataclass
class Reports:
    _tables: TableRepository
    _reports: ReportRepository
    _maker: ReportMaker
    _fair_play: FairPlay

    async def ask(self, record: Record, user: User) -> None:
        """Queue a report, unless it exists or is queued already; raise a Problem if that is not possible."""
        if record.status != FINISHED:
            raise Problem(409, "server-report-unfinished")
        await self._fair_play.check_hint(record)
        known = await self._current(record)
        if known is not None and known.status != FAILED:
            return
        pending, mine = await self._reports.pending(user.id)
        if mine >= quotas.REPORTS:
            raise Problem(429, "server-reports-pending", {"count": mine}, {"retry_after": _USUAL_SECONDS})
        if pending >= quotas.REPORTS_WAITING:
            seconds = min(_LONGEST_WAIT, math.ceil(pending * _USUAL_SECONDS / max(1, self._maker.workers)))
            extra, headers = {"retry_after": seconds}, {"Retry-After": str(seconds)}
            raise Problem(503, "server-workers-busy", {"seconds": seconds}, extra, headers)
        await self._reports.add(record.id, record.position_id, VERSION, user.id)
        self._maker.look()

    async def view(self, record: Record, user: User | None) -> JsonObject:
        """Return the progress of a table's report, and the report itself once it is finished."""
        known = await self._current(record)
        shares = _may_share(record, user)
        found: JsonObject = {
            "status": "none" if known is None else known.status,
            "available": record.status == FINISHED,
            "done": 0 if known is None else known.done,
            "total": 0 if known is None else known.total,
            "ahead": 0 if known is None or known.status == DONE else await self._reports.ahead_of(known),
            "level": LEVEL,
            "strength": level_of(record.game, LEVEL).points,
            "can_share": shares,
            "link": known.link if known is not None and shares else None,
            "report": None,
        }
        if known is not None and known.status == DONE:
            text = await self._reports.text(record.id)
            # Already JSON: decoding and encoding it again would block the event loop.
            found["report"] = None if text is None else orjson.Fragment(text)
        return found

    async def share(self, record: Record, user: User) -> JsonObject:
        """Return the secret of a link with which anyone can read the report; it stays the same until it is revoked."""
        known = await self._shareable(record, user)
        link = known.link or tokens.new_secret()
        if known.link is None:
            await self._reports.set_link(record.id, link)
        return {"link": link}

    async def end_sharing(self, record: Record, user: User) -> None:
        await self._shareable(record, user)
        await self._reports.set_link(record.id, None)

    async def shared(self, link: str, user: User | None) -> JsonObject:
        """Return a report by its link, with the names of the players and the way to the table."""
        code = await self._reports.code_of_link(link)
        if code is None:
            raise Problem(404, "server-no-game-report")
        record = await self._tables.find(code)
        found = await self.view(record, user)
        if found["report"] is None:
            raise Problem(404, "server-no-game-report")
        seats = [{**seat, "user_id": None} for seat in seats_view(record, frozenset())]
        readable = record.visibility != "invitation" or _may_share(record, user)
        return {
            **found,
            "table": code if readable else None,
            "game": record.game,
            "title": record.title,
            "seats": seats,
        }

    async def _current(self, record: Record) -> StoredReport | None:
        """Return the table's report, None if it is missing or from an older position or program version."""
        known = await self._reports.find(record.id)
        if known is None or record.status != FINISHED:
            return None
        return known if (known.position_id, known.format) == (record.position_id, VERSION) else None

    async def _shareable(self, record: Record, user: User) -> StoredReport:
        if not _may_share(record, user):
            raise Problem(403, "server-not-seated")
        known = await self._current(record)
        if known is None or known.status != DONE:
            raise Problem(409, "server-no-game-report")
        return known


def _may_share(record: Record, user: User | None) -> bool:
    """Return whether somebody owned or played the game."""
    return user is not None and (record.is_owner(user) or any(seat.user_id == user.id for seat in record.seats))
