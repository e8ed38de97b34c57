"""The lobby: tables to find, make, join, start and play again."""

from typing import Annotated, Any, Literal

from fastapi import Path, Query
from starlette.responses import Response

from hexarch.server.accounts.users import User
from hexarch.server.context import Server
from hexarch.server.schemas import tables as schemas
from hexarch.server.schemas.common import Done
from hexarch.server.tables import lobby
from hexarch.server.tables import rematch as rematching
from hexarch.server.tables.catalogue import catalogue, check_game
from hexarch.server.tables.listing import list_tables
from hexarch.server.tables.model import check_readable, check_seated
from hexarch.server.tables.presenter import table_view
from hexarch.server.web.dependencies import (
    InvitationQuery,
    ServerDep,
    SignedIn,
    TableCode,
    Visitor,
    limit,
    present_at,
    readable,
    router,
    seated,
)
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import CREATE

routes = router("lobby")

Page = Annotated[int, Query(ge=1, le=100_000)]
GameName = Annotated[str | None, Query(max_length=40, examples=["origins"])]
Which = Annotated[Literal["open", "mine", "running", "finished"], Query(alias="list")]


async def _table(server: Server, code: str, user: User | None, status: int = 200) -> Response:
    async with server.database.read() as connection:
        record = await server.records.find(connection, code)
    return answer(table_view(record, user, present_at(server, record)), status)


@routes.get("/catalogue", response_model=schemas.Catalogue, summary="Games, options, presets, levels")
async def get_catalogue() -> Response:
    return answer(catalogue())


@routes.get("/tables", response_model=schemas.Tables, summary="Tables, page by page")
async def tables(
    server: ServerDep, visitor: Visitor, which: Which = "open", game: GameName = None, page: Page = 1
) -> Response:
    if game is not None:
        check_game(game)
    return answer(await list_tables(server, visitor, which, game, page))


@routes.post("/tables", response_model=schemas.Table, status_code=201, summary="Make a table")
async def create(body: schemas.TableBody, server: ServerDep, user: SignedIn) -> Response:
    limit(server, CREATE, user)
    check_game(body.game)
    places = [lobby.seat_for(number, seat.kind, user, seat.level) for number, seat in enumerate(body.seats)]
    values: dict[str, Any] = {"visibility": body.visibility, "title": body.title}
    code = await lobby.create_table(server, user, body.game, body.preset, body.options, places, **values)
    return await _table(server, code, user, 201)


@routes.get("/tables/{id}", response_model=schemas.Table, summary="A table")
async def table(code: TableCode, server: ServerDep, visitor: Visitor, invitation: InvitationQuery = None) -> Response:
    record = await readable(server, code, visitor, invitation)
    return answer(table_view(record, visitor, present_at(server, record)))


@routes.delete("/tables/{id}", response_model=Done, summary="Remove a table before its start")
async def remove(code: TableCode, server: ServerDep, user: SignedIn) -> Response:
    await readable(server, code, user)
    await lobby.remove(server, code, user)
    return answer({"ok": True})


@routes.post("/tables/{id}/join", response_model=schemas.Table, summary="Take a seat")
async def join(code: TableCode, server: ServerDep, user: SignedIn, body: schemas.JoinBody | None = None) -> Response:
    body = body or schemas.JoinBody()
    await readable(server, code, user, body.invitation)
    await lobby.join(server, code, user, body.seat)
    return await _table(server, code, user)


@routes.post("/tables/{id}/leave", response_model=Done, summary="Give up a seat before the start")
async def leave(code: TableCode, server: ServerDep, user: SignedIn) -> Response:
    record = await readable(server, code, user)
    if not record.is_owner(user):
        check_seated(record, user)
    await lobby.leave(server, code, user)
    return answer({"ok": True})


@routes.post("/tables/{id}/start", response_model=schemas.Table, summary="Start the game")
async def start(code: TableCode, server: ServerDep, user: SignedIn) -> Response:
    await readable(server, code, user)
    await lobby.start(server, code, user)
    return await _table(server, code, user)


@routes.put("/tables/{id}/seats/{seat}", response_model=schemas.Table, summary="Open a seat or give it to a computer")
async def set_seat(
    code: TableCode,
    seat: Annotated[int, Path(ge=0, le=9)],
    body: schemas.ChangeSeatBody,
    server: ServerDep,
    user: SignedIn,
) -> Response:
    await readable(server, code, user)
    await lobby.set_seat(server, code, user, seat, body.kind, body.level)
    return await _table(server, code, user)


@routes.post("/tables/{id}/rematch", response_model=schemas.Table, status_code=201, summary="The same again")
async def rematch(code: TableCode, server: ServerDep, user: SignedIn) -> Response:
    """The first who asks makes the table, the others of the old one take their seats there."""
    limit(server, CREATE, user)
    record = await seated(server, code, user)
    return await _table(server, await rematching.rematch(server, record, user), user, 201)


@routes.post(
    "/tables/{id}/copy", response_model=schemas.Table, status_code=201, summary="A table with the same settings"
)
async def copy(code: TableCode, server: ServerDep, user: SignedIn, invitation: InvitationQuery = None) -> Response:
    limit(server, CREATE, user)
    async with server.database.read() as connection:
        record = await server.records.find(connection, code)
    check_readable(record, user, invitation)
    return await _table(server, await rematching.copy(server, record, user), user, 201)
