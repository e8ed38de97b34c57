"""Taking moves back, resigning and returning."""

from starlette.responses import Response

from hexarch.server.routes.lobby import table_answer
from hexarch.server.schemas import play as schemas
from hexarch.server.schemas.tables import Table
from hexarch.server.web.dependencies import (
    LobbyDep,
    ModerationDep,
    PresenceDep,
    ReplayLimit,
    SignedIn,
    TableCode,
    TablesDep,
    TakeBacksDep,
    router,
)

routes = router("play")


@routes.post(
    "/tables/{id}/takeback", response_model=Table, summary="Ask to take moves back", dependencies=[ReplayLimit]
)
async def request_takeback(
    code: TableCode,
    body: schemas.TakeBackBody,
    tables: TablesDep,
    takebacks: TakeBacksDep,
    presence: PresenceDep,
    user: SignedIn,
) -> Response:
    """Everybody who plays has to agree; with nobody else at the table it is done at once."""
    await tables.seated(code, user)
    await tables.attempt(code, lambda record: takebacks.ask(record, user, body.to))
    return table_answer(presence, await tables.find(code), user)


@routes.post(
    "/tables/{id}/takeback/answer",
    response_model=Table,
    summary="Agree to a take-back, or not",
    dependencies=[ReplayLimit],
)
async def answer_takeback(
    code: TableCode,
    body: schemas.AnswerBody,
    tables: TablesDep,
    takebacks: TakeBacksDep,
    presence: PresenceDep,
    user: SignedIn,
) -> Response:
    await tables.seated(code, user)
    await tables.attempt(code, lambda record: takebacks.answer(record, user, body.accept))
    return table_answer(presence, await tables.find(code), user)


@routes.post("/tables/{id}/resign", response_model=Table, summary="Leave a running game to a computer player")
async def resign(
    code: TableCode, lobby: LobbyDep, tables: TablesDep, presence: PresenceDep, user: SignedIn
) -> Response:
    await tables.seated(code, user)
    await lobby.set_gone(code, user, True)
    return table_answer(presence, await tables.find(code), user)


@routes.post("/tables/{id}/return", response_model=Table, summary="Come back to a seat I left")
async def return_to_game(
    code: TableCode,
    lobby: LobbyDep,
    moderation: ModerationDep,
    tables: TablesDep,
    presence: PresenceDep,
    user: SignedIn,
) -> Response:
    await moderation.check_return(await tables.seated(code, user), user)
    await lobby.set_gone(code, user, False)
    return table_answer(presence, await tables.find(code), user)
