"""When a message is sent: after a short wait, not too often, and not in quiet hours."""

from collections.abc import Collection
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

from hexarch.server.clock import HOUR, milliseconds_of
from hexarch.server.storage.notices.causes import DEADLINE, TEST
from hexarch.server.storage.notices.preferences import Preferences

# With a first pause of 30 s, a message is given up after a day.
MOST_ATTEMPTS: Final = 12
_LONGEST_PAUSE_MS: Final = 6 * HOUR
_MINUTE_MS: Final = 60_000


@cache
def zones() -> frozenset[str]:
    """Return the names of all time zones."""
    return frozenset(available_timezones())


def local(time: int, zone: str) -> datetime:
    """Return a time as local time of a zone."""
    known = ZoneInfo(zone) if zone in zones() else UTC
    return datetime.fromtimestamp(time / 1000, UTC).astimezone(known)


def after_quiet(time: int, chosen: Preferences) -> int:
    """Return the time, or the end of the quiet hours that it falls into."""
    if chosen.quiet is None or chosen.quiet[0] == chosen.quiet[1]:
        return time
    start, end = chosen.quiet
    moment = local(time, chosen.zone)
    minute = moment.hour * 60 + moment.minute
    is_quiet = start <= minute < end if start < end else minute >= start or minute < end
    if not is_quiet:
        return time
    day = moment.date() + timedelta(days=1 if start > end and minute >= start else 0)
    wakes = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=moment.tzinfo)
    # When daylight saving time begins or ends, the end may seem to have passed.
    return max(time, milliseconds_of(wakes.astimezone(UTC)))


def due(chosen: Preferences, channel: str, kinds: Collection[str], time: int, wait_ms: int, sent: int) -> int:
    """Return when a message about these kinds is sent, given when the channel's last one was."""
    if TEST in kinds:
        return time
    soon = time + wait_ms
    if DEADLINE not in kinds:
        soon = max(soon, sent + chosen.digests.get(channel, 0) * _MINUTE_MS)
    return after_quiet(soon, chosen)


def pause(attempts: int, first_ms: int, asked_ms: int = 0) -> int:
    """Return how long to wait after so many failures; `asked_ms` is the other side's Retry-After."""
    doubled: int = first_ms << min(attempts - 1, 20)
    return min(_LONGEST_PAUSE_MS, max(asked_ms, doubled))
