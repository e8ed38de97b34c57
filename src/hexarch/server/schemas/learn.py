"""Lessons and guided games."""

from typing import Literal

from pydantic import BaseModel, Field

from hexarch.server.schemas.common import Body
from hexarch.server.schemas.play import Line, Position


class LessonSummary(BaseModel):
    name: str = Field(examples=["bridge"])
    topics: list[str] = Field(examples=[["power-actions"]], description="Topics of the rules that it belongs to.")
    hints: int = Field(examples=[2])


class GameLessons(BaseModel):
    game: str = Field(examples=["terra-mystica"])
    lessons: list[LessonSummary] = Field(description="In the order in which they build on each other.")
    first_game: str = Field(examples=["first-game"], description="The name under which the guided game is opened.")


class LessonBody(Body):
    again: bool = Field(False, description="Begin again, instead of going on where you left.")


class WrittenLine(Line):
    text: str = Field(examples=["transform F6 to green"])


class LessonExample(BaseModel):
    """A lesson's position, and how it is solved."""

    game: str = Field(examples=["terra-mystica"])
    name: str = Field(examples=["bridge"])
    seat: int = Field(examples=[1])
    point: list[str] = Field(examples=[["hex:G3"]], description="What it is about on the board.")
    position: Position
    after: Position
    solution: list[WrittenLine]


class Goal(BaseModel):
    """A number of your seat, and what it has to become."""

    measure: str = Field(examples=["workers"])
    of: str = Field(examples=[""])
    at_least: int | None = Field(examples=[5])
    at_most: int | None = Field(examples=[None])
    value: int = Field(examples=[6], description="With your draft, if you have one.")
    done: bool


class Coach(BaseModel):
    """What the coach of a lesson or a guided game sees at your table."""

    kind: Literal["lesson", "guide"]
    game: str = Field(examples=["terra-mystica"])
    name: str = Field(examples=["bridge"])
    goals: list[Goal]
    done: bool = Field(description="The task is solved, or everything was explained.")
    stuck: bool = Field(description="The turn is over and the task was not solved.")
    cue: str | None = Field(examples=["income"], description="What the coach of a guided game says now.")
    point: list[str] = Field(examples=[["hex:G3"]], description="What that is about on the board.")
    hints: int = Field(examples=[2])
    cautions: list[str] = Field(examples=[["full-hands"]], description="What to ask before the draft is confirmed.")
    next: str | None = Field(examples=["passing"], description="The lesson after this one.")
