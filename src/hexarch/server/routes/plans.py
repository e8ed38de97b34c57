"""Plans of turns, turns that the server plays, and answers to power. All of them are private to their player."""

from typing import Any, cast

from starlette.responses import Response

from hexarch.server.clock import DAY, now
from hexarch.server.plans.model import AnswerRule, Condition, Order
from hexarch.server.play.draft import instead as instead_of
from hexarch.server.play.questions import explain, preview
from hexarch.server.routes.replies import router
from hexarch.server.schemas import plans as schemas
from hexarch.server.schemas.play import Instead, Why
from hexarch.server.web import parameters
from hexarch.server.web.access import SeatedTable, SignedIn
from hexarch.server.web.json import answer
from hexarch.server.web.services import PlansDep

routes = router("plans")


@routes.get("/tables/{id}/plans", response_model=schemas.Plans, summary="List your plans")
async def list_plans(
    record: SeatedTable, plans: PlansDep, user: SignedIn, seat: parameters.SeatQuery = None
) -> Response:
    """Return your plans at a table as they stand on the current position, and your answers to offers of power."""
    return answer(await plans.overview(record, user, seat))


@routes.post("/tables/{id}/plans", response_model=schemas.PlanView, summary="Create a plan")
async def create_plan(record: SeatedTable, body: schemas.NewPlanBody, plans: PlansDep, user: SignedIn) -> Response:
    """Create a plan, empty or with the turns of another one, and return it.

    Errors: 409 `server-plans-too-many`.
    """
    return answer(await plans.create(record, user, body.seat, body.name, body.copy_of))


@routes.get("/tables/{id}/plans/{plan}", response_model=schemas.PlanView, summary="Get a plan")
async def get_plan(record: SeatedTable, plan: parameters.PlanId, plans: PlansDep, user: SignedIn) -> Response:
    """Return a plan on the current position, with the turn that is being planned as a draft.

    Errors: 404 `server-no-plan`.
    """
    return answer(await plans.read(record, user, plan))


@routes.patch("/tables/{id}/plans/{plan}", response_model=schemas.PlanView, summary="Rename or move a plan")
async def change_plan(
    record: SeatedTable, plan: parameters.PlanId, body: schemas.ChangePlanBody, plans: PlansDep, user: SignedIn
) -> Response:
    """Change the name of a plan or its place in the list, and return it.

    Errors: 404 `server-no-plan`.
    """
    await plans.rename(record, user, plan, body.name, body.place)
    return answer(await plans.read(record, user, plan))


@routes.delete("/tables/{id}/plans/{plan}", response_model=schemas.Plans, summary="Delete a plan")
async def delete_plan(record: SeatedTable, plan: parameters.PlanId, plans: PlansDep, user: SignedIn) -> Response:
    """Delete a plan and return the others.

    Errors: 404 `server-no-plan`.
    """
    return answer(await plans.delete(record, user, plan))


@routes.post("/tables/{id}/plans/{plan}/steps", response_model=schemas.PlanView, summary="Add steps to a plan")
async def add_plan_step(
    record: SeatedTable, plan: parameters.PlanId, body: schemas.PlanStepBody, plans: PlansDep, user: SignedIn
) -> Response:
    """Add an action or a line of notation to the turn that is being planned, or replace all its steps.

    Errors: 404 `server-no-plan`; 409 `server-plan-full`, `server-plan-no-step` if the plan cannot be continued,
    `server-stale`; 422 `server-not-legal` or `server-rule`.
    """
    if body.action is not None:
        return answer(await plans.add_action(record, user, plan, body.version, body.action))
    if body.text is not None:
        return answer(await plans.add_text(record, user, plan, body.version, body.text))
    return answer(await plans.replace_turn(record, user, plan, body.version, body.steps or []))


@routes.delete("/tables/{id}/plans/{plan}/steps", response_model=schemas.PlanView, summary="Undo steps of a plan")
async def undo_plan_steps(
    record: SeatedTable, plan: parameters.PlanId, plans: PlansDep, user: SignedIn, steps: parameters.StepsQuery = None
) -> Response:
    """Remove the last steps of a plan, or all of them. Steps that are no longer possible count, too.

    Errors: 404 `server-no-plan`.
    """
    return answer(await plans.undo(record, user, plan, steps))


