"""Requests and responses about plans, planned turns, and answers to power."""

from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, model_validator

from hexarch.server.accounts.validation import clean
from hexarch.server.plans.limits import MOST_CONDITIONS, MOST_DAYS, MOST_RULES
from hexarch.server.schemas.common import ActionId, Body, Code, SeatNumber, Shape, Time, Version
from hexarch.server.schemas.play import Draft, Step, Why

PlanName = Annotated[str, Field(min_length=1, max_length=60, examples=["Temple first"]), AfterValidator(clean)]
Round = Annotated[int, Field(ge=1, le=99, examples=[3])]


class Available(Body):
    """A thing is still available: a free hex, a power action, a card, a tile, a building of the market."""

    kind: Literal["available"]
    thing: str = Field(pattern=r"^[a-z_]+:[^\x00-\x1f]{1,60}$", examples=["power_action:ACT6"])


class Passed(Body):
    """An opponent has passed, or has not passed."""

    kind: Literal["passed"]
    seat: SeatNumber = Field(description="The opponent's seat.")
    yes: bool = Field(description="True if the opponent must have passed.")


class LastRound(Body):
    """This round has not ended."""

    kind: Literal["round"]
    last: Round


class OfferLimit(Body):
    """Accept power that is offered before the turn, up to a limit. Without it, or above the limit, you are asked."""

    kind: Literal["offer"]
    most: int = Field(ge=1, le=99, examples=[3])


Condition = Annotated[Available | Passed | LastRound | OfferLimit, Field(discriminator="kind")]


class PlannedTurn(Shape):
    steps: list[Step]
    continues: bool = Field(description="Whether it is the rest of the previous turn, after the answers of others.")


class PlanBreak(Shape):
    """Where a plan is not possible on the current position."""

    turn: int = Field(examples=[0], description="The number of the turn, from 0.")
    step: int = Field(examples=[1], description="The first step of the turn that is not possible, from 0.")
    reason: Why


class PlanOrder(Shape):
    """An order to play the first turn of a plan."""

    conditions: list[Condition]
    expires: Time = Field(description="The turn is not played after this time.")
    expired: bool


class PlanSummary(Shape):
    id: str = Field(examples=["k3v9xq2m7tbz"])
    name: str = Field(examples=["Temple first"])
    turns: list[PlannedTurn] = Field(description="The turns that have not been played yet.")
    broken: PlanBreak | None = Field(description="Where the plan is not possible on the current position.")
    end: Literal["chance", "over", "full", "broken"] | None = Field(
        description="Why no step can be added: a draw follows, the game ends, the plan is full, or a step fails."
    )
    playable: bool = Field(description="Whether its first turn is complete and possible.")
    order: PlanOrder | None = Field(description="Set if the first turn is to be played when the turn comes.")


class PlanView(PlanSummary):
    version: Version
    seat: int = Field(examples=[0])
    draft: Draft | None = Field(description="The turn that is being planned, on the position that the plan leads to.")


class AnswerRule(Body):
    """How to answer an offer of power. The first rule that applies decides; after them, the game's standing answer."""

    answer: Literal["take", "decline"]
    points: int = Field(
        ge=0,
        le=99,
        examples=[2],
        description="`take`: accept offers up to this cost; `decline`: decline offers above it.",
    )
    opponent: SeatNumber | None = Field(None, description="Only offers caused by this seat.")
    first_round: Round | None = Field(None, description="Only from this round on.")
    last_round: Round | None = Field(None, description="Only up to this round.")


class Plans(Shape):
    seat: int = Field(examples=[0])
    version: Version
    my_turn: bool = Field(description="Whether it is the seat's turn.")
    most: int = Field(examples=[12], description="The maximum number of plans for a seat.")
    available: list[str] = Field(examples=[["power_action:ACT6"]], description="The things that a condition may name.")
    plans: list[PlanSummary]
    answers: list[AnswerRule]


class NewPlanBody(Body):
    name: PlanName
    seat: SeatNumber | None = None
    copy_of: Code | None = Field(None, description="The plan whose turns are copied.")


class ChangePlanBody(Body):
    name: PlanName | None = None
    place: int | None = Field(None, ge=0, le=99, examples=[0], description="The new place in the list, from 0.")


class PlanStepBody(Body):
    """Exactly one of an action, a line of notation, and all steps of the turn that is being planned."""

    version: Version
    action: ActionId | None = None
    text: str | None = Field(None, min_length=1, max_length=500, examples=["upgrade E4 to TE. +FAV11"])
    steps: list[ActionId] | None = Field(
        None, max_length=200, examples=[[17, 1204]], description="All steps of the turn that is being planned."
    )

    @model_validator(mode="after")
    def _check_one(self) -> Self:
        if sum(value is not None for value in (self.action, self.text, self.steps)) != 1:
            raise ValueError("Send one of action, text and steps.")
        return self


class OrderBody(Body):
    version: Version
    conditions: list[Condition] = Field(
        [], max_length=MOST_CONDITIONS, examples=[[]], description="All must hold when the turn comes."
    )
    days: float = Field(
        14, gt=0, le=MOST_DAYS, examples=[14], description="The turn is not played after this many days."
    )


class AnswersBody(Body):
    rules: list[AnswerRule] = Field(
        max_length=MOST_RULES,
        examples=[[{"answer": "take", "points": 2}]],
        description="In order; the first that applies decides.",
    )
    seat: SeatNumber | None = None
