"""Reports of finished games."""

from fastapi import Request
from starlette.responses import Response

from hexarch.server.routes.replies import done, router
from hexarch.server.schemas import reports as schemas
from hexarch.server.web import parameters
from hexarch.server.web.access import InvitedTable, LimitsDep, SignedIn, VisitedTable, Visitor
from hexarch.server.web.compressed import text_answer
from hexarch.server.web.json import answer
from hexarch.server.web.json import text as json_text
from hexarch.server.web.rate_limits import GAME_REPORT, GAME_REPORT_ADDRESS
from hexarch.server.web.services import ReportsDep

routes = router("history")


@routes.get("/tables/{id}/game-report", response_model=schemas.ReportState, summary="Get the report of a game")
async def get_game_report(request: Request, record: VisitedTable, reports: ReportsDep, visitor: Visitor) -> Response:
    """Return the report of a finished game. While it is being made, return the progress; poll about once a second."""
    return await text_answer(request, json_text(await reports.view(record, visitor)))


@routes.post(
    "/tables/{id}/game-report",
    response_model=schemas.ReportState,
    status_code=202,
    summary="Request the report of a game",
)
async def request_game_report(record: InvitedTable, reports: ReportsDep, limits: LimitsDep, user: SignedIn) -> Response:
    """Queue a report, unless it exists or is queued already, and return its progress.

    Errors: 403 `server-no-hints-yet` while a game with the same set-up and moves runs against people; 409
    `server-report-unfinished`; 429 `server-reports-pending`; 503 `server-workers-busy` if the queue is full.
    """
    limits.check_address(GAME_REPORT_ADDRESS)
    limits.check_user(GAME_REPORT, user)
    await reports.ask(record, user)
    return answer(await reports.view(record, user), 202)


@routes.post("/tables/{id}/game-report/link", response_model=schemas.ReportLink, summary="Share a report")
async def share_game_report(record: InvitedTable, reports: ReportsDep, user: SignedIn) -> Response:
    """Return the secret of a link with which anyone can read the report. It stays the same until it is revoked.

    Errors: 403 `server-not-seated`; 409 `server-no-game-report`.
    """
    return answer(await reports.share(record, user))


@done(routes.delete, "/tables/{id}/game-report/link", "Stop sharing a report")
async def end_game_report_link(record: InvitedTable, reports: ReportsDep, user: SignedIn) -> None:
    """Revoke the link to a report.

    Errors: 403 `server-not-seated`; 409 `server-no-game-report`.
    """
    await reports.end_sharing(record, user)


@routes.get("/game-reports/{link}", response_model=schemas.SharedReport, summary="Get a shared report")
async def get_shared_report(
    request: Request, link: parameters.ReportLink, reports: ReportsDep, visitor: Visitor
) -> Response:
    """Return the report of a link. Does not need a session.

    Errors: 404 `server-no-game-report`.
    """
    return await text_answer(request, json_text(await reports.shared(link, visitor)))
