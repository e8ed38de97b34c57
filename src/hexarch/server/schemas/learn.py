"""Lessons and guided games."""

from typing import Literal

from pydantic import Field

from hexarch.server.schemas.common import Body, Shape
from hexarch.server.schemas.play import Line, Position


class LessonSummary(Shape):
    name: str = Field(examples=["bridge"])
    topics: list[str] = Field(examples=[["power-actions"]], description="The rules topics that link to it.")
    hints: int = Field(examples=[2], description="The number of hints.")


class GameLessons(Shape):
    game: str = Field(examples=["terra-mystica"])
    lessons: list[LessonSummary] = Field(description="In the recommended order.")
    first_game: str = Field(examples=["first-game"], description="The name under which the guided game is opened.")


class LessonBody(Body):
    again: bool = Field(False, description="Begin again instead of continuing.")


class WrittenLine(Line):
    """A log line with its notation."""

    text: str = Field(examples=["transform F6 to green"])


class LessonExample(Shape):
    """A lesson's position and its solution."""

    game: str = Field(examples=["terra-mystica"])
    name: str = Field(examples=["bridge"])
    seat: int = Field(examples=[1], description="The learner's seat.")
    point: list[str] = Field(examples=[["hex:G3"]], description="The things on the board that the lesson is about.")
    position: Position = Field(description="The position at the start of the lesson.")
    after: Position = Field(description="The position after the solution.")
    solution: list[WrittenLine]


class Goal(Shape):
    """A condition of a lesson: a measure of your seat and the value it has to reach."""

    measure: str = Field(examples=["workers"], description="The name of a measure, from the game's `measures.py`.")
    of: str = Field(examples=[""], description="What is measured, if the measure needs it, such as a building.")
    at_least: int | None = Field(examples=[5])
    at_most: int | None = Field(examples=[None])
    value: int = Field(examples=[6], description="The current value, after the steps of your draft.")
    done: bool = Field(description="Whether the condition holds.")


class Coach(Shape):
    """What the coach says at a table of a lesson or a guided game."""

    kind: Literal["lesson", "guide"]
    game: str = Field(examples=["terra-mystica"])
    name: str = Field(examples=["bridge"], description="The name of the lesson.")
    goals: list[Goal]
    done: bool = Field(description="Whether the task is solved, or the guided game has explained everything.")
    stuck: bool = Field(description="Whether the turn ended without solving the task.")
    cue: str | None = Field(
        examples=["income"], description="What the coach of a guided game says now, as part of a message key."
    )
    point: list[str] = Field(examples=[["hex:G3"]], description="The things on the board that the cue is about.")
    hints: int = Field(examples=[2], description="The number of hints.")
    cautions: list[str] = Field(
        examples=[["full-hands"]], description="What to ask before the draft is confirmed, as parts of message keys."
    )
    next: str | None = Field(examples=["passing"], description="The lesson after this one.")
