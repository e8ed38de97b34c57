"""Studies as the page and files have them."""

from typing import Annotated, Literal

from pydantic import Field

from hexarch.server.accounts.validation import Title
from hexarch.server.schemas.common import AnyObject, Body, Shape, Time

Thing = Annotated[str, Field(max_length=60, pattern=r"^[a-z_-]+:[A-Za-z0-9:_ .-]+$", examples=["hex:E5"])]
Number = Annotated[int, Field(ge=1, le=32_000, examples=[1])]


class StudyMark(Body):
    """A ring around a thing on the board, or an arrow between two things."""

    start: Thing = Field(description="The thing with the ring, or where the arrow begins.")
    end: Thing | None = Field(None, description="Where the arrow ends; null for a ring.")
    colour: Literal["green", "red", "blue", "yellow"] = "green"


class StudyNote(Body):
    """A comment and marks at a position."""

    at: int = Field(ge=0, le=100_000, examples=[42], description="How many entries lead to the position.")
    text: str = Field("", max_length=4_000, examples=["A temple now would win the round."])
    marks: list[StudyMark] = Field([], max_length=40, examples=[[{"start": "hex:E5", "colour": "green"}]])


Notes = Annotated[list[StudyNote], Field(max_length=400, examples=[[{"at": 42, "text": "A temple now."}]])]


class StudyChapter(Shape):
    number: Number
    title: str = Field(examples=["The first town"])
    table: str = Field(examples=["k3v9xq2m7tbz"], description="The id of the table with the chapter's game.")
    invitation: str = Field(examples=["m4Yq0c..."], description="The secret with which the table can be read.")
    game: str = Field(examples=["terra-mystica"])
    entries: int = Field(examples=[120])
    notes: list[StudyNote]


class StudySummary(Shape):
    id: str = Field(examples=["k3v9xq2m7tbz"])
    title: str = Field(examples=["Openings of the Witches"])
    shared: bool = Field(description="Whether there is a link.")
    created: Time
    changed: Time


class ListedStudy(StudySummary):
    chapters: int = Field(examples=[3], description="The number of chapters.")


class StudyList(Shape):
    studies: list[ListedStudy]


class Study(StudySummary):
    owner: bool = Field(description="Whether you own the study.")
    link: str | None = Field(examples=[None], description="The secret of the link; null unless you own the study.")
    chapters: list[StudyChapter]


class NewStudyBody(Body):
    title: Title = ""


class ChangeStudyBody(Body):
    title: Title | None = Field(None, examples=["Openings"])
    shared: bool | None = Field(None, examples=[True], description="True to create a link, false to revoke it.")


class NewChapterBody(Body):
    table: str = Field(max_length=40, examples=["k3v9xq2m7tbz"], description="The id of the table to copy from.")
    invitation: str | None = Field(
        None, max_length=100, examples=[None], description="The secret of the table's invitation, if it needs one."
    )
    at: int = Field(ge=0, le=10_000_000, examples=[42], description="How many entries to copy.")
    title: Title = ""


class ChangeChapterBody(Body):
    title: Title | None = Field(None, examples=["The first town"])
    notes: Notes | None = Field(None, description="All notes of the chapter.")


class StudyFileChapter(Body):
    title: Title = ""
    game: AnyObject = Field(examples=[{"format": "hexarch game"}], description="A stored game.")
    notes: Notes = []


class StudyFile(Body):
    """A study as a file; docs/puzzles.md describes the format."""

    format: Literal["hexarch study"] = Field(examples=["hexarch study"])
    version: Literal[1] = Field(examples=[1])
    title: Title = ""
    chapters: list[StudyFileChapter] = Field(max_length=24, examples=[[{"title": "A chapter", "game": {}}]])
