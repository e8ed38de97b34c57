"""Requests and responses of a running game: state, drafts, moves, chat, hints."""

import base64
from typing import Annotated, Any, Self

from pydantic import Field, WithJsonSchema, model_validator

from hexarch.server.accounts.validation import Message, Title
from hexarch.server.schemas.common import ActionId, Body, RequestId, SeatNumber, Shape, Time, Version

Position = Annotated[Any, WithJsonSchema({"x-hexarch": "Position"})]
Options = Annotated[Any, WithJsonSchema({"x-hexarch": "Options"})]


class Label(Shape):
    """A key of the message catalogues with its parameters."""

    key: str = Field(examples=["tm-did-upgrade"])
    params: dict[str, int | str] = Field(examples=[{"hex": "E4", "building": "temple"}])


class Target(Shape):
    """A thing on the table."""

    kind: str = Field(examples=["hex"])
    name: str = Field(examples=["E4"])


class Line(Shape):
    """How an entry is shown."""

    label: Label | None = Field(description="Null if the notation is shown instead.")
    targets: list[Target] = Field(description="The things on the table that it is about.")
    silent: bool = Field(description="Whether it can be left out of a log for people.")


class SourceChange(Shape):
    """What a seat gained or paid, from or for one source."""

    seat: int = Field(examples=[0])
    source: str = Field(examples=["scoring_tile"])
    amounts: dict[str, int] = Field(
        examples=[{"points": 2, "coins": -3}], description="By measure, as in charts; negative if paid."
    )


class LogRow(Shape):
    """The changes made by an entry, or by the rules after it."""

    seat: int = Field(examples=[0])
    round: int = Field(examples=[3])
    label: Label | None = Field(description="What the rules did; null for the entry's own changes.")
    changes: list[SourceChange]


class LogLine(Line):
    """A log line with the changes that its entry made."""

    round: int | None = Field(examples=[3], description="Null if the game was not replayed for this request.")
    rows: list[LogRow]


class LogEntry(LogLine):
    """An entry of the log."""

    number: int = Field(examples=[41], description="The number of the entry, from 0.")
    seat: int = Field(examples=[0], description="-1 for chance.")
    action: int = Field(examples=[1204])
    text: str = Field(examples=["upgrade E4 to TE"], description="The entry in notation.")
    planned: bool = Field(description="Whether the server played it because its player had ordered it in advance.")
    time: Time


class Change(Shape):
    """A change of one resource of a seat."""

    seat: int = Field(examples=[0])
    resource: str = Field(examples=["coins"])
    amount: int = Field(examples=[-3])
    source: str = Field(examples=["building"])


class Step(Line):
    """A step of a draft."""

    action: int = Field(examples=[1204])
    text: str = Field(examples=["upgrade E4 to TE"], description="The action in notation.")


class DraftWarning(Shape):
    """A message about a draft, such as that others have moved since."""

    key: str = Field(examples=["server-draft-moved"])
    params: dict[str, int | str] = Field(examples=[{}])


Revision = Annotated[str, Field(max_length=40, examples=["5f0c1b2a9d3e4f60"])]


class Draft(Shape):
    """A turn that is not confirmed yet."""

    seat: int = Field(examples=[0])
    revision: Revision = Field(description="A hash of the steps. Drafts with the same revision are equal.")
    base: Version = Field(description="The version of the table on which it is replayed.")
    steps: list[Step]
    position: Position = Field(description="The position after its steps.")
    names: list[str] = Field(examples=[["witches", "nomads"]], description="What the seats play.")
    difference: list[Change] = Field(description="What its steps change.")
    options: Options = Field(description="What can be added; null if it is complete.")
    complete: bool = Field(description="Whether it can be confirmed.")
    warnings: list[DraftWarning]


class State(Shape):
    """The game as you may see it."""

    version: Version = Field(description="Send it with a move: a move on an older version is refused.")
    at: int = Field(examples=[42], description="How many entries lead to this position.")
    entries: int = Field(examples=[42], description="How many entries the game has.")
    seq: int = Field(examples=[57], description="The number of the newest live message that is included.")
    position: Position
    names: list[str] = Field(examples=[["witches", "nomads"]], description="What the seats play.")
    asked: list[int] = Field(examples=[[0]], description="The seats that are asked next.")
    moved: Time | None = Field(
        description="When the last entry was stored, that is, since when the asked seats have been thinking."
    )
    log: list[LogEntry]
    log_next: int | None = Field(
        examples=[None], description="With `log=all`, the number of the first entry that is not included."
    )
    draft: Draft | None = Field(description="Your draft; null if it is empty.")
    options: Options = Field(
        description="What you can do before any draft; null if you are not seated or the game is over."
    )


