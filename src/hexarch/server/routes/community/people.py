"""People: profiles and ratings, friends, who looks for a game, invitations by name."""

from typing import Annotated

from fastapi import Path, Query
from starlette.responses import Response

from hexarch.server.routes.replies import done
from hexarch.server.schemas import people as schemas
from hexarch.server.schemas.moderation import OnBody
from hexarch.server.schemas.programs import Challenge
from hexarch.server.web.dependencies import (
    ChallengesDep,
    CompanyDep,
    LimitsDep,
    ProfilesDep,
    ReadableTable,
    SignedIn,
    Visitor,
    router,
)
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import CHALLENGE

routes = router("people")

Person = Annotated[str, Path(max_length=60, examples=["Anna"], description="A name or an id.")]
UserId = Annotated[str, Path(max_length=40, examples=["u8k2m4n6p8r2t4v6"])]
GamePath = Annotated[str, Path(max_length=40, examples=["terra-mystica"])]


@routes.get("/people/{person}", response_model=schemas.Profile, summary="Somebody's profile")
async def get_profile(person: Person, profiles: ProfilesDep, visitor: Visitor) -> Response:
    return answer(await profiles.find(person, visitor))


@routes.get("/ratings/{game}", response_model=schemas.Ranking, summary="The highest ratings of a game")
async def get_ranking(
    game: GamePath, profiles: ProfilesDep, visitor: Visitor, pool: Annotated[schemas.Pool, Query()] = "people"
) -> Response:
    return answer(await profiles.ranking(game, pool))


@routes.get("/me/friends", response_model=schemas.Friends, summary="My friends")
async def list_friends(company: CompanyDep, user: SignedIn) -> Response:
    return answer({"people": await company.friends(user)})


@done(routes.put, "/me/friends/{user_id}", "Add somebody to my friends, or not")
async def set_friend(user_id: UserId, body: OnBody, company: CompanyDep, user: SignedIn) -> None:
    """They need not agree and are not told: it is your own list, and gives you no right over them."""
    await company.set_friend(user, user_id, body.on)


@routes.get("/looking", response_model=schemas.Seekers, summary="Who looks for a game")
async def list_seekers(company: CompanyDep, visitor: Visitor) -> Response:
    return answer({"people": await company.seekers(visitor)})


@done(routes.put, "/me/looking", "Look for a game")
async def look_for_game(body: schemas.LookBody, company: CompanyDep, user: SignedIn) -> None:
    await company.look(user, body.game, body.players, body.pace, body.hours)


@done(routes.delete, "/me/looking/{game}", "No longer look for a game")
async def stop_looking(game: GamePath, company: CompanyDep, user: SignedIn) -> None:
    await company.stop_looking(user, game)


@routes.post(
    "/tables/{id}/invitations", response_model=Challenge, status_code=201, summary="Invite somebody to my table"
)
async def invite_person(
    record: ReadableTable, body: schemas.InviteBody, challenges: ChallengesDep, limits: LimitsDep, user: SignedIn
) -> Response:
    """They accept or decline as bots do with challenges."""
    limits.check_user(CHALLENGE, user)
    return answer((await challenges.invite(record, user, body.person, body.seat)).view(), 201)
