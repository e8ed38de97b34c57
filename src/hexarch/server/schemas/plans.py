"""Requests and responses about plans, planned turns, and answers to power."""

from typing import Annotated, Literal, Self

from pydantic import AfterValidator, BaseModel, Field, model_validator

from hexarch.server.accounts.validation import clean
from hexarch.server.plans.limits import MOST_CONDITIONS, MOST_DAYS, MOST_RULES
from hexarch.server.schemas.common import ActionId, Body, Code, SeatNumber, Time, Version
from hexarch.server.schemas.play import Draft, Step, Why

PlanName = Annotated[str, Field(min_length=1, max_length=60, examples=["Temple first"]), AfterValidator(clean)]
Round = Annotated[int, Field(ge=1, le=99, examples=[3])]


class Available(Body):
    """Nobody has taken it: a hex without a building, a power action, a card, a tile, a building of the market."""

    kind: Literal["available"]
    thing: str = Field(pattern=r"^[a-z_]+:[^\x00-\x1f]{1,60}$", examples=["power_action:ACT6"])


class Passed(Body):
    """An opponent has passed, or has not."""

    kind: Literal["passed"]
    seat: SeatNumber
    yes: bool


class LastRound(Body):
    """This round has not ended."""

    kind: Literal["round"]
    last: Round


class OfferLimit(Body):
    """At most so much power that is offered before the turn is taken; without it, or for more, the player is asked."""

    kind: Literal["offer"]
    most: int = Field(ge=1, le=99, examples=[3])


Condition = Annotated[Available | Passed | LastRound | OfferLimit, Field(discriminator="kind")]


class PlannedTurn(BaseModel):
    steps: list[Step]
    continues: bool = Field(description="It is the rest of the turn before it, after what others answer.")


class PlanBreak(BaseModel):
    turn: int = Field(examples=[0])
    step: int = Field(examples=[1], description="The first step of the turn that does not work.")
    reason: Why


class PlanOrder(BaseModel):
    conditions: list[Condition]
    expires: Time
    expired: bool


class PlanSummary(BaseModel):
    id: str = Field(examples=["k3v9xq2m7tbz"])
    name: str = Field(examples=["Temple first"])
    turns: list[PlannedTurn] = Field(description="Those that are not played yet.")
    broken: PlanBreak | None = Field(description="Where the plan does not work on the current position.")
    end: Literal["chance", "over", "full", "broken"] | None = Field(description="Why no step can be added.")
    playable: bool = Field(description="Its first turn is complete and works.")
    order: PlanOrder | None = Field(description="The first turn is to be played when the turn comes.")


class PlanView(PlanSummary):
    version: Version
    seat: int = Field(examples=[0])
    draft: Draft | None = Field(description="The turn that is being planned, on the position that the plan leads to.")


class AnswerRule(Body):
    """The first rule that says something about an offer decides; after them, the standing answer of the game."""

    answer: Literal["take", "decline"]
    points: int = Field(ge=0, le=99, examples=[2], description="Take up to this cost, or decline above it.")
    opponent: SeatNumber | None = None
    first_round: Round | None = None
    last_round: Round | None = None


class Plans(BaseModel):
    seat: int = Field(examples=[0])
    version: Version
    my_turn: bool
    most: int = Field(examples=[12], description="How many plans a seat may have.")
    available: list[str] = Field(examples=[["power_action:ACT6"]], description="Things that a condition may name.")
    plans: list[PlanSummary]
    answers: list[AnswerRule]


class NewPlanBody(Body):
    name: PlanName
    seat: SeatNumber | None = None
    copy_of: Code | None = Field(None, description="The plan whose turns it begins with.")


class ChangePlanBody(Body):
    name: PlanName | None = None
    place: int | None = Field(None, ge=0, le=99, examples=[0], description="Where it comes in the list, from 0.")


class PlanStepBody(Body):
    """One of an action, a line of notation, or all steps of the turn that is being planned."""

    version: Version
    action: ActionId | None = None
    text: str | None = Field(None, min_length=1, max_length=500, examples=["upgrade E4 to TE. +FAV11"])
    steps: list[ActionId] | None = Field(None, max_length=200, examples=[[17, 1204]])

    @model_validator(mode="after")
    def _check_one(self) -> Self:
        if sum(value is not None for value in (self.action, self.text, self.steps)) != 1:
            raise ValueError("Send one of action, text and steps.")
        return self


class OrderBody(Body):
    version: Version
    conditions: list[Condition] = Field([], max_length=MOST_CONDITIONS, examples=[[]])
    days: float = Field(14, gt=0, le=MOST_DAYS, examples=[14], description="After so many days it is not played.")


class AnswersBody(Body):
    rules: list[AnswerRule] = Field(max_length=MOST_RULES, examples=[[{"answer": "take", "points": 2}]])
    seat: SeatNumber | None = None
