"""The lobby: finding, creating, joining, starting and repeating tables."""

from starlette.responses import Response

from hexarch.server.pace.checking import checked_pace
from hexarch.server.routes.replies import ReplyDep, changes_table, done, router
from hexarch.server.schemas import tables as schemas
from hexarch.server.tables.catalogue import catalogue, check_game
from hexarch.server.tables.lobby import seat_for
from hexarch.server.tables.permissions import check_bot_is_invited, check_seated
from hexarch.server.web import parameters
from hexarch.server.web.access import (
    InvitedTable,
    LimitsDep,
    ReadableTable,
    SeatedTable,
    SignedIn,
    VisitedTable,
    Visitor,
)
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import CREATE
from hexarch.server.web.services import ListingDep, LobbyDep, ModerationDep, RematchesDep, TablesDep

routes = router("lobby")


@routes.get("/catalogue", response_model=schemas.Catalogue, summary="List games, options and levels")
async def get_catalogue() -> Response:
    """Return the games with their options and presets, the levels of computer players, and the languages.

    Labels are keys of the message catalogues.
    """
    return answer(catalogue())


@routes.get("/tables", response_model=schemas.Tables, summary="List tables")
async def list_tables(
    listing: ListingDep,
    visitor: Visitor,
    which: parameters.ListQuery = "open",
    game: parameters.GameQuery = None,
    pace: parameters.PaceQuery = None,
    page: parameters.PageQuery = 1,
) -> Response:
    """Return a page of tables: `open` for public tables with free seats, `mine` for all tables that you own or play
    at, `running` and `finished` for public games.

    Errors: 401 `server-sign-in` for `mine` without a user; 422 `server-no-game`.
    """
    if game is not None:
        check_game(game)
    return answer(await listing.page(visitor, which, game, page, pace))


@routes.post("/tables", response_model=schemas.Table, status_code=201, summary="Create a table")
async def create_table(
    body: schemas.TableBody, lobby: LobbyDep, reply: ReplyDep, limits: LimitsDep, user: SignedIn
) -> Response:
    """Create an open table that you own. Options that are not given have the value of the preset.

    Errors: 409 `server-tables-most`; 422 `server-no-game`, `server-no-level`, `server-seat-count`, `server-pace`, or
    `server-rule` if the options do not fit together.
    """
    limits.check_user(CREATE, user)
    check_game(body.game)
    places = [seat_for(number, seat.kind, user, seat.level, body.game) for number, seat in enumerate(body.seats)]
    pace = None if body.pace is None else checked_pace(body.pace, body.game)
    code = await lobby.create(user, body.game, body.preset, body.options, places, body.visibility, body.title, pace)
    return await reply(code, user, 201)


@routes.get("/tables/{id}", response_model=schemas.Table, summary="Get a table")
async def get_table(
    record: VisitedTable, reply: ReplyDep, visitor: Visitor, invitation: parameters.InvitationQuery = None
) -> Response:
    """Return a table with its seats, options and status. The position is returned by `GET /tables/{id}/state`."""
    return reply.of(record, visitor, invitation=invitation)


@done(routes.delete, "/tables/{id}", "Delete a table")
async def delete_table(record: ReadableTable, lobby: LobbyDep, user: SignedIn) -> None:
    """Delete an open table, an analysis or an imported game of yours.

    Errors: 403 `server-owner-only`; 409 `server-table-running` or `server-table-finished`.
    """
    await lobby.remove(record.code, user)


@routes.post("/tables/{id}/join", response_model=schemas.Table, summary="Take a seat")
async def join_table(
    code: parameters.TableCode,
    lobby: LobbyDep,
    moderation: ModerationDep,
    tables: TablesDep,
    reply: ReplyDep,
    user: SignedIn,
    body: schemas.JoinBody | None = None,
) -> Response:
    """Take the given seat, or any free one, before the game starts.

    Without `seat`, a user who is already seated stays there.

    Errors: 403 `server-removed`, `server-blocked`, or `server-bot-invited` for a bot without an invitation; 409
    `server-seat-taken` or `server-table-full`.
    """
    body = body or schemas.JoinBody()
    record = await tables.readable(code, user, body.invitation)
    check_bot_is_invited(record, user, body.invitation)
    await moderation.check_join(record, user)
    await lobby.join(code, user, body.seat)
    return await reply(code, user)


@done(routes.post, "/tables/{id}/leave", "Give up your seats before the start")
async def leave_table(record: ReadableTable, lobby: LobbyDep, user: SignedIn) -> None:
    """Free your seats. If you own the table, the next person becomes its owner; without one the table is deleted.

    Errors: 409 `server-table-running` once the game has started: use `POST /tables/{id}/resign`.
    """
    if not record.is_owner(user):
        check_seated(record, user)
    await lobby.leave(record.code, user)


@changes_table(routes.post, "/tables/{id}/start", "Start the game")
async def start_game(record: ReadableTable, lobby: LobbyDep, user: SignedIn) -> None:
    """Start the game once all seats are taken. Starting a running game does nothing.

    Errors: 403 `server-owner-only`; 409 `server-seats-open`.
    """
    await lobby.start(record.code, user)


@changes_table(routes.put, "/tables/{id}/seats/{seat}", "Open a seat or give it to a computer player")
async def set_seat(
    record: ReadableTable, seat: parameters.SeatPath, body: schemas.ChangeSeatBody, lobby: LobbyDep, user: SignedIn
) -> None:
    """Change a seat of your open table. A person who sits there loses the seat.

    Errors: 403 `server-owner-only`; 404 `server-no-seat`; 409 `server-table-running`; 422 `server-no-level`.
    """
    await lobby.set_seat(record.code, user, seat, body.kind, body.level)


@routes.post("/tables/{id}/rematch", response_model=schemas.Table, status_code=201, summary="Create or join a rematch")
async def rematch(
    record: SeatedTable, rematches: RematchesDep, reply: ReplyDep, limits: LimitsDep, user: SignedIn
) -> Response:
    """Return a new table with the same settings.

    The first player to ask creates and owns it; the others are invited, and take their seats with the same request.

    Errors: 409 `server-table-running` while the game is running.
    """
    limits.check_user(CREATE, user)
    return await reply(await rematches.rematch(record, user), user, 201)


@routes.post(
    "/tables/{id}/copy", response_model=schemas.Table, status_code=201, summary="Create a table with the same settings"
)
async def copy_table(
    record: InvitedTable, rematches: RematchesDep, reply: ReplyDep, limits: LimitsDep, user: SignedIn
) -> Response:
    """Create an open table with the settings of this one.

    You own it and have the first seat that is not a computer player's.

    Errors: 409 `server-tables-most`.
    """
    limits.check_user(CREATE, user)
    return await reply(await rematches.copy(record, user), user, 201)
