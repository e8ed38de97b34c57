"""Playing: the state, the turn as a draft, moves, questions."""

from typing import Annotated, Any, Literal

from fastapi import Query
from starlette.responses import Response

from hexarch.server.schemas import play as schemas
from hexarch.server.schemas.programs import CompactPosition
from hexarch.server.web.dependencies import (
    AtQuery,
    CompactViewsDep,
    PlayDep,
    SeatedTable,
    SignedIn,
    TableCode,
    TablesDep,
    ViewsDep,
    VisitedTable,
    Visitor,
    router,
)
from hexarch.server.web.json import answer
from hexarch.server.web.problems import Problem
from hexarch.server.web.rate_limits import pay_for_replay

routes = router("play")

SeatQuery = Annotated[int | None, Query(ge=0, le=9)]


@routes.get("/tables/{id}/state", response_model=schemas.State, summary="The position and what I can do")
async def get_state(
    record: VisitedTable,
    views: ViewsDep,
    visitor: Visitor,
    at: AtQuery = None,
    log: Literal["recent", "all"] = "recent",
) -> Response:
    if at is not None or log == "all":
        pay_for_replay()
    if at is None:
        return answer(await views.current(record, visitor, log == "all"))
    return answer(await views.past(record, visitor, at, log == "all"))


@routes.post("/tables/{id}/draft", response_model=schemas.Draft, summary="Add a step to my draft")
async def add_step(record: SeatedTable, body: schemas.DraftBody, play: PlayDep, user: SignedIn) -> Response:
    return answer(await play.add_step(record, user, body.version, body.seat, body.action))


@routes.put("/tables/{id}/draft", response_model=schemas.Draft, summary="Replace my draft by other steps")
async def replace_draft(record: SeatedTable, body: schemas.ReplaceBody, play: PlayDep, user: SignedIn) -> Response:
    return answer(await play.replace(record, user, body.version, body.seat, body.steps))


@routes.post("/tables/{id}/text", response_model=schemas.Draft, summary="Add typed notation to my draft")
async def add_notation(record: SeatedTable, body: schemas.TextBody, play: PlayDep, user: SignedIn) -> Response:
    return answer(await play.add_text(record, user, body.version, body.seat, body.text))


@routes.delete("/tables/{id}/draft", response_model=schemas.Draft, summary="Undo steps of my draft, or all")
async def undo_steps(
    record: SeatedTable,
    play: PlayDep,
    user: SignedIn,
    steps: Annotated[int | None, Query(ge=1, le=1000)] = None,
    seat: SeatQuery = None,
) -> Response:
    return answer(await play.undo(record, user, seat, steps))


@routes.post("/tables/{id}/draft/confirm", response_model=schemas.State, summary="Confirm my draft")
async def confirm_draft(code: TableCode, body: schemas.ConfirmBody, play: PlayDep, user: SignedIn) -> Response:
    return answer(await play.confirm(code, user, body.version, body.seat, body.request_id, body.revision))


@routes.post(
    "/tables/{id}/moves", response_model=schemas.State | CompactPosition, summary="Move at once, without a draft"
)
async def play_moves(
    code: TableCode,
    body: schemas.MovesBody,
    play: PlayDep,
    tables: TablesDep,
    compact_views: CompactViewsDep,
    user: SignedIn,
    view: Literal["full", "compact"] = "full",
) -> Response:
    """The answer is the new state, or with `view=compact` the new position for programs.

    A version that is not the newest is refused. The same `request_id` again moves only once.
    """
    state = await play.play(code, user, body.version, body.seat, body.actions, body.request_id)
    if view == "full":
        return answer(state)
    return answer(await compact_views.current(await tables.find(code), user))


@routes.get("/tables/{id}/why", response_model=schemas.Why | list[schemas.Why], summary="Why something is not possible")
async def explain(
    record: VisitedTable,
    play: PlayDep,
    visitor: Visitor,
    action: Annotated[int | None, Query(ge=0, le=1_000_000, examples=[1204])] = None,
    text: Annotated[str | None, Query(min_length=1, max_length=200, examples=["build E7"])] = None,
    thing: Annotated[str | None, Query(pattern=r"^[a-z_]+:[^\x00-\x1f]{0,60}$", examples=["hex:E5"])] = None,
    seat: SeatQuery = None,
) -> Response:
    """With the draft's steps already done, for the seat's own player.

    Asked about an action or a text, one answer; asked about a thing on the table, the reasons against using it.
    """
    if thing is None:
        return answer(await play.why(record, visitor, seat, action, text))
    if action is not None or text is not None:
        raise Problem(422, "server-action-or-text")
    return answer(await play.why_thing(record, visitor, seat, thing))


@routes.get("/tables/{id}/instead", response_model=schemas.Instead, summary="What I could do instead of my draft")
async def instead(
    record: SeatedTable,
    play: PlayDep,
    user: SignedIn,
    thing: Annotated[str, Query(pattern=r"^[a-z_]+:[^\x00-\x1f]{0,60}$", examples=["hex:E5"])],
    seat: SeatQuery = None,
) -> Response:
    """As many steps of the draft as possible are kept; the choices differ from the step they replace."""
    return answer(await play.instead(record, user, seat, thing))


@routes.get("/tables/{id}/preview", response_model=dict[str, Any], summary="What an action would bring, and lead to")
async def preview_action(
    record: VisitedTable,
    play: PlayDep,
    visitor: Visitor,
    action: Annotated[int, Query(ge=0, le=1_000_000, examples=[1204])],
    seat: SeatQuery = None,
) -> Response:
    """With the draft's steps already done, for the seat's own player."""
    return answer(await play.preview(record, visitor, seat, action))
