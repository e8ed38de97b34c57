"""The lobby: tables to find, make, join, start and play again."""

from typing import Annotated, Literal

from fastapi import Path, Query
from starlette.responses import Response

from hexarch.server.pace.checking import checked_pace
from hexarch.server.routes.replies import ReplyDep, changes_table, done
from hexarch.server.schemas import tables as schemas
from hexarch.server.tables.catalogue import catalogue, check_game
from hexarch.server.tables.lobby import seat_for
from hexarch.server.tables.permissions import check_bot_is_invited, check_seated
from hexarch.server.web.dependencies import (
    InvitationQuery,
    InvitedTable,
    LimitsDep,
    ListingDep,
    LobbyDep,
    ModerationDep,
    ReadableTable,
    RematchesDep,
    SeatedTable,
    SignedIn,
    TableCode,
    TablesDep,
    VisitedTable,
    Visitor,
    router,
)
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import CREATE

routes = router("lobby")

Page = Annotated[int, Query(ge=1, le=100_000)]
GameName = Annotated[str | None, Query(max_length=40, examples=["origins"])]
PaceQuery = Annotated[Literal["live", "correspondence", "none"] | None, Query(examples=["correspondence"])]
Which = Annotated[Literal["open", "mine", "running", "finished"], Query(alias="list")]


@routes.get("/catalogue", response_model=schemas.Catalogue, summary="Games, options, presets, levels")
async def get_catalogue() -> Response:
    return answer(catalogue())


@routes.get("/tables", response_model=schemas.Tables, summary="Tables, page by page")
async def list_tables(
    listing: ListingDep,
    visitor: Visitor,
    which: Which = "open",
    game: GameName = None,
    pace: PaceQuery = None,
    page: Page = 1,
) -> Response:
    if game is not None:
        check_game(game)
    return answer(await listing.page(visitor, which, game, page, pace))


@routes.post("/tables", response_model=schemas.Table, status_code=201, summary="Make a table")
async def create_table(
    body: schemas.TableBody, lobby: LobbyDep, reply: ReplyDep, limits: LimitsDep, user: SignedIn
) -> Response:
    limits.check_user(CREATE, user)
    check_game(body.game)
    places = [seat_for(number, seat.kind, user, seat.level, body.game) for number, seat in enumerate(body.seats)]
    pace = None if body.pace is None else checked_pace(body.pace, body.game)
    code = await lobby.create(user, body.game, body.preset, body.options, places, body.visibility, body.title, pace)
    return await reply(code, user, 201)


@routes.get("/tables/{id}", response_model=schemas.Table, summary="A table")
async def get_table(
    record: VisitedTable, reply: ReplyDep, visitor: Visitor, invitation: InvitationQuery = None
) -> Response:
    return reply.of(record, visitor, invitation=invitation)


@done(routes.delete, "/tables/{id}", "Remove a table before its start")
async def delete_table(record: ReadableTable, lobby: LobbyDep, user: SignedIn) -> None:
    await lobby.remove(record.code, user)


@routes.post("/tables/{id}/join", response_model=schemas.Table, summary="Take a seat")
async def join_table(
    code: TableCode,
    lobby: LobbyDep,
    moderation: ModerationDep,
    tables: TablesDep,
    reply: ReplyDep,
    user: SignedIn,
    body: schemas.JoinBody | None = None,
) -> Response:
    body = body or schemas.JoinBody()
    record = await tables.readable(code, user, body.invitation)
    check_bot_is_invited(record, user, body.invitation)
    await moderation.check_join(record, user)
    await lobby.join(code, user, body.seat)
    return await reply(code, user)


@done(routes.post, "/tables/{id}/leave", "Give up a seat before the start")
async def leave_table(record: ReadableTable, lobby: LobbyDep, user: SignedIn) -> None:
    if not record.is_owner(user):
        check_seated(record, user)
    await lobby.leave(record.code, user)


@changes_table(routes.post, "/tables/{id}/start", "Start the game")
async def start_game(record: ReadableTable, lobby: LobbyDep, user: SignedIn) -> None:
    await lobby.start(record.code, user)


@changes_table(routes.put, "/tables/{id}/seats/{seat}", "Open a seat or give it to a computer")
async def set_seat(
    record: ReadableTable,
    seat: Annotated[int, Path(ge=0, le=9)],
    body: schemas.ChangeSeatBody,
    lobby: LobbyDep,
    user: SignedIn,
) -> None:
    await lobby.set_seat(record.code, user, seat, body.kind, body.level)


@routes.post("/tables/{id}/rematch", response_model=schemas.Table, status_code=201, summary="The same again")
async def rematch(
    record: SeatedTable, rematches: RematchesDep, reply: ReplyDep, limits: LimitsDep, user: SignedIn
) -> Response:
    """The first who asks makes the table, the others of the old one take their seats there."""
    limits.check_user(CREATE, user)
    return await reply(await rematches.rematch(record, user), user, 201)


@routes.post(
    "/tables/{id}/copy", response_model=schemas.Table, status_code=201, summary="A table with the same settings"
)
async def copy_table(
    record: InvitedTable, rematches: RematchesDep, reply: ReplyDep, limits: LimitsDep, user: SignedIn
) -> Response:
    limits.check_user(CREATE, user)
    return await reply(await rematches.copy(record, user), user, 201)
