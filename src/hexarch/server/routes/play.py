"""Playing: the state, the turn as a draft, moves, questions."""

from typing import Any

from starlette.responses import Response

from hexarch.server.routes.replies import router
from hexarch.server.schemas import play as schemas
from hexarch.server.schemas.programs import CompactPosition
from hexarch.server.web import parameters
from hexarch.server.web.access import SeatedTable, SignedIn, VisitedTable, Visitor
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import pay_for_replay
from hexarch.server.web.services import PlayDep, ViewsDep

routes = router("play")


@routes.get("/tables/{id}/state", response_model=schemas.State, summary="Get the position, the log and your options")
async def get_state(
    record: VisitedTable,
    views: ViewsDep,
    visitor: Visitor,
    at: parameters.AtQuery = None,
    log: parameters.LogQuery = "recent",
) -> Response:
    """Return the position as you may see it, your draft, and what you may do.

    The position is the one before the draft. With `at`, return an earlier position, without options.

    Errors: 404 `server-no-position`; 409 `server-table-open` before the start.
    """
    if at is not None or log == "all":
        pay_for_replay()
    if at is None:
        return answer(await views.current(record, visitor, log == "all"))
    return answer(await views.past(record, visitor, at, log == "all"))


@routes.post("/tables/{id}/draft", response_model=schemas.Draft, summary="Add an action to your draft")
async def add_step(record: SeatedTable, body: schemas.DraftBody, play: PlayDep, user: SignedIn) -> Response:
    """Add one action to the draft of your turn and return the draft.

    Nothing is stored as a move until the draft is confirmed.

    Errors: 409 `server-stale` if the game has moved on since `version` (the problem has the new `state`),
    `server-draft-complete`; 422 `server-not-legal`.
    """
    return answer(await play.add_step(record, user, body.version, body.seat, body.action))


@routes.put("/tables/{id}/draft", response_model=schemas.Draft, summary="Replace your draft")
async def replace_draft(record: SeatedTable, body: schemas.ReplaceBody, play: PlayDep, user: SignedIn) -> Response:
    """Replace all steps of your draft and return it.

    Errors: 409 `server-stale`; 422 `server-not-legal`.
    """
    return answer(await play.replace(record, user, body.version, body.seat, body.steps))


@routes.post("/tables/{id}/text", response_model=schemas.Draft, summary="Add notation to your draft")
async def add_notation(record: SeatedTable, body: schemas.TextBody, play: PlayDep, user: SignedIn) -> Response:
    """Add actions written in notation, separated by full stops, semicolons or line breaks, and return the draft.

    If one is not possible, none is added.

    Errors: 409 `server-stale` or `server-draft-complete`; 422 `server-not-legal`, or `server-rule` for text that cannot
    be read.
    """
    return answer(await play.add_text(record, user, body.version, body.seat, body.text))


@routes.delete("/tables/{id}/draft", response_model=schemas.Draft, summary="Undo steps of your draft")
async def undo_steps(
    record: SeatedTable,
    play: PlayDep,
    user: SignedIn,
    steps: parameters.StepsQuery = None,
    seat: parameters.SeatQuery = None,
) -> Response:
    """Remove the last steps of your draft, or all of them, and return the draft."""
    return answer(await play.undo(record, user, seat, steps))


@routes.post("/tables/{id}/draft/confirm", response_model=schemas.State, summary="Confirm your draft")
async def confirm_draft(
    code: parameters.TableCode, body: schemas.ConfirmBody, play: PlayDep, user: SignedIn
) -> Response:
    """Store your draft as a move and return the new state.

    Repeating a request with the same `request_id` does not move twice.

    Errors: 409 `server-draft-changed` if the draft is not the one of `revision`, `server-draft-empty`,
    `server-draft-incomplete`, or `server-stale`.
    """
    return answer(await play.confirm(code, user, body.version, body.seat, body.request_id, body.revision))


@routes.post(
    "/tables/{id}/moves", response_model=schemas.State | CompactPosition, summary="Play actions without a draft"
)
async def play_moves(
    code: parameters.TableCode,
    body: schemas.MovesBody,
    play: PlayDep,
    user: SignedIn,
    view: parameters.ViewQuery = "full",
) -> Response:
    """Store actions as a move and return the new state, or with `view=compact` the new position for programs.

    Repeating a request with the same `request_id` does not move twice.

    Errors: 409 `server-stale` if the game has moved on since `version` (the problem has the new `state`),
    `server-chance-first` if a draw interrupts the actions; 422 `server-not-legal`.
    """
    state = await play.play(code, user, body.version, body.seat, body.actions, body.request_id)
    return answer(state if view == "full" else await play.compact_view(code, user))


@routes.get(
    "/tables/{id}/why", response_model=schemas.Why | list[schemas.Why], summary="Explain why something is not possible"
)
async def explain(
    record: VisitedTable,
    play: PlayDep,
    visitor: Visitor,
    question: parameters.QuestionQuery,
    seat: parameters.SeatQuery = None,
) -> Response:
    """For an `action` or a `text`, return whether it is possible, and the reason if it is not.

    For a `thing` on the table, return the reasons against every use of it; the list is empty if it can be used. If the
    seat is yours, the steps of its draft have been applied.

    Errors: 404 `server-no-seat`; 409 `server-table-open`; 422 `server-action-or-text` unless exactly one of the three
    is given.
    """
    return answer(await play.explain(record, visitor, seat, question))


@routes.get("/tables/{id}/instead", response_model=schemas.Instead, summary="List alternatives to your draft")
async def instead(
    record: SeatedTable,
    play: PlayDep,
    user: SignedIn,
    thing: parameters.RequiredThing,
    seat: parameters.SeatQuery = None,
) -> Response:
    """Return what you could do with a thing in place of the last steps of your draft.

    As many steps as possible are kept.
    """
    return answer(await play.instead(record, user, seat, thing))


@routes.get("/tables/{id}/preview", response_model=dict[str, Any], summary="Preview an action")
async def preview_action(
    record: VisitedTable,
    play: PlayDep,
    visitor: Visitor,
    action: parameters.RequiredAction,
    seat: parameters.SeatQuery = None,
) -> Response:
    """Return the costs and gains of an action and what can follow it.

    If the seat is yours, the steps of its draft have been applied.

    Errors: 404 `server-no-seat`; 409 `server-table-open`; 422 `server-not-legal`.
    """
    return answer(await play.preview(record, visitor, seat, action))
