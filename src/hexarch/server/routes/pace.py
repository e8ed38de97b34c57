"""Clocks: pauses by agreement, claiming a seat whose time is up, calendars."""

from datetime import date

from starlette.responses import Response

from hexarch.server.pace.people import calendar_view
from hexarch.server.routes.replies import changes_table, router
from hexarch.server.schemas import pace as schemas
from hexarch.server.web.access import LimitsDep, SeatedTable, SignedIn
from hexarch.server.web.json import answer
from hexarch.server.web.problems import Problem
from hexarch.server.web.rate_limits import CALENDAR
from hexarch.server.web.services import AgreementsDep, CalendarsDep

routes = router("pace")


@changes_table(routes.post, "/tables/{id}/clock/pause", "Ask to pause the clocks")
async def request_pause(record: SeatedTable, agreements: AgreementsDep, user: SignedIn) -> None:
    """Ask the other players to stop all clocks. They stop when everyone has agreed; if nobody else plays, at once.

    Errors: 409 `server-no-clock`, or `server-pause-open` if a pause is already requested or in effect.
    """
    await agreements.ask_pause(record.code, user)


@changes_table(routes.post, "/tables/{id}/clock/answer", "Answer a request to pause")
async def answer_pause(
    record: SeatedTable, body: schemas.PauseAnswer, agreements: AgreementsDep, user: SignedIn
) -> None:
    """Agree to stop all clocks, or refuse.

    Errors: 409 `server-no-pause` if no request waits for your answer.
    """
    await agreements.answer_pause(record.code, user, body.accept)


@changes_table(routes.post, "/tables/{id}/clock/resume", "Resume the clocks")
async def resume_clocks(record: SeatedTable, agreements: AgreementsDep, user: SignedIn) -> None:
    """Restart the clocks after a pause. One player is enough.

    Errors: 409 `server-no-clock`.
    """
    await agreements.resume(record.code, user)


@changes_table(routes.post, "/tables/{id}/clock/claim", "Claim a seat whose time is up")
async def claim_seat(record: SeatedTable, body: schemas.ClaimBody, agreements: AgreementsDep, user: SignedIn) -> None:
    """Give an opponent's seat whose time is up to a computer player, where the pace of the table lets the players
    decide that (`timeout` is `claim`).

    Errors: 404 `server-no-seat`; 409 `server-not-claimable`.
    """
    await agreements.claim(record.code, user, body.seat)


@routes.get("/me/calendar", response_model=schemas.CalendarView, summary="Get your calendar")
async def get_calendar(calendars: CalendarsDep, user: SignedIn) -> Response:
    """Return your time zone, your night and your vacations. They stop your clocks in correspondence games."""
    return answer(calendar_view(await calendars.of_user(user.id)))


@routes.put("/me/calendar", response_model=schemas.CalendarView, summary="Change your calendar")
async def change_calendar(
    body: schemas.CalendarBody, agreements: AgreementsDep, limits: LimitsDep, user: SignedIn
) -> Response:
    """Replace your time zone, your night and your vacations.

    The change applies to running games from now on; days that have passed stay as they were.

    Errors: 409 `server-calendar-again` if the zone or the night was changed less than a day ago; 422 `server-zone`,
    `server-night`, `server-vacation` or `server-vacation-days`.
    """
    limits.check_user(CALENDAR, user)
    try:
        days = [(date.fromisoformat(first), date.fromisoformat(last)) for first, last in body.vacation]
    except ValueError:
        raise Problem(422, "server-vacation") from None
    return answer(calendar_view(await agreements.change_calendar(user, body.zone, body.night, days)))
