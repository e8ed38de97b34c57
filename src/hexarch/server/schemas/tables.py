"""Requests and responses about tables and the lobby."""

from typing import Any, Literal

from pydantic import Field

from hexarch.locale import LANGUAGES
from hexarch.server.accounts.validation import Title
from hexarch.server.schemas.common import AnyObject, Body, Invitation, SeatNumber, Shape, Time, Version
from hexarch.server.schemas.pace import ClockView, PaceBody, PaceView
from hexarch.server.schemas.play import Line


class OptionChoice(Shape):
    value: str = Field(examples=["deferred"])
    label: str = Field(examples=["tm-option-offers-deferred"], description="A message key.")


class OptionField(Shape):
    """An option of a game."""

    name: str = Field(examples=["offers"])
    kind: Literal["bool", "number", "choice", "text", "list", "table"]
    choices: list[OptionChoice] = Field(description="The possible values of a `choice`.")
    default: Any = Field(examples=["at once"])
    group: str = Field(examples=["order"])
    group_label: str = Field(examples=["option-group-order"])
    label: str = Field(examples=["tm-option-offers"], description="A message key.")
    help: str = Field(examples=["tm-option-offers-help"], description="A message key.")


class Preset(Shape):
    name: str = Field(examples=["league"])
    label: str = Field(examples=["tm-preset-league"], description="A message key.")
    options: dict[str, Any] = Field(examples=[{"offers": "deferred"}], description="The options that the preset sets.")


class Level(Shape):
    """A level of computer players."""

    name: str = Field(examples=["medium"])
    label: str = Field(examples=["level-medium"], description="A message key.")
    strength: int | None = Field(
        examples=[2],
        description="The rank among the levels for people, from 1 for the weakest; null if not offered to people.",
    )
    seconds: float = Field(examples=[0.05], description="The usual time for a decision.")
    points: dict[str, int] = Field(
        examples=[{"terra-mystica": 111}], description="The measured mean score against itself, by game."
    )
    games: list[str] = Field(examples=[["terra-mystica", "origins"]], description="The games that it plays.")


class GameKind(Shape):
    """A game."""

    name: str = Field(examples=["terra-mystica"])
    title: str = Field(examples=["Terra Mystica"])
    rules: int = Field(examples=[1], description="The version of the rules.")
    seats: list[int] = Field(examples=[[2, 3, 4, 5, 6, 7]], description="The possible numbers of players.")
    drops: bool = Field(description="Whether its rules allow a player to drop out.")
    options: list[OptionField]
    presets: list[Preset]


class Catalogue(Shape):
    games: list[GameKind]
    levels: list[Level]
    languages: list[str] = Field(examples=[list(LANGUAGES)])


class SeatBody(Body):
    kind: Literal["me", "open", "computer"] = Field(description="`me` gives you the seat.")
    level: str | None = Field(None, max_length=40, examples=["medium"], description="The level of a computer player.")


class TableBody(Body):
    game: str = Field(max_length=40, examples=["terra-mystica"])
    preset: str = Field("standard", max_length=40, examples=["standard"])
    options: AnyObject = Field(
        default_factory=dict, examples=[{"offers": "deferred"}], description="Options that differ from the preset."
    )
    seats: list[SeatBody] = Field(
        min_length=1, max_length=10, examples=[[{"kind": "me"}, {"kind": "computer", "level": "medium"}]]
    )
    visibility: Literal["public", "unlisted", "invitation"] = Field(
        "public",
        description="`public` tables are listed; `unlisted` ones can be read by anyone who has the id; "
        "`invitation` ones only with their invitation.",
    )
    title: Title = ""
    pace: PaceBody | None = Field(None, description="Null for no clocks.")


class JoinBody(Body):
    seat: SeatNumber | None = Field(default=None, description="Without it, any free seat.")
    invitation: Invitation | None = Field(
        default=None, description="The secret of an invitation, for tables that need one."
    )


class ChangeSeatBody(Body):
    kind: Literal["open", "computer"]
    level: str | None = Field(None, max_length=40, examples=["medium"], description="The level of a computer player.")


class RulesBody(Body):
    """How a table is run, besides the options of its game."""

    guests_chat: bool


class SeatView(Shape):
    seat: int = Field(examples=[0])
    kind: Literal["open", "person", "computer"]
    name: str = Field(
        examples=["Anna"], description="The name shown for the seat; empty for open seats and computer players."
    )
    user_id: str | None = Field(examples=["u8k2m4n6p8r2t4v6"])
    level: str | None = Field(examples=[None], description="The level of a computer player.")
    present: bool = Field(description="Whether the person is watching the table now.")
    left: bool = Field(description="Whether the person has left; a computer player moves until the person returns.")
    bot: bool = Field(description="Whether a program plays for this account. Its name ends with `[bot]`.")


