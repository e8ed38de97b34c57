"""Requests and responses about groups and their events."""

from typing import Literal

from pydantic import BaseModel, Field

from hexarch.server.accounts.validation import GroupName
from hexarch.server.schemas.common import AnyObject, Body, Invitation, Time
from hexarch.server.schemas.pace import PaceBody
from hexarch.server.schemas.people import GameField, Named, Tally
from hexarch.server.schemas.tables import TableSummary


class GroupSummary(BaseModel):
    id: str = Field(examples=["k3v9xq2m7tbz"])
    name: str = Field(examples=["Tuesday club"])
    status: Literal["member", "invited"]
    members: int = Field(examples=[7])
    owner: bool = Field(description="Whether the group is yours.")


class GroupList(BaseModel):
    groups: list[GroupSummary]


class GroupBody(Body):
    name: GroupName


class GroupMember(BaseModel):
    person: Named
    status: Literal["member", "invited"] = Field(description="Only the owner sees who is invited.")
    joined: Time


class GroupStanding(Tally):
    person: Named
    game: str = GameField


class CompetitionSummary(BaseModel):
    id: str = Field(examples=["k3v9xq2m7tbz"])
    name: str = Field(examples=["Spring league"])
    game: str = GameField
    status: Literal["open", "running", "finished"]
    round: int = Field(examples=[2])
    rounds: int = Field(examples=[5])


class Group(BaseModel):
    id: str = Field(examples=["k3v9xq2m7tbz"])
    name: str = Field(examples=["Tuesday club"])
    owner: bool
    owner_id: str | None
    invitation: str | None = Field(description="For the owner only.")
    members: list[GroupMember]
    tables: list[TableSummary]
    standings: list[GroupStanding] = Field(description="At the group's own tables.")
    events: list[CompetitionSummary]


class MemberBody(Body):
    person: str = Field(min_length=1, max_length=60, examples=["Anna"], description="A name or an id.")


class JoinGroupBody(Body):
    invitation: Invitation | None = None


class EventBody(Body):
    name: GroupName
    game: str = Field(max_length=40, examples=["terra-mystica"])
    preset: str = Field("standard", max_length=40, examples=["standard"])
    options: AnyObject = Field(default_factory=dict, examples=[{"offers": "deferred"}])
    players: int = Field(4, ge=2, le=7, examples=[4], description="Seats of a table; some tables may have one less.")
    rounds: int = Field(3, ge=1, le=30, examples=[3])
    divisions: int = Field(1, ge=1, le=10, examples=[1])
    moving: int = Field(1, ge=0, le=10, examples=[1], description="How many go up and down after a season.")
    pace: PaceBody | None = None


class CompetitorName(BaseModel):
    id: str | None = Field(examples=["u8k2m4n6p8r2t4v6"])
    name: str = Field(examples=["Anna"])


class CompetitionRow(BaseModel):
    place: int = Field(examples=[1])
    person: CompetitorName
    left: bool
    points: float = Field(examples=[24.0])
    games: int = Field(examples=[3])
    wins: int = Field(examples=[1])
    opposition: float = Field(examples=[96.0], description="The points of all opponents, once for each meeting.")
    score: int = Field(examples=[371])


class Division(BaseModel):
    division: int = Field(examples=[1])
    rows: list[CompetitionRow]


class CompetitionSeat(BaseModel):
    person: CompetitorName
    place: int | None = Field(examples=[1])
    score: int | None = Field(examples=[131])


class CompetitionTable(BaseModel):
    round: int = Field(examples=[1])
    table: str | None = Field(examples=["k3v9xq2m7tbz"])
    status: Literal["open", "running", "finished", "deleted", "out"] = Field(description="out: these sit out.")
    division: int = Field(examples=[1])
    seats: list[CompetitionSeat]


class Competition(CompetitionSummary):
    group: str = Field(examples=["k3v9xq2m7tbz"])
    players: int = Field(examples=[4])
    divisions: int = Field(examples=[1])
    moving: int = Field(examples=[1])
    preset: str = Field(examples=["standard"])
    owner: bool
    playing: bool = Field(description="Whether you take part.")
    next: str | None = Field(description="The event of the next season.")
    created: Time
    standings: list[Division]
    tables: list[CompetitionTable]
