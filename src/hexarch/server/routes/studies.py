"""Studies: analyses in chapters, with comments and marks."""

from starlette.responses import Response

from hexarch.server.routes.replies import done, router
from hexarch.server.schemas import studies as schemas
from hexarch.server.studies.repository import NewChapter
from hexarch.server.web import parameters
from hexarch.server.web.access import LimitsDep, ReplayLimit, SignedIn, Visitor
from hexarch.server.web.json import answer
from hexarch.server.web.rate_limits import CREATE, IMPORT
from hexarch.server.web.services import StudiesDep, TablesDep

routes = router("studies")


@routes.get("/studies", response_model=schemas.StudyList, summary="List your studies")
async def list_studies(studies: StudiesDep, user: SignedIn) -> Response:
    """Return your studies with their numbers of chapters."""
    return answer({"studies": await studies.mine(user)})


@routes.post("/studies", response_model=schemas.Study, status_code=201, summary="Create a study")
async def create_study(body: schemas.NewStudyBody, studies: StudiesDep, limits: LimitsDep, user: SignedIn) -> Response:
    """Create an empty study and return it.

    Errors: 403 `server-study-accounts` for guests; 409 `server-study-most`.
    """
    limits.check_user(CREATE, user)
    return answer(await studies.view(user, await studies.create(user, body.title), None), 201)


@routes.post("/studies/import", response_model=schemas.Study, status_code=201, summary="Import a study")
async def import_study(body: schemas.StudyFile, studies: StudiesDep, limits: LimitsDep, user: SignedIn) -> Response:
    """Create a study from a file, with all its chapters or not at all.

    Errors: 403 `server-study-accounts` for guests; 409 `server-study-most`; 422 `server-study-file` with a sentence
    that names the mistake, or `server-study-notes`.
    """
    limits.check_user(IMPORT, user)
    chapters = [NewChapter(one.title, one.game, [note.model_dump() for note in one.notes]) for one in body.chapters]
    return answer(await studies.view(user, await studies.read(user, body.title, chapters), None), 201)


@routes.get("/studies/{study}", response_model=schemas.Study, summary="Get a study")
async def get_study(
    study: parameters.StudyCode, studies: StudiesDep, visitor: Visitor, link: parameters.StudyLink = None
) -> Response:
    """Return a study of yours, or one that is shared by a link.

    Errors: 404 `server-no-study`.
    """
    return answer(await studies.view(visitor, study, link))


@routes.get(
    "/studies/{study}/file", response_model=schemas.StudyFile, summary="Download a study", dependencies=[ReplayLimit]
)
async def download_study(
    study: parameters.StudyCode, studies: StudiesDep, visitor: Visitor, link: parameters.StudyLink = None
) -> Response:
    """Return a study with all its games as a file, which `POST /studies/import` reads.

    Errors: 404 `server-no-study`.
    """
    response = answer(await studies.file(visitor, study, link))
    response.headers["Content-Disposition"] = f'attachment; filename="study-{study}.json"'
    return response


@routes.patch("/studies/{study}", response_model=schemas.Study, summary="Rename, share or unshare a study")
async def change_study(
    study: parameters.StudyCode, body: schemas.ChangeStudyBody, studies: StudiesDep, user: SignedIn
) -> Response:
    """Change the members that are given.

    When sharing ends, the link and the tables of the chapters are no longer readable by others.

    Errors: 404 `server-no-study`.
    """
    await studies.change(user, study, body.title, body.shared)
    return answer(await studies.view(user, study, None))


@done(routes.delete, "/studies/{study}", "Delete a study")
async def delete_study(study: parameters.StudyCode, studies: StudiesDep, user: SignedIn) -> None:
    """Delete a study with its chapters.

    Errors: 404 `server-no-study`.
    """
    await studies.delete(user, study)


@routes.post(
    "/studies/{study}/chapters",
    response_model=schemas.Study,
    status_code=201,
    summary="Add a chapter",
    dependencies=[ReplayLimit],
)
async def add_chapter(
    study: parameters.StudyCode,
    body: schemas.NewChapterBody,
    studies: StudiesDep,
    tables: TablesDep,
    limits: LimitsDep,
    user: SignedIn,
) -> Response:
    """Copy a game up to a position into a new chapter and return the study.

    Errors: 403 `server-no-branch` while the game runs between people; 404 `server-no-study`, `server-no-table` or
    `server-no-position`; 409 `server-study-chapters`.
    """
    limits.check_user(CREATE, user)
    record = await tables.readable(body.table, user, body.invitation)
    await studies.add_chapter(user, study, record, body.at, body.title)
    return answer(await studies.view(user, study, None), 201)


@routes.patch("/studies/{study}/chapters/{number}", response_model=schemas.Study, summary="Change a chapter")
async def change_chapter(
    study: parameters.StudyCode,
    number: parameters.ChapterNumber,
    body: schemas.ChangeChapterBody,
    studies: StudiesDep,
    user: SignedIn,
) -> Response:
    """Change the title or replace the notes of a chapter, and return the study.

    Errors: 404 `server-no-study`; 422 `server-study-notes`.
    """
    notes = None if body.notes is None else [note.model_dump() for note in body.notes]
    await studies.change_chapter(user, study, number, body.title, notes)
    return answer(await studies.view(user, study, None))


@routes.delete("/studies/{study}/chapters/{number}", response_model=schemas.Study, summary="Delete a chapter")
async def delete_chapter(
    study: parameters.StudyCode, number: parameters.ChapterNumber, studies: StudiesDep, user: SignedIn
) -> Response:
    """Delete a chapter and its table, and return the study.

    Errors: 404 `server-no-study`.
    """
    await studies.delete_chapter(user, study, number)
    return answer(await studies.view(user, study, None))
