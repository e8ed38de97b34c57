"""Messages of the live connection. OpenAPI cannot describe WebSockets, so they appear only as its components."""

from typing import Any, Literal

from pydantic import Field
from pydantic.json_schema import models_json_schema

from hexarch.server.schemas.common import Shape
from hexarch.server.schemas.pace import ClockView
from hexarch.server.schemas.play import LogLine
from hexarch.server.schemas.tables import Result, SeatView, TakeBack


class LiveEntry(LogLine):
    """A new entry of the log."""

    number: int = Field(examples=[41])
    seat: int = Field(examples=[0], description="-1 for chance.")
    action: int = Field(examples=[1204])
    text: str = Field(examples=["upgrade E4 to TE"])
    planned: bool = Field(
        False, description="Whether the server played it because its player had ordered it in advance."
    )


class LiveNumbered(Shape):
    """A stored message, with its number at the table."""

    seq: int = Field(description="The number of the message; they have no gaps.")


class LiveMoves(LiveNumbered):
    """New entries and the changes of the position."""

    type: Literal["moves"]
    version: int = Field(description="The version of the table after the entries.")
    entries: list[LiveEntry]
    asked: list[int] = Field(description="The seats that are asked next.")
    time: str | None = Field(None, description="When the entries were stored, by the server's clock.")
    names: list[str] | None = Field(None, description="What the seats play; only if it has changed.")
    clock: ClockView | None = Field(None, description="The clocks, at tables that have them.")
    patch: list[list[Any]] = Field(
        examples=[[["players.0.points", 24], ["owed.spades"]]],
        description="Changes of the position: `[path, value]`, or `[path]` if the member is removed.",
    )


class LiveSeat(LiveNumbered):
    """The seats have changed."""

    type: Literal["seat"]
    seats: list[SeatView]


class LiveStatus(LiveNumbered):
    """The status of the table has changed."""

    type: Literal["status"]
    status: Literal["open", "running", "finished", "analysis", "deleted"]
    result: Result | None = None
    rematch: str | None = Field(None, description="The id of the rematch, once it is created.")


class LiveChat(LiveNumbered):
    """A new chat message."""

    type: Literal["chat"]
    number: int
    user_id: str | None = Field(description="Null if the account was deleted.")
    name: str
    text: str
    time: str


class LiveTakeBack(LiveNumbered):
    """A take-back was requested or answered. With the state `done`, the new version and the changes of the position."""

    type: Literal["takeback"]
    state: Literal["asked", "accepted", "declined", "done", "cancelled"]
    takeback: TakeBack | None = None
    name: str | None = Field(None, description="Who declined.")
    version: int | None = None
    to: int | None = Field(None, description="How many entries are left.")
    asked: list[int] | None = Field(None, description="The seats that are asked next.")
    names: list[str] | None = Field(None, description="What the seats play.")
    patch: list[list[Any]] | None = Field(None, description="Changes of the position, as in LiveMoves.")


class LiveClock(LiveNumbered):
    """The clocks have changed, but not by a move."""

    type: Literal["clock"]
    event: Literal["warning", "out", "claimed", "asked", "accepted", "declined", "paused", "resumed", "retimed"]
    seat: int | None = Field(description="The seat that the event is about.")
    name: str | None = Field(description="The player who caused the event.")
    clock: ClockView


class LivePerson(Shape):
    user_id: str
    name: str


class LivePresence(Shape):
    """Who is watching the table."""

    type: Literal["presence"]
    people: list[LivePerson]
    strangers: int = Field(description="The number of spectators without a user.")


class LiveDraft(Shape):
    """Your draft has changed, here or in another window."""

    type: Literal["draft"]
    seat: int
    revision: str = Field(description="As in Draft.")


class LiveTyping(Shape):
    """Somebody is typing in the chat."""

    type: Literal["typing"]
    user_id: str
    name: str


class LivePong(Shape):
    """The response to `ping`."""

    type: Literal["pong"]


class LiveReset(Shape):
    """Too many messages were missed: read the state again, then continue from `latest`."""

    type: Literal["reset"]
    latest: int | None = Field(None, description="The number of the newest message.")


class LiveError(Shape):
    """A message from the client was not understood."""

    type: Literal["error"]
    key: str = Field(description="As in Problem.")
    detail: str


class LiveRequest(Shape):
    """A message from the client."""

    type: Literal["ping", "typing", "looking", "away"] = Field(
        description="`looking` and `away` report whether the page is visible."
    )


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
    models: list[type[Shape]] = [*MESSAGES, LiveRequest]
    _, document = models_json_schema(
        [(model, "serialization") for model in models], ref_template="#/components/schemas/{model}"
    )
    found: dict[str, object] = document["$defs"]
    found["LiveMessage"] = {
        "title": "LiveMessage",
        "anyOf": [{"$ref": f"#/components/schemas/{model.__name__}"} for model in MESSAGES],
    }
    return found
