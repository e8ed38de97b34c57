"""Talk at the table, and hints."""

from typing import Annotated, Any

from fastapi import Query
from sqlalchemy import func, insert, select
from starlette.responses import Response

from hexarch.server.bots.dispatcher import turn_job
from hexarch.server.bots.levels import ADVISER
from hexarch.server.bots.pool import TookTooLong
from hexarch.server.clock import iso, now
from hexarch.server.play.commit import choose_seat, publish
from hexarch.server.schemas import play as schemas
from hexarch.server.storage.schema import chat
from hexarch.server.storage.transactions import attempt, change
from hexarch.server.tables.model import ANALYSIS, RUNNING, Record, check_status
from hexarch.server.web.dependencies import (
    InvitationQuery,
    ServerDep,
    SignedIn,
    TableCode,
    Visitor,
    limit,
    readable,
    router,
    seated,
)
from hexarch.server.web.json import answer
from hexarch.server.web.problems import Problem
from hexarch.server.web.rate_limits import CHAT, HINT

routes = router("talk")
_MOST = 200


def _message(row: Any) -> dict[str, Any]:
    return {"number": row.number, "user_id": row.user_id, "name": row.name, "text": row.text, "time": iso(row.time)}


@routes.get("/tables/{id}/chat", response_model=schemas.Chat, summary="What was said at the table")
async def read_chat(
    code: TableCode,
    server: ServerDep,
    visitor: Visitor,
    since: Annotated[int, Query(ge=0, le=10_000_000)] = 0,
    invitation: InvitationQuery = None,
) -> Response:
    record = await readable(server, code, visitor, invitation)
    newest = (
        select(chat)
        .where(chat.c.game_id == record.id, chat.c.number > since)
        .order_by(chat.c.number.desc())
        .limit(_MOST)
    )
    async with server.database.read() as connection:
        rows = (await connection.execute(newest)).all()
    return answer({"messages": [_message(row) for row in reversed(rows)]})


@routes.post("/tables/{id}/chat", response_model=schemas.ChatMessage, status_code=201, summary="Say something")
async def say(
    code: TableCode, body: schemas.ChatBody, server: ServerDep, user: SignedIn, invitation: InvitationQuery = None
) -> Response:
    limit(server, CHAT, user)

    async def add(record: Record) -> dict[str, Any]:
        async with server.database.write() as connection:
            last = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.game_id == record.id)
            number = (await connection.execute(last)).scalar_one() + 1
            said = {"number": number, "user_id": user.id, "name": user.name, "text": body.text}
            time = now()
            published = await change(connection, record, {}, [{"type": "chat", **said, "time": iso(time)}])
            await connection.execute(insert(chat).values(game_id=record.id, **said, time=time))
        publish(server, published)
        return {**said, "time": iso(time)}

    await readable(server, code, user, invitation)
    return answer(await attempt(server, code, add), 201)


@routes.post("/tables/{id}/hint", response_model=schemas.Hint, summary="What a computer player would do")
async def hint(code: TableCode, body: schemas.HintBody, server: ServerDep, user: SignedIn) -> Response:
    """Only where nobody else plays: against people everybody thinks alone."""
    limit(server, HINT, user)
    record = await seated(server, code, user)
    check_status(record, RUNNING, ANALYSIS)
    if record.status == RUNNING and any(person != user.id for person in record.people()):
        raise Problem(403, "server-no-hints")
    position = await server.positions.current(record)
    seat = choose_seat(record, user, position, body.seat)
    seconds = server.settings.hint_seconds
    try:
        found = await server.helpers.ask(turn_job(record.game, position, seat, ADVISER, seconds, "hint"), seconds)
    except TookTooLong:
        raise Problem(503, "server-no-hint") from None
    return answer({"lines": found["lines"]})
