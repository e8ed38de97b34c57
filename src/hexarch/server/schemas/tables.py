"""Requests and responses about tables and the lobby."""

from typing import Any, Literal

from pydantic import BaseModel, Field

from hexarch.locale import LANGUAGES
from hexarch.server.accounts.validation import Title
from hexarch.server.schemas.common import AnyObject, Body, Invitation, SeatNumber, Time, Version
from hexarch.server.schemas.pace import ClockView, PaceBody, PaceView
from hexarch.server.schemas.play import Line


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
    games: list[str] = Field(examples=[["terra-mystica", "origins"]], description="The games that it plays.")


class GameKind(BaseModel):
    name: str = Field(examples=["terra-mystica"])
    title: str = Field(examples=["Terra Mystica"])
    rules: int = Field(examples=[1])
    seats: list[int] = Field(examples=[[2, 3, 4, 5, 6, 7]])
    drops: bool = Field(description="Whether its rules let a player drop out.")
    options: list[OptionField]
    presets: list[Preset]


class Catalogue(BaseModel):
    games: list[GameKind]
    levels: list[Level]
    languages: list[str] = Field(examples=[list(LANGUAGES)])


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
    pace: PaceBody | None = Field(None, description="Without one there is no clock.")


class JoinBody(Body):
    seat: SeatNumber | None = None
    invitation: Invitation | None = None


class ChangeSeatBody(Body):
    kind: Literal["open", "computer"]
    level: str | None = Field(None, max_length=40, examples=["medium"])


class RulesBody(Body):
    """How a table is run, beside the options of its game."""

    guests_chat: bool


class SeatView(BaseModel):
    seat: int = Field(examples=[0])
    kind: Literal["open", "person", "computer"]
    name: str = Field(examples=["Anna"])
    user_id: str | None = Field(examples=["u8k2m4n6p8r2t4v6"])
    level: str | None = Field(examples=[None])
    present: bool
    left: bool = Field(description="The person has left; a computer player moves until the person returns.")
    bot: bool = Field(description="A program plays for this account. Its name ends with [bot].")


class Result(BaseModel):
    scores: list[int] = Field(examples=[[121, 98]])
    winners: list[int] = Field(examples=[[0]])
    names: list[str] = Field(examples=[["witches", "nomads"]])


class LastMove(Line):
    seat: int = Field(examples=[1])
    time: Time


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
    pace: PaceView | None = Field(description="How much time the players have; null without a clock.")
    clock: ClockView | None = Field(description="How much time everybody has left; null before the start.")
    names: list[str] = Field([], examples=[["witches", "nomads"]], description="What the seats play, as far as known.")
    round: int | None = Field(None, examples=[3], description="In your own list, of a running game.")
    last: LastMove | None = Field(None, description="In your own list, of a running game.")


class TakeBack(BaseModel):
    to: int = Field(examples=[40])
    by: str = Field(examples=["u8k2m4n6p8r2t4v6"])
    name: str = Field(examples=["Anna"])
    waiting: list[str] = Field(examples=[["v8k2m4n6p8r2t4v6"]], description="Who has still to agree.")


class Note(BaseModel):
    """Something that was skipped, or understood differently, when a game was imported."""

    key: str = Field(examples=["replay-note-skipped"])
    params: dict[str, int | str] = Field(examples=[{"line": 12, "text": "A remark"}])


class Source(BaseModel):
    """Where a game came from."""

    kind: Literal["branch", "import", "rematch", "copy", "lesson", "guide", "puzzle", "study"]
    id: str | None = Field(None, examples=["k3v9xq2m7tbz"])
    at: int | None = Field(None, examples=[42])
    name: str | None = Field(None, examples=["4pLeague_S66_D1L1_G5"])
    notes: list[Note] | None = Field(None, description="Of an import.")


class Table(TableSummary):
    options: dict[str, Any] = Field(examples=[{"players": 2, "offers": "deferred"}])
    owner: bool = Field(description="Whether the table is yours.")
    invitation: str | None = Field(examples=[None], description="For the owner only.")
    takeback: TakeBack | None
    source: Source | None
    rematch: str | None = Field(examples=[None])
    seq: int = Field(examples=[57], description="The number of the last live message.")
    can_start: bool
    can_chat: bool = Field(description="Whether you may chat here, unless you are muted.")
    guests_chat: bool = Field(description="Whether guests may chat here.")
    owner_id: str | None = Field(examples=["u8k2m4n6p8r2t4v6"])
    can_branch: bool = Field(
        description="Whether an analysis may start here: not while people play against each other."
    )
    people: int = Field(examples=[1])


class Tables(BaseModel):
    tables: list[TableSummary]
    page: int = Field(examples=[1])
    pages: int = Field(examples=[1], description="The last page that is known of: the next one, if there is one.")
