"""Requests and responses about groups and their events."""

from typing import Literal

from pydantic import Field

from hexarch.server.accounts.validation import GroupName
from hexarch.server.schemas.common import AnyObject, Body, Invitation, Shape, Time
from hexarch.server.schemas.pace import PaceBody
from hexarch.server.schemas.people import GameField, Named, Tally
from hexarch.server.schemas.tables import TableSummary


class GroupSummary(Shape):
    id: str = Field(examples=["k3v9xq2m7tbz"])
    name: str = Field(examples=["Tuesday club"])
    status: Literal["member", "invited"] = Field(description="Whether you are a member or only invited.")
    members: int = Field(examples=[7], description="The number of members.")
    owner: bool = Field(description="Whether you own the group.")


class GroupList(Shape):
    groups: list[GroupSummary]


class GroupBody(Body):
    name: GroupName


class GroupMember(Shape):
    person: Named
    status: Literal["member", "invited"] = Field(description="Only the owner sees who is invited.")
    joined: Time = Field(description="When the person joined or was invited.")


class GroupStanding(Tally):
    """A member's results in one game."""

    person: Named
    game: str = GameField


class CompetitionSummary(Shape):
    id: str = Field(examples=["k3v9xq2m7tbz"])
    name: str = Field(examples=["Spring league"])
    game: str = GameField
    status: Literal["open", "running", "finished"]
    round: int = Field(examples=[2], description="The current round, from 1; 0 before the start.")
    rounds: int = Field(examples=[5], description="The number of rounds.")


class Group(Shape):
    id: str = Field(examples=["k3v9xq2m7tbz"])
    name: str = Field(examples=["Tuesday club"])
    owner: bool = Field(description="Whether you own the group.")
    owner_id: str | None
    invitation: str | None = Field(description="The secret of the invitation link; null unless you own the group.")
    members: list[GroupMember]
    tables: list[TableSummary] = Field(description="The group's newest tables.")
    standings: list[GroupStanding] = Field(description="Results at the group's own tables.")
    events: list[CompetitionSummary]


class MemberBody(Body):
    person: str = Field(min_length=1, max_length=60, examples=["Anna"], description="A name or an id.")


class JoinGroupBody(Body):
    invitation: Invitation | None = Field(
        None, description="The secret of the group's link; not needed after an invitation by name."
    )


class EventBody(Body):
    name: GroupName
    game: str = Field(max_length=40, examples=["terra-mystica"])
    preset: str = Field("standard", max_length=40, examples=["standard"])
    options: AnyObject = Field(
        default_factory=dict, examples=[{"offers": "deferred"}], description="Options that differ from the preset."
    )
    players: int = Field(4, ge=2, le=7, examples=[4], description="Seats per table; some tables may have one less.")
    rounds: int = Field(3, ge=1, le=30, examples=[3], description="The number of rounds.")
    divisions: int = Field(1, ge=1, le=10, examples=[1], description="The number of divisions.")
    moving: int = Field(
        1, ge=0, le=10, examples=[1], description="How many players are promoted and relegated after a season."
    )
    pace: PaceBody | None = Field(None, description="The clocks of the tables; null for none.")


class CompetitorName(Shape):
    id: str | None = Field(examples=["u8k2m4n6p8r2t4v6"], description="Null if the account was deleted.")
    name: str = Field(examples=["Anna"])


class CompetitionRow(Shape):
    """One line of the standings."""

    place: int = Field(examples=[1])
    person: CompetitorName
    left: bool = Field(description="Whether the person has withdrawn.")
    points: float = Field(examples=[24.0], description="Points of the event, which decide the place.")
    games: int = Field(examples=[3])
    wins: int = Field(examples=[1])
    opposition: float = Field(
        examples=[96.0], description="The sum of the opponents' points, once for each meeting; the tie-break."
    )
    score: int = Field(examples=[371], description="The sum of the points of the games.")


class Division(Shape):
    division: int = Field(examples=[1])
    rows: list[CompetitionRow]


class CompetitionSeat(Shape):
    person: CompetitorName
    place: int | None = Field(examples=[1], description="Null until the game is over.")
    score: int | None = Field(examples=[131], description="Null until the game is over.")


class CompetitionTable(Shape):
    """A table of a round, or the people who sit the round out."""

    round: int = Field(examples=[1])
    table: str | None = Field(
        examples=["k3v9xq2m7tbz"], description="The id of the table; null if it was deleted, or for people who sit out."
    )
    status: Literal["open", "running", "finished", "deleted", "out"] = Field(
        description="`out` if these people sit the round out."
    )
    division: int = Field(examples=[1])
    seats: list[CompetitionSeat]


class Competition(CompetitionSummary):
    """An event of a group: a league or tournament."""

    group: str = Field(examples=["k3v9xq2m7tbz"], description="The id of the group.")
    players: int = Field(examples=[4], description="Seats per table.")
    divisions: int = Field(examples=[1])
    moving: int = Field(examples=[1], description="How many players are promoted and relegated after a season.")
    preset: str = Field(examples=["standard"])
    owner: bool = Field(description="Whether you own the group.")
    playing: bool = Field(description="Whether you take part.")
    next: str | None = Field(description="The event of the next season, once it is announced.")
    created: Time
    standings: list[Division]
    tables: list[CompetitionTable]
