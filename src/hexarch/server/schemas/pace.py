"""Requests and responses about clocks and calendars."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field, StringConstraints

from hexarch.server.clock import DAY, HOUR, MINUTE
from hexarch.server.schemas.common import Body, SeatNumber, Time

Zone = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Hour = Annotated[int, Field(ge=0, le=23, examples=[23])]
Date = Annotated[str, StringConstraints(pattern=r"^\d{4}-\d{2}-\d{2}$"), Field(examples=["2027-07-01"])]
Timeout = Literal["computer", "drop", "claim"]

# Seconds, by kind of pace.
SHORTEST = {"live": MINUTE // 1000, "deadline": HOUR // 1000, "bank": DAY // 1000}
LONGEST = {"live": 12 * HOUR // 1000, "deadline": 60 * DAY // 1000, "bank": 60 * DAY // 1000}
MOST_ADDED = {"live": HOUR // 1000, "deadline": 0, "bank": 7 * DAY // 1000}


class PaceBody(Body):
    """How much time the players have, in seconds."""

    kind: Literal["live", "deadline", "bank"] = Field(
        description="Minutes each with an increment; a deadline for every move; days each with an increment."
    )
    base: int = Field(ge=60, le=60 * DAY // 1000, examples=[86_400])
    increment: int = Field(0, ge=0, le=7 * DAY // 1000, examples=[0])
    timeout: Timeout = Field(
        "computer",
        description="When the time is up: a computer player takes the seat, the seat drops out by the rules of the "
        "game, or the others may claim it for a computer player.",
    )
    level: str | None = Field(
        None, max_length=40, examples=["hard"], description="The computer player that takes over."
    )
    nights: bool = Field(False, description="Nights stop correspondence clocks.")
    weekends: bool = Field(False, description="Weekends stop correspondence clocks.")
    zone: Zone | None = Field(
        None, examples=["Europe/Lisbon"], description="Where nights and weekends are; null: where each player is."
    )


class PaceView(BaseModel):
    kind: Literal["live", "deadline", "bank"]
    base: int = Field(examples=[86_400], description="Seconds.")
    increment: int = Field(examples=[0], description="Seconds.")
    timeout: Timeout
    level: str | None = Field(examples=["hard"])
    nights: bool
    weekends: bool
    zone: str | None = Field(examples=["Europe/Lisbon"])


class SeatClock(BaseModel):
    left: int = Field(examples=[86_400_000], description="Milliseconds: at `since`, or while the time stands still.")
    since: Time | None = Field(description="From when on the time runs; null while it stands still.")
    warns: Time | None = Field(description="When the player is warned.")
    ends: Time | None = Field(description="When the time is up. Nights and vacations are taken into account.")
    out: Timeout | None = Field(description="What became of the seat when its time was up.")


class PauseWish(BaseModel):
    name: str = Field(examples=["Anna"])
    waiting: list[int] = Field(examples=[[1]], description="The seats whose players have still to agree.")


class ClockView(BaseModel):
    seats: list[SeatClock]
    paused: Time | None
    wish: PauseWish | None


class PauseAnswer(Body):
    accept: bool


class ClaimBody(Body):
    seat: SeatNumber


class CalendarBody(Body):
    zone: Zone = Field(examples=["Europe/Lisbon"])
    night: tuple[Hour, Hour] = Field(examples=[[23, 7]], description="The hours at which the night begins and ends.")
    vacation: list[tuple[Date, Date]] = Field(max_length=20, examples=[[["2027-07-01", "2027-07-14"]]])


class CalendarView(BaseModel):
    zone: str = Field(examples=["Europe/Lisbon"])
    night: list[int] = Field(min_length=2, max_length=2, examples=[[23, 7]])
    vacation: list[list[Date]] = Field(examples=[[["2027-07-01", "2027-07-14"]]])
    chosen: bool = Field(description="Whether you have ever set it.")
    days: int = Field(examples=[40], description="How many vacation days a year has at most.")
