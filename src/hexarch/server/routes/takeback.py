"""Taking moves back, resigning and returning."""

from starlette.responses import Response

from hexarch.server.routes.replies import ReplyDep
from hexarch.server.schemas import play as schemas
from hexarch.server.schemas.tables import Table
from hexarch.server.web.dependencies import (
    LobbyDep,
    ModerationDep,
    ReplayLimit,
    SeatedTable,
    SignedIn,
    TakeBacksDep,
    router,
)

routes = router("play")


@routes.post(
    "/tables/{id}/takeback", response_model=Table, summary="Ask to take moves back", dependencies=[ReplayLimit]
)
async def request_takeback(
    record: SeatedTable, body: schemas.TakeBackBody, takebacks: TakeBacksDep, reply: ReplyDep, user: SignedIn
) -> Response:
    """Everybody who plays has to agree; with nobody else at the table it is done at once."""
    await takebacks.ask(record.code, user, body.to)
    return await reply(record.code, user)


@routes.post(
    "/tables/{id}/takeback/answer",
    response_model=Table,
    summary="Agree to a take-back, or not",
    dependencies=[ReplayLimit],
)
async def answer_takeback(
    record: SeatedTable, body: schemas.AnswerBody, takebacks: TakeBacksDep, reply: ReplyDep, user: SignedIn
) -> Response:
    await takebacks.answer(record.code, user, body.accept)
    return await reply(record.code, user)


@routes.post("/tables/{id}/resign", response_model=Table, summary="Leave a running game to a computer player")
async def resign(record: SeatedTable, lobby: LobbyDep, reply: ReplyDep, user: SignedIn) -> Response:
    await lobby.set_gone(record.code, user, True)
    return await reply(record.code, user)


@routes.post("/tables/{id}/return", response_model=Table, summary="Come back to a seat I left")
async def return_to_game(
    record: SeatedTable, lobby: LobbyDep, moderation: ModerationDep, reply: ReplyDep, user: SignedIn
) -> Response:
    await moderation.check_return(record, user)
    await lobby.set_gone(record.code, user, False)
    return await reply(record.code, user)
