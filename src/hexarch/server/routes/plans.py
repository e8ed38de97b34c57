"""Plans of turns, turns played in advance, and answers to power. Everything here is for its own player only."""

from typing import Annotated, Any, cast

from fastapi import Path, Query
from starlette.responses import Response

from hexarch.server.clock import DAY, now
from hexarch.server.plans.model import AnswerRule, Condition, Order
from hexarch.server.play.draft import instead as instead_of
from hexarch.server.play.questions import preview, why, why_thing
from hexarch.server.routes.play import SeatQuery
from hexarch.server.schemas import plans as schemas
from hexarch.server.schemas.play import Instead, Why
from hexarch.server.web.dependencies import PlansDep, SeatedTable, SignedIn, TableCode, router
from hexarch.server.web.json import answer
from hexarch.server.web.problems import Problem

routes = router("plans")


PlanId = Annotated[str, Path(max_length=40, examples=["k3v9xq2m7tbz"])]
ThingQuery = Annotated[str | None, Query(pattern=r"^[a-z_]+:[^\x00-\x1f]{0,60}$", examples=["hex:E5"])]


@routes.get("/tables/{id}/plans", response_model=schemas.Plans, summary="My plans, and my answers to power")
async def list_plans(record: SeatedTable, plans: PlansDep, user: SignedIn, seat: SeatQuery = None) -> Response:
    return answer(await plans.overview(record, user, seat))


@routes.post("/tables/{id}/plans", response_model=schemas.PlanView, summary="Begin a plan")
async def create_plan(record: SeatedTable, body: schemas.NewPlanBody, plans: PlansDep, user: SignedIn) -> Response:
    return answer(await plans.create(record, user, body.seat, body.name, body.copy_of))


@routes.get("/tables/{id}/plans/{plan}", response_model=schemas.PlanView, summary="A plan on the current position")
async def get_plan(record: SeatedTable, plan: PlanId, plans: PlansDep, user: SignedIn) -> Response:
    return answer(await plans.read(record, user, plan))


@routes.patch("/tables/{id}/plans/{plan}", response_model=schemas.PlanView, summary="Rename or move a plan")
async def change_plan(
    record: SeatedTable, plan: PlanId, body: schemas.ChangePlanBody, plans: PlansDep, user: SignedIn
) -> Response:
    await plans.rename(record, user, plan, body.name, body.place)
    return answer(await plans.read(record, user, plan))


@routes.delete("/tables/{id}/plans/{plan}", response_model=schemas.Plans, summary="Delete a plan")
async def delete_plan(record: SeatedTable, plan: PlanId, plans: PlansDep, user: SignedIn) -> Response:
    return answer(await plans.delete(record, user, plan))


@routes.post("/tables/{id}/plans/{plan}/steps", response_model=schemas.PlanView, summary="Add to a plan")
async def add_plan_step(
    record: SeatedTable, plan: PlanId, body: schemas.PlanStepBody, plans: PlansDep, user: SignedIn
) -> Response:
    if body.action is not None:
        return answer(await plans.add_action(record, user, plan, body.version, body.action))
    if body.text is not None:
        return answer(await plans.add_text(record, user, plan, body.version, body.text))
    return answer(await plans.replace_turn(record, user, plan, body.version, body.steps or []))


@routes.delete("/tables/{id}/plans/{plan}/steps", response_model=schemas.PlanView, summary="Undo steps of a plan")
async def undo_plan_steps(
    record: SeatedTable,
    plan: PlanId,
    plans: PlansDep,
    user: SignedIn,
    steps: Annotated[int | None, Query(ge=1, le=1000)] = None,
) -> Response:
    return answer(await plans.undo(record, user, plan, steps))


@routes.get(
    "/tables/{id}/plans/{plan}/why", response_model=Why | list[Why], summary="Why something is not possible in a plan"
)
async def explain_in_plan(
    record: SeatedTable,
    plan: PlanId,
    plans: PlansDep,
    user: SignedIn,
    action: Annotated[int | None, Query(ge=0, le=1_000_000, examples=[1204])] = None,
    text: Annotated[str | None, Query(min_length=1, max_length=200, examples=["build E7"])] = None,
    thing: ThingQuery = None,
) -> Response:
    draft = await plans.open_draft(record, user, plan)
    if thing is None:
        return answer(why(draft, action, text))
    if action is not None or text is not None:
        raise Problem(422, "server-action-or-text")
    return answer(why_thing(draft, thing))


@routes.get(
    "/tables/{id}/plans/{plan}/preview", response_model=dict[str, Any], summary="What an action would bring in a plan"
)
async def preview_in_plan(
    record: SeatedTable,
    plan: PlanId,
    plans: PlansDep,
    user: SignedIn,
    action: Annotated[int, Query(ge=0, le=1_000_000, examples=[1204])],
) -> Response:
    return answer(preview(await plans.open_draft(record, user, plan), action))


@routes.get(
    "/tables/{id}/plans/{plan}/instead",
    response_model=Instead,
    summary="What I could plan instead of the turn's last steps",
)
async def instead_in_plan(
    record: SeatedTable,
    plan: PlanId,
    plans: PlansDep,
    user: SignedIn,
    thing: Annotated[str, Query(pattern=r"^[a-z_]+:[^\x00-\x1f]{0,60}$", examples=["hex:E5"])],
) -> Response:
    return answer(instead_of(await plans.open_draft(record, user, plan), thing))


@routes.put("/tables/{id}/plans/{plan}/order", response_model=schemas.Plans, summary="Play a plan when my turn comes")
async def order_plan(
    code: TableCode, record: SeatedTable, plan: PlanId, body: schemas.OrderBody, plans: PlansDep, user: SignedIn
) -> Response:
    """Its first turn is played as soon as the turn comes, if it is possible and the conditions hold.

    Of several plans the first in the list is played that can be. If none can, the player is asked, and the orders end.
    """
    conditions = cast(list[Condition], [one.model_dump() for one in body.conditions])
    order = Order(conditions, now() + round(body.days * DAY))
    return answer(await plans.order(code, user, plan, body.version, order))


@routes.delete("/tables/{id}/plans/{plan}/order", response_model=schemas.Plans, summary="Do not play a plan")
async def cancel_order(code: TableCode, record: SeatedTable, plan: PlanId, plans: PlansDep, user: SignedIn) -> Response:
    return answer(await plans.cancel(code, user, plan))


@routes.put("/tables/{id}/answers", response_model=schemas.Plans, summary="Answer power by round and by opponent")
async def set_answers(
    code: TableCode, record: SeatedTable, body: schemas.AnswersBody, plans: PlansDep, user: SignedIn
) -> Response:
    rules = cast(list[AnswerRule], [one.model_dump() for one in body.rules])
    return answer(await plans.set_answers(code, user, body.seat, rules))
