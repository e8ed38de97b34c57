"""The clock that tests can move."""

from datetime import UTC, datetime, timedelta, timezone

from hexarch.server import clock as server_clock
from hexarch.server.clock import MovableClock, iso, milliseconds_of, movable, now

_DAY = 86_400_000


def test_a_test_can_move_the_time(clock: MovableClock) -> None:
    before = now()
    clock.advance(_DAY)
    assert _DAY <= now() - before < 2 * _DAY
    clock.set(1_000)
    assert 1_000 <= now() < 1_000 + _DAY
    assert iso(now()).startswith("1970-01-01T00:00:")


def test_time_is_real_again_after_a_test() -> None:
    before = server_clock._offset
    with movable() as clock:
        clock.advance(_DAY)
    assert server_clock._offset == before == 0


def test_moments_become_milliseconds() -> None:
    moment = datetime(2026, 3, 1, 12, 30, 0, 250_000, tzinfo=UTC)
    assert iso(milliseconds_of(moment)) == "2026-03-01T12:30:00.250Z"
    assert milliseconds_of(moment.astimezone(timezone(timedelta(hours=5)))) == milliseconds_of(moment)
    assert milliseconds_of(datetime(1969, 12, 31, 23, 59, 59, tzinfo=UTC)) == -1000
