"""Time-outs: a computer player takes the seat, the seat drops out, or the others may claim it."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace

from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.clock import now
from hexarch.server.live.presence import Presence
from hexarch.server.pace import rules
from hexarch.server.pace.calendar import Gaps
from hexarch.server.pace.service import clock_message, clock_values, with_clock, without_absent
from hexarch.server.play.commit import Commits
from hexarch.server.play.position import is_bot_due
from hexarch.server.play.position_cache import PositionCache
from hexarch.server.play.turn_builder import TurnBuilder
from hexarch.server.storage.transactions import Transactions
from hexarch.server.tables.model import Record
from hexarch.server.tables.presenter import seats_view
from hexarch.server.tables.repository import update_seats
from hexarch.server.web.json import JsonObject


@dataclass(frozen=True)
class DeadlineNear:
    """Somebody has little time left."""

    record: Record
    seat: int
    ends: int
    """When the time is up."""


Listener = Callable[[AsyncConnection, DeadlineNear], Awaitable[None]]


@dataclass
class Takeover:
    _transactions: Transactions
    _positions: PositionCache
    _commits: Commits
    _presence: Presence
    after_leaving: Callable[[str], Awaitable[None]]
    """Called with the code of a table that somebody has lost a seat at."""
    listeners: list[Listener] = field(default_factory=list)
    """Called in the transaction that stores a warning, which happens once: what they write is stored with it."""

    async def warn(self, record: Record, clock: rules.Clock, seats: Sequence[int]) -> None:
        """Warn people whose time is nearly up."""
        for seat in seats:
            clock = rules.warned(clock, seat)
        messages = [clock_message(clock, "warning", seat) for seat in seats]
        async with self._transactions.changing(record, clock_values(clock), messages) as connection:
            for seat in seats:
                event = DeadlineNear(record, seat, clock.seats[seat].ends or 0)
                for listener in self.listeners:
                    await listener(connection, event)

    async def retime(self, record: Record, clock: rules.Clock) -> None:
        """Store new deadlines, and notify everybody."""
        message = clock_message(clock, "retimed")
        async with self._transactions.changing(record, clock_values(clock), [message]):
            pass

    async def time_out(self, record: Record, clock: rules.Clock, seats: Sequence[int], gaps: Gaps) -> None:
        """Apply the table's time-out setting to the seats."""
        if clock.pace.timeout == rules.CLAIM:
            for seat in seats:
                clock = rules.marked_out(clock, seat, rules.CLAIM)
            messages = [clock_message(clock, "out", seat) for seat in seats]
            async with self._transactions.changing(record, clock_values(clock), messages):
                pass
        elif clock.pace.timeout == rules.DROP and await self._drop(record, clock, seats[0], gaps):
            return  # one at a time; the next sweep finds the others
        else:
            await self.give_to_computer(record, clock, seats, "out", gaps)

    async def give_to_computer(
        self, record: Record, clock: rules.Clock, seats: Sequence[int], event: str, gaps: Gaps
    ) -> None:
        """Let a computer player move for the seats until their people return."""
        places = [replace(record.seats[seat], gone=True) for seat in seats]
        for seat in seats:
            clock = rules.left_by(clock, seat, rules.COMPUTER, now(), gaps)
        clock = without_absent(clock, set(seats), gaps)
        by_number = {place.seat: place for place in places}
        after = replace(record, seats=tuple(by_number.get(one.seat, one) for one in record.seats))
        position = await self._positions.current(record)
        values = {"computer_due": is_bot_due(after, position), "thinking_until": 0, **clock_values(clock)}
        changed: JsonObject = {"type": "seat", "seats": seats_view(after, self._presence.user_ids(record.id))}
        messages = [changed, *(clock_message(clock, event, seat) for seat in seats)]
        async with self._transactions.changing(record, values, messages) as connection:
            await update_seats(connection, record.id, places)
        await self.after_leaving(record.code)

    async def _drop(self, record: Record, clock: rules.Clock, seat: int, gaps: Gaps) -> bool:
        """Drop a seat out by the rules; return False where they do not allow it."""
        position = await self._positions.current(record)
        game = position.bundle.game
        action = game.drop_action()
        if action is None or action not in game.interrupts(position.state, seat):
            return False
        turn = TurnBuilder.after(position)
        turn.play(seat, action)
        gone = with_clock(record, rules.left_by(clock, seat, rules.DROP, now(), gaps))
        await self._commits.commit(gone, position, turn)
        return True