class LogPage(Shape):
    entries: list[LogEntry]
    next: int | None = Field(
        examples=[None], description="The number of the first entry of the next page; null on the last one."
    )


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
    revision: Revision | None = Field(
        None, description="The revision of the draft on the screen; another draft is not confirmed."
    )
    request_id: RequestId = Field(description="Any text. A request that is repeated with the same one moves only once.")
    seat: SeatNumber | None = None


class MovesBody(Body):
    version: Version
    actions: list[ActionId] = Field(min_length=1, max_length=50, examples=[[1204]])
    seat: SeatNumber | None = None
    request_id: RequestId = Field(description="Any text. A request that is repeated with the same one moves only once.")


class TextBody(Body):
    version: Version
    text: str = Field(
        min_length=1,
        max_length=500,
        examples=["upgrade E4 to TE. +FAV11"],
        description="Actions in notation, separated by full stops, semicolons or line breaks.",
    )
    seat: SeatNumber | None = None


class Why(Shape):
    """Whether something is possible, and the reason if it is not."""

    legal: bool
    key: str | None = Field(examples=["not-reachable"], description="The key of the reason in the message catalogues.")
    params: dict[str, int | str] = Field(examples=[{"hex": "E7"}])
    rules: list[str] = Field(examples=[["TM-131"]], description="The numbers of the rules.")
    sentence: str = Field(examples=["E7 is out of reach."], description="The reason in English.")


class Instead(Shape):
    """What a thing can be used for in place of drafted steps, and the effect of both."""

    drafted: dict[str, Any] | None = Field(
        description="The effect of the steps that would be replaced; null if there are no choices."
    )
    choices: list[dict[str, Any]] = Field(description="Effects, each with all `steps` of the resulting draft.")


class TakeBackBody(Body):
    to: int = Field(ge=0, le=10_000_000, examples=[40], description="How many entries to keep.")


class AnswerBody(Body):
    accept: bool = Field(description="True to agree, false to refuse.")


class ChatMessage(Shape):
    number: int = Field(examples=[3])
    user_id: str | None = Field(examples=["u8k2m4n6p8r2t4v6"], description="Null if the account was deleted.")
    name: str = Field(examples=["Anna"])
    text: str = Field(examples=["Well played!"])
    time: Time


class Chat(Shape):
    messages: list[ChatMessage]


class ChatBody(Body):
    text: Message


class HintBody(Body):
    seat: SeatNumber | None = None


class HintLine(Shape):
    """A recommended turn."""

    ids: list[int] = Field(examples=[[17, 1204, 3]], description="The ids of the actions.")
    actions: list[str] = Field(
        examples=[["convert 1PW to 1C", "upgrade E4 to TE", "done"]], description="The actions in notation."
    )
    told: list[Line] = Field(description="The actions as they are shown.")
    value: int = Field(
        examples=[118], description="Expected points of the seat at the end: `points`, `turn` and `later` together."
    )
    points: int = Field(examples=[20], description="The current points.")
    turn: dict[str, int] = Field(examples=[{"scoring_tile": 2}], description="Points of this turn, by source.")
    later: dict[str, int] = Field(examples=[{"cults": 24}], description="Points expected after this turn, by source.")
    everybody: list[int] = Field(examples=[[118, 104]], description="Expected points of each seat; empty if unknown.")


class Evaluation(Shape):
    """The computer player's evaluation of the position."""

    level: str = Field(examples=["expert"])
    strength: int | None = Field(examples=[130], description="The level's mean score against itself, if measured.")
    expected: list[int] = Field(
        examples=[[118, 104]], description="Expected points of each seat at the end; empty if unknown."
    )
    chances: list[float] = Field(examples=[[0.7, 0.3]], description="The probability of winning, for each seat.")


class Hint(Shape):
    evaluation: Evaluation
    lines: list[HintLine] = Field(description="The best turns, the best first.")
    draft: HintLine | None = Field(description="The evaluation of your draft; null unless it is complete.")


class ImportBody(Body):
    """Either the text of a game, or the bytes of a file that is not UTF-8."""

    text: str = Field("", max_length=2_000_000, examples=['{"format": "hexarch game", ...}'])
    data: str = Field("", max_length=2_700_000, examples=["SsO8cmdlbg=="], description="Base64.")
    name: Title = Field("", description="The title of the new table.")

    @model_validator(mode="after")
    def _check_one(self) -> Self:
        if bool(self.text) == bool(self.data):
            raise ValueError("Send either text or data.")
        base64.b64decode(self.data, validate=True)
        return self


class BranchBody(Body):
    at: int = Field(ge=0, le=10_000_000, examples=[42], description="How many entries to copy.")
