"""JSON views of plans, for their player."""

from collections.abc import Sequence

from hexarch.locale import message
from hexarch.server.clock import iso, now
from hexarch.server.plans.carrying import Break, Carried
from hexarch.server.plans.limits import MOST_PLANS
from hexarch.server.plans.model import AnswerRule, Plan
from hexarch.server.play.draft import Draft, draft_view, replay_steps
from hexarch.server.play.position import Position
from hexarch.server.tables.model import Record
from hexarch.server.web.json import JsonObject


def overview(
    record: Record,
    position: Position,
    seat: int,
    plans: Sequence[tuple[Plan, Carried]],
    rules: Sequence[AnswerRule],
) -> JsonObject:
    """Return the plans and answers of a seat."""
    return {
        "seat": seat,
        "version": record.version,
        "my_turn": position.bundle.game.is_turn(position.state, seat),
        "most": MOST_PLANS,
        "available": position.bundle.game.available(position.state),
        "plans": [_summary(record, plan, carried) for plan, carried in plans],
        "answers": list(rules),
    }


def _summary(record: Record, plan: Plan, carried: Carried) -> JsonObject:
    return {
        "id": plan.id,
        "name": plan.name,
        "turns": [{"steps": turn.steps, "continues": turn.continues} for turn in carried.turns],
        "broken": None if carried.broken is None else _break(carried.broken),
        "end": carried.end,
        "playable": carried.first is not None,
        "order": _order(record, plan),
    }


def _order(record: Record, plan: Plan) -> JsonObject | None:
    if plan.order is None or not record.order_seats >> plan.seat & 1:
        return None
    order = plan.order
    return {
        "conditions": order.conditions,
        "expires": iso(order.expires),
        "expired": order.expires <= now(),
    }


def _break(broken: Break) -> JsonObject:
    sentence = message(broken.key, "en", **broken.params)
    reason = {"legal": False, "key": broken.key, "params": broken.params, "rules": broken.rules, "sentence": sentence}
    return {"turn": broken.turn, "step": broken.step, "reason": reason}


def plan_view(record: Record, plan: Plan, carried: Carried) -> JsonObject:
    """Return a plan with the position that it leads to, and the possible next steps."""
    draft = _shown(carried)
    shown = None if draft is None else draft_view(record, draft)
    if shown is not None and carried.end is not None:
        shown["options"] = None
    return {**_summary(record, plan, carried), "version": record.version, "seat": plan.seat, "draft": shown}


def _shown(carried: Carried) -> Draft | None:
    """Return the last turn that works; a new one without steps comes after it."""
    if not carried.drafts:
        return None
    last = carried.drafts[-1]
    return replay_steps(last.position, last.seat, last.steps)
