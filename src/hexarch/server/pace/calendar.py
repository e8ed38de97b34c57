"""Which time counts. Nights, weekends, vacation days, and time without a running server do not.

Everything is in milliseconds since 1970. Local times follow the rules of their time zone, daylight saving included.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from hexarch.server.clock import DAY, milliseconds_of

# From the first moment up to, but not including, the second.
Interval = tuple[int, int]
# When no server was running, in order.
Gaps = Sequence[Interval]

NIGHT: Final = (23, 7)
LONGEST_NIGHT: Final = 10
_ONE_DAY: Final = timedelta(days=1)
_SATURDAY: Final = 5


@dataclass(frozen=True)
class Calendar:
    """The times at which the clock of one seat is stopped."""

    zone: str = "UTC"
    """Where nights and weekends are."""
    night: tuple[int, int] | None = None
    """The hours at which a night begins and ends."""
    weekends: bool = False
    home: str = "UTC"
    """Where vacation days begin and end."""
    vacation: tuple[tuple[date, date], ...] = ()
    """The first and the last day of each."""

    @property
    def is_empty(self) -> bool:
        return self.night is None and not self.weekends and not self.vacation


# Nothing stops the clock.
ALWAYS: Final = Calendar()


@cache
def _known_zones() -> frozenset[str]:
    return frozenset(available_timezones())


def is_zone(name: str) -> bool:
    return name in _known_zones()


def night_hours(night: tuple[int, int]) -> int:
    return (night[1] - night[0]) % 24


def local_day(zone: str, moment: int) -> date:
    return datetime.fromtimestamp(moment / 1000, UTC).astimezone(ZoneInfo(zone)).date()


def _moment(zone: ZoneInfo, day: date, hour: int = 0) -> int:
    return milliseconds_of(datetime(day.year, day.month, day.day, hour, tzinfo=zone))


def _repeating(calendar: Calendar, start: int, end: int) -> Iterator[Interval]:
    """Yield the nights and weekends around some time."""
    if calendar.night is None and not calendar.weekends:
        return
    zone = ZoneInfo(calendar.zone)
    # A weekend that reaches into the time may begin two days earlier.
    day, last = local_day(calendar.zone, start) - 2 * _ONE_DAY, local_day(calendar.zone, end)
    while day <= last:
        if calendar.night is not None:
            begins, ends = calendar.night
            yield _moment(zone, day, begins), _moment(zone, day + _ONE_DAY if ends <= begins else day, ends)
        if calendar.weekends and day.weekday() == _SATURDAY:
            yield _moment(zone, day), _moment(zone, day + 2 * _ONE_DAY)
        day += _ONE_DAY


def stops(calendar: Calendar, gaps: Gaps, start: int, end: int) -> list[Interval]:
    """Return the intervals between two moments in which the clock is stopped: sorted and disjoint."""
    found = [*gaps, *_repeating(calendar, start, end)]
    home = ZoneInfo(calendar.home)
    found += [(_moment(home, first), _moment(home, last + _ONE_DAY)) for first, last in calendar.vacation]
    merged: list[Interval] = []
    for begins, ends in sorted((max(begins, start), min(ends, end)) for begins, ends in found):
        if begins >= ends:
            continue
        if merged and begins <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], ends))
        else:
            merged.append((begins, ends))
    return merged


def counted(calendar: Calendar, gaps: Gaps, start: int, end: int) -> int:
    """Return how much of the time between two moments counts; 0 if the second is not later."""
    if end <= start:
        return 0
    return end - start - sum(ends - begins for begins, ends in stops(calendar, gaps, start, end))


def moment_after(calendar: Calendar, gaps: Gaps, start: int, amount: int) -> int:
    """Return the first moment after which so much counted time has passed."""
    moment, rest = start, amount
    while rest > 0:
        # Nights have at most ten hours and vacations end, so nearly every step finds time that counts.
        end = moment + rest + DAY
        for begins, ends in stops(calendar, gaps, moment, end):
            if rest <= begins - moment:
                return moment + rest
            rest -= begins - moment
            moment = ends
        if rest <= end - moment:
            return moment + rest
        rest -= end - moment
        moment = end
    return moment
