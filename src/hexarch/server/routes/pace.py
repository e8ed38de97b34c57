"""Clocks: stopping them together, claiming a seat whose time is up, and when somebody does not play."""

from datetime import date

from starlette.responses import Response

from hexarch.server.pace.people import calendar_view
from hexarch.server.routes.replies import changes_table
from hexarch.server.schemas import pace as schemas
from hexarch.server.web.dependencies import AgreementsDep, CalendarsDep, LimitsDep, SeatedTable, SignedIn, router
from hexarch.server.web.json import answer
from hexarch.server.web.problems import Problem
from hexarch.server.web.rate_limits import CALENDAR

routes = router("pace")


@changes_table(routes.post, "/tables/{id}/clock/pause", "Ask the others to stop all clocks")
async def request_pause(record: SeatedTable, agreements: AgreementsDep, user: SignedIn) -> None:
    """Everybody who plays has to agree; with nobody else at the table the clocks stop at once."""
    await agreements.ask_pause(record.code, user)


@changes_table(routes.post, "/tables/{id}/clock/answer", "Agree to stop all clocks, or not")
async def answer_pause(
    record: SeatedTable, body: schemas.PauseAnswer, agreements: AgreementsDep, user: SignedIn
) -> None:
    await agreements.answer_pause(record.code, user, body.accept)


@changes_table(routes.post, "/tables/{id}/clock/resume", "Let the clocks go on")
async def resume_clocks(record: SeatedTable, agreements: AgreementsDep, user: SignedIn) -> None:
    await agreements.resume(record.code, user)


@changes_table(routes.post, "/tables/{id}/clock/claim", "Give a seat whose time is up to a computer")
async def claim_seat(record: SeatedTable, body: schemas.ClaimBody, agreements: AgreementsDep, user: SignedIn) -> None:
    await agreements.claim(record.code, user, body.seat)


@routes.get("/me/calendar", response_model=schemas.CalendarView, summary="When I do not play")
async def get_calendar(calendars: CalendarsDep, user: SignedIn) -> Response:
    return answer(calendar_view(await calendars.of_user(user.id)))


@routes.put("/me/calendar", response_model=schemas.CalendarView, summary="Change when I do not play")
async def change_calendar(
    body: schemas.CalendarBody, agreements: AgreementsDep, limits: LimitsDep, user: SignedIn
) -> Response:
    """Nights and vacations stop my correspondence clocks from now on. Days that have passed stay as they were."""
    limits.check_user(CALENDAR, user)
    try:
        days = [(date.fromisoformat(first), date.fromisoformat(last)) for first, last in body.vacation]
    except ValueError:
        raise Problem(422, "server-vacation") from None
    return answer(calendar_view(await agreements.change_calendar(user, body.zone, body.night, days)))
