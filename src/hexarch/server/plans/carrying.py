"""A plan on the current position: which turns are played already, which still work, and where it breaks.

Between two turns of the plan nobody else does anything. So a plan is not a forecast, and it uses only what its player
knows: it ends where chance decides something.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from hexarch.core.game import State
from hexarch.server.plans.limits import MOST_STEPS, MOST_TURNS
from hexarch.server.plans.model import Order, Plan, PlannedTurn
from hexarch.server.play.draft import Draft, replay_steps
from hexarch.server.play.position import Position
from hexarch.server.web.json import JsonObject
from hexarch.server.web.problems import Problem

End = Literal["chance", "over", "full", "broken"]


@dataclass(frozen=True)
class Break:
    """The step at which a plan is no longer possible, and the reason."""

    turn: int
    step: int
    key: str
    params: dict[str, int | str]
    rules: list[str]


@dataclass
class Carried:
    """A plan as it stands on a position."""

    turns: list[PlannedTurn]
    """Those that are not played yet."""
    played: int
    """How many turns of the stored plan are played already."""
    drafts: list[Draft]
    """One for each turn that works; the last one may be incomplete, or a new turn without steps."""
    broken: Break | None
    end: End | None
    """Why no step can be added; None if one can."""

    @property
    def open(self) -> Draft | None:
        """The turn to which a step can be added."""
        return self.drafts[-1] if self.end is None else None

    @property
    def first(self) -> Draft | None:
        """The first turn, if it works and is complete."""
        return self.drafts[0] if self.turns and self.drafts and self.drafts[0].is_complete else None


@dataclass(frozen=True)
class OrderedPlan:
    """A plan whose first turn is to be played."""

    plan: Plan
    order: Order
    carried: Carried

    @property
    def is_under_way(self) -> bool:
        """Whether part of the turn has been played, and the rest is still to come."""
        return bool(self.carried.played and self.carried.turns and self.carried.turns[0].continues)


def carry(position: Position, plan: Plan, own_actions: Sequence[int]) -> Carried:
    """Replay a plan; `own_actions` are those of the seat since the plan was stored."""
    played = _count_played(plan, own_actions)
    turns = list(plan.turns[played:])
    drafts: list[Draft] = []
    state: State = position.state
    for number, turn in enumerate(turns):
        draft = _next_draft(position, state, plan.seat)
        if draft is None:
            reason = Break(number, 0, "server-plan-not-asked", {}, [])
            return Carried(turns, played, drafts, reason, "broken")
        drafts.append(draft)
        broken = _replay(draft, number, turn, number + 1 < len(turns))
        if broken is not None:
            return Carried(turns, played, drafts, broken, "broken")
        state = draft.turn.state
    return _with_open_turn(position, plan, Carried(turns, played, drafts, None, None))


def _count_played(plan: Plan, own_actions: Sequence[int]) -> int:
    """Return how many turns of the plan have been played: all their steps in order, possibly with others in between."""
    left = list(own_actions)
    for number, turn in enumerate(plan.turns):
        for action in turn.actions:
            if action not in left:
                return number
            del left[: left.index(action) + 1]
    return len(plan.turns)


def _next_draft(position: Position, state: State, seat: int) -> Draft | None:
    start = position.bundle.game.skip_others(state, seat)
    return None if start is None else replay_steps(Position(position.bundle, position.entries, start), seat, [])


def _replay(draft: Draft, number: int, turn: PlannedTurn, must_end: bool) -> Break | None:
    for step, action in enumerate(turn.actions):
        try:
            add(draft, action)
        except Problem as problem:
            rules = problem.extra.get("rules")
            return Break(number, step, problem.key, problem.params, rules if isinstance(rules, list) else [])
    if must_end and not draft.is_complete:
        return Break(number, len(turn.steps), "server-draft-incomplete", {}, [])
    return None


def add(draft: Draft, action: int) -> None:
    """Add a step to a planned turn; raise a Problem for standing answers and dropping out, which cannot be planned."""
    if action not in draft.turn.bundle.game.legal(draft.turn.state, draft.seat):
        draft.turn.check(draft.seat, action)
        raise Problem(409, "server-plan-no-step")
    draft.add(action)


def _with_open_turn(position: Position, plan: Plan, carried: Carried) -> Carried:
    """Begin the next turn, if the last one is complete and there can be another."""
    if sum(len(turn.steps) for turn in carried.turns) >= MOST_STEPS:
        return replace(carried, end="full")
    if carried.drafts and not carried.drafts[-1].is_complete:
        return carried
    if len(carried.turns) >= MOST_TURNS:
        return replace(carried, end="full")
    state = carried.drafts[-1].turn.state if carried.drafts else position.state
    draft = _next_draft(position, state, plan.seat)
    if draft is None:
        return replace(carried, end="over" if position.bundle.game.is_over(state) else "chance")
    return replace(carried, drafts=[*carried.drafts, draft])


def turns_of(drafts: Sequence[Draft]) -> list[PlannedTurn]:
    """Return the turns to store."""
    found: list[PlannedTurn] = []
    for before, draft in zip([None, *drafts], drafts, strict=False):
        if draft.steps:
            continues = before is not None and not before.journal.turns and not before.turn.is_chance
            found.append(PlannedTurn(_stored(draft.lines), continues))
    return found


def _stored(lines: Sequence[JsonObject]) -> list[JsonObject]:
    return [dict(step) for step in lines]
