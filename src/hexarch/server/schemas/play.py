"""Requests and responses of a running game: state, drafts, moves, chat, hints."""

import base64
from typing import Annotated, Any, Self

from pydantic import BaseModel, Field, WithJsonSchema, model_validator

from hexarch.server.accounts.validation import Message, Title
from hexarch.server.schemas.common import ActionId, Body, RequestId, SeatNumber, Time, Version

Position = Annotated[Any, WithJsonSchema({"x-hexarch": "Position"})]
Options = Annotated[Any, WithJsonSchema({"x-hexarch": "Options"})]


class Label(BaseModel):
    """A key of the message catalogues and its parameters."""

    key: str = Field(examples=["tm-did-upgrade"])
    params: dict[str, int | str] = Field(examples=[{"hex": "E4", "building": "temple"}])


class Target(BaseModel):
    """A thing on the table."""

    kind: str = Field(examples=["hex"])
    name: str = Field(examples=["E4"])


class Line(BaseModel):
    """What to show of an entry."""

    label: Label | None = Field(description="Nothing for what is better shown as it is written.")
    targets: list[Target]
    silent: bool = Field(description="Nobody needs to read it.")


class SourceChange(BaseModel):
    seat: int = Field(examples=[0])
    source: str = Field(examples=["scoring_tile"])
    amounts: dict[str, int] = Field(examples=[{"points": 2, "coins": -3}], description="By measure, as in charts.")


class LogRow(BaseModel):
    """What an entry changed, or what the rules did by themselves after it."""

    seat: int = Field(examples=[0])
    round: int = Field(examples=[3])
    label: Label | None = Field(description="What the rules did; nothing for the entry's own changes.")
    changes: list[SourceChange]


class Told(Line):
    round: int | None = Field(examples=[3], description="Nothing where the game was not replayed.")
    rows: list[LogRow]


class LogEntry(Told):
    number: int = Field(examples=[41])
    seat: int = Field(examples=[0], description="-1 for chance.")
    action: int = Field(examples=[1204])
    text: str = Field(examples=["upgrade E4 to TE"])
    planned: bool = Field(description="Played by the server because its player had asked for it in advance.")
    time: Time


class Change(BaseModel):
    seat: int = Field(examples=[0])
    resource: str = Field(examples=["coins"])
    amount: int = Field(examples=[-3])
    source: str = Field(examples=["building"])


class Step(Line):
    action: int = Field(examples=[1204])
    text: str = Field(examples=["upgrade E4 to TE"])


class DraftWarning(BaseModel):
    key: str = Field(examples=["server-draft-moved"])
    params: dict[str, int | str] = Field(examples=[{}])


Revision = Annotated[str, Field(max_length=40, examples=["5f0c1b2a9d3e4f60"])]


class Draft(BaseModel):
    seat: int = Field(examples=[0])
    revision: Revision
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
    moved: Time | None = Field(description="When the last entry was stored: since then the asked seats are thinking.")
    log: list[LogEntry]
    log_next: int | None = Field(examples=[None], description="With `log=all`, where the rest of the log begins.")
    draft: Draft | None
    options: Options


class LogPage(BaseModel):
    entries: list[LogEntry]
    next: int | None = Field(examples=[None], description="The number of the first entry of the next page.")


class DraftBody(Body):
    version: Version
    action: ActionId
    seat: SeatNumber | None = None


class ReplaceBody(Body):
    version: Version
    steps: list[ActionId] = Field(max_length=200, examples=[[17, 1204]], description="All steps of the new draft.")
    seat: SeatNumber | None = None


class ConfirmBody(Body):
    version: Version
    revision: Revision | None = Field(None, description="Of the draft on the screen; another one is not confirmed.")
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


class Instead(BaseModel):
    """What a thing could be used for in place of steps that are drafted, and what both would bring."""

    drafted: dict[str, Any] | None = Field(description="The outcome of the steps that would go; null without choices.")
    choices: list[dict[str, Any]] = Field(description="Outcomes, each with all `steps` of the draft that would result.")


class TakeBackBody(Body):
    to: int = Field(ge=0, le=10_000_000, examples=[40])


class AnswerBody(Body):
    accept: bool


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
    told: list[Line] = Field(description="The same actions as the page shows them.")
    value: int = Field(
        examples=[118], description="Points that the seat may expect at the end: `points`, `turn` and `later` together."
    )
    points: int = Field(examples=[20], description="What the seat has now.")
    turn: dict[str, int] = Field(examples=[{"scoring_tile": 2}], description="Points of this turn by source.")
    later: dict[str, int] = Field(examples=[{"cults": 24}], description="Points expected after it.")
    everybody: list[int] = Field(examples=[[118, 104]], description="What each seat may expect; empty if unknown.")


class Evaluation(BaseModel):
    """What a computer player expects of the position."""

    level: str = Field(examples=["expert"])
    strength: int | None = Field(examples=[130], description="What it averages against itself, where measured.")
    expected: list[int] = Field(examples=[[118, 104]], description="Points of each seat at the end; empty if unknown.")
    chances: list[float] = Field(examples=[[0.7, 0.3]], description="Chances of winning.")


class Hint(BaseModel):
    evaluation: Evaluation
    lines: list[HintLine]
    draft: HintLine | None = Field(description="What your draft leads to, judged in the same way; only if complete.")


class ImportBody(Body):
    """Either the text of a game, or the bytes of a file that is not UTF-8."""

    text: str = Field("", max_length=2_000_000, examples=['{"format": "hexarch game", ...}'])
    data: str = Field("", max_length=2_700_000, examples=["SsO8cmdlbg=="], description="Base64.")
    name: Title = ""

    @model_validator(mode="after")
    def _check_one(self) -> Self:
        if bool(self.text) == bool(self.data):
            raise ValueError("Send either text or data.")
        base64.b64decode(self.data, validate=True)
        return self


class BranchBody(Body):
    at: int = Field(ge=0, le=10_000_000, examples=[42])
