"""How changes of a table affect its clock: the columns that are stored with the change, and its live message.

The clock is stored in the row of its table, with the same optimistic locking: a move and its time are one change.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from hexarch.server.clock import arrived, now
from hexarch.server.pace import rules
from hexarch.server.pace.calendar import ALWAYS, NIGHT, Calendar, Gaps
from hexarch.server.pace.codec import clock_from_json, clock_to_json, clock_view, pace_from_json, pace_to_json
from hexarch.server.pace.people import DEFAULT, Calendars
from hexarch.server.pace.uptime import Uptime
from hexarch.server.tables.model import PERSON, Record, Seat
from hexarch.server.web.json import JsonObject
from hexarch.server.web.json import text as json_text

Values = dict[str, object]


def clock_of(record: Record) -> rules.Clock | None:
    """Return the clock of a running table; None if it has none."""
    if record.pace is None or record.clock is None:
        return None
    return clock_from_json(record.pace, record.clock)


def clock_values(clock: rules.Clock) -> Values:
    """Return the columns that store a clock."""
    return {"clock_json": json_text(clock_to_json(clock)), "due": rules.next_due(clock)}


def pace_values(pace: rules.Pace | None) -> Values:
    """Return the columns of a new table."""
    if pace is None:
        return {}
    return {"pace_json": json_text(pace_to_json(pace)), "speed": pace.speed}


def with_clock(record: Record, clock: rules.Clock) -> Record:
    return replace(record, clock=clock_to_json(clock))


def clock_message(clock: rules.Clock, event: str, seat: int | None = None, name: str | None = None) -> JsonObject:
    """Return the live message about a change of a clock."""
    return {
        "type": "clock",
        "event": event,
        "seat": seat,
        "name": name,
        "clock": clock_view(clock_to_json(clock)),
    }


def waits_for(seats: Sequence[Seat], asked: Sequence[int]) -> frozenset[int]:
    """Return the seats among those asked whose time runs: computer players need no clock."""
    return frozenset(seat for seat in asked if seats[seat].kind == PERSON and not seats[seat].gone)


@dataclass
class Pacer:
    """Updates clocks. Every method returns the columns to store; an empty dict for a table without a clock."""

    _uptime: Uptime
    _calendars: Calendars

    async def gaps(self) -> Gaps:
        return await self._uptime.current()

    async def started(self, record: Record, asked: Sequence[int], entries: int) -> Values:
        """Start the clocks at the beginning of a game."""
        if record.pace is None:
            return {}
        pace = pace_from_json(record.pace)
        known = await self._calendars.of_people(record.people())
        clock = rules.new_clock(pace, [_calendar(pace, seat, known) for seat in record.seats])
        turn = rules.Turn(now(), now(), waits_for(record.seats, asked), (), next(iter(asked), None), entries)
        return clock_values(rules.advance(clock, turn, await self.gaps()))

    async def moved(
        self, record: Record, asked: Sequence[int], moved: set[int], began: int | None, entries: int, is_over: bool
    ) -> Values:
        """Stop and start clocks after a move. The time of the mover stops when the request arrived."""
        clock = clock_of(record)
        if clock is None:
            return {}
        gaps = await self.gaps()
        people = waits_for(record.seats, asked)
        turn = rules.Turn(arrived(rules.GRACE_MS), now(), people, moved, began, entries)
        after = rules.advance(clock, turn, gaps)
        return clock_values(rules.stopped(after, now(), gaps) if is_over else after)

    async def went_back(self, record: Record, asked: Sequence[int], entries: int) -> Values:
        """Give everybody the time that they had at the position to which a take-back leads."""
        clock = clock_of(record)
        if clock is None:
            return {}
        people = waits_for(record.seats, asked)
        return clock_values(rules.rewound(clock, entries, people, now(), await self.gaps()))

    async def reseated(self, record: Record, places: Sequence[Seat], asked: Sequence[int]) -> Values:
        """Stop the clocks of people who leave a running game, and start those of people who return."""
        clock = clock_of(record)
        if clock is None:
            return {}
        gaps = await self.gaps()
        for place in places:
            before = record.seats[place.seat]
            if place.gone and not before.gone:
                clock = rules.left_by(clock, place.seat, None, now(), gaps)
            elif before.gone and not place.gone:
                clock = rules.returned_to(clock, place.seat, place.seat in asked, now(), gaps)
            if place.user_id is None:
                clock = rules.with_calendar(clock, place.seat, ALWAYS, now(), gaps)
        clock = without_absent(clock, {place.seat for place in places if place.gone}, gaps)
        return clock_values(clock)


def without_absent(clock: rules.Clock, gone: set[int], gaps: Gaps) -> rules.Clock:
    """Drop people who have left from a pause request; if nobody is left to agree, stop the clocks."""
    if clock.wish is None or not gone.intersection(clock.wish.waiting):
        return clock
    waiting = tuple(seat for seat in clock.wish.waiting if seat not in gone)
    if not waiting:
        return rules.paused(clock, now(), gaps)
    return replace(clock, wish=replace(clock.wish, waiting=waiting))


def _calendar(pace: rules.Pace, seat: Seat, known: Mapping[str, Calendar]) -> Calendar:
    return calendar_at(pace, known.get(seat.user_id or "", DEFAULT))


def calendar_at(pace: rules.Pace, own: Calendar) -> Calendar:
    """Return the calendar of a seat at a table; `own` has the player's time zone, night and vacation."""
    zone = pace.zone or own.home
    night = (own.night if pace.zone is None else NIGHT) if pace.nights else None
    return Calendar(zone, night, pace.weekends, own.home, own.vacation)
