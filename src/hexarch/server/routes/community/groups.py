"""Private groups and their events."""

from typing import Annotated, Literal

from fastapi import Path, Query
from starlette.responses import Response

from hexarch.server.events.view import EventSettings, as_csv
from hexarch.server.pace.checking import checked_pace
from hexarch.server.routes.replies import ReplyDep, done
from hexarch.server.schemas import groups as schemas
from hexarch.server.schemas.tables import Table, TableBody
from hexarch.server.tables.catalogue import check_game
from hexarch.server.tables.lobby import seat_for
from hexarch.server.web.dependencies import EventsDep, GroupsDep, LimitsDep, LobbyDep, SignedIn, router
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import CHALLENGE, CREATE

routes = router("groups")

GroupId = Annotated[str, Path(alias="group", max_length=40, examples=["k3v9xq2m7tbz"])]
EventId = Annotated[str, Path(alias="event", max_length=40, examples=["k3v9xq2m7tbz"])]
UserId = Annotated[str, Path(max_length=40, examples=["u8k2m4n6p8r2t4v6"])]


@routes.get("/groups", response_model=schemas.GroupList, summary="My groups, and those I am invited to")
async def list_groups(groups: GroupsDep, user: SignedIn) -> Response:
    return answer({"groups": await groups.of_user(user)})


@routes.post("/groups", response_model=schemas.Group, status_code=201, summary="Make a group")
async def create_group(
    body: schemas.GroupBody, groups: GroupsDep, events: EventsDep, limits: LimitsDep, user: SignedIn
) -> Response:
    limits.check_user(CREATE, user)
    return answer(await events.group_view(await groups.create(user, body.name), user), 201)


@routes.get("/groups/{group}", response_model=schemas.Group, summary="A group of mine")
async def get_group(group: GroupId, events: EventsDep, user: SignedIn) -> Response:
    return answer(await events.group_view(group, user))


@done(routes.delete, "/groups/{group}", "Delete my group")
async def delete_group(group: GroupId, groups: GroupsDep, user: SignedIn) -> None:
    await groups.delete(group, user)


@routes.post("/groups/{group}/invitation", response_model=schemas.Group, summary="Replace the link to my group")
async def renew_group_link(group: GroupId, groups: GroupsDep, events: EventsDep, user: SignedIn) -> Response:
    await groups.renew_invitation(group, user)
    return answer(await events.group_view(group, user))


@done(routes.post, "/groups/{group}/members", "Invite somebody to my group")
async def invite_member(
    group: GroupId, body: schemas.MemberBody, groups: GroupsDep, limits: LimitsDep, user: SignedIn
) -> None:
    limits.check_user(CHALLENGE, user)
    await groups.invite(group, user, body.person)


@routes.post("/groups/{group}/join", response_model=schemas.Group, summary="Join a group that I am invited to")
async def join_group(
    group: GroupId, body: schemas.JoinGroupBody, groups: GroupsDep, events: EventsDep, user: SignedIn
) -> Response:
    await groups.join(group, user, body.invitation)
    return answer(await events.group_view(group, user))


@done(routes.delete, "/groups/{group}/members/{user_id}", "Leave a group, or remove somebody")
async def remove_member(group: GroupId, user_id: UserId, groups: GroupsDep, user: SignedIn) -> None:
    await groups.remove(group, user, user_id)


@routes.post("/groups/{group}/tables", response_model=Table, status_code=201, summary="Make a table for a group")
async def create_group_table(
    group: GroupId,
    body: TableBody,
    groups: GroupsDep,
    lobby: LobbyDep,
    reply: ReplyDep,
    limits: LimitsDep,
    user: SignedIn,
) -> Response:
    """Only members see it, whatever visibility is asked for."""
    found = await groups.check_member(group, user)
    limits.check_user(CREATE, user)
    check_game(body.game)
    places = [seat_for(number, seat.kind, user, seat.level, body.game) for number, seat in enumerate(body.seats)]
    pace = None if body.pace is None else checked_pace(body.pace, body.game)
    code = await lobby.create(user, body.game, body.preset, body.options, places, "invitation", body.title, pace)
    await groups.add_table(found, code)
    return await reply(code, user, 201)


@routes.post("/groups/{group}/events", response_model=schemas.Competition, status_code=201, summary="Announce an event")
async def create_event(
    group: GroupId,
    body: schemas.EventBody,
    groups: GroupsDep,
    events: EventsDep,
    limits: LimitsDep,
    user: SignedIn,
) -> Response:
    await groups.check_owner(group, user)
    limits.check_user(CREATE, user)
    check_game(body.game)
    if body.pace is not None:
        checked_pace(body.pace, body.game)
    settings = EventSettings(
        players=body.players,
        rounds=body.rounds,
        divisions=body.divisions,
        moving=body.moving,
        preset=body.preset,
        options=body.options,
        pace_body=None if body.pace is None else body.pace.model_dump(),
        game=body.game,
    )
    made = await events.create(group, user, body.name, body.game, settings)
    return answer(await events.view(made, user), 201)


@routes.get("/competitions/{event}", response_model=schemas.Competition, summary="An event of a group of mine")
async def get_event(event: EventId, events: EventsDep, user: SignedIn) -> Response:
    return answer(await events.view(event, user))


@routes.get("/competitions/{event}/export", response_model=schemas.Competition, summary="An event as a file")
async def export_event(
    event: EventId, events: EventsDep, user: SignedIn, form: Annotated[Literal["json", "csv"], Query(alias="format")]
) -> Response:
    found = await events.view(event, user)
    name = {"Content-Disposition": f'attachment; filename="{found["id"]}.{form}"'}
    if form == "csv":
        return Response(as_csv(found), headers=name, media_type="text/csv; charset=utf-8")
    return answer(found, headers=name)


@routes.post("/competitions/{event}/join", response_model=schemas.Competition, summary="Take part in an event")
async def join_event(event: EventId, events: EventsDep, user: SignedIn) -> Response:
    await events.join(event, user)
    return answer(await events.view(event, user))


@routes.post("/competitions/{event}/leave", response_model=schemas.Competition, summary="Drop out of an event")
async def leave_event(event: EventId, events: EventsDep, user: SignedIn) -> Response:
    """Before the start altogether; later games that have begun go on, but there are no new ones."""
    await events.leave(event, user)
    return answer(await events.view(event, user))


@routes.post("/competitions/{event}/start", response_model=schemas.Competition, summary="Begin the first round")
async def start_event(event: EventId, events: EventsDep, user: SignedIn) -> Response:
    await events.start(event, user)
    return answer(await events.view(event, user))


@routes.post(
    "/competitions/{event}/next",
    response_model=schemas.Competition,
    status_code=201,
    summary="Announce the next season",
)
async def next_season(event: EventId, events: EventsDep, user: SignedIn) -> Response:
    return answer(await events.view(await events.next_season(event, user), user), 201)


@done(routes.delete, "/competitions/{event}", "Delete an event")
async def delete_event(event: EventId, events: EventsDep, user: SignedIn) -> None:
    await events.delete(event, user)
