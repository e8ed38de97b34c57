"""What goes in and out, as it stands in the OpenAPI document."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, WithJsonSchema

from hexarch.server.jsons import dumps
from hexarch.server.names import Message, Name, Password, Title

Position = Annotated[Any, WithJsonSchema({"x-hexarch": "Position"})]
Options = Annotated[Any, WithJsonSchema({"x-hexarch": "Options"})]

Code = Annotated[str, Field(min_length=1, max_length=40, examples=["k3v9xq2m7tbz"])]
SeatNumber = Annotated[int, Field(ge=0, le=9, examples=[0])]
Version = Annotated[int, Field(ge=0, le=10_000_000, examples=[42])]
ActionId = Annotated[int, Field(ge=0, le=1_000_000, examples=[1204])]
RequestId = Annotated[str, Field(min_length=1, max_length=64, pattern="^[ -~]+$", examples=["0b9a3c1e-7f"])]
Invitation = Annotated[str, Field(max_length=100, examples=["m4Yq0c..."])]
Time = Annotated[str, Field(examples=["2026-11-15T18:30:00.000Z"])]


def _storable(value: dict[str, Any]) -> dict[str, Any]:
    """JSON can bring in what it cannot carry out: halves of letters, endless numbers."""
    try:
        dumps(value)
    except TypeError:
        raise ValueError("this cannot be stored") from None
    return value


AnyObject = Annotated[dict[str, Any], AfterValidator(_storable)]


class Body(BaseModel):
    """What comes in: unknown members are refused."""

    model_config = ConfigDict(extra="forbid")


class Problem(BaseModel):
    type: str = Field(examples=["urn:hexarch:problem:server-no-table"])
    title: str = Field(examples=["Not found"])
    status: int = Field(examples=[404])
    detail: str = Field(examples=["There is no such table, or it is private and you need its invitation."])
    key: str = Field(examples=["server-no-table"])
    params: dict[str, int | str] = Field(examples=[{}])
    model_config = ConfigDict(extra="allow")


class GuestBody(Body):
    name: Name
    language: Literal["en", "pt", "es", "hu", "it"] = "en"


class SignInBody(Body):
    name: Name
    password: Password


class MeBody(Body):
    name: Name | None = None
    language: Literal["en", "pt", "es", "hu", "it"] | None = None
    settings: AnyObject | None = Field(None, examples=[{"colours": "distinct"}])


class PasswordBody(Body):
    old: Password
    new: Password


class DeleteBody(Body):
    password: Password | None = None


class User(BaseModel):
    id: str = Field(examples=["u8k2m4n6p8r2t4v6"])
    name: str = Field(examples=["Anna"])
    kind: Literal["guest", "account"]
    language: str = Field(examples=["en"])
    login: str | None = Field(examples=["Anna"], description="The name to log in with.")


class Me(BaseModel):
    user: User | None
    settings: dict[str, Any] = Field(examples=[{"colours": "distinct"}])


class Session(BaseModel):
    id: str = Field(examples=["s8k2m4n6p8r2t4v6"])
    agent: str = Field(examples=["Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0"])
    created: Time
    seen: Time
    current: bool


class Sessions(BaseModel):
    sessions: list[Session]


class OptionChoice(BaseModel):
    value: str = Field(examples=["deferred"])
    label: str = Field(examples=["tm-option-offers-deferred"], description="A message key.")


class OptionField(BaseModel):
    name: str = Field(examples=["offers"])
    kind: Literal["bool", "number", "choice", "text", "list", "table"]
    choices: list[OptionChoice]
    default: Any = Field(examples=["at once"])
    group: str = Field(examples=["order"])
    group_label: str = Field(examples=["option-group-order"])
    label: str = Field(examples=["tm-option-offers"], description="A message key.")
    help: str = Field(examples=["tm-option-offers-help"], description="A message key.")


class Preset(BaseModel):
    name: str = Field(examples=["league"])
    label: str = Field(examples=["tm-preset-league"], description="A message key.")
    options: dict[str, Any] = Field(examples=[{"offers": "deferred"}])


class Level(BaseModel):
    name: str = Field(examples=["medium"])
    label: str = Field(examples=["level-medium"], description="A message key.")
    strength: int | None = Field(
        examples=[2], description="Its place among the levels for people, 1 for the friendliest; null: not for people."
    )
    seconds: float = Field(examples=[0.05], description="What a decision usually takes.")
    points: dict[str, int] = Field(
        examples=[{"terra-mystica": 111}], description="By game what it scores at a table of itself, as measured."
    )


class GameKind(BaseModel):
    name: str = Field(examples=["terra-mystica"])
    title: str = Field(examples=["Terra Mystica"])
    rules: int = Field(examples=[1])
    seats: list[int] = Field(examples=[[2, 3, 4, 5, 6, 7]])
    options: list[OptionField]
    presets: list[Preset]


class Catalogue(BaseModel):
    games: list[GameKind]
    levels: list[Level]
    languages: list[str] = Field(examples=[["en", "pt", "es", "hu", "it"]])


class SeatBody(Body):
    kind: Literal["me", "open", "computer"]
    level: str | None = Field(None, max_length=40, examples=["medium"])


class TableBody(Body):
    game: str = Field(max_length=40, examples=["terra-mystica"])
    preset: str = Field("standard", max_length=40, examples=["standard"])
    options: AnyObject = Field(default_factory=dict, examples=[{"offers": "deferred"}])
    seats: list[SeatBody] = Field(
        min_length=1, max_length=10, examples=[[{"kind": "me"}, {"kind": "computer", "level": "medium"}]]
    )
    visibility: Literal["public", "unlisted", "invitation"] = "public"
    title: Title = ""


class JoinBody(Body):
    seat: SeatNumber | None = None
    invitation: Invitation | None = None


class ChangeSeatBody(Body):
    kind: Literal["open", "computer"]
    level: str | None = Field(None, max_length=40, examples=["medium"])


class SeatView(BaseModel):
    seat: int = Field(examples=[0])
    kind: Literal["open", "person", "computer"]
    name: str = Field(examples=["Anna"])
    user_id: str | None = Field(examples=["u8k2m4n6p8r2t4v6"])
    level: str | None = Field(examples=[None])
    present: bool
    left: bool = Field(description="The person has left; a computer player moves until the person returns.")


class Result(BaseModel):
    scores: list[int] = Field(examples=[[121, 98]])
    winners: list[int] = Field(examples=[[0]])
    names: list[str] = Field(examples=[["witches", "nomads"]])


class TableSummary(BaseModel):
    id: str = Field(examples=["k3v9xq2m7tbz"])
    game: str = Field(examples=["terra-mystica"])
    title: str = Field(examples=["Sunday evening"])
    status: Literal["open", "running", "finished", "analysis"]
    preset: str = Field(examples=["standard"])
    visibility: Literal["public", "unlisted", "invitation"]
    seats: list[SeatView]
    version: Version
    entries: int = Field(examples=[42], description="Entries of the game; positions are numbered by them.")
    asked: list[int] = Field(examples=[[0]])
    my_seats: list[int] = Field(examples=[[0]])
    my_turn: bool
    created: Time
    changed: Time
    result: Result | None


class TakeBack(BaseModel):
    to: int = Field(examples=[40])
    by: str = Field(examples=["u8k2m4n6p8r2t4v6"])
    name: str = Field(examples=["Anna"])
    waiting: list[str] = Field(examples=[["v8k2m4n6p8r2t4v6"]], description="Who has still to agree.")


class Source(BaseModel):
    """Where a game came from."""

    kind: Literal["branch", "import", "rematch", "copy"]
    id: str | None = Field(None, examples=["k3v9xq2m7tbz"])
    at: int | None = Field(None, examples=[42])
    name: str | None = Field(None, examples=["4pLeague_S66_D1L1_G5"])


class Table(TableSummary):
    options: dict[str, Any] = Field(examples=[{"players": 2, "offers": "deferred"}])
    owner: bool = Field(description="Whether the table is yours.")
    invitation: str | None = Field(examples=[None], description="For the owner only.")
    takeback: TakeBack | None
    source: Source | None
    rematch: str | None = Field(examples=[None])
    seq: int = Field(examples=[57], description="The number of the last live message.")
    can_start: bool
    people: int = Field(examples=[1])


class Tables(BaseModel):
    tables: list[TableSummary]
    page: int = Field(examples=[1])
    pages: int = Field(examples=[1])


class LogEntry(BaseModel):
    number: int = Field(examples=[41])
    seat: int = Field(examples=[0], description="-1 for chance.")
    action: int = Field(examples=[1204])
    text: str = Field(examples=["upgrade E4 to TE"])
    time: Time


class Change(BaseModel):
    seat: int = Field(examples=[0])
    resource: str = Field(examples=["coins"])
    amount: int = Field(examples=[-3])
    source: str = Field(examples=["building"])


class Step(BaseModel):
    action: int = Field(examples=[1204])
    text: str = Field(examples=["upgrade E4 to TE"])


class DraftWarning(BaseModel):
    key: str = Field(examples=["server-draft-moved"])
    params: dict[str, int | str] = Field(examples=[{}])


class Draft(BaseModel):
    seat: int = Field(examples=[0])
    base: Version
    steps: list[Step]
    position: Position
    names: list[str] = Field(examples=[["witches", "nomads"]])
    difference: list[Change]
    options: Options
    complete: bool
    warnings: list[DraftWarning]


class State(BaseModel):
    version: Version
    at: int = Field(examples=[42], description="How many entries lead to this position.")
    entries: int = Field(examples=[42])
    seq: int = Field(examples=[57], description="Live messages after this one are news.")
    position: Position
    names: list[str] = Field(examples=[["witches", "nomads"]])
    asked: list[int] = Field(examples=[[0]])
    log: list[LogEntry]
    draft: Draft | None
    options: Options


class DraftBody(Body):
    version: Version
    action: ActionId
    seat: SeatNumber | None = None


class ConfirmBody(Body):
    version: Version
    request_id: RequestId
    seat: SeatNumber | None = None


class MovesBody(Body):
    version: Version
    actions: list[ActionId] = Field(min_length=1, max_length=50, examples=[[1204]])
    seat: SeatNumber | None = None
    request_id: RequestId


class TextBody(Body):
    version: Version
    text: str = Field(min_length=1, max_length=500, examples=["upgrade E4 to TE. +FAV11"])
    seat: SeatNumber | None = None


class Why(BaseModel):
    legal: bool
    key: str | None = Field(examples=["not-reachable"])
    params: dict[str, int | str] = Field(examples=[{"hex": "E7"}])
    rules: list[str] = Field(examples=[["TM-131"]])
    sentence: str = Field(examples=["E7 is out of reach."])


class TakeBackBody(Body):
    to: int = Field(ge=0, le=10_000_000, examples=[40])


class AnswerBody(Body):
    accept: bool


class SeatOnlyBody(Body):
    seat: SeatNumber | None = None


class ChatMessage(BaseModel):
    number: int = Field(examples=[3])
    user_id: str | None = Field(examples=["u8k2m4n6p8r2t4v6"])
    name: str = Field(examples=["Anna"])
    text: str = Field(examples=["Well played!"])
    time: Time


class Chat(BaseModel):
    messages: list[ChatMessage]


class ChatBody(Body):
    text: Message


class HintBody(Body):
    seat: SeatNumber | None = None


class HintLine(BaseModel):
    ids: list[int] = Field(examples=[[17, 1204, 3]], description="The actions by their numbers.")
    actions: list[str] = Field(examples=[["convert 1PW to 1C", "upgrade E4 to TE", "done"]])
    value: float = Field(examples=[118.5], description="Points that the seat may expect at the end.")
    sources: dict[str, float] = Field(examples=[{"cults": 24.0}], description="The same by where they come from.")


class Hint(BaseModel):
    lines: list[HintLine]


class ImportBody(Body):
    text: str = Field(min_length=1, max_length=2_000_000, examples=['{"format": "hexarch game", ...}'])
    name: Title = ""


class BranchBody(Body):
    at: int = Field(ge=0, le=10_000_000, examples=[42])


class Done(BaseModel):
    ok: bool = True
