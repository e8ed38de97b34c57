"""Playing: the state, the turn as a draft, moves, questions, take-backs."""

from contextlib import suppress
from typing import Annotated, Any, Literal

from fastapi import Query, Request
from starlette.responses import Response

from hexarch.core.game import RuleError
from hexarch.locale import error_text, message
from hexarch.server.accounts.users import User
from hexarch.server.context import Server
from hexarch.server.play import takeback
from hexarch.server.play.commit import choose_seat, commit, first_answer, request_key
from hexarch.server.play.draft import Draft, draft_view, lay, load_draft, save_draft
from hexarch.server.play.position import Position
from hexarch.server.play.state_view import past_view, stale, state_view
from hexarch.server.play.turn_builder import TurnBuilder
from hexarch.server.schemas import play as schemas
from hexarch.server.schemas.tables import Table
from hexarch.server.storage.transactions import Conflict, attempt
from hexarch.server.tables import lobby
from hexarch.server.tables.model import ANALYSIS, OPEN, RUNNING, Record, check_status
from hexarch.server.tables.presenter import table_view
from hexarch.server.web.dependencies import (
    InvitationQuery,
    ServerDep,
    SignedIn,
    TableCode,
    Visitor,
    present_at,
    readable,
    replaying,
    router,
    seated,
)
from hexarch.server.web.json import answer
from hexarch.server.web.problems import Problem

routes = router("play")

At = Annotated[int | None, Query(ge=0, le=10_000_000, examples=[42])]
SeatQuery = Annotated[int | None, Query(ge=0, le=9)]


@routes.get("/tables/{id}/state", response_model=schemas.State, summary="The position and what I can do")
async def state(
    request: Request,
    code: TableCode,
    server: ServerDep,
    visitor: Visitor,
    at: At = None,
    log: Literal["recent", "all"] = "recent",
    invitation: InvitationQuery = None,
) -> Response:
    record = await readable(server, code, visitor, invitation)
    if at is None:
        return answer(await state_view(server, record, visitor, log == "all"))
    await replaying(request)
    return answer(await past_view(server, record, visitor, at, log == "all"))


async def _begin(server: Server, record: Record, user: User, seat: int | None) -> tuple[Position, int]:
    check_status(record, RUNNING, ANALYSIS)
    position = await server.positions.current(record)
    return position, choose_seat(record, user, position, seat)


async def _extend(server: Server, code: str, user: User, body: schemas.DraftBody | schemas.TextBody) -> Response:
    record = await seated(server, code, user)
    position, seat = await _begin(server, record, user, body.seat)
    if body.version != record.version:
        raise await stale(server, record, user)
    draft = load_draft(record, position, seat)
    if isinstance(body, schemas.DraftBody):
        draft.add(body.action)
    else:
        _add_text(draft, body.text)
    async with server.database.write() as connection:
        await save_draft(connection, record, user.id, draft)
    return answer(draft_view(record, draft))


def _add_text(draft: Draft, text: str) -> None:
    """A line of notation: actions parted by full stops, semicolons or lines."""
    for part in text.replace(";", ".").replace("\n", ".").split("."):
        if part.strip():
            action = draft.turn.bundle.game.parse(draft.turn.state, draft.seat, part.strip())
            draft.add(action)


@routes.post("/tables/{id}/draft", response_model=schemas.Draft, summary="Add a step to my draft")
async def add_step(code: TableCode, body: schemas.DraftBody, server: ServerDep, user: SignedIn) -> Response:
    return await _extend(server, code, user, body)


@routes.post("/tables/{id}/text", response_model=schemas.Draft, summary="Add typed notation to my draft")
async def add_text(code: TableCode, body: schemas.TextBody, server: ServerDep, user: SignedIn) -> Response:
    return await _extend(server, code, user, body)


