"""Lessons and guided games."""

from typing import Annotated

from fastapi import Path
from starlette.responses import Response

from hexarch.server.learn.service import catalogue, example
from hexarch.server.routes.replies import ReplyDep
from hexarch.server.schemas import learn as schemas
from hexarch.server.schemas.tables import Table
from hexarch.server.web.dependencies import LearningDep, LimitsDep, ReplayLimit, SeatedTable, SignedIn, Visitor, router
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import CREATE

routes = router("learn")

GameName = Annotated[str, Path(max_length=40, examples=["terra-mystica"])]
LessonName = Annotated[str, Path(max_length=40, examples=["bridge"])]


@routes.get("/lessons", response_model=list[schemas.GameLessons], summary="All lessons")
async def list_lessons(visitor: Visitor) -> Response:
    return answer(catalogue())


@routes.get("/lessons/{game}/{name}", response_model=schemas.LessonExample, summary="A lesson's position and solution")
async def get_lesson(game: GameName, name: LessonName, visitor: Visitor) -> Response:
    return Response(example(game, name), media_type="application/json")


@routes.post("/lessons/{game}/{name}", response_model=Table, status_code=201, summary="Begin or continue a lesson")
async def open_lesson(
    game: GameName,
    name: LessonName,
    body: schemas.LessonBody,
    learning: LearningDep,
    reply: ReplyDep,
    limits: LimitsDep,
    user: SignedIn,
) -> Response:
    """Open your own table for it; the name `first-game` opens the guided game."""
    limits.check_user(CREATE, user)
    code, is_new = await learning.open(user, game, name, body.again)
    return await reply(code, user, 201 if is_new else 200)


@routes.get(
    "/tables/{id}/coach", response_model=schemas.Coach, summary="What the coach says", dependencies=[ReplayLimit]
)
async def get_coach(record: SeatedTable, learning: LearningDep) -> Response:
    """Only at your table of a lesson or a guided game."""
    return answer(await learning.coach(record))
