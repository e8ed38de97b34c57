"""Responses about reports of finished games."""

from typing import Literal

from pydantic import Field

from hexarch.server.schemas.common import Shape
from hexarch.server.schemas.play import Line
from hexarch.server.schemas.tables import SeatView


class ReportNoise(Shape):
    """How much estimates change, in points, although no turn lost anything."""

    usual: float = Field(examples=[2.5])
    last_round: float = Field(examples=[5.0])
    clear: float = Field(
        examples=[2.0], description="A turn is a mistake if it loses more than this many times the noise."
    )


class ReportMoment(Shape):
    """The expected result of each seat at a position."""

    entry: int = Field(examples=[42], description="How many entries lead to the position.")
    round: int = Field(examples=[2])
    expected: list[float] = Field(examples=[[121.5, 118.2]], description="Points at the end.")
    chances: list[float] = Field(examples=[[0.6, 0.4]], description="The probability of winning.")


class ReportTurn(Shape):
    """A turn compared with the best one that was found."""

    entry: int = Field(examples=[42], description="How many entries lead to the turn.")
    round: int = Field(examples=[2])
    seat: int = Field(examples=[0])
    played: list[str] = Field(examples=[["pass BON1"]], description="In notation.")
    best: list[str] = Field(examples=[["build E5", "done"]], description="In notation.")
    value: float = Field(examples=[124.1], description="Expected points after the best turn.")
    loss: float = Field(examples=[7.3], description="Expected points that the turn lost.")
    gains: dict[str, float] = Field(
        examples=[{"towns": 6.1}], description="The points that the best line gains, by source."
    )
    noise: float = Field(examples=[2.5], description="How much `loss` can change although no turn lost anything.")
    mistake: bool = Field(description="Whether `loss` is clearly larger than the noise.")
    played_lines: list[Line] = Field(description="The turn as it is shown; empty unless it is a mistake.")
    best_lines: list[list[Line]] = Field(description="The turns of the better line.")


class ReportRow(Shape):
    """Points from one source or in one round."""

    name: str = Field(examples=["scoring_tile"])
    points: list[int] = Field(examples=[[21, 18]], description="Of each seat.")
    mean: float = Field(examples=[19.5], description="The mean of the table.")
    norms: list[float] = Field(
        examples=[[22.1, 19.7]],
        description="The mean of league players with the same faction, for each seat; empty without norms.",
    )
    league: float | None = Field(examples=[20.4], description="The mean of all league players.")


class ReportMark(Shape):
    """An entry that belongs to a topic."""

    entry: int = Field(examples=[42])
    round: int = Field(examples=[2])
    line: Line


class ReportSeat(Shape):
    group: str = Field(
        examples=["witches"],
        description="The faction that the norms are taken from; empty where all seats start alike.",
    )
    marks: dict[str, list[ReportMark]] = Field(
        description="By topic: the opening, the first round, and those in `topics`."
    )
    counts: dict[str, int] = Field(examples=[{"favors": 3, "declined": 2}])
    gifts: list[int] = Field(
        examples=[[2, 4, 3, 5, 1, 0]], description="Power received from opponents' buildings, by round."
    )
    paid: list[int] = Field(examples=[[1, 2, 1, 3, 0, 0]], description="Points paid for that power, by round.")
    tracks: dict[str, list[int]] = Field(
        examples=[{"fire": [1, 2, 3, 5, 5, 7, 8]}],
        description="The position on each track at the start of every round and at the end.",
    )


class GameReport(Shape):
    format: Literal["hexarch report"]
    version: int = Field(examples=[2])
    game: str = Field(examples=["terra-mystica"])
    level: str = Field(examples=["expert"], description="The computer player that reviewed the game.")
    strength: int | None = Field(examples=[130], description="The level's mean score against itself.")
    noise: ReportNoise
    names: list[str] = Field(examples=[["witches", "nomads"]])
    scores: list[int] = Field(examples=[[131, 118]])
    curve: list[ReportMoment] = Field(description="The expected results during the game.")
    turns: list[ReportTurn]
    sources: list[ReportRow]
    rounds: list[ReportRow]
    norm_seats: int = Field(examples=[144], description="The number of league seats that the norms are based on.")
    tracks: list[str] = Field(examples=[["fire", "water", "earth", "air"]])
    track_end: int = Field(examples=[10], description="The last space of the tracks; 0 if they have different lengths.")
    topics: list[str] = Field(examples=[["favors", "towns"]])
    seats: list[ReportSeat]


class ReportState(Shape):
    """The progress of a report, and the report once it is done."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    available: bool = Field(description="Whether the game can be reviewed, which means that it is over.")
    done: int = Field(examples=[37], description="Turns that have been reviewed.")
    total: int = Field(examples=[137], description="Turns to review.")
    ahead: int = Field(examples=[0], description="The number of reports that are made before it.")
    level: str = Field(examples=["expert"])
    strength: int | None = Field(examples=[130])
    can_share: bool = Field(description="Whether you may share it: you own the table or played the game.")
    link: str | None = Field(examples=[None], description="The secret of the link by which it is shared.")
    report: GameReport | None


class SharedReport(ReportState):
    table: str | None = Field(examples=["k3v9xq2m7tbz"], description="The id of the table; null if you may not see it.")
    game: str = Field(examples=["terra-mystica"])
    title: str = Field(examples=["Friday"])
    seats: list[SeatView]


class ReportLink(Shape):
    link: str = Field(examples=["m4Yq0c..."], description="The secret of the link.")
