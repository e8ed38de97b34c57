"""Chat and hints."""

from starlette.responses import Response

from hexarch.server.routes.replies import router
from hexarch.server.schemas import play as schemas
from hexarch.server.web import parameters
from hexarch.server.web.access import InvitedTable, LimitsDep, SeatedTable, SignedIn, VisitedTable
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import CHAT, HINT
from hexarch.server.web.services import ChatDep, HintsDep, ModerationDep

routes = router("talk")


@routes.get("/tables/{id}/chat", response_model=schemas.Chat, summary="List chat messages")
async def read_chat(record: VisitedTable, chat: ChatDep, since: parameters.SinceMessage = 0) -> Response:
    """Return the newest messages of a table after the number `since`, the oldest first."""
    return answer({"messages": await chat.read(record, since)})


@routes.post("/tables/{id}/chat", response_model=schemas.ChatMessage, status_code=201, summary="Send a chat message")
async def send_chat(
    record: InvitedTable,
    body: schemas.ChatBody,
    chat: ChatDep,
    moderation: ModerationDep,
    limits: LimitsDep,
    user: SignedIn,
    invitation: parameters.InvitationQuery = None,
) -> Response:
    """Post a message to a table and return it with its number.

    Everyone at the table receives it over the live connection.

    Errors: 403 `server-chat-seated` for spectators without an invitation, `server-chat-guests` where guests may not
    chat, `server-muted`.
    """
    limits.check_user(CHAT, user)
    await moderation.check_chat(record, user, invitation)
    return answer(await chat.say(record.code, user, body.text), 201)


@routes.post("/tables/{id}/hint", response_model=schemas.Hint, summary="Get a hint")
async def get_hint(
    record: SeatedTable, body: schemas.HintBody, hints: HintsDep, limits: LimitsDep, user: SignedIn
) -> Response:
    """Return the turns that the strongest computer player recommends at the current position, and an evaluation.

    Takes some seconds. Available at analysis tables and in games without human opponents.

    Errors: 403 `server-no-hints` against people, `server-no-hints-yet` while a game with the same set-up and moves runs
    against people, `server-puzzle-no-hints`; 503 `server-no-hint` if none was found in time.
    """
    limits.check_user(HINT, user)
    return answer(await hints.hint(record, user, body.seat))
