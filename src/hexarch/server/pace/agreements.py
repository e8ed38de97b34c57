"""Actions of players on clocks: pause, resume, claim a seat whose time is up, take a vacation."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from hexarch.server.accounts.users import User
from hexarch.server.clock import now
from hexarch.server.pace import rules
from hexarch.server.pace.calendar import Calendar, Gaps
from hexarch.server.pace.people import Calendars, Days
from hexarch.server.pace.service import calendar_at, clock_message, clock_of, clock_values, without_absent
from hexarch.server.pace.takeover import Takeover
from hexarch.server.pace.uptime import Uptime
from hexarch.server.storage.transactions import Transactions
from hexarch.server.tables.model import RUNNING, Record
from hexarch.server.tables.permissions import check_seated, check_status
from hexarch.server.tables.repository import TableRepository
from hexarch.server.web.problems import Problem

# The clock afterwards and the event to report; None if nothing has changed.
Changed = tuple[rules.Clock, str] | None


@dataclass
class Agreements:
    _transactions: Transactions
    _tables: TableRepository
    _uptime: Uptime
    _calendars: Calendars
    _takeover: Takeover

    async def ask_pause(self, code: str, user: User) -> None:
        """Ask the others to stop all clocks; if there is nobody to ask, stop them."""

        def ask(record: Record, clock: rules.Clock, mine: set[int], gaps: Gaps) -> Changed:
            if clock.paused is not None or clock.wish is not None:
                raise Problem(409, "server-pause-open")
            others = [seat.seat for seat in record.seats if seat.user_id is not None and not seat.gone]
            waiting = tuple(seat for seat in others if seat not in mine)
            if not waiting:
                return rules.paused(clock, now(), gaps), "paused"
            return replace(clock, wish=rules.Wish(user.name, waiting)), "asked"

        await self._change(code, user, ask)

    async def answer_pause(self, code: str, user: User, accept: bool) -> None:
        """Agree to stop all clocks, or refuse; they stop when everybody has agreed."""

        def answer(record: Record, clock: rules.Clock, mine: set[int], gaps: Gaps) -> Changed:
            if clock.wish is None or not mine.intersection(clock.wish.waiting):
                raise Problem(409, "server-no-pause")
            if not accept:
                return replace(clock, wish=None), "declined"
            after = without_absent(clock, mine, gaps)
            return after, "accepted" if after.paused is None else "paused"

        await self._change(code, user, answer)

    async def resume(self, code: str, user: User) -> None:
        """Restart the clocks. One player is enough, so that nobody can delay a game forever."""

        def go_on(record: Record, clock: rules.Clock, mine: set[int], gaps: Gaps) -> Changed:
            if clock.paused is None:
                return None
            return rules.resumed(clock, now(), gaps), "resumed"

        await self._change(code, user, go_on)

    async def claim(self, code: str, user: User, seat: int) -> None:
        """Give a seat whose time is up to a computer player."""

        async def take(record: Record) -> None:
            clock, mine = _checked(record, user)
            if not 0 <= seat < len(record.seats):
                raise Problem(404, "server-no-seat", {"seat": seat})
            if seat in mine or clock.seats[seat].out != rules.CLAIM:
                raise Problem(409, "server-not-claimable")
            await self._takeover.give_to_computer(record, clock, [seat], "claimed", await self._uptime.current())

        await self._tables.attempt(code, take)

    async def change_calendar(
        self, user: User, zone: str, night: tuple[int, int], vacation: Sequence[Days]
    ) -> Calendar:
        """Store when a user does not play; it applies at once, in all their running games."""
        calendar = await self._calendars.change(user.id, zone, night, vacation)
        for _, code, status in await self._tables.of_user(user.id):
            if status == RUNNING:
                await self._tables.attempt(code, lambda record: self._use(record, user, calendar))
        return calendar

    async def _use(self, record: Record, user: User, calendar: Calendar) -> None:
        clock = clock_of(record)
        if clock is None or record.status != RUNNING:
            return
        gaps, after = await self._uptime.current(), clock
        for seat in record.seats_of(user):
            after = rules.with_calendar(after, seat, calendar_at(clock.pace, calendar), now(), gaps)
        if after != clock:
            await self._store(record, after, "retimed", None)

    async def _change(
        self, code: str, user: User, decide: Callable[[Record, rules.Clock, set[int], Gaps], Changed]
    ) -> None:
        async def change(record: Record) -> None:
            clock, mine = _checked(record, user)
            changed = decide(record, clock, mine, await self._uptime.current())
            if changed is not None:
                await self._store(record, *changed, user.name)

        await self._tables.attempt(code, change)

    async def _store(self, record: Record, clock: rules.Clock, event: str, name: str | None) -> None:
        message = clock_message(clock, event, None, name)
        async with self._transactions.changing(record, clock_values(clock), [message]):
            pass


def _checked(record: Record, user: User) -> tuple[rules.Clock, set[int]]:
    """Return the clock of a running table and the seats that the user plays; raise a Problem if there are none."""
    check_seated(record, user)
    check_status(record, RUNNING)
    clock = clock_of(record)
    if clock is None:
        raise Problem(409, "server-no-clock")
    mine = {seat for seat in record.seats_of(user) if not record.seats[seat].gone}
    if not mine:
        raise Problem(409, "server-seat-left")
    return clock, mine
