"""Messages of the live connection. OpenAPI cannot describe a WebSocket, so they are only components there."""

from typing import Any, Literal

from pydantic import BaseModel, Field
from pydantic.json_schema import models_json_schema

from hexarch.server.schemas.pace import ClockView
from hexarch.server.schemas.play import Told
from hexarch.server.schemas.tables import Result, SeatView, TakeBack


class LiveEntry(Told):
    number: int = Field(examples=[41])
    seat: int = Field(examples=[0])
    action: int = Field(examples=[1204])
    text: str = Field(examples=["upgrade E4 to TE"])
    planned: bool = False


class LiveNumbered(BaseModel):
    """A message that is stored, with its number at the table."""

    seq: int


class LiveMoves(LiveNumbered):
    """New entries, and what they change in the position."""

    type: Literal["moves"]
    version: int
    entries: list[LiveEntry]
    asked: list[int]
    time: str | None = Field(None, description="When the entries were stored, by the server's clock.")
    names: list[str] | None = None
    clock: ClockView | None = Field(None, description="At tables with a clock.")
    patch: list[list[Any]] = Field(
        examples=[[["players.0.points", 24], ["owed.spades"]]], description="[path, value], or [path] if it is gone."
    )


class LiveSeat(LiveNumbered):
    type: Literal["seat"]
    seats: list[SeatView]


class LiveStatus(LiveNumbered):
    type: Literal["status"]
    status: Literal["open", "running", "finished", "analysis", "deleted"]
    result: Result | None = None
    rematch: str | None = None


class LiveChat(LiveNumbered):
    type: Literal["chat"]
    number: int
    user_id: str | None
    name: str
    text: str
    time: str


class LiveTakeBack(LiveNumbered):
    """If it is done, with the new version and the changes of the position."""

    type: Literal["takeback"]
    state: Literal["asked", "accepted", "declined", "done", "cancelled"]
    takeback: TakeBack | None = None
    name: str | None = None
    version: int | None = None
    to: int | None = None
    asked: list[int] | None = None
    names: list[str] | None = None
    patch: list[list[Any]] | None = None


class LiveClock(LiveNumbered):
    """A clock has changed otherwise than by a move."""

    type: Literal["clock"]
    event: Literal["warning", "out", "claimed", "asked", "accepted", "declined", "paused", "resumed", "retimed"]
    seat: int | None
    name: str | None
    clock: ClockView


class LivePerson(BaseModel):
    user_id: str
    name: str


class LivePresence(BaseModel):
    type: Literal["presence"]
    people: list[LivePerson]
    strangers: int = Field(description="Spectators without a name.")


class LiveDraft(BaseModel):
    """Your draft has changed, here or in another window."""

    type: Literal["draft"]
    seat: int
    revision: str


class LiveTyping(BaseModel):
    type: Literal["typing"]
    user_id: str
    name: str


class LivePong(BaseModel):
    type: Literal["pong"]


class LiveReset(BaseModel):
    """Too many messages were missed: read the state again and go on from `latest`."""

    type: Literal["reset"]
    latest: int | None = None


class LiveError(BaseModel):
    type: Literal["error"]
    key: str
    detail: str


class LiveRequest(BaseModel):
    """A message from the page."""

    type: Literal["ping", "typing", "looking", "away"]


MESSAGES = (
    LiveMoves,
    LiveSeat,
    LiveStatus,
    LiveChat,
    LiveTakeBack,
    LiveClock,
    LivePresence,
    LiveDraft,
    LiveTyping,
    LivePong,
    LiveReset,
    LiveError,
)


def components() -> dict[str, object]:
    models: list[type[BaseModel]] = [*MESSAGES, LiveRequest]
    _, document = models_json_schema(
        [(model, "serialization") for model in models], ref_template="#/components/schemas/{model}"
    )
    found: dict[str, object] = document["$defs"]
    found["LiveMessage"] = {
        "title": "LiveMessage",
        "anyOf": [{"$ref": f"#/components/schemas/{model.__name__}"} for model in MESSAGES],
    }
    return found
