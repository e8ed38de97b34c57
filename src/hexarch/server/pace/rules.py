"""The rules of a clock: who has how much time, and what a turn, a pause or a take-back changes.

Nothing here reads the time or the database. Clocks are immutable: every function returns a new one. A seat's time runs
while the seat is asked; if several seats are asked at once, the time of each runs.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Final

from hexarch.server.clock import DAY, MINUTE
from hexarch.server.pace.calendar import ALWAYS, Calendar, Gaps, counted, moment_after

# Kinds of pace: minutes for the whole game, time for each move, days for the whole game.
LIVE: Final = "live"
DEADLINE: Final = "deadline"
BANK: Final = "bank"
# With `LIVE` the speeds by which tables are listed.
CORRESPONDENCE: Final = "correspondence"

# What happens to a seat whose time has run out; also noted in `SeatClock.out`.
COMPUTER: Final = "computer"
DROP: Final = "drop"
CLAIM: Final = "claim"

# A turn that arrives this late is still accepted: the network and the server need time, too.
GRACE_MS: Final = 5_000
# A turn counts from this long after its start, since the player has to be notified first.
HEAD_START_MS: Final = 1_000
# How long everybody has to come back after a pause.
RESUME_MS: Final = MINUTE


@dataclass(frozen=True)
class Pace:
    """What the players of a table have agreed on."""

    kind: str
    base: int
    """Time for each move, or for the whole game."""
    increment: int = 0
    """What a turn adds."""
    timeout: str = COMPUTER
    level: str | None = None
    """The computer player that takes over."""
    nights: bool = False
    weekends: bool = False
    zone: str | None = None
    """Where nights and weekends are; None for each player's own time zone."""

    @property
    def speed(self) -> str:
        return LIVE if self.kind == LIVE else CORRESPONDENCE

    @property
    def notice(self) -> int:
        """Return how long before the end a warning is given."""
        return min(self.base // 4, MINUTE if self.kind == LIVE else DAY)


@dataclass(frozen=True)
class SeatClock:
    left: int
    """What was left at `since`, or is left while the time stands still."""
    start: int
    """What was left when the seat was asked."""
    since: int | None = None
    """From when on the time runs; None while it stands still."""
    warns: int | None = None
    ends: int | None = None
    """When a warning is due and when the time is up, unless something happens before."""
    warned: bool = False
    out: str | None = None
    """What has become of the seat since its time ran out."""
    calendar: Calendar = ALWAYS


@dataclass(frozen=True)
class Wish:
    """A request to stop all clocks."""

    name: str
    waiting: tuple[int, ...]
    """The seats whose players have not answered."""


@dataclass(frozen=True)
class Clock:
    pace: Pace
    seats: tuple[SeatClock, ...]
    asked: frozenset[int] = frozenset()
    """The seats whose time runs, or would run without a pause."""
    turn: int | None = None
    """The seat that takes a turn, rather than answering others."""
    paused: int | None = None
    """Since when."""
    wish: Wish | None = None
    marks: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """How much everybody had left when the game had so many entries."""


@dataclass(frozen=True)
class Turn:
    """What a clock needs to know about a move."""

    arrived: int
    """When the request came, which is when the time stops."""
    now: int
    asked: frozenset[int]
    """The seats of people that are asked afterwards."""
    moved: Collection[int]
    began: int | None
    """The seat whose turn has begun with this move."""
    entries: int


def new_clock(pace: Pace, calendars: Sequence[Calendar]) -> Clock:
    """Return a stopped clock. Nights, weekends and vacations do not stop a live one."""
    return Clock(pace, tuple(SeatClock(pace.base, pace.base, calendar=_used(pace, one)) for one in calendars))


def _used(pace: Pace, calendar: Calendar) -> Calendar:
    return ALWAYS if pace.kind == LIVE or calendar.is_empty else calendar


# The times of this many turns are kept for take-backs.
_MARKS: Final = 20


def advance(clock: Clock, turn: Turn, gaps: Gaps) -> Clock:
    """Return the clock after a move: it stops for seats that are no longer asked, and starts for those asked now."""
    seats: list[SeatClock] = []
    for number, seat in enumerate(clock.seats):
        was_asked, is_asked = number in clock.asked, number in turn.asked
        goes_on = was_asked and is_asked and turn.began != number
        if was_asked and not goes_on:
            seat = _finish(clock, seat, number, turn, gaps)
        if is_asked and not goes_on:
            seat = _begin(clock.pace, seat)
            if clock.paused is None:
                seat = _run(clock.pace, seat, turn.now + HEAD_START_MS, gaps)
        seats.append(seat)
    if turn.began is not None:
        taking = turn.began if turn.began in turn.asked else None
    else:
        taking = clock.turn if clock.turn in turn.asked else None
    mark = (turn.entries, tuple(seat.left for seat in seats))
    marks = (*(one for one in clock.marks if one[0] < turn.entries), mark)[-_MARKS:]
    return replace(clock, seats=tuple(seats), asked=turn.asked, turn=taking, marks=marks)


def _finish(clock: Clock, seat: SeatClock, number: int, turn: Turn, gaps: Gaps) -> SeatClock:
    """Stop the time of a seat, and add its increment.

    For an answer to another seat's turn the increment is at most the time that it took; otherwise answers would add up.
    """
    seat = _stop(seat, turn.arrived, gaps)
    left = seat.left
    if number in turn.moved:
        increment = clock.pace.increment
        left += increment if clock.turn == number else min(increment, max(0, seat.start - left))
        seat = replace(seat, out=None)
    return replace(seat, left=left, start=left, warned=False)


def _begin(pace: Pace, seat: SeatClock) -> SeatClock:
    left = pace.base if pace.kind == DEADLINE else seat.left
    return replace(seat, left=left, start=left, warned=False, out=None)


def _run(pace: Pace, seat: SeatClock, since: int, gaps: Gaps) -> SeatClock:
    """Let the time of a seat run, and work out when it ends."""
    # A seat that starts with little time is warned when half of it has passed.
    before = min(pace.notice, seat.start // 2)
    warns = moment_after(seat.calendar, gaps, since, max(0, seat.left - before))
    return replace(seat, since=since, warns=warns, ends=moment_after(seat.calendar, gaps, since, seat.left))


def _stop(seat: SeatClock, moment: int, gaps: Gaps) -> SeatClock:
    return replace(seat, left=time_left(seat, moment, gaps), since=None, warns=None, ends=None)


def time_left(seat: SeatClock, moment: int, gaps: Gaps) -> int:
    """Return how much time a seat has left at a moment."""
    if seat.since is None:
        return seat.left
    return max(0, seat.left - counted(seat.calendar, gaps, seat.since, moment))


def retimed(clock: Clock, gaps: Gaps) -> Clock:
    """Return the clock with its deadlines computed again, because new gaps in the uptime may be known."""
    return _with(clock, {n: _run(clock.pace, s, s.since, gaps) for n, s in enumerate(clock.seats) if s.since})


def _with(clock: Clock, changed: dict[int, SeatClock]) -> Clock:
    return replace(clock, seats=tuple(changed.get(number, seat) for number, seat in enumerate(clock.seats)))


def paused(clock: Clock, now: int, gaps: Gaps) -> Clock:
    """Return the clock with everybody's time stopped."""
    stopped = {number: _stop(seat, now, gaps) for number, seat in enumerate(clock.seats)}
    return replace(_with(clock, stopped), paused=now, wish=None)


def resumed(clock: Clock, now: int, gaps: Gaps) -> Clock:
    """Return the clock restarted, after a delay in which everybody can come back."""
    started = {n: _run(clock.pace, clock.seats[n], now + RESUME_MS, gaps) for n in clock.asked}
    return replace(_with(clock, started), paused=None, wish=None)


def rewound(clock: Clock, entries: int, asked: frozenset[int], now: int, gaps: Gaps) -> Clock:
    """Return the clock after a take-back, with everybody's time at that position, as far as it is known."""
    known = [mark for mark in clock.marks if mark[0] <= entries]
    left = (known or clock.marks[:1] or [(0, tuple(seat.left for seat in clock.seats))])[-1][1]
    seats: list[SeatClock] = []
    for number, seat in enumerate(clock.seats):
        seat = replace(_stop(seat, now, gaps), left=left[number], start=left[number], warned=False)
        if number in asked:
            seat = _begin(clock.pace, seat)
            if clock.paused is None:
                seat = _run(clock.pace, seat, now + HEAD_START_MS, gaps)
        seats.append(seat)
    return replace(clock, seats=tuple(seats), asked=asked, turn=None, marks=tuple(known))


def left_by(clock: Clock, number: int, out: str | None, now: int, gaps: Gaps) -> Clock:
    """Return the clock after a person has left a seat or lost it."""
    seat = replace(_stop(clock.seats[number], now, gaps), out=out, warned=False)
    turn = None if clock.turn == number else clock.turn
    return replace(_with(clock, {number: seat}), asked=clock.asked - {number}, turn=turn)


def returned_to(clock: Clock, number: int, is_asked: bool, now: int, gaps: Gaps) -> Clock:
    """Return the clock after a person has come back to a seat, with a minimum of time."""
    pace, seat = clock.pace, clock.seats[number]
    least = max(pace.increment, pace.base // 10)
    seat = replace(seat, left=max(seat.left, least), start=max(seat.left, least), warned=False, out=None)
    if not is_asked:
        return _with(clock, {number: seat})
    seat = _begin(pace, seat)
    if clock.paused is None:
        seat = _run(pace, seat, now + HEAD_START_MS, gaps)
    return replace(_with(clock, {number: seat}), asked=clock.asked | {number})


def with_calendar(clock: Clock, number: int, calendar: Calendar, now: int, gaps: Gaps) -> Clock:
    """Return the clock with a new calendar; time until now is counted by the old one."""
    seat = clock.seats[number]
    if _used(clock.pace, calendar) == seat.calendar:
        return clock
    running = seat.since is not None
    since = max(now, seat.since or 0)
    seat = replace(_stop(seat, now, gaps), calendar=_used(clock.pace, calendar))
    return _with(clock, {number: _run(clock.pace, seat, since, gaps) if running else seat})


def warned(clock: Clock, number: int) -> Clock:
    return _with(clock, {number: replace(clock.seats[number], warned=True)})


def marked_out(clock: Clock, number: int, out: str) -> Clock:
    return _with(clock, {number: replace(clock.seats[number], out=out)})


def stopped(clock: Clock, now: int, gaps: Gaps) -> Clock:
    """Return the clock of a finished game, without anybody's calendar."""
    seats = tuple(replace(_stop(seat, now, gaps), calendar=ALWAYS) for seat in clock.seats)
    return replace(clock, seats=seats, asked=frozenset(), turn=None, paused=None, wish=None, marks=())


def to_warn(clock: Clock, now: int) -> list[int]:
    """Return the seats that have to be warned."""
    return [
        number
        for number, seat in enumerate(clock.seats)
        if seat.warns is not None and seat.warns <= now and not seat.warned and seat.out is None
    ]


def out_of_time(clock: Clock, now: int) -> list[int]:
    """Return the seats whose time is up and has not been handled yet."""
    return [
        number
        for number, seat in enumerate(clock.seats)
        if seat.ends is not None and seat.ends + GRACE_MS <= now and seat.out is None
    ]


def next_due(clock: Clock) -> int | None:
    """Return when the clock needs attention next; None if only a move can change it."""
    moments: list[int] = []
    for seat in clock.seats:
        if seat.ends is not None and seat.warns is not None and seat.out is None:
            moments.append(seat.ends + GRACE_MS if seat.warned else min(seat.warns, seat.ends + GRACE_MS))
    return min(moments, default=None)
