"""Requests and responses about clocks and calendars."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from hexarch.server.clock import DAY, HOUR, MINUTE
from hexarch.server.schemas.common import Body, SeatNumber, Shape, Time

Zone = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Hour = Annotated[int, Field(ge=0, le=23, examples=[23])]
Date = Annotated[str, StringConstraints(pattern=r"^\d{4}-\d{2}-\d{2}$"), Field(examples=["2027-07-01"])]
Timeout = Literal["computer", "drop", "claim"]

# Seconds, by kind of pace.
SHORTEST = {"live": MINUTE // 1000, "deadline": HOUR // 1000, "bank": DAY // 1000}
LONGEST = {"live": 12 * HOUR // 1000, "deadline": 60 * DAY // 1000, "bank": 60 * DAY // 1000}
MOST_ADDED = {"live": HOUR // 1000, "deadline": 0, "bank": 7 * DAY // 1000}


class PaceBody(Body):
    """How much time the players have. All durations are in seconds."""

    kind: Literal["live", "deadline", "bank"] = Field(
        description="`live`: minutes per game with an increment; `deadline`: a limit for every move; "
        "`bank`: days per game with an increment."
    )
    base: int = Field(
        ge=60, le=60 * DAY // 1000, examples=[86_400], description="Time per game, or per move for `deadline`."
    )
    increment: int = Field(0, ge=0, le=7 * DAY // 1000, examples=[0], description="Time added after every move.")
    timeout: Timeout = Field(
        "computer",
        description="When the time is up: a computer player takes the seat, the seat drops out by the rules of the "
        "game, or the others may claim it for a computer player.",
    )
    level: str | None = Field(
        None, max_length=40, examples=["hard"], description="The computer player that takes over."
    )
    nights: bool = Field(False, description="Whether nights stop correspondence clocks.")
    weekends: bool = Field(False, description="Whether weekends stop correspondence clocks.")
    zone: Zone | None = Field(
        None,
        examples=["Europe/Lisbon"],
        description="The time zone of nights and weekends; null for that of each player.",
    )


class PaceView(Shape):
    """The pace of a table; see PaceBody."""

    kind: Literal["live", "deadline", "bank"]
    base: int = Field(examples=[86_400], description="In seconds.")
    increment: int = Field(examples=[0], description="In seconds.")
    timeout: Timeout
    level: str | None = Field(examples=["hard"])
    nights: bool
    weekends: bool
    zone: str | None = Field(examples=["Europe/Lisbon"])


class SeatClock(Shape):
    left: int = Field(
        examples=[86_400_000], description="The time left in milliseconds, at `since` or while the clock is stopped."
    )
    since: Time | None = Field(description="When the clock started to run; null while it is stopped.")
    warns: Time | None = Field(description="When the player is warned.")
    ends: Time | None = Field(description="When the time is up. Nights and vacations are taken into account.")
    out: Timeout | None = Field(description="What happened to the seat when its time was up.")


class PauseWish(Shape):
    """A request to pause the clocks."""

    name: str = Field(examples=["Anna"], description="Who asked.")
    waiting: list[int] = Field(examples=[[1]], description="The seats that have not answered yet.")


class ClockView(Shape):
    seats: list[SeatClock] = Field(description="The clocks in the order of the seats.")
    paused: Time | None = Field(description="Since when all clocks are paused.")
    wish: PauseWish | None = Field(description="A request to pause that is not answered yet.")


class PauseAnswer(Body):
    accept: bool = Field(description="True to agree, false to refuse.")


class ClaimBody(Body):
    seat: SeatNumber = Field(description="The seat whose time is up.")


class CalendarBody(Body):
    zone: Zone = Field(examples=["Europe/Lisbon"])
    night: tuple[Hour, Hour] = Field(examples=[[23, 7]], description="The hours at which the night begins and ends.")
    vacation: list[tuple[Date, Date]] = Field(
        max_length=20,
        examples=[[["2027-07-01", "2027-07-14"]]],
        description="The first and the last day of each vacation.",
    )


class CalendarView(Shape):
    zone: str = Field(examples=["Europe/Lisbon"])
    night: list[int] = Field(
        min_length=2, max_length=2, examples=[[23, 7]], description="The hours at which the night begins and ends."
    )
    vacation: list[list[Date]] = Field(
        examples=[[["2027-07-01", "2027-07-14"]]], description="The first and the last day of each vacation."
    )
    chosen: bool = Field(description="Whether you have ever set it; otherwise these are defaults.")
    days: int = Field(examples=[40], description="The maximum number of vacation days in a year.")
