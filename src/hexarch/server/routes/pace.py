"""Clocks: stopping them together, claiming a seat whose time is up, and when somebody does not play."""

from datetime import date

from starlette.responses import Response

from hexarch.server.pace.people import calendar_view
from hexarch.server.routes.replies import ReplyDep
from hexarch.server.schemas import pace as schemas
from hexarch.server.schemas.tables import Table
from hexarch.server.web.dependencies import AgreementsDep, CalendarsDep, SeatedTable, SignedIn, router
from hexarch.server.web.json import answer
from hexarch.server.web.problems import Problem

routes = router("pace")


@routes.post("/tables/{id}/clock/pause", response_model=Table, summary="Ask the others to stop all clocks")
async def request_pause(record: SeatedTable, agreements: AgreementsDep, reply: ReplyDep, user: SignedIn) -> Response:
    """Everybody who plays has to agree; with nobody else at the table the clocks stop at once."""
    await agreements.ask_pause(record.code, user)
    return await reply(record.code, user)


@routes.post("/tables/{id}/clock/answer", response_model=Table, summary="Agree to stop all clocks, or not")
async def answer_pause(
    record: SeatedTable, body: schemas.PauseAnswer, agreements: AgreementsDep, reply: ReplyDep, user: SignedIn
) -> Response:
    await agreements.answer_pause(record.code, user, body.accept)
    return await reply(record.code, user)


@routes.post("/tables/{id}/clock/resume", response_model=Table, summary="Let the clocks go on")
async def resume_clocks(record: SeatedTable, agreements: AgreementsDep, reply: ReplyDep, user: SignedIn) -> Response:
    await agreements.resume(record.code, user)
    return await reply(record.code, user)


@routes.post("/tables/{id}/clock/claim", response_model=Table, summary="Give a seat whose time is up to a computer")
async def claim_seat(
    record: SeatedTable, body: schemas.ClaimBody, agreements: AgreementsDep, reply: ReplyDep, user: SignedIn
) -> Response:
    await agreements.claim(record.code, user, body.seat)
    return await reply(record.code, user)


@routes.get("/me/calendar", response_model=schemas.CalendarView, summary="When I do not play")
async def get_calendar(calendars: CalendarsDep, user: SignedIn) -> Response:
    return answer(calendar_view(await calendars.of_user(user.id)))


@routes.put("/me/calendar", response_model=schemas.CalendarView, summary="Change when I do not play")
async def change_calendar(body: schemas.CalendarBody, agreements: AgreementsDep, user: SignedIn) -> Response:
    """Nights and vacations stop my correspondence clocks from now on. Days that have passed stay as they were."""
    try:
        days = [(date.fromisoformat(first), date.fromisoformat(last)) for first, last in body.vacation]
    except ValueError:
        raise Problem(422, "server-vacation") from None
    return answer(calendar_view(await agreements.change_calendar(user, body.zone, body.night, days)))
