"""History: ledger, chart, downloads, imports and branches."""

from typing import Annotated, Literal

from fastapi import Query, Request
from starlette.responses import Response

from hexarch.server.routes.replies import ReplyDep
from hexarch.server.schemas import charts
from hexarch.server.schemas import play as schemas
from hexarch.server.schemas.tables import Table
from hexarch.server.web.compressed import text_answer
from hexarch.server.web.dependencies import (
    AtQuery,
    HistoryDep,
    ImporterDep,
    InvitedTable,
    LimitsDep,
    ReplayLimit,
    SignedIn,
    VisitedTable,
    Visitor,
    address_of,
    router,
)
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import CREATE, IMPORT, household

routes = router("history")

Form = Annotated[Literal["json", "ledger", "commands", "svg"], Query(alias="format")]


@routes.get(
    "/tables/{id}/ledger",
    response_model=charts.LedgerRows,
    summary="Everything that happened, row by row",
    dependencies=[ReplayLimit],
)
async def get_ledger(request: Request, record: VisitedTable, history: HistoryDep, visitor: Visitor) -> Response:
    return await text_answer(request, await history.ledger(record, visitor, household(address_of(request))))


@routes.get(
    "/tables/{id}/chart",
    response_model=charts.Chart,
    summary="Points, goods and income by round and source",
    dependencies=[ReplayLimit],
)
async def get_chart(request: Request, record: VisitedTable, history: HistoryDep) -> Response:
    return await text_answer(request, await history.chart(record, household(address_of(request))))


@routes.get(
    "/tables/{id}/download",
    summary="The game as a file",
    response_class=Response,
    dependencies=[ReplayLimit],
    responses={
        200: {
            "content": {
                "application/json": {"schema": {"type": "object"}},
                "text/plain": {"schema": {"type": "string"}},
                "image/svg+xml": {"schema": {"type": "string"}},
            },
            "description": "A stored game, the ledger, the commands, or a picture of a position.",
        }
    },
)
async def download_game(
    request: Request,
    record: VisitedTable,
    history: HistoryDep,
    visitor: Visitor,
    form: Form = "json",
    at: AtQuery = None,
) -> Response:
    text, media, ending = await history.file(record, visitor, form, at, household(address_of(request)))
    headers = {"Content-Disposition": f'attachment; filename="{record.game}-{record.code}.{ending}"'}
    return await text_answer(request, text, media, headers)


@routes.post("/imports", response_model=Table, status_code=201, summary="Bring a game from elsewhere")
async def import_game(
    body: schemas.ImportBody, importer: ImporterDep, reply: ReplyDep, limits: LimitsDep, user: SignedIn
) -> Response:
    """A stored game, a league log, a game in command form or a transcript of Origins.

    What was skipped or understood differently is in the table's source, as notes.
    """
    limits.check_user(IMPORT, user)
    return await reply(await importer.read(user, body.text, body.data, body.name), user, 201)


@routes.get(
    "/tables/{id}/log",
    response_model=schemas.LogPage,
    summary="Entries of the log, page by page",
    dependencies=[ReplayLimit],
)
async def get_log(
    record: VisitedTable,
    history: HistoryDep,
    visitor: Visitor,
    start: Annotated[int, Query(alias="from", ge=0, le=10_000_000, examples=[1000])] = 0,
    before: Annotated[int | None, Query(ge=0, le=10_000_000, examples=[200])] = None,
) -> Response:
    """The state with `log=all` holds the first page. With `before`, the entries before it and what they changed."""
    if before is not None:
        return answer(await history.earlier(record, visitor, before))
    return answer(await history.log_page(record, visitor, start))


@routes.post(
    "/tables/{id}/branch",
    response_model=Table,
    status_code=201,
    summary="Analyse from a position",
    dependencies=[ReplayLimit],
)
async def create_branch(
    record: InvitedTable,
    body: schemas.BranchBody,
    history: HistoryDep,
    reply: ReplyDep,
    limits: LimitsDep,
    user: SignedIn,
) -> Response:
    limits.check_user(CREATE, user)
    return await reply(await history.branch(record, user, body.at), user, 201)
