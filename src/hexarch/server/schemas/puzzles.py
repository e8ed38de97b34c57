"""Puzzles as the page gets them."""

from typing import Annotated, Literal

from pydantic import Field

from hexarch.server.schemas.common import Body, Shape
from hexarch.server.schemas.play import HintLine, Line

Difficulty = Annotated[int, Field(ge=1, le=4, examples=[2])]


class PuzzleCard(Shape):
    """What is shown of a puzzle before it is solved."""

    id: str = Field(examples=["3f2a90bc"])
    game: str = Field(examples=["terra-mystica"])
    difficulty: Difficulty
    round: int = Field(examples=[5])
    seat: int = Field(examples=[2], description="The seat whose turn it is.")
    players: int = Field(examples=[4])
    league: bool = Field(description="Whether the game was played by people; otherwise by computer players.")
    tried: Literal["solved", "failed", "shown"] | None = Field(description="The result of your first try.")


class PuzzleTable(PuzzleCard):
    table: str = Field(examples=["k3v9xq2m7tbz"], description="The private table with the puzzle's position.")


class PuzzleLevel(Shape):
    """The puzzles of one difficulty."""

    difficulty: Difficulty
    count: int = Field(examples=[60])
    tried: int = Field(examples=[12])
    solved: int = Field(examples=[9])


class PuzzleProgress(Shape):
    rating: int = Field(examples=[1250])
    tried: int = Field(examples=[12])
    solved: int = Field(examples=[9])
    streak: int = Field(examples=[3], description="Puzzles in a row that you solved at the first try.")
    best_streak: int = Field(examples=[5])
    daily_streak: int = Field(examples=[2], description="Days in a row whose puzzle you solved.")
    daily_last: int = Field(examples=[20773], description="The last of these days, in days since 1970.")
    daily_done: bool = Field(description="Whether you have solved today's puzzle.")


class PuzzlesOfGame(Shape):
    game: str = Field(examples=["terra-mystica"])
    daily: PuzzleCard = Field(description="Today's puzzle.")
    levels: list[PuzzleLevel]
    progress: PuzzleProgress


class Puzzles(Shape):
    day: int = Field(examples=[20773], description="Today in UTC, in days since 1970.")
    games: list[PuzzlesOfGame]


class NextPuzzleBody(Body):
    game: str = Field(max_length=40, examples=["terra-mystica"])
    difficulty: Difficulty | None = Field(None, description="Without it, the puzzle suits your rating.")


class PuzzleVerdict(Shape):
    """The result of a try. The solution is included only once the puzzle is solved or given up."""

    result: Literal["solved", "close", "wrong", "shown"]
    loss: float = Field(examples=[6.4], description="Expected points that your turn loses compared with the best one.")
    noise: float = Field(examples=[2.5], description="The uncertainty of `loss`: turns that lose no more are accepted.")
    margin: float = Field(examples=[7.1], description="Points by which every other idea is worse.")
    tags: list[str] = Field(examples=[["town"]], description="What the solution is about.")
    best: HintLine | None = Field(description="The solution.")
    own: HintLine = Field(description="Your turn; without one, the best turn with another idea.")
    later: list[list[Line]] = Field(description="How the plan continues, turn by turn.")
    counted: bool = Field(description="Whether this was your first try.")
    change: int = Field(examples=[14], description="The change of your rating.")
    progress: PuzzleProgress
