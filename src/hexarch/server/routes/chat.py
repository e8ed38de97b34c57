"""Chat and hints."""

from typing import Annotated

from fastapi import Query
from starlette.responses import Response

from hexarch.server.schemas import play as schemas
from hexarch.server.web.dependencies import (
    ChatDep,
    HintsDep,
    InvitationQuery,
    InvitedTable,
    LimitsDep,
    ModerationDep,
    SeatedTable,
    SignedIn,
    VisitedTable,
    router,
)
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import CHAT, HINT

routes = router("talk")


@routes.get("/tables/{id}/chat", response_model=schemas.Chat, summary="What was said at the table")
async def read_chat(
    record: VisitedTable, chat: ChatDep, since: Annotated[int, Query(ge=0, le=10_000_000)] = 0
) -> Response:
    return answer({"messages": await chat.read(record, since)})


@routes.post("/tables/{id}/chat", response_model=schemas.ChatMessage, status_code=201, summary="Say something")
async def send_chat(
    record: InvitedTable,
    body: schemas.ChatBody,
    chat: ChatDep,
    moderation: ModerationDep,
    limits: LimitsDep,
    user: SignedIn,
    invitation: InvitationQuery = None,
) -> Response:
    limits.check_user(CHAT, user)
    await moderation.check_chat(record, user, invitation)
    return answer(await chat.say(record.code, user, body.text), 201)


@routes.post("/tables/{id}/hint", response_model=schemas.Hint, summary="What a computer player would do")
async def get_hint(
    record: SeatedTable, body: schemas.HintBody, hints: HintsDep, limits: LimitsDep, user: SignedIn
) -> Response:
    """Only where nobody else plays: against people everybody thinks alone."""
    limits.check_user(HINT, user)
    return answer(await hints.hint(record, user, body.seat))
