"""Studies: analyses in chapters, with comments and marks."""

from typing import Annotated

from fastapi import Path, Query
from starlette.responses import Response

from hexarch.server.routes.replies import done
from hexarch.server.schemas import studies as schemas
from hexarch.server.studies.repository import NewChapter
from hexarch.server.web.dependencies import LimitsDep, ReplayLimit, SignedIn, StudiesDep, TablesDep, Visitor, router
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import CREATE, IMPORT

routes = router("studies")

StudyCode = Annotated[str, Path(alias="study", max_length=40, examples=["k3v9xq2m7tbz"])]
ChapterNumber = Annotated[int, Path(alias="number", ge=1, le=32_000, examples=[1])]
Link = Annotated[str | None, Query(max_length=100, examples=["m4Yq0c..."])]


@routes.get("/studies", response_model=schemas.StudyList, summary="Your studies")
async def list_studies(studies: StudiesDep, user: SignedIn) -> Response:
    return answer({"studies": await studies.mine(user)})


@routes.post("/studies", response_model=schemas.Study, status_code=201, summary="Make a study")
async def create_study(body: schemas.NewStudyBody, studies: StudiesDep, limits: LimitsDep, user: SignedIn) -> Response:
    limits.check_user(CREATE, user)
    return answer(await studies.view(user, await studies.create(user, body.title), None), 201)


@routes.post("/studies/import", response_model=schemas.Study, status_code=201, summary="Bring a study from a file")
async def import_study(body: schemas.StudyFile, studies: StudiesDep, limits: LimitsDep, user: SignedIn) -> Response:
    limits.check_user(IMPORT, user)
    chapters = [NewChapter(one.title, one.game, [note.model_dump() for note in one.notes]) for one in body.chapters]
    return answer(await studies.view(user, await studies.read(user, body.title, chapters), None), 201)


@routes.get("/studies/{study}", response_model=schemas.Study, summary="A study")
async def get_study(study: StudyCode, studies: StudiesDep, visitor: Visitor, link: Link = None) -> Response:
    return answer(await studies.view(visitor, study, link))


@routes.get(
    "/studies/{study}/file", response_model=schemas.StudyFile, summary="A study as a file", dependencies=[ReplayLimit]
)
async def download_study(study: StudyCode, studies: StudiesDep, visitor: Visitor, link: Link = None) -> Response:
    response = answer(await studies.file(visitor, study, link))
    response.headers["Content-Disposition"] = f'attachment; filename="study-{study}.json"'
    return response


@routes.patch("/studies/{study}", response_model=schemas.Study, summary="Rename a study, share it or stop sharing it")
async def change_study(
    study: StudyCode, body: schemas.ChangeStudyBody, studies: StudiesDep, user: SignedIn
) -> Response:
    """Who has the old link can no longer read the study once it is no longer shared."""
    await studies.change(user, study, body.title, body.shared)
    return answer(await studies.view(user, study, None))


@done(routes.delete, "/studies/{study}", "Delete a study with its chapters")
async def delete_study(study: StudyCode, studies: StudiesDep, user: SignedIn) -> None:
    await studies.delete(user, study)


@routes.post(
    "/studies/{study}/chapters",
    response_model=schemas.Study,
    status_code=201,
    summary="Add a chapter from a position of a table",
    dependencies=[ReplayLimit],
)
async def add_chapter(
    study: StudyCode,
    body: schemas.NewChapterBody,
    studies: StudiesDep,
    tables: TablesDep,
    limits: LimitsDep,
    user: SignedIn,
) -> Response:
    """A running game between people cannot become a chapter."""
    limits.check_user(CREATE, user)
    record = await tables.readable(body.table, user, body.invitation)
    await studies.add_chapter(user, study, record, body.at, body.title)
    return answer(await studies.view(user, study, None), 201)


@routes.patch("/studies/{study}/chapters/{number}", response_model=schemas.Study, summary="Write in a chapter")
async def change_chapter(
    study: StudyCode, number: ChapterNumber, body: schemas.ChangeChapterBody, studies: StudiesDep, user: SignedIn
) -> Response:
    notes = None if body.notes is None else [note.model_dump() for note in body.notes]
    await studies.change_chapter(user, study, number, body.title, notes)
    return answer(await studies.view(user, study, None))


@routes.delete("/studies/{study}/chapters/{number}", response_model=schemas.Study, summary="Delete a chapter")
async def delete_chapter(study: StudyCode, number: ChapterNumber, studies: StudiesDep, user: SignedIn) -> Response:
    await studies.delete_chapter(user, study, number)
    return answer(await studies.view(user, study, None))
