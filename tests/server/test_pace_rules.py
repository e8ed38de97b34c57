"""The rules of clocks, compared with simple models on random calendars, moves, pauses and gaps."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hexarch.server.clock import DAY, HOUR, MINUTE, milliseconds_of
from hexarch.server.pace import rules
from hexarch.server.pace.calendar import ALWAYS, Calendar, counted, is_zone, moment_after, stops
from hexarch.server.pace.codec import clock_from_json, clock_to_json, pace_to_json
from hexarch.server.pace.people import merged_vacation
from hexarch.server.pace.rules import GRACE_MS, HEAD_START_MS, Clock, Pace, Turn
from hexarch.server.web.json import loads
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem

FEW = settings(max_examples=25, deadline=None)
ZONES = ("UTC", "Europe/Lisbon", "America/Sao_Paulo", "Australia/Lord_Howe", "Asia/Kathmandu", "America/New_York")
EPOCH = milliseconds_of(datetime(2026, 1, 1, tzinfo=UTC))
NIGHTS = st.tuples(st.integers(0, 23), st.integers(1, 10)).map(lambda one: (one[0], (one[0] + one[1]) % 24))
MOMENTS = st.integers(EPOCH, EPOCH + 400 * DAY)
DATES = st.dates(date(2026, 1, 1), date(2027, 6, 1))
VACATIONS = st.lists(st.tuples(DATES, st.integers(0, 12)), max_size=3).map(
    lambda days: tuple((first, first + timedelta(days=count)) for first, count in days)
)
CALENDARS = st.builds(
    Calendar,
    st.sampled_from(ZONES),
    st.none() | NIGHTS,
    st.booleans(),
    st.sampled_from(ZONES),
    VACATIONS,
)
GAPS = st.lists(st.tuples(MOMENTS, st.integers(1, 3 * DAY)), max_size=3).map(
    lambda found: tuple(sorted((start, start + length) for start, length in found))
)
PACES = st.one_of(
    st.builds(Pace, st.just(rules.LIVE), st.integers(MINUTE, 3 * HOUR), st.integers(0, 5 * MINUTE)),
    st.builds(Pace, st.just(rules.DEADLINE), st.integers(HOUR, 14 * DAY)),
    st.builds(Pace, st.just(rules.BANK), st.integers(DAY, 20 * DAY), st.integers(0, 2 * DAY)),
)


def at(text: str, zone: str = "UTC") -> int:
    return milliseconds_of(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)))


@FEW
@given(CALENDARS, GAPS, MOMENTS, st.integers(0, 30 * DAY), st.integers(0, 30 * DAY))
def test_time_that_counts_adds_up(
    calendar: Calendar, gaps: tuple[tuple[int, int], ...], start: int, first: int, second: int
) -> None:
    middle, end = start + first, start + first + second
    parts = counted(calendar, gaps, start, middle) + counted(calendar, gaps, middle, end)
    assert parts == counted(calendar, gaps, start, end)
    assert 0 <= parts <= end - start


@FEW
@given(CALENDARS, GAPS, MOMENTS, st.integers(0, 20 * DAY))
def test_deadlines_are_the_first_moment_by_which_the_time_has_passed(
    calendar: Calendar, gaps: tuple[tuple[int, int], ...], start: int, amount: int
) -> None:
    end = moment_after(calendar, gaps, start, amount)
    assert counted(calendar, gaps, start, end) == amount
    if amount:
        assert counted(calendar, gaps, start, end - 1) == amount - 1


@FEW
@given(CALENDARS, MOMENTS, st.integers(1, 9 * DAY))
def test_stops_agree_with_looking_at_every_quarter_of_an_hour(calendar: Calendar, start: int, length: int) -> None:
    """The slow way checks for each moment whether it is night, weekend or vacation where it counts."""
    found = stops(calendar, (), start, start + length)
    for moment in range(start, start + length, 15 * MINUTE):
        local = datetime.fromtimestamp(moment / 1000, ZoneInfo(calendar.zone))
        home = datetime.fromtimestamp(moment / 1000, ZoneInfo(calendar.home)).date()
        begins, ends = calendar.night or (0, 0)
        is_night = begins <= local.hour < ends if begins <= ends else local.hour >= begins or local.hour < ends
        is_stopped = (
            (calendar.night is not None and is_night)
            or (calendar.weekends and local.weekday() >= 5)
            or any(first <= home <= last for first, last in calendar.vacation)
        )
        # A night that begins or ends in an hour repeated or skipped by daylight saving may be an hour off.
        if local.utcoffset() == (local + timedelta(hours=12)).utcoffset() == (local - timedelta(hours=12)).utcoffset():
            assert any(a <= moment < b for a, b in found) == is_stopped, local


def test_a_night_is_a_night_in_its_time_zone_also_when_the_clocks_change() -> None:
    lisbon = Calendar("Europe/Lisbon", (23, 7))
    # The night of 29 March 2026 is an hour shorter in Lisbon: eight hours on the clock are seven.
    start = at("2026-03-28T22:00", "Europe/Lisbon")
    assert moment_after(lisbon, (), start, 2 * HOUR) == at("2026-03-29T08:00", "Europe/Lisbon")
    assert at("2026-03-29T08:00", "Europe/Lisbon") - start == 9 * HOUR
    weekend = Calendar("Europe/Lisbon", None, True)
    assert moment_after(weekend, (), at("2026-03-27T23:00", "Europe/Lisbon"), 2 * HOUR) == at(
        "2026-03-30T01:00", "Europe/Lisbon"
    )


def new(pace: Pace, seats: int = 3, calendar: Calendar = ALWAYS) -> Clock:
    return rules.new_clock(pace, [calendar] * seats)


def move(
    clock: Clock,
    now: int,
    asked: set[int],
    moved: set[int],
    began: int | None,
    entries: int = 1,
    gaps: tuple[tuple[int, int], ...] = (),
) -> Clock:
    return rules.advance(clock, Turn(now, now, frozenset(asked), moved, began, entries), gaps)


LIVE = Pace(rules.LIVE, 15 * MINUTE, 30_000)


def test_a_turn_costs_its_time_and_adds_the_increment() -> None:
    clock = move(new(LIVE), EPOCH, {0}, set(), 0)
    begun = EPOCH + HEAD_START_MS
    assert clock.seats[0].ends == begun + 15 * MINUTE
    clock = move(clock, begun + 40_000, {1}, {0}, 1)
    assert clock.seats[0].left == 15 * MINUTE - 40_000 + 30_000
    assert clock.seats[0].since is None
    assert clock.seats[1].since == begun + 40_000 + HEAD_START_MS
    # Answering an offer refunds the time it took, but no more: seat 2 answers seat 1's turn after 10 s.
    clock = move(clock, begun + 50_000, {2}, {1}, None)
    clock = move(clock, begun + 50_000 + HEAD_START_MS + 10_000, {0}, {2}, 0)
    assert clock.seats[2].left == 15 * MINUTE


def test_several_seats_that_are_asked_lose_time_together() -> None:
    clock = move(new(Pace(rules.BANK, 3 * DAY)), EPOCH, {0, 2}, set(), 0)
    clock = move(clock, EPOCH + HEAD_START_MS + HOUR, {2}, {0}, None, 2)
    clock = move(clock, EPOCH + HEAD_START_MS + 3 * HOUR, {1}, {2}, 1, 3)
    assert [seat.left for seat in clock.seats] == [3 * DAY - HOUR, 3 * DAY, 3 * DAY - 3 * HOUR]


def test_every_move_has_its_own_deadline() -> None:
    pace = Pace(rules.DEADLINE, DAY)
    clock = move(new(pace), EPOCH, {0}, set(), 0)
    later = EPOCH + 20 * HOUR
    # The others have passed: the same seat takes one turn after the other, with a day for each.
    clock = move(clock, later, {0}, {0}, 0, 2)
    assert clock.seats[0].ends == later + HEAD_START_MS + DAY
    # Steps of one turn share it.
    same = move(clock, later + HOUR, {0}, {0}, None, 3)
    assert same.seats[0].ends == clock.seats[0].ends


def test_nobody_gains_time_by_playing_a_turn_step_by_step() -> None:
    clock = move(new(LIVE), EPOCH, {0}, set(), 0)
    for step in range(5):
        clock = move(clock, EPOCH + HEAD_START_MS + 1000 * step, {0}, {0}, None, 2 + step)
    clock = move(clock, EPOCH + HEAD_START_MS + 60_000, {1}, {0}, 1, 9)
    assert clock.seats[0].left == 15 * MINUTE - 60_000 + 30_000


def test_a_pause_costs_nobody_anything() -> None:
    clock = move(new(LIVE), EPOCH, {0}, set(), 0)
    begun = EPOCH + HEAD_START_MS
    still = rules.paused(clock, begun + 60_000, ())
    assert rules.next_due(still) is None
    assert still.seats[0].left == 14 * MINUTE
    # A move during the pause starts no clock.
    moved = move(still, begun + DAY, {1}, {0}, 1)
    assert all(seat.since is None for seat in moved.seats)
    again = rules.resumed(still, begun + 7 * DAY, ())
    assert again.seats[0].ends == begun + 7 * DAY + rules.RESUME_MS + 14 * MINUTE


def test_taking_back_gives_the_time_back() -> None:
    clock = move(new(LIVE), EPOCH, {0}, set(), 0, 4)
    first = [seat.left for seat in clock.seats]
    for number in range(1, 30):
        seat = number % 3
        clock = move(clock, EPOCH + number * MINUTE, {seat}, {(number - 1) % 3}, seat, 4 + number)
    now = EPOCH + 40 * MINUTE
    # Exact within the recorded marks; further back, the oldest mark counts.
    known = dict(clock.marks)
    back = rules.rewound(clock, 25, frozenset({0}), now, ())
    assert [seat.left for seat in back.seats] == list(known[25])
    assert back.seats[0].since == now + HEAD_START_MS
    assert back.asked == {0}
    assert all(entries <= 25 for entries, _ in back.marks)
    oldest = rules.rewound(clock, 4, frozenset({0}), now, ())
    assert [seat.left for seat in oldest.seats] == list(clock.marks[0][1]) != first


def test_warnings_come_before_the_end_and_once() -> None:
    clock = move(new(Pace(rules.DEADLINE, 4 * DAY)), EPOCH, {1}, set(), 1)
    end = EPOCH + HEAD_START_MS + 4 * DAY
    assert rules.next_due(clock) == end - DAY
    assert rules.to_warn(clock, end - DAY - 1) == []
    assert rules.to_warn(clock, end - DAY) == [1]
    clock = rules.warned(clock, 1)
    assert rules.to_warn(clock, end) == []
    assert rules.next_due(clock) == end + GRACE_MS
    assert rules.out_of_time(clock, end + GRACE_MS - 1) == []
    assert rules.out_of_time(clock, end + GRACE_MS) == [1]
    out = rules.marked_out(clock, 1, rules.CLAIM)
    assert rules.next_due(out) is None
    assert rules.out_of_time(out, end + DAY) == []
    # As long as nobody has claimed the seat, its player may go on.
    assert move(out, end + DAY, {0}, {1}, 0).seats[1].out is None


def test_somebody_who_returns_has_some_time() -> None:
    clock = move(new(LIVE), EPOCH, {0}, set(), 0)
    gone = rules.left_by(clock, 0, rules.COMPUTER, EPOCH + HOUR, ())
    assert gone.seats[0].left == 0
    assert rules.next_due(gone) is None
    assert gone.asked == frozenset()
    back = rules.returned_to(gone, 0, True, EPOCH + 2 * HOUR, ())
    assert back.seats[0].left == 90_000
    assert back.seats[0].out is None
    assert back.seats[0].since is not None


@FEW
@given(CALENDARS, CALENDARS, MOMENTS, st.integers(0, 5 * DAY), st.integers(0, 5 * DAY))
def test_a_new_calendar_applies_from_now_on(old: Calendar, other: Calendar, start: int, used: int, more: int) -> None:
    clock = move(new(Pace(rules.BANK, 20 * DAY), 1, old), start, {0}, set(), 0)
    begun, changed = start + HEAD_START_MS, start + HEAD_START_MS + used
    after = rules.with_calendar(clock, 0, other, changed, ())
    end = changed + more
    expected = 20 * DAY - counted(old, (), begun, changed) - counted(other, (), changed, end)
    assert rules.time_left(after.seats[0], end, ()) == max(0, expected)


STEPS = st.lists(
    st.tuples(
        st.integers(0, 3 * DAY),
        st.sampled_from(["move", "move", "move", "pause", "resume", "retime", "store"]),
        st.integers(0, 2),
    ),
    max_size=25,
)


@FEW
@given(PACES, CALENDARS, GAPS, MOMENTS, STEPS)
def test_clocks_agree_with_a_plain_account_of_what_happened(
    pace: Pace,
    calendar: Calendar,
    gaps: tuple[tuple[int, int], ...],
    start: int,
    steps: list[tuple[int, str, int]],
) -> None:
    """The account subtracts counted time from whose turn it is, except in pauses; turns add the increment."""
    used = ALWAYS if pace.kind == rules.LIVE else calendar
    clock = rules.advance(new(pace, 3, calendar), Turn(start, start, frozenset({0}), (), 0, 0), gaps)
    left, turn, since, now, is_paused = [pace.base] * 3, 0, start + HEAD_START_MS, start, False
    for number, (passed, what, target) in enumerate(steps):
        now += passed
        if what == "move":
            if not is_paused:
                left[turn] = max(0, left[turn] - counted(used, gaps, since, now))
            left[turn] += pace.increment
            clock = rules.advance(clock, Turn(now, now, frozenset({target}), {turn}, target, number + 1), gaps)
            turn, since = target, now + HEAD_START_MS
            if pace.kind == rules.DEADLINE:
                left[turn] = pace.base
        elif what == "pause" and not is_paused:
            left[turn] = max(0, left[turn] - counted(used, gaps, since, now))
            clock, is_paused = rules.paused(clock, now, gaps), True
        elif what == "resume" and is_paused:
            clock, is_paused = rules.resumed(clock, now, gaps), False
            since = now + rules.RESUME_MS
        elif what == "retime":
            assert rules.retimed(clock, gaps) == clock
        elif what == "store":
            stored = loads(json_text({"pace": pace_to_json(pace), "clock": clock_to_json(clock)}))
            assert clock_from_json(stored["pace"], stored["clock"]) == clock
        expected = left[turn] if is_paused else max(0, left[turn] - counted(used, gaps, since, now))
        assert rules.time_left(clock.seats[turn], now, gaps) == expected
        for seat in range(3):
            if seat != turn and pace.kind != rules.DEADLINE:
                assert clock.seats[seat].left == left[seat]
        due = rules.next_due(clock)
        assert (due is None) == is_paused
        if not is_paused:
            ends = moment_after(used, gaps, since, left[turn])
            assert clock.seats[turn].ends == ends
            assert due is not None
            assert due <= ends + GRACE_MS


@FEW
@given(MOMENTS, st.integers(1, 20 * DAY), st.integers(0, 10 * DAY))
def test_a_gap_moves_a_deadline_by_its_length(start: int, length: int, offset: int) -> None:
    assume(offset < 10 * DAY)
    clock = move(new(Pace(rules.DEADLINE, 10 * DAY), 1), start, {0}, set(), 0)
    begins = start + HEAD_START_MS + offset
    later = rules.retimed(clock, ((begins, begins + length),))
    assert later.seats[0].ends == (clock.seats[0].ends or 0) + length
    assert replace(later.seats[0], ends=0, warns=0) == replace(clock.seats[0], ends=0, warns=0)


def test_vacation_days_that_have_passed_stay() -> None:
    today = date(2026, 7, 10)
    before = [(date(2026, 7, 1), date(2026, 7, 12))]
    assert merged_vacation(before, [], today) == ((date(2026, 7, 1), date(2026, 7, 9)),)
    assert merged_vacation([], [(date(2026, 7, 1), date(2026, 7, 12))], today) == ((today, date(2026, 7, 12)),)
    longer = merged_vacation(before, [(date(2026, 7, 10), date(2026, 8, 9))], today)
    assert longer == ((date(2026, 7, 1), date(2026, 8, 9)),)
    for wrong in ([(date(2026, 7, 10), date(2026, 8, 10))], [(today, today - timedelta(days=1))]):
        with pytest.raises(Problem):
            merged_vacation(before, wrong, today)
    assert merged_vacation([(date(2025, 12, 1), date(2025, 12, 9))], [], today) == ()


def test_zones() -> None:
    assert is_zone("Europe/Lisbon")
    assert not is_zone("../../etc/passwd")
    assert not is_zone("Nowhere/At_All")
