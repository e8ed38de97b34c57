"""Clocks as they are stored with their table, and as everybody at the table sees them."""

from dataclasses import asdict
from datetime import date
from typing import cast

from hexarch.server.clock import iso
from hexarch.server.pace.calendar import ALWAYS, Calendar
from hexarch.server.pace.rules import Clock, Pace, SeatClock, Wish
from hexarch.server.pace.stored import StoredCalendar, StoredClock, StoredPace, StoredSeat
from hexarch.server.web.json import JsonObject


def _calendar_to_json(calendar: Calendar) -> StoredCalendar | None:
    if calendar.is_empty:
        return None
    return {
        "zone": calendar.zone,
        "night": None if calendar.night is None else list(calendar.night),
        "weekends": calendar.weekends,
        "home": calendar.home,
        "vacation": [[first.isoformat(), last.isoformat()] for first, last in calendar.vacation],
    }


def _calendar_from_json(stored: StoredCalendar | None) -> Calendar:
    if stored is None:
        return ALWAYS
    night = stored["night"]
    return Calendar(
        stored["zone"],
        None if night is None else (night[0], night[1]),
        stored["weekends"],
        stored["home"],
        tuple((date.fromisoformat(first), date.fromisoformat(last)) for first, last in stored["vacation"]),
    )


def pace_to_json(pace: Pace) -> StoredPace:
    return cast(StoredPace, asdict(pace))


def pace_from_json(stored: StoredPace) -> Pace:
    return Pace(**stored)


def _seat_to_json(seat: SeatClock) -> StoredSeat:
    return {
        "left": seat.left,
        "start": seat.start,
        "since": seat.since,
        "warns": seat.warns,
        "ends": seat.ends,
        "warned": seat.warned,
        "out": seat.out,
        "calendar": _calendar_to_json(seat.calendar),
    }


def _seat_from_json(stored: StoredSeat) -> SeatClock:
    return SeatClock(
        stored["left"],
        stored["start"],
        stored["since"],
        stored["warns"],
        stored["ends"],
        stored["warned"],
        stored["out"],
        _calendar_from_json(stored["calendar"]),
    )


def clock_to_json(clock: Clock) -> StoredClock:
    """Return what is stored of a clock besides its pace."""
    wish = clock.wish
    return {
        "seats": [_seat_to_json(seat) for seat in clock.seats],
        "asked": sorted(clock.asked),
        "turn": clock.turn,
        "paused": clock.paused,
        "wish": None if wish is None else {"name": wish.name, "waiting": list(wish.waiting)},
        "marks": [(entries, list(left)) for entries, left in clock.marks],
    }


def clock_from_json(pace: StoredPace, stored: StoredClock) -> Clock:
    wish = stored["wish"]
    return Clock(
        pace_from_json(pace),
        tuple(_seat_from_json(seat) for seat in stored["seats"]),
        frozenset(stored["asked"]),
        stored["turn"],
        stored["paused"],
        None if wish is None else Wish(wish["name"], tuple(wish["waiting"])),
        tuple((entries, tuple(left)) for entries, left in stored["marks"]),
    )


def pace_view(pace: StoredPace | None) -> JsonObject | None:
    """Return the pace as the page gets it, in seconds."""
    if pace is None:
        return None
    return {**pace, "base": pace["base"] // 1000, "increment": pace["increment"] // 1000}


def clock_view(stored: StoredClock | None) -> JsonObject | None:
    """Return the clock as everybody sees it, without the reasons for stopped time (nights, vacations)."""
    if stored is None:
        return None
    seats = [
        {
            "left": seat["left"],
            "since": _time(seat["since"]),
            "warns": _time(seat["warns"]),
            "ends": _time(seat["ends"]),
            "out": seat["out"],
        }
        for seat in stored["seats"]
    ]
    return {"seats": seats, "paused": _time(stored["paused"]), "wish": stored["wish"]}


def _time(moment: int | None) -> str | None:
    return None if moment is None else iso(moment)