class Result(Shape):
    scores: list[int] = Field(examples=[[121, 98]], description="The points of each seat.")
    winners: list[int] = Field(examples=[[0]], description="The seats that have won.")
    names: list[str] = Field(examples=[["witches", "nomads"]], description="What the seats played.")


class LastMove(Line):
    """The last move at a table."""

    seat: int = Field(examples=[1])
    time: Time


class TableSummary(Shape):
    """A table as lists show it."""

    id: str = Field(examples=["k3v9xq2m7tbz"])
    game: str = Field(examples=["terra-mystica"])
    title: str = Field(examples=["Sunday evening"])
    status: Literal["open", "running", "finished", "analysis"]
    preset: str = Field(examples=["standard"])
    visibility: Literal["public", "unlisted", "invitation"]
    seats: list[SeatView]
    version: Version = Field(description="Increases with every change of the game.")
    entries: int = Field(
        examples=[42], description="The number of entries of the game; positions are numbered by them."
    )
    asked: list[int] = Field(examples=[[0]], description="The seats that are asked next.")
    my_seats: list[int] = Field(examples=[[0]])
    my_turn: bool = Field(description="Whether one of your seats is asked.")
    created: Time
    changed: Time
    result: Result | None = Field(description="Null until the game is over.")
    pace: PaceView | None = Field(description="Null without clocks.")
    clock: ClockView | None = Field(description="Null without clocks, and before the start.")
    names: list[str] = Field(
        [], examples=[["witches", "nomads"]], description="What the seats play, as far as it is known."
    )
    round: int | None = Field(None, examples=[3], description="Only in the list of your tables, for running games.")
    last: LastMove | None = Field(None, description="Only in the list of your tables, for running games.")


class TakeBack(Shape):
    """A request to take moves back."""

    to: int = Field(examples=[40], description="How many entries would be left.")
    by: str = Field(examples=["u8k2m4n6p8r2t4v6"], description="The id of the user who asked.")
    name: str = Field(examples=["Anna"], description="The name of the user who asked.")
    waiting: list[str] = Field(
        examples=[["v8k2m4n6p8r2t4v6"]], description="The ids of the users who have not answered yet."
    )


class Note(Shape):
    """Something that was skipped or interpreted when a game was imported."""

    key: str = Field(examples=["replay-note-skipped"])
    params: dict[str, int | str] = Field(examples=[{"line": 12, "text": "A remark"}])


class Source(Shape):
    """Where a game comes from."""

    kind: Literal["branch", "import", "rematch", "copy", "lesson", "guide", "puzzle", "study"]
    id: str | None = Field(
        None, examples=["k3v9xq2m7tbz"], description="The id of the table or puzzle, or the name of the lesson."
    )
    at: int | None = Field(None, examples=[42], description="How many entries were copied.")
    name: str | None = Field(
        None, examples=["4pLeague_S66_D1L1_G5"], description="The title of the imported game or study."
    )
    notes: list[Note] | None = Field(None, description="Notes about an import.")


class Table(TableSummary):
    """A table as you may see it."""

    options: dict[str, Any] = Field(examples=[{"players": 2, "offers": "deferred"}])
    owner: bool = Field(description="Whether you own the table.")
    invitation: str | None = Field(
        examples=[None],
        description="The secret of the invitation; null unless you own the table, or if it was revoked.",
    )
    takeback: TakeBack | None
    source: Source | None
    rematch: str | None = Field(examples=[None], description="The id of the rematch.")
    seq: int = Field(examples=[57], description="The number of the last live message.")
    can_start: bool = Field(description="Whether you can start the game now.")
    can_chat: bool = Field(description="Whether you may chat here, unless you are muted.")
    guests_chat: bool = Field(description="Whether guests may chat here.")
    owner_id: str | None = Field(examples=["u8k2m4n6p8r2t4v6"])
    can_branch: bool = Field(
        description="Whether an analysis may start here; not while people play against each other."
    )
    people: int = Field(examples=[1], description="The number of seats that belong to people.")


class Tables(Shape):
    tables: list[TableSummary]
    page: int = Field(examples=[1])
    pages: int = Field(examples=[1], description="The number of the last known page: the next one, if there is one.")
