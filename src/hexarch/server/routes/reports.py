"""Reports of finished games."""

from typing import Annotated

from fastapi import Path, Request
from starlette.responses import Response

from hexarch.server.routes.replies import done
from hexarch.server.schemas import reports as schemas
from hexarch.server.web.compressed import text_answer
from hexarch.server.web.dependencies import (
    InvitedTable,
    LimitsDep,
    ReportsDep,
    SignedIn,
    VisitedTable,
    Visitor,
    router,
)
from hexarch.server.web.json import answer
from hexarch.server.web.json import text as json_text
from hexarch.server.web.rate_limits import GAME_REPORT, GAME_REPORT_ADDRESS

routes = router("history")

Link = Annotated[str, Path(max_length=100, examples=["m4Yq0c..."])]


@routes.get("/tables/{id}/game-report", response_model=schemas.ReportState, summary="The report of a finished game")
async def get_game_report(request: Request, record: VisitedTable, reports: ReportsDep, visitor: Visitor) -> Response:
    """Until it is done: how many turns have been reviewed. Ask again after a second."""
    return await text_answer(request, json_text(await reports.view(record, visitor)))


@routes.post(
    "/tables/{id}/game-report",
    response_model=schemas.ReportState,
    status_code=202,
    summary="Have a finished game reviewed",
)
async def request_game_report(record: InvitedTable, reports: ReportsDep, limits: LimitsDep, user: SignedIn) -> Response:
    """The report is made in the background, once for everybody. Refused for games that people are still playing."""
    limits.check_address(GAME_REPORT_ADDRESS)
    limits.check_user(GAME_REPORT, user)
    await reports.ask(record, user)
    return answer(await reports.view(record, user), 202)


@routes.post("/tables/{id}/game-report/link", response_model=schemas.ReportLink, summary="Share a report with anyone")
async def share_game_report(record: InvitedTable, reports: ReportsDep, user: SignedIn) -> Response:
    return answer(await reports.share(record, user))


@done(routes.delete, "/tables/{id}/game-report/link", "End the link to a report")
async def end_game_report_link(record: InvitedTable, reports: ReportsDep, user: SignedIn) -> None:
    await reports.end_sharing(record, user)


@routes.get("/game-reports/{link}", response_model=schemas.SharedReport, summary="A report by its link")
async def get_shared_report(request: Request, link: Link, reports: ReportsDep, visitor: Visitor) -> Response:
    return await text_answer(request, json_text(await reports.shared(link, visitor)))
