"""History: ledger, chart, downloads, imports and branches."""

from typing import Annotated, Literal

from fastapi import Query
from starlette.responses import Response

from hexarch.server.accounts.users import User
from hexarch.server.context import Server
from hexarch.server.play.charts import flows_of
from hexarch.server.play.history import branch, chart_of, ledger_of, ledger_text, read_game
from hexarch.server.play.position import rebuild
from hexarch.server.play.registry import bundle
from hexarch.server.schemas import charts
from hexarch.server.schemas import play as schemas
from hexarch.server.schemas.tables import Table
from hexarch.server.tables.model import OPEN, Record
from hexarch.server.tables.presenter import table_view
from hexarch.server.web.dependencies import (
    InvitationQuery,
    Replaying,
    ServerDep,
    SignedIn,
    TableCode,
    Visitor,
    limit,
    present_at,
    readable,
    router,
)
from hexarch.server.web.json import answer
from hexarch.server.web.problems import Problem
from hexarch.server.web.rate_limits import CREATE, IMPORT

routes = router("history")

Form = Annotated[Literal["json", "ledger", "commands", "svg"], Query(alias="format")]
At = Annotated[int | None, Query(ge=0, le=10_000_000, examples=[42])]


@routes.get(
    "/tables/{id}/ledger",
    response_model=charts.LedgerRows,
    summary="Everything that happened, row by row",
    dependencies=[Replaying],
)
async def ledger(code: TableCode, server: ServerDep, visitor: Visitor, invitation: InvitationQuery = None) -> Response:
    record = await readable(server, code, visitor, invitation)
    async with server.database.read() as connection:
        rows = await server.books.rows(connection, record)
    return answer({"columns": bundle(record.game).presenter.ledger_columns, "rows": rows})


@routes.get(
    "/tables/{id}/chart",
    response_model=charts.Chart,
    summary="Points, goods and income by round and source",
    dependencies=[Replaying],
)
async def chart(code: TableCode, server: ServerDep, visitor: Visitor, invitation: InvitationQuery = None) -> Response:
    record = await readable(server, code, visitor, invitation)
    async with server.database.read() as connection:
        rows = await server.books.rows(connection, record)
    names = (await server.positions.current(record)).names
    measures = bundle(record.game).presenter.measures
    return answer({"series": chart_of(names, rows), "measures": measures, "flows": flows_of(measures, rows)})


@routes.get(
    "/tables/{id}/download",
    summary="The game as a file",
    response_class=Response,
    dependencies=[Replaying],
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
async def download(
    code: TableCode,
    server: ServerDep,
    visitor: Visitor,
    form: Form = "json",
    at: At = None,
    invitation: InvitationQuery = None,
) -> Response:
    record = await readable(server, code, visitor, invitation)
    if record.status == OPEN:
        raise Problem(409, "server-table-open")
    text, media, ending = await _file(server, record, form, at)
    headers = {"Content-Disposition": f'attachment; filename="{record.game}-{record.code}.{ending}"'}
    return Response(text, 200, headers, media)


async def _file(server: Server, record: Record, form: str, at: int | None) -> tuple[str, str, str]:
    presenter = bundle(record.game).presenter
    async with server.database.read() as connection:
        if form == "svg":
            position = await rebuild(connection, record, record.entries if at is None else at)
            return presenter.svg(position.state), "image/svg+xml", "svg"
        if form == "ledger":
            rows = await server.books.rows(connection, record)
            return ledger_text(presenter.ledger_columns, rows), "text/plain", "txt"
        game = await ledger_of(connection, record)
    if form == "commands":
        return presenter.commands(game), "text/plain", "commands.txt"
    return game.dumps(), "application/json", "json"


async def _table(server: Server, code: str, user: User) -> Response:
    record = await readable(server, code, user)
    return answer(table_view(record, user, present_at(server, record)), 201)


@routes.post("/imports", response_model=Table, status_code=201, summary="Bring a game from elsewhere")
async def bring(body: schemas.ImportBody, server: ServerDep, user: SignedIn) -> Response:
    """A stored game, a league log or a game in command form."""
    limit(server, IMPORT, user)
    return await _table(server, await read_game(server, user, body.text, body.name), user)


@routes.post("/tables/{id}/branch", response_model=Table, status_code=201, summary="Analyse from a position")
async def make_branch(
    code: TableCode, body: schemas.BranchBody, server: ServerDep, user: SignedIn, invitation: InvitationQuery = None
) -> Response:
    limit(server, CREATE, user)
    record = await readable(server, code, user, invitation)
    return await _table(server, await branch(server, record, user, body.at), user)
