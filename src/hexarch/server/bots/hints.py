"""Hints: what a computer player would do."""

from dataclasses import dataclass

from hexarch.server.accounts.users import User
from hexarch.server.bots.jobs import turn_job
from hexarch.server.bots.levels import ADVISER
from hexarch.server.bots.pool import Pool, TookTooLong
from hexarch.server.play.draft import load_draft
from hexarch.server.play.fair_play import FairPlay
from hexarch.server.play.position_cache import PositionCache
from hexarch.server.tables.model import ANALYSIS, RUNNING, Record
from hexarch.server.tables.permissions import check_status, choose_seat
from hexarch.server.web.json import JsonObject
from hexarch.server.web.problems import Problem


@dataclass
class Hints:
    _positions: PositionCache
    _fair_play: FairPlay
    _workers: Pool
    _seconds: float

    async def hint(self, record: Record, user: User, seat: int | None) -> JsonObject:
        """Return the best turns. Refused in games between people."""
        check_status(record, RUNNING, ANALYSIS)
        await self._fair_play.check_hint(record)
        position = await self._positions.current(record)
        chosen = choose_seat(record, user, position.decisions, seat)
        drafted = load_draft(record, position, chosen)
        job = turn_job(record.game, position, chosen, ADVISER, self._seconds, "hint")
        job["draft"] = drafted.steps if drafted.is_complete else []
        try:
            found = await self._workers.ask(job, self._seconds, user.id)
        except TookTooLong:
            raise Problem(503, "server-no-hint") from None
        return found
