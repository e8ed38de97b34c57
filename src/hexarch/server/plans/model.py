"""A player's plans for a seat. They are private."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal, NotRequired, TypedDict, cast

from hexarch.server.web.json import JsonObject


class Condition(TypedDict):
    """A condition of a planned turn; its members depend on the kind."""

    kind: Literal["available", "passed", "round", "offer"]
    thing: NotRequired[str]
    """available: what nobody else may have taken."""
    seat: NotRequired[int]
    """passed: the opponent who has to have passed, or not."""
    yes: NotRequired[bool]
    last: NotRequired[int]
    """round: the last round in which the turn may be played."""
    most: NotRequired[int]
    """offer: how much power is taken if it is offered before the turn."""


@dataclass(frozen=True)
class Order:
    """An order to play the first turn of a plan as soon as possible."""

    conditions: Sequence[Condition]
    expires: int
    """Milliseconds since 1970."""

    def offer_limit(self) -> int:
        """Return how much power is taken if it is offered before the turn."""
        return max((one["most"] for one in self.conditions if one["kind"] == "offer"), default=0)


@dataclass(frozen=True)
class PlannedTurn:
    """A turn, or a part of one up to a decision of another seat."""

    steps: Sequence[JsonObject] = ()
    """As the page shows them, each with its `action`; they are worded even when they are no longer possible."""
    continues: bool = False
    """Whether it is the rest of the turn before it."""

    @property
    def actions(self) -> list[int]:
        return [cast(int, step["action"]) for step in self.steps]


@dataclass(frozen=True)
class Plan:
    id: str
    game_id: int
    seat: int
    user_id: str
    name: str
    place: int
    """Where it stands in the list; plans are tried in this order."""
    turns: Sequence[PlannedTurn] = field(default_factory=list)
    entries: int = 0
    """How many entries the game had when the turns were stored."""
    order: Order | None = None
    revision: int = 0


class AnswerRule(TypedDict):
    """How to answer a power offer. The first rule that matches an offer decides."""

    answer: Literal["take", "decline"]
    points: int
    """take: if it costs at most so many points; decline: if it costs more."""
    opponent: int | None
    """Whose building makes the offer; None for anybody's."""
    first_round: int | None
    last_round: int | None
