"""History: ledger, chart, downloads, imports and branches."""

from fastapi import Request
from starlette.responses import Response

from hexarch.server.routes.replies import ReplyDep, router
from hexarch.server.schemas import charts
from hexarch.server.schemas import play as schemas
from hexarch.server.schemas.tables import Table
from hexarch.server.web import parameters
from hexarch.server.web.access import InvitedTable, LimitsDep, ReplayLimit, SignedIn, VisitedTable, Visitor, address_of
from hexarch.server.web.compressed import text_answer
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import CREATE, IMPORT, household
from hexarch.server.web.services import HistoryDep, ImporterDep

routes = router("history")


@routes.get(
    "/tables/{id}/ledger", response_model=charts.LedgerRows, summary="Get the ledger", dependencies=[ReplayLimit]
)
async def get_ledger(request: Request, record: VisitedTable, history: HistoryDep, visitor: Visitor) -> Response:
    """Return a row for every entry of the game, with the resources of its seat after it.

    Private entries of other seats have no text.

    Errors: 409 `server-table-open` before the start.
    """
    return await text_answer(request, await history.ledger(record, visitor, household(address_of(request))))


@routes.get(
    "/tables/{id}/chart",
    response_model=charts.Chart,
    summary="Get points and resources by round",
    dependencies=[ReplayLimit],
)
async def get_chart(request: Request, record: VisitedTable, history: HistoryDep) -> Response:
    """Return the points of every seat after each round, and what each seat gained and paid, by source.

    Errors: 409 `server-table-open` before the start.
    """
    return await text_answer(request, await history.chart(record, household(address_of(request))))


@routes.get(
    "/tables/{id}/download",
    summary="Download the game",
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
    form: parameters.GameFormat = "json",
    at: parameters.AtQuery = None,
) -> Response:
    """Return the game as a file: `json` is a stored game, `ledger` its ledger as text, `commands` the game in the
    notation of the online site, `svg` a picture of a position.

    `at` chooses the position of a picture.

    Errors: 404 `server-no-position`; 409 `server-table-open` before the start; 422 `server-rule` if the notation cannot
    express the game.
    """
    text, media, ending = await history.file(record, visitor, form, at, household(address_of(request)))
    headers = {"Content-Disposition": f'attachment; filename="{record.game}-{record.code}.{ending}"'}
    return await text_answer(request, text, media, headers)


@routes.post("/imports", response_model=Table, status_code=201, summary="Import a game")
async def import_game(
    body: schemas.ImportBody, importer: ImporterDep, reply: ReplyDep, limits: LimitsDep, user: SignedIn
) -> Response:
    """Store a game and return its table: a finished game becomes a finished table, any other an analysis.

    The formats are a stored game, a league log, a game in command notation and a transcript of Origins. `source.notes`
    lists what was skipped or interpreted.

    Errors: 409 `server-tables-most`; 422 `server-rule` with a sentence that says what is wrong with the file,
    `server-import-too-long`, or `server-unreadable` if reading it takes too long.
    """
    limits.check_user(IMPORT, user)
    return await reply(await importer.read(user, body.text, body.data, body.name), user, 201)


@routes.get(
    "/tables/{id}/log", response_model=schemas.LogPage, summary="Get a page of the log", dependencies=[ReplayLimit]
)
async def get_log(
    record: VisitedTable,
    history: HistoryDep,
    visitor: Visitor,
    start: parameters.FromQuery = 0,
    before: parameters.BeforeQuery = None,
) -> Response:
    """Return the entries of the log from number `from` on.

    The first page is also in the state with `log=all`. With `before`, return the entries that precede this number
    instead, with the changes that each made.

    Errors: 409 `server-table-open` before the start.
    """
    if before is not None:
        return answer(await history.earlier(record, visitor, before))
    return answer(await history.log_page(record, visitor, start))


@routes.post(
    "/tables/{id}/branch",
    response_model=Table,
    status_code=201,
    summary="Create an analysis from a position",
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
    """Copy the game up to a position to a new table, where you move for all seats.

    Private entries of other seats are left out.

    Errors: 403 `server-no-branch` while the game runs between people; 404 `server-no-position`.
    """
    limits.check_user(CREATE, user)
    return await reply(await history.branch(record, user, body.at), user, 201)