@routes.delete("/tables/{id}/draft", response_model=schemas.Draft, summary="Undo steps of my draft, or all")
async def undo(
    code: TableCode,
    server: ServerDep,
    user: SignedIn,
    steps: Annotated[int | None, Query(ge=1, le=1000)] = None,
    seat: SeatQuery = None,
) -> Response:
    record = await seated(server, code, user)
    position, chosen = await _begin(server, record, user, seat)
    draft = load_draft(record, position, chosen)
    draft = lay(position, chosen, draft.steps[:-steps] if steps else [])
    async with server.database.write() as connection:
        await save_draft(connection, record, user.id, draft)
    return answer(draft_view(record, draft))


@routes.post("/tables/{id}/draft/confirm", response_model=schemas.State, summary="Confirm my draft")
async def confirm(code: TableCode, body: schemas.ConfirmBody, server: ServerDep, user: SignedIn) -> Response:
    async def move(record: Record) -> dict[str, Any]:
        repeated = await _repeated(server, record, user, body.version, body.request_id)
        if repeated is not None:
            return repeated
        position, seat = await _begin(server, record, user, body.seat)
        draft = load_draft(record, position, seat)
        if not draft.steps:
            raise Problem(409, "server-draft-empty")
        if not draft.is_complete:
            raise Problem(409, "server-draft-incomplete")
        draft.turn.state.journal = None
        return await _store(server, record, user, position, draft.turn, body.request_id)

    return answer(await attempt(server, code, move, await seated(server, code, user)))


@routes.post("/tables/{id}/moves", response_model=schemas.State, summary="Move at once, without a draft")
async def play_moves(code: TableCode, body: schemas.MovesBody, server: ServerDep, user: SignedIn) -> Response:
    async def move(record: Record) -> dict[str, Any]:
        repeated = await _repeated(server, record, user, body.version, body.request_id)
        if repeated is not None:
            return repeated
        position, seat = await _begin(server, record, user, body.seat)
        turn = TurnBuilder.after(position)
        for action in body.actions:
            if turn.chance_is_asked:
                raise Problem(409, "server-chance-first")
            turn.play(seat, action)
        return await _store(server, record, user, position, turn, body.request_id)

    known = server.records.known(code)
    if known is not None and known.version == body.version and known.seats_of(user):
        # Most movers know the newest position, and storing fails for the others: no need to ask first.
        with suppress(Conflict, Problem, RuleError):
            return answer(await move(known))
    return answer(await attempt(server, code, move, await seated(server, code, user)))


async def _repeated(server: Server, record: Record, user: User, version: int, request_id: str) -> dict[str, Any] | None:
    """The first answer of a request that comes again; None for a new one that knows the newest version."""
    if version == record.version:
        return None
    async with server.database.read() as connection:
        reached = await first_answer(connection, record, request_key(user, request_id))
    if reached is None:
        raise await stale(server, record, user)
    then, entries = reached
    was_taken_back = record.version - then != record.entries - entries
    if then == record.version or was_taken_back:
        return await state_view(server, record, user)
    return {**await past_view(server, record, user, entries), "version": then}


async def _store(
    server: Server, record: Record, user: User, position: Position, turn: TurnBuilder, request_id: str
) -> dict[str, Any]:
    stored, _ = await commit(server, record, position, turn, request_key(user, request_id))
    has_moved = {entry.seat for entry in turn.entries}
    if not has_moved.issuperset(record.seats_of(user)):  # another seat of the same person may have a draft
        async with server.database.read() as connection:
            stored = await server.records.find(connection, record.code)
    return await state_view(server, stored, user)


@routes.get("/tables/{id}/why", response_model=schemas.Why, summary="Why something is not possible")
async def why(
    code: TableCode,
    server: ServerDep,
    visitor: Visitor,
    action: Annotated[int | None, Query(ge=0, le=1_000_000, examples=[1204])] = None,
    text: Annotated[str | None, Query(min_length=1, max_length=200, examples=["build E7"])] = None,
    seat: SeatQuery = None,
    invitation: InvitationQuery = None,
) -> Response:
    """With the draft's steps already done, for the seat's own player."""
    record = await readable(server, code, visitor, invitation)
    if (action is None) == (text is None):
        raise Problem(422, "server-action-or-text")
    turn, who = await _looking(server, record, visitor, seat)
    return answer(_why(turn, who, action, text))


