"""People: profiles and ratings, friends, people looking for a game, invitations by name."""

from starlette.responses import Response

from hexarch.server.routes.replies import done, router
from hexarch.server.schemas import people as schemas
from hexarch.server.schemas.moderation import OnBody
from hexarch.server.schemas.programs import Challenge
from hexarch.server.web import parameters
from hexarch.server.web.access import LimitsDep, ReadableTable, SignedIn, Visitor
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import CHALLENGE
from hexarch.server.web.services import ChallengesDep, CompanyDep, ProfilesDep

routes = router("people")


@routes.get("/people/{person}", response_model=schemas.Profile, summary="Get a profile")
async def get_profile(person: parameters.Person, profiles: ProfilesDep, visitor: Visitor) -> Response:
    """Return a person's ratings and results.

    Of guests, and of people who have blocked you, only the name is shown. Games at private tables count only for those
    who played them.

    Errors: 404 `server-no-user`.
    """
    return answer(await profiles.find(person, visitor))


@routes.get("/ratings/{game}", response_model=schemas.Ranking, summary="Get the highest ratings")
async def get_ranking(
    game: parameters.GamePath, profiles: ProfilesDep, visitor: Visitor, pool: parameters.PoolQuery = "people"
) -> Response:
    """Return the highest-rated people of a game, and in the pool `computers` also the fixed ratings of the levels.

    Errors: 404 `server-no-game`.
    """
    return answer(await profiles.ranking(game, pool))


@routes.get("/me/friends", response_model=schemas.Friends, summary="List your friends")
async def list_friends(company: CompanyDep, user: SignedIn) -> Response:
    """Return the people on your list of friends."""
    return answer({"people": await company.friends(user)})


@done(routes.put, "/me/friends/{user_id}", "Add or remove a friend")
async def set_friend(user_id: parameters.UserId, body: OnBody, company: CompanyDep, user: SignedIn) -> None:
    """Add a person to your list of friends, or remove the person.

    It is your own list: the other person is not notified, and you get no rights from it.

    Errors: 403 `server-blocked-you`; 404 `server-no-user`; 409 `server-too-many`; 422 `server-not-yourself`.
    """
    await company.set_friend(user, user_id, body.on)


@routes.get("/looking", response_model=schemas.Seekers, summary="List people who look for a game")
async def list_seekers(company: CompanyDep, visitor: Visitor) -> Response:
    """Return the people looking for a game, without those who have blocked you or whom you have blocked."""
    return answer({"people": await company.seekers(visitor)})


@done(routes.put, "/me/looking", "Look for a game")
async def look_for_game(body: schemas.LookBody, company: CompanyDep, user: SignedIn) -> None:
    """Put yourself on the list for some hours. An earlier entry for the same game is replaced.

    Errors: 422 `server-no-game` or `server-seat-count`.
    """
    await company.look(user, body.game, body.players, body.pace, body.hours)


@done(routes.delete, "/me/looking/{game}", "Stop looking for a game")
async def stop_looking(game: parameters.GamePath, company: CompanyDep, user: SignedIn) -> None:
    """Remove yourself from the list. Without an entry nothing happens."""
    await company.stop_looking(user, game)


@routes.post(
    "/tables/{id}/invitations", response_model=Challenge, status_code=201, summary="Invite a person to your table"
)
async def invite_person(
    record: ReadableTable, body: schemas.InviteBody, challenges: ChallengesDep, limits: LimitsDep, user: SignedIn
) -> Response:
    """Invite a person by name to a seat of your open table. The person accepts or declines it like a challenge.

    Errors: 403 `server-owner-only` or `server-blocked-you`; 404 `server-no-user`; 409 `server-sits-already`,
    `server-seat-taken` or `server-table-full`.
    """
    limits.check_user(CHALLENGE, user)
    return answer((await challenges.invite(record, user, body.person, body.seat)).view(), 201)
