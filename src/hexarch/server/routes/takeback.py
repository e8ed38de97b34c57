"""Taking moves back, resigning and returning."""

from hexarch.server.routes.replies import changes_table
from hexarch.server.schemas import play as schemas
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


@changes_table(routes.post, "/tables/{id}/takeback", "Ask to take moves back", dependencies=[ReplayLimit])
async def request_takeback(
    record: SeatedTable, body: schemas.TakeBackBody, takebacks: TakeBacksDep, user: SignedIn
) -> None:
    """Everybody who plays has to agree; with nobody else at the table it is done at once."""
    await takebacks.ask(record.code, user, body.to)


@changes_table(
    routes.post,
    "/tables/{id}/takeback/answer",
    "Agree to a take-back, or not",
    dependencies=[ReplayLimit],
)
async def answer_takeback(
    record: SeatedTable, body: schemas.AnswerBody, takebacks: TakeBacksDep, user: SignedIn
) -> None:
    await takebacks.answer(record.code, user, body.accept)


@changes_table(routes.post, "/tables/{id}/resign", "Leave a running game to a computer player")
async def resign(record: SeatedTable, lobby: LobbyDep, user: SignedIn) -> None:
    await lobby.set_gone(record.code, user, True)


@changes_table(routes.post, "/tables/{id}/return", "Come back to a seat I left")
async def return_to_game(record: SeatedTable, lobby: LobbyDep, moderation: ModerationDep, user: SignedIn) -> None:
    await moderation.check_return(record, user)
    await lobby.set_gone(record.code, user, False)
