"""Clocks as they are stored with their table, and as everybody at the table sees them."""

from dataclasses import asdict
from datetime import date
from typing import Any

from hexarch.server.clock import iso
from hexarch.server.pace.calendar import ALWAYS, Calendar
from hexarch.server.pace.rules import Clock, Pace, SeatClock, Wish
from hexarch.server.web.json import JsonObject


def calendar_to_json(calendar: Calendar) -> JsonObject | None:
    if calendar.is_empty:
        return None
    vacation = [[first.isoformat(), last.isoformat()] for first, last in calendar.vacation]
    return {**asdict(calendar), "vacation": vacation}


def calendar_from_json(stored: dict[str, Any] | None) -> Calendar:
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


def pace_to_json(pace: Pace) -> JsonObject:
    return asdict(pace)


def pace_from_json(stored: dict[str, Any]) -> Pace:
    return Pace(**stored)


def clock_to_json(clock: Clock) -> JsonObject:
    """Return what is stored of a clock beside its pace."""
    return {
        "seats": [{**vars(seat), "calendar": calendar_to_json(seat.calendar)} for seat in clock.seats],
        "asked": sorted(clock.asked),
        "turn": clock.turn,
        "paused": clock.paused,
        "wish": None if clock.wish is None else vars(clock.wish),
        "marks": clock.marks,
    }


def clock_from_json(pace: dict[str, Any], stored: dict[str, Any]) -> Clock:
    wish = stored["wish"]
    return Clock(
        pace_from_json(pace),
        tuple(SeatClock(**{**seat, "calendar": calendar_from_json(seat["calendar"])}) for seat in stored["seats"]),
        frozenset(stored["asked"]),
        stored["turn"],
        stored["paused"],
        None if wish is None else Wish(wish["name"], tuple(wish["waiting"])),
        tuple((entries, tuple(left)) for entries, left in stored["marks"]),
    )


def pace_view(pace: dict[str, Any] | None) -> JsonObject | None:
    """Return the pace as the page gets it, in seconds."""
    if pace is None:
        return None
    return {**pace, "base": pace["base"] // 1000, "increment": pace["increment"] // 1000}


def clock_view(stored: dict[str, Any] | None) -> JsonObject | None:
    """Return the clock as everybody sees it. When somebody sleeps or travels is nobody's business."""
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
