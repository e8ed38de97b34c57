"""Requests and responses for programs: personal tokens, bots, challenges, events."""

from typing import Annotated, Literal

from pydantic import Field
from pydantic.json_schema import models_json_schema

from hexarch.server.accounts.validation import Name, Password, Title
from hexarch.server.schemas.common import Body, Code, SeatNumber, Shape, Time, Version
from hexarch.server.schemas.tables import TableSummary

Scope = Literal["read", "play", "tables", "chat"]


class BotBody(Body):
    password: Password


class TokenBody(Body):
    name: Name
    scopes: list[Scope] = Field(min_length=1, max_length=10, examples=[["read", "play", "tables"]])
    days: Annotated[int, Field(ge=1, le=365, examples=[90], description="How long it is valid.")] = Field(
        90, description="The token is valid for this many days."
    )
    password: Password


class Token(Shape):
    """A personal token without its secret."""

    id: str = Field(examples=["t8k2m4n6p8r2t4v6"])
    name: str = Field(examples=["My bot"])
    scopes: list[Scope]
    created: Time
    seen: Time | None = Field(description="When it was last used, to within five minutes.")
    expires: Time
    current: bool = Field(description="Whether this request was made with it.")


class NewToken(Token):
    token: str = Field(
        examples=["hexarch_t8k2m4n6p8r2t4v6_m4Yq0c..."], description="The secret. It is shown only once."
    )


class Tokens(Shape):
    tokens: list[Token]


class Person(Shape):
    id: str = Field(examples=["u8k2m4n6p8r2t4v6"])
    name: str = Field(examples=["Deep Thought [bot]"])


class Bots(Shape):
    bots: list[Person]


class ChallengeBody(Body):
    bot: Code = Field(examples=["u8k2m4n6p8r2t4v6"], description="The id of a bot.")
    seat: SeatNumber | None = Field(None, description="Without it, any free seat.")


class DeclineBody(Body):
    reason: Title = Field("", examples=["I only play Origins."])


class Challenge(Shape):
    """An invitation of a bot or a person to a seat of an open table."""

    id: str = Field(examples=["k3v9xq2m7tbz"])
    table: str = Field(examples=["k3v9xq2m7tbz"], description="The id of the table.")
    game: str = Field(examples=["terra-mystica"])
    title: str = Field(examples=["Sunday evening"], description="The title of the table.")
    seat: int | None = Field(examples=[1], description="Null for any free seat.")
    bot: Person = Field(description="Who is invited: a bot, or a person if `kind` is `person`.")
    kind: Literal["bot", "person"] = "bot"
    by: Person = Field(description="Who invites.")
    status: Literal["asked", "accepted", "declined", "cancelled"]
    reason: str = Field(examples=[""], description="Why it was declined.")
    created: Time


class Challenges(Shape):
    challenges: list[Challenge]


class Action(Shape):
    """A legal action."""

    id: int = Field(examples=[1204])
    text: str = Field(examples=["upgrade E4 to TE"], description="The action in notation.")


class CompactPosition(Shape):
    """A position for programs."""

    table: str = Field(examples=["k3v9xq2m7tbz"], description="The id of the table.")
    game: str = Field(examples=["terra-mystica"])
    status: Literal["running", "finished", "analysis"]
    version: Version = Field(description="Send it with a move: a move on an older version is refused.")
    entries: int = Field(examples=[42], description="How many entries the game has.")
    asked: list[int] = Field(examples=[[0]], description="The seats that have to decide something.")
    seat: int | None = Field(
        examples=[0], description="The seat for which you have to move now; null if there is none."
    )
    scores: list[int] = Field(examples=[[24, 31]], description="The points of each seat.")
    names: list[str] = Field(examples=[["witches", "nomads"]], description="What the seats play.")
    text: str = Field(
        examples=['hexarch position 1\ngame "origins"\n...'],
        description="The position as text; `hexarch.Position.from_text` reads it.",
    )
    actions: list[Action] = Field(description="The legal actions of `seat`; empty if you do not have to move.")


class EventHello(Shape):
    """The first event of a stream."""

    type: Literal["hello"]
    user: Person = Field(description="Who listens.")
    heartbeat: float = Field(
        examples=[15.0], description="Seconds between heartbeats. After three of them without any data, connect again."
    )


class EventTable(Shape):
    """One of your tables is new or has changed. `my_turn` tells whether you have to move."""

    type: Literal["table"]
    id: str
    table: TableSummary


class EventGone(Shape):
    """A table was deleted or is no longer yours."""

    type: Literal["gone"]
    id: str
    table: str = Field(description="The id of the table.")


class EventChallenge(Shape):
    """A challenge for you, or one of yours that was answered."""

    type: Literal["challenge"]
    id: str
    challenge: Challenge


EVENTS = (EventHello, EventTable, EventGone, EventChallenge)


def components() -> dict[str, object]:
    """Return the shapes of the events, which no route returns whole."""
    _, document = models_json_schema(
        [(model, "serialization") for model in EVENTS], ref_template="#/components/schemas/{model}"
    )
    found: dict[str, object] = document["$defs"]
    references = [{"$ref": f"#/components/schemas/{model.__name__}"} for model in EVENTS]
    return {**found, "Event": {"title": "Event", "anyOf": references}}