@routes.get("/tables/{id}/preview", response_model=dict[str, Any], summary="What an action would bring, and lead to")
async def preview(
    code: TableCode,
    server: ServerDep,
    visitor: Visitor,
    action: Annotated[int, Query(ge=0, le=1_000_000, examples=[1204])],
    seat: SeatQuery = None,
    invitation: InvitationQuery = None,
) -> Response:
    """With the draft's steps already done, for the seat's own player."""
    record = await readable(server, code, visitor, invitation)
    turn, who = await _looking(server, record, visitor, seat)
    return answer(turn.bundle.presenter.preview(turn.state, who, action))


async def _looking(server: Server, record: Record, visitor: User | None, seat: int | None) -> tuple[TurnBuilder, int]:
    """What somebody who asks a question has before them: the seat, and the game with its draft."""
    if record.status == OPEN:
        raise Problem(409, "server-table-open")
    position = await server.positions.current(record)
    asked = position.decisions[0] if position.decisions else 0
    mine = record.seats_of(visitor)
    who = seat if seat is not None else asked if asked in mine or not mine else mine[0]
    if who >= len(record.seats):
        raise Problem(404, "server-no-seat", {"seat": who})
    if who in mine and not record.seats[who].gone:
        turn = load_draft(record, position, who).turn
    else:
        turn = TurnBuilder.after(position)
    return turn, who


def _why(turn: TurnBuilder, seat: int, action: int | None, text: str | None) -> dict[str, Any]:
    if text is not None:
        try:
            action = turn.bundle.game.parse(turn.state, seat, text)
        except RuleError as error:
            sentence = error_text(error)
            return {
                "legal": False,
                "key": "server-rule",
                "params": {"sentence": sentence},
                "rules": [],
                "sentence": sentence,
            }
    assert action is not None
    reason = turn.bundle.presenter.explain(turn.state, seat, action)
    if reason is None:
        return {"legal": True, "key": None, "params": {}, "rules": [], "sentence": message("server-possible")}
    sentence = message(reason.key, "en", **reason.params)
    return {
        "legal": False,
        "key": reason.key,
        "params": reason.params,
        "rules": list(reason.rules),
        "sentence": sentence,
    }


async def _table(server: Server, code: str, user: User) -> Response:
    async with server.database.read() as connection:
        record = await server.records.find(connection, code)
    return answer(table_view(record, user, present_at(server, record)))


@routes.post("/tables/{id}/takeback", response_model=Table, summary="Ask to take moves back")
async def ask_takeback(code: TableCode, body: schemas.TakeBackBody, server: ServerDep, user: SignedIn) -> Response:
    """Everybody who plays has to agree; with nobody else at the table it is done at once."""
    await seated(server, code, user)
    await attempt(server, code, lambda record: takeback.ask(server, record, user, body.to))
    return await _table(server, code, user)


@routes.post("/tables/{id}/takeback/answer", response_model=Table, summary="Agree to a take-back, or not")
async def answer_takeback(code: TableCode, body: schemas.AnswerBody, server: ServerDep, user: SignedIn) -> Response:
    await seated(server, code, user)
    await attempt(server, code, lambda record: takeback.answer(server, record, user, body.accept))
    return await _table(server, code, user)


@routes.post("/tables/{id}/resign", response_model=Table, summary="Leave a running game to a computer player")
async def resign(code: TableCode, server: ServerDep, user: SignedIn) -> Response:
    await seated(server, code, user)
    await lobby.set_gone(server, code, user, True)
    return await _table(server, code, user)


@routes.post("/tables/{id}/return", response_model=Table, summary="Come back to a seat I left")
async def come_back(code: TableCode, server: ServerDep, user: SignedIn) -> Response:
    await seated(server, code, user)
    await lobby.set_gone(server, code, user, False)
    return await _table(server, code, user)
