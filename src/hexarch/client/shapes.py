"""The types of the server's responses. A test compares them with the server's OpenAPI document."""

from typing import Any, Literal, NotRequired, TypedDict

Scope = Literal["read", "play", "tables", "chat"]
Status = Literal["open", "running", "finished", "analysis"]
Timeout = Literal["computer", "drop", "claim"]
Visibility = Literal["public", "unlisted", "invitation"]


class Person(TypedDict):
    id: str
    name: str


class User(TypedDict):
    id: str
    name: str
    kind: Literal["guest", "account"]
    language: str
    login: str | None
    choose_name: bool
    email: str | None
    role: Literal["user", "admin"]
    bot: bool


class Me(TypedDict):
    user: User | None
    settings: dict[str, Any]
    mail: bool


class Token(TypedDict):
    id: str
    name: str
    scopes: list[Scope]
    created: str
    seen: str | None
    expires: str
    current: bool


class Seat(TypedDict):
    seat: int
    kind: Literal["open", "person", "computer"]
    name: str
    user_id: str | None
    level: str | None
    present: bool
    left: bool
    bot: bool


class SeatRequest(TypedDict):
    """A seat of a new table: mine, open, or a computer player of a level."""

    kind: Literal["me", "open", "computer"]
    level: NotRequired[str]


class Result(TypedDict):
    scores: list[int]
    winners: list[int]
    names: list[str]


class Pace(TypedDict):
    """How much time the players have, in seconds."""

    kind: Literal["live", "deadline", "bank"]
    base: int
    increment: int
    timeout: Timeout
    level: str | None
    nights: bool
    weekends: bool
    zone: str | None


class SeatClock(TypedDict):
    left: int
    since: str | None
    warns: str | None
    ends: str | None
    out: Timeout | None


class PauseWish(TypedDict):
    name: str
    waiting: list[int]


class Clock(TypedDict):
    seats: list[SeatClock]
    paused: str | None
    wish: PauseWish | None


class TableSummary(TypedDict):
    id: str
    game: str
    title: str
    status: Status
    preset: str
    visibility: Visibility
    seats: list[Seat]
    version: int
    entries: int
    asked: list[int]
    my_seats: list[int]
    my_turn: bool
    created: str
    changed: str
    result: Result | None
    pace: Pace | None
    clock: Clock | None
    names: NotRequired[list[str]]
    round: NotRequired[int | None]
    last: NotRequired[dict[str, Any] | None]


class Table(TableSummary):
    options: dict[str, Any]
    owner: bool
    invitation: str | None
    takeback: dict[str, Any] | None
    source: dict[str, Any] | None
    rematch: str | None
    seq: int
    can_start: bool
    can_chat: bool
    guests_chat: bool
    owner_id: str | None
    can_branch: bool
    people: int


class Action(TypedDict):
    id: int
    text: str


class TablePosition(TypedDict):
    """A position and what can be done in it; `hexarch.Position.from_text` reads its `text`."""

    table: str
    game: str
    status: Literal["running", "finished", "analysis"]
    version: int
    entries: int
    asked: list[int]
    seat: int | None
    scores: list[int]
    names: list[str]
    text: str
    actions: list[Action]


class Challenge(TypedDict):
    id: str
    table: str
    game: str
    title: str
    seat: int | None
    bot: Person
    kind: Literal["bot", "person"]
    by: Person
    status: Literal["asked", "accepted", "declined", "cancelled"]
    reason: str
    created: str


class ChatMessage(TypedDict):
    number: int
    user_id: str | None
    name: str
    text: str
    time: str


class HelloEvent(TypedDict):
    """Sent when a connection is established, for the first time or again."""

    type: Literal["hello"]
    user: Person
    heartbeat: float


class TableEvent(TypedDict):
    type: Literal["table"]
    id: str
    table: TableSummary


class GoneEvent(TypedDict):
    type: Literal["gone"]
    id: str
    table: str


class ChallengeEvent(TypedDict):
    type: Literal["challenge"]
    id: str
    challenge: Challenge


Event = HelloEvent | TableEvent | GoneEvent | ChallengeEvent


class Tables(TypedDict):
    tables: list[TableSummary]
    page: int
    pages: int


class Bots(TypedDict):
    bots: list[Person]


class Challenges(TypedDict):
    challenges: list[Challenge]


class Chat(TypedDict):
    messages: list[ChatMessage]


class Tokens(TypedDict):
    tokens: list[Token]


class Done(TypedDict):
    ok: bool
