"""Taking moves back, resigning and returning."""

from hexarch.server.routes.replies import changes_table, router
from hexarch.server.schemas import play as schemas
from hexarch.server.web.access import ReplayLimit, SeatedTable, SignedIn
from hexarch.server.web.services import LobbyDep, ModerationDep, TakeBacksDep

routes = router("play")


@changes_table(routes.post, "/tables/{id}/takeback", "Ask to take moves back", dependencies=[ReplayLimit])
async def request_takeback(
    record: SeatedTable, body: schemas.TakeBackBody, takebacks: TakeBacksDep, user: SignedIn
) -> None:
    """Ask the other players to return to an earlier position.

    If nobody else plays, it is done at once. What chance decided directly after that position is kept.

    Errors: 409 `server-takeback-open` if a request is pending; 422 `server-nothing-to-take-back`.
    """
    await takebacks.ask(record.code, user, body.to)


@changes_table(routes.post, "/tables/{id}/takeback/answer", "Answer a take-back request", dependencies=[ReplayLimit])
async def answer_takeback(
    record: SeatedTable, body: schemas.AnswerBody, takebacks: TakeBacksDep, user: SignedIn
) -> None:
    """Agree to take moves back, or refuse. When everyone has agreed, it is done.

    Errors: 409 `server-no-takeback` if no request waits for your answer.
    """
    await takebacks.answer(record.code, user, body.accept)


@changes_table(routes.post, "/tables/{id}/resign", "Leave a running game")
async def resign(record: SeatedTable, lobby: LobbyDep, user: SignedIn) -> None:
    """Hand your seats over to a computer player.

    Errors: 409 `server-table-open` or `server-table-finished`.
    """
    await lobby.set_gone(record.code, user, True)


@changes_table(routes.post, "/tables/{id}/return", "Return to a game you left")
async def return_to_game(record: SeatedTable, lobby: LobbyDep, moderation: ModerationDep, user: SignedIn) -> None:
    """Take your seats back from the computer player.

    Errors: 403 `server-removed`; 409 `server-table-finished`.
    """
    await moderation.check_return(record, user)
    await lobby.set_gone(record.code, user, False)
