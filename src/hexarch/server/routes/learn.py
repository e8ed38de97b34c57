"""Lessons and guided games."""

from starlette.responses import Response

from hexarch.server.learn.service import catalogue, example
from hexarch.server.routes.replies import ReplyDep, router
from hexarch.server.schemas import learn as schemas
from hexarch.server.schemas.tables import Table
from hexarch.server.web import parameters
from hexarch.server.web.access import LimitsDep, ReplayLimit, SeatedTable, SignedIn, Visitor
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import CREATE
from hexarch.server.web.services import LearningDep

routes = router("learn")


@routes.get("/lessons", response_model=list[schemas.GameLessons], summary="List the lessons")
async def list_lessons(visitor: Visitor) -> Response:
    """Return the lessons of every game in the recommended order."""
    return answer(catalogue())


@routes.get(
    "/lessons/{game}/{name}", response_model=schemas.LessonExample, summary="Get a lesson's position and solution"
)
async def get_lesson(game: parameters.GamePath, name: parameters.LessonName, visitor: Visitor) -> Response:
    """Return the position at which a lesson begins, its solution, and the position after it.

    Errors: 404 `server-no-lesson`.
    """
    return Response(example(game, name), media_type="application/json")


@routes.post("/lessons/{game}/{name}", response_model=Table, status_code=201, summary="Begin or continue a lesson")
async def open_lesson(
    game: parameters.GamePath,
    name: parameters.LessonName,
    body: schemas.LessonBody,
    learning: LearningDep,
    reply: ReplyDep,
    limits: LimitsDep,
    user: SignedIn,
) -> Response:
    """Return your table of a lesson, with status 201 if it is new. The name `first-game` opens the guided game.

    Errors: 404 `server-no-lesson`.
    """
    limits.check_user(CREATE, user)
    code, is_new = await learning.open(user, game, name, body.again)
    return await reply(code, user, 201 if is_new else 200)


@routes.get(
    "/tables/{id}/coach", response_model=schemas.Coach, summary="Get the coach's advice", dependencies=[ReplayLimit]
)
async def get_coach(record: SeatedTable, learning: LearningDep) -> Response:
    """Return the progress of the task, and what the coach points out at the current position of your draft.

    Errors: 404 `server-no-lesson` if the table is not one of a lesson or a guided game.
    """
    return answer(await learning.coach(record))