@routes.get(
    "/tables/{id}/plans/{plan}/why",
    response_model=Why | list[Why],
    summary="Explain why something is not possible in a plan",
)
async def explain_in_plan(
    record: SeatedTable, plan: parameters.PlanId, plans: PlansDep, user: SignedIn, question: parameters.QuestionQuery
) -> Response:
    """The same as `GET /tables/{id}/why`, on the position that the plan leads to.

    Errors: 404 `server-no-plan`; 422 `server-action-or-text` unless exactly one of `action`, `text` and `thing` is
    given.
    """
    return answer(explain(await plans.open_draft(record, user, plan), question))


@routes.get("/tables/{id}/plans/{plan}/preview", response_model=dict[str, Any], summary="Preview an action in a plan")
async def preview_in_plan(
    record: SeatedTable, plan: parameters.PlanId, plans: PlansDep, user: SignedIn, action: parameters.RequiredAction
) -> Response:
    """The same as `GET /tables/{id}/preview`, on the position that the plan leads to.

    Errors: 404 `server-no-plan`.
    """
    return answer(preview(await plans.open_draft(record, user, plan), action))


@routes.get("/tables/{id}/plans/{plan}/instead", response_model=Instead, summary="List alternatives in a plan")
async def instead_in_plan(
    record: SeatedTable, plan: parameters.PlanId, plans: PlansDep, user: SignedIn, thing: parameters.RequiredThing
) -> Response:
    """The same as `GET /tables/{id}/instead`, for the turn that is being planned.

    Errors: 404 `server-no-plan`.
    """
    return answer(instead_of(await plans.open_draft(record, user, plan), thing))


@routes.put("/tables/{id}/plans/{plan}/order", response_model=schemas.Plans, summary="Play a plan automatically")
async def order_plan(
    code: parameters.TableCode,
    record: SeatedTable,
    plan: parameters.PlanId,
    body: schemas.OrderBody,
    plans: PlansDep,
    user: SignedIn,
) -> Response:
    """Have the first turn of a plan played as soon as your turn comes, if it is possible and all conditions hold.

    If several plans are ordered, the first possible one in the list is played. If none is possible, you are asked to
    move, and the orders end.

    Errors: 404 `server-no-plan`; 409 `server-plan-your-turn`, `server-plan-not-ready` if the first turn is incomplete,
    `server-stale`; 422 `server-plan-expired`, `server-plan-not-available`, `server-plan-round-over` or `server-no-seat`
    for a condition that cannot hold.
    """
    conditions = cast(list[Condition], [one.model_dump() for one in body.conditions])
    order = Order(conditions, now() + round(body.days * DAY))
    return answer(await plans.order(code, user, plan, body.version, order))


@routes.delete(
    "/tables/{id}/plans/{plan}/order", response_model=schemas.Plans, summary="Cancel the automatic play of a plan"
)
async def cancel_order(
    code: parameters.TableCode, record: SeatedTable, plan: parameters.PlanId, plans: PlansDep, user: SignedIn
) -> Response:
    """Keep the plan, but do not play it automatically.

    Errors: 404 `server-no-plan`.
    """
    return answer(await plans.cancel(code, user, plan))


@routes.put("/tables/{id}/answers", response_model=schemas.Plans, summary="Set answers to offers of power")
async def set_answers(
    code: parameters.TableCode, record: SeatedTable, body: schemas.AnswersBody, plans: PlansDep, user: SignedIn
) -> Response:
    """Replace the rules that answer offers of power for you.

    The first rule that applies to an offer decides.

    Errors: 409 `server-answers-too-many`; 404 `server-no-seat`.
    """
    rules = cast(list[AnswerRule], [one.model_dump() for one in body.rules])
    return answer(await plans.set_answers(code, user, body.seat, rules))
