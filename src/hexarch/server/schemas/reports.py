"""Responses about reports of finished games."""

from typing import Literal

from pydantic import BaseModel, Field

from hexarch.server.schemas.play import Line
from hexarch.server.schemas.tables import SeatView


class ReportNoise(BaseModel):
    """By how many points estimates move although nothing was given away."""

    usual: float = Field(examples=[2.5])
    last_round: float = Field(examples=[5.0])
    clear: float = Field(examples=[2.0], description="A loss of so many times the noise is called a mistake.")


class ReportMoment(BaseModel):
    """What each seat could expect at a position."""

    entry: int = Field(examples=[42], description="How many entries come before it.")
    round: int = Field(examples=[2])
    expected: list[float] = Field(examples=[[121.5, 118.2]], description="Points at the end.")
    chances: list[float] = Field(examples=[[0.6, 0.4]], description="Chances of winning.")


class ReportTurn(BaseModel):
    """A turn beside the best one that was found."""

    entry: int = Field(examples=[42])
    round: int = Field(examples=[2])
    seat: int = Field(examples=[0])
    played: list[str] = Field(examples=[["pass BON1"]], description="In notation.")
    best: list[str] = Field(examples=[["build E5", "done"]])
    value: float = Field(examples=[124.1], description="Points that the best line leads to.")
    loss: float = Field(examples=[7.3], description="How many of them the turn gave away.")
    gains: dict[str, float] = Field(examples=[{"towns": 6.1}], description="Where the better line has its points.")
    noise: float = Field(examples=[2.5])
    mistake: bool
    played_lines: list[Line] = Field(description="What was done, in words; empty unless it is a mistake.")
    best_lines: list[list[Line]] = Field(description="The turns of the better line.")


class ReportRow(BaseModel):
    """Points of one source or one round."""

    name: str = Field(examples=["scoring_tile"])
    points: list[int] = Field(examples=[[21, 18]], description="Of each seat.")
    mean: float = Field(examples=[19.5], description="Of the table.")
    norms: list[float] = Field(
        examples=[[22.1, 19.7]], description="Of league players with the same faction; empty without norms."
    )
    league: float | None = Field(examples=[20.4], description="Of all league players.")


class ReportMark(BaseModel):
    entry: int = Field(examples=[42])
    round: int = Field(examples=[2])
    line: Line


class ReportSeat(BaseModel):
    group: str = Field(examples=["witches"], description="What the norms compare with; empty where all start alike.")
    marks: dict[str, list[ReportMark]] = Field(description="By topic: opening, first round, and those in `topics`.")
    counts: dict[str, int] = Field(examples=[{"favors": 3, "declined": 2}])
    gifts: list[int] = Field(examples=[[2, 4, 3, 5, 1, 0]], description="Power from others' buildings, by round.")
    paid: list[int] = Field(examples=[[1, 2, 1, 3, 0, 0]], description="Points paid for it, by round.")
    tracks: dict[str, list[int]] = Field(
        examples=[{"fire": [1, 2, 3, 5, 5, 7, 8]}], description="At the start of each round, and at the end."
    )


class GameReport(BaseModel):
    format: Literal["hexarch report"]
    version: int = Field(examples=[2])
    game: str = Field(examples=["terra-mystica"])
    level: str = Field(examples=["expert"], description="The computer player that reviewed the game.")
    strength: int | None = Field(examples=[130], description="What it averages against itself.")
    noise: ReportNoise
    names: list[str] = Field(examples=[["witches", "nomads"]])
    scores: list[int] = Field(examples=[[131, 118]])
    curve: list[ReportMoment]
    turns: list[ReportTurn]
    sources: list[ReportRow]
    rounds: list[ReportRow]
    norm_seats: int = Field(examples=[144], description="How many seats of league games the norms come from.")
    tracks: list[str] = Field(examples=[["fire", "water", "earth", "air"]])
    track_end: int = Field(examples=[10], description="Where the tracks end; 0 if they end in different places.")
    topics: list[str] = Field(examples=[["favors", "towns"]])
    seats: list[ReportSeat]


class ReportState(BaseModel):
    """How far a report is, and the report itself once it is there."""

    status: Literal["none", "waiting", "running", "done", "failed"]
    available: bool = Field(description="Whether the game can be reviewed: it is over.")
    done: int = Field(examples=[37], description="Turns that have been reviewed.")
    total: int = Field(examples=[137])
    ahead: int = Field(examples=[0], description="Reports that are made before it.")
    level: str = Field(examples=["expert"])
    strength: int | None = Field(examples=[130])
    can_share: bool
    link: str | None = Field(examples=[None], description="The secret of the link by which it was shared.")
    report: GameReport | None


class SharedReport(ReportState):
    table: str | None = Field(examples=["k3v9xq2m7tbz"], description="The table; nothing if the reader may not see it.")
    game: str = Field(examples=["terra-mystica"])
    title: str = Field(examples=["Friday"])
    seats: list[SeatView]


class ReportLink(BaseModel):
    link: str = Field(examples=["m4Yq0c..."])
