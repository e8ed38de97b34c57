"""Puzzles as the page gets them."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from hexarch.server.schemas.common import Body
from hexarch.server.schemas.play import HintLine, Line

Difficulty = Annotated[int, Field(ge=1, le=4, examples=[2])]


class PuzzleCard(BaseModel):
    """What may be known of a puzzle before it is solved."""

    id: str = Field(examples=["3f2a90bc"])
    game: str = Field(examples=["terra-mystica"])
    difficulty: Difficulty
    round: int = Field(examples=[5])
    seat: int = Field(examples=[2], description="Whose turn it is.")
    players: int = Field(examples=[4])
    league: bool = Field(description="Whether people have played this game; otherwise computer players have.")
    tried: Literal["solved", "failed", "shown"] | None = Field(description="How your first try went.")


class PuzzleTable(PuzzleCard):
    table: str = Field(examples=["k3v9xq2m7tbz"], description="The private table on which the puzzle is laid out.")


class PuzzleLevel(BaseModel):
    difficulty: Difficulty
    count: int = Field(examples=[60])
    tried: int = Field(examples=[12])
    solved: int = Field(examples=[9])


class PuzzleProgress(BaseModel):
    rating: int = Field(examples=[1250])
    tried: int = Field(examples=[12])
    solved: int = Field(examples=[9])
    streak: int = Field(examples=[3], description="Puzzles solved at the first try, one after the other.")
    best_streak: int = Field(examples=[5])
    daily_streak: int = Field(examples=[2], description="Days in a row whose puzzle you solved.")
    daily_last: int = Field(examples=[20773], description="The last of them, in days since 1970.")
    daily_done: bool = Field(description="Whether today's is solved.")


class PuzzlesOfGame(BaseModel):
    game: str = Field(examples=["terra-mystica"])
    daily: PuzzleCard
    levels: list[PuzzleLevel]
    progress: PuzzleProgress


class Puzzles(BaseModel):
    day: int = Field(examples=[20773], description="Today in UTC, in days since 1970.")
    games: list[PuzzlesOfGame]


class NextPuzzleBody(Body):
    game: str = Field(max_length=40, examples=["terra-mystica"])
    difficulty: Difficulty | None = Field(None, description="Without one the puzzle suits your rating.")


class PuzzleVerdict(BaseModel):
    """What became of a try. The answer is told once the puzzle is solved or given up."""

    result: Literal["solved", "close", "wrong", "shown"]
    loss: float = Field(examples=[6.4], description="Points that the compared turn gives away.")
    noise: float = Field(examples=[2.5], description="Differences up to this size mean nothing, and are accepted.")
    margin: float = Field(examples=[7.1], description="Points by which every other idea is worse.")
    tags: list[str] = Field(examples=[["town"]])
    best: HintLine | None
    own: HintLine = Field(description="Your turn; where you made none, the best one with another idea.")
    later: list[list[Line]] = Field(description="How the plan goes on, turn by turn.")
    counted: bool = Field(description="Whether this was your first try.")
    change: int = Field(examples=[14], description="Of your rating.")
    progress: PuzzleProgress
