"""Private groups and their events."""

from starlette.responses import Response

from hexarch.server.events.view import EventSettings, as_csv
from hexarch.server.pace.checking import checked_pace
from hexarch.server.routes.replies import ReplyDep, done, router
from hexarch.server.schemas import groups as schemas
from hexarch.server.schemas.tables import Table, TableBody
from hexarch.server.tables.catalogue import check_game
from hexarch.server.tables.lobby import seat_for
from hexarch.server.web import parameters
from hexarch.server.web.access import LimitsDep, SignedIn
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import CHALLENGE, CREATE
from hexarch.server.web.services import EventsDep, GroupsDep, LobbyDep

routes = router("groups")


@routes.get("/groups", response_model=schemas.GroupList, summary="List your groups")
async def list_groups(groups: GroupsDep, user: SignedIn) -> Response:
    """Return the groups you are a member of or invited to."""
    return answer({"groups": await groups.of_user(user)})


@routes.post("/groups", response_model=schemas.Group, status_code=201, summary="Create a group")
async def create_group(
    body: schemas.GroupBody, groups: GroupsDep, events: EventsDep, limits: LimitsDep, user: SignedIn
) -> Response:
    """Create a group that you own.

    Errors: 403 `server-accounts-only` for guests; 409 `server-too-many`.
    """
    limits.check_user(CREATE, user)
    return answer(await events.group_view(await groups.create(user, body.name), user), 201)


@routes.get("/groups/{group}", response_model=schemas.Group, summary="Get a group")
async def get_group(group: parameters.GroupId, events: EventsDep, user: SignedIn) -> Response:
    """Return a group with its members, tables, standings and events.

    Errors: 404 `server-no-group` if it does not exist or you are not a member.
    """
    return answer(await events.group_view(group, user))


@done(routes.delete, "/groups/{group}", "Delete a group")
async def delete_group(group: parameters.GroupId, groups: GroupsDep, user: SignedIn) -> None:
    """Delete a group and its events. Its tables stay.

    Errors: 403 `server-group-owner`; 404 `server-no-group`.
    """
    await groups.delete(group, user)


@routes.post("/groups/{group}/invitation", response_model=schemas.Group, summary="Replace a group's invitation link")
async def renew_group_link(group: parameters.GroupId, groups: GroupsDep, events: EventsDep, user: SignedIn) -> Response:
    """Create a new link and return the group. The old link is no longer valid.

    Errors: 403 `server-group-owner`; 404 `server-no-group`.
    """
    await groups.renew_invitation(group, user)
    return answer(await events.group_view(group, user))


@done(routes.post, "/groups/{group}/members", "Invite a person to a group")
async def invite_member(
    group: parameters.GroupId, body: schemas.MemberBody, groups: GroupsDep, limits: LimitsDep, user: SignedIn
) -> None:
    """Invite a person by name. The person becomes a member by joining.

    Errors: 403 `server-group-owner` or `server-blocked-you`; 404 `server-no-group` or `server-no-user`; 409
    `server-member-already` or `server-too-many`.
    """
    limits.check_user(CHALLENGE, user)
    await groups.invite(group, user, body.person)


@routes.post("/groups/{group}/join", response_model=schemas.Group, summary="Join a group")
async def join_group(
    group: parameters.GroupId, body: schemas.JoinGroupBody, groups: GroupsDep, events: EventsDep, user: SignedIn
) -> Response:
    """Become a member after an invitation by name, or with the `invitation` of the group's link.

    Errors: 403 `server-group-link`, or `server-accounts-only` for guests; 404 `server-no-group`; 409 `server-too-many`.
    """
    await groups.join(group, user, body.invitation)
    return answer(await events.group_view(group, user))


@done(routes.delete, "/groups/{group}/members/{user_id}", "Leave a group or remove a member")
async def remove_member(
    group: parameters.GroupId, user_id: parameters.UserId, groups: GroupsDep, user: SignedIn
) -> None:
    """Leave a group, decline an invitation, or, as the owner, remove a member.

    When the owner leaves, the member who joined first becomes the owner; without members the group is deleted.

    Errors: 403 `server-group-owner`; 404 `server-no-group` or `server-no-user`.
    """
    await groups.remove(group, user, user_id)


