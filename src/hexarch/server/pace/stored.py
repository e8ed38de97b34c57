"""The shapes in which clocks are stored as JSON."""

from typing import TypedDict


class StoredPace(TypedDict):
    kind: str
    base: int
    increment: int
    timeout: str
    level: str | None
    nights: bool
    weekends: bool
    zone: str | None


class StoredCalendar(TypedDict):
    zone: str
    night: list[int] | None
    weekends: bool
    home: str
    vacation: list[list[str]]


class StoredSeat(TypedDict):
    left: int
    start: int
    since: int | None
    warns: int | None
    ends: int | None
    warned: bool
    out: str | None
    calendar: StoredCalendar | None


class StoredWish(TypedDict):
    name: str
    waiting: list[int]


class StoredClock(TypedDict):
    seats: list[StoredSeat]
    asked: list[int]
    turn: int | None
    paused: int | None
    wish: StoredWish | None
    marks: list[tuple[int, list[int]]]