@routes.post("/groups/{group}/tables", response_model=Table, status_code=201, summary="Create a table for a group")
async def create_group_table(
    group: parameters.GroupId,
    body: TableBody,
    groups: GroupsDep,
    lobby: LobbyDep,
    reply: ReplyDep,
    limits: LimitsDep,
    user: SignedIn,
) -> Response:
    """Create a table that only members of the group can see, whatever `visibility` is given.

    Errors: 404 `server-no-group`, and those of `POST /tables`.
    """
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
    group: parameters.GroupId,
    body: schemas.EventBody,
    groups: GroupsDep,
    events: EventsDep,
    limits: LimitsDep,
    user: SignedIn,
) -> Response:
    """Create a league or tournament of a group.

    Members join it until the owner starts it; then the server creates the tables of every round.

    Errors: 403 `server-group-owner`; 404 `server-no-group`; 409 `server-too-many`; 422 `server-no-game`, `server-pace`,
    or `server-rule` if the options do not fit together.
    """
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


@routes.get("/competitions/{event}", response_model=schemas.Competition, summary="Get an event")
async def get_event(event: parameters.EventId, events: EventsDep, user: SignedIn) -> Response:
    """Return an event with its standings and tables.

    Errors: 404 `server-no-event` if it does not exist or you are not a member of its group.
    """
    return answer(await events.view(event, user))


@routes.get("/competitions/{event}/export", response_model=schemas.Competition, summary="Export an event")
async def export_event(
    event: parameters.EventId, events: EventsDep, user: SignedIn, form: parameters.EventFormat
) -> Response:
    """Return an event as a JSON file, or its standings as CSV.

    Errors: 404 `server-no-event`.
    """
    found = await events.view(event, user)
    name = {"Content-Disposition": f'attachment; filename="{found["id"]}.{form}"'}
    if form == "csv":
        return Response(as_csv(found), headers=name, media_type="text/csv; charset=utf-8")
    return answer(found, headers=name)


@routes.post("/competitions/{event}/join", response_model=schemas.Competition, summary="Join an event")
async def join_event(event: parameters.EventId, events: EventsDep, user: SignedIn) -> Response:
    """Take part in an event that has not started, and return it.

    Errors: 404 `server-no-event`; 409 `server-event-status` or `server-too-many`.
    """
    await events.join(event, user)
    return answer(await events.view(event, user))


@routes.post("/competitions/{event}/leave", response_model=schemas.Competition, summary="Leave an event")
async def leave_event(event: parameters.EventId, events: EventsDep, user: SignedIn) -> Response:
    """Withdraw from an event and return it.

    After the start, your current games continue, but you are not seated in later rounds.

    Errors: 404 `server-no-event`.
    """
    await events.leave(event, user)
    return answer(await events.view(event, user))


@routes.post("/competitions/{event}/start", response_model=schemas.Competition, summary="Start an event")
async def start_event(event: parameters.EventId, events: EventsDep, user: SignedIn) -> Response:
    """Divide the players into divisions by rating and start the first round.

    Errors: 403 `server-group-owner`; 404 `server-no-event`; 409 `server-event-few` if a division has too few players,
    `server-event-status`.
    """
    await events.start(event, user)
    return answer(await events.view(event, user))


@routes.post(
    "/competitions/{event}/next",
    response_model=schemas.Competition,
    status_code=201,
    summary="Announce the next season",
)
async def next_season(event: parameters.EventId, events: EventsDep, user: SignedIn) -> Response:
    """Announce the event again, with the same players after promotion and relegation, and return the new event.

    If it exists already, return that.

    Errors: 403 `server-group-owner`; 404 `server-no-event`; 409 `server-event-running`.
    """
    return answer(await events.view(await events.next_season(event, user), user), 201)


@done(routes.delete, "/competitions/{event}", "Delete an event")
async def delete_event(event: parameters.EventId, events: EventsDep, user: SignedIn) -> None:
    """Delete an event. Its tables stay.

    Errors: 403 `server-group-owner`; 404 `server-no-event`.
    """
    await events.delete(event, user)
