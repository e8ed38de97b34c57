"""Stores studies and their chapters."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts import tokens
from hexarch.server.clock import iso, now
from hexarch.server.storage.parts.learning import studies, study_chapters
from hexarch.server.storage.schema import games
from hexarch.server.web.json import JsonObject, loads


@dataclass(frozen=True)
class Chapter:
    number: int
    game_id: int
    table: str
    """The code of its table."""
    invitation: str
    game: str
    entries: int
    title: str
    notes: list[JsonObject]


@dataclass(frozen=True)
class NewChapter:
    """A chapter from a file."""

    title: str
    game: JsonObject
    notes: list[JsonObject]


@dataclass(frozen=True)
class Study:
    id: str
    owner_id: str
    title: str
    link: str | None
    created: int
    changed: int
    chapters: Sequence[Chapter] = ()


async def insert_study(connection: AsyncConnection, owner_id: str, title: str) -> str:
    code = tokens.new_code()
    values = {"id": code, "owner_id": owner_id, "title": title, "created": now(), "changed": now()}
    await connection.execute(insert(studies).values(values))
    return code


async def find_study(connection: AsyncConnection, code: str) -> Study | None:
    row = (await connection.execute(select(studies).where(studies.c.id == code))).one_or_none()
    if row is None:
        return None
    chosen = (
        select(study_chapters, games.c.code, games.c.invitation, games.c.game, games.c.entries)
        .join(games, games.c.id == study_chapters.c.game_id)
        .where(study_chapters.c.study_id == code)
        .order_by(study_chapters.c.number)
    )
    found = [
        Chapter(
            one.number,
            one.game_id,
            one.code,
            one.invitation,
            one.game,
            one.entries,
            one.title,
            loads(one.notes_json),
        )
        for one in await connection.execute(chosen)
    ]
    return Study(row.id, row.owner_id, row.title, row.link, row.created, row.changed, found)


async def list_studies(connection: AsyncConnection, owner_id: str) -> list[tuple[Study, int]]:
    """Return somebody's studies, the last changed first, each with the number of its chapters."""
    count = select(func.count()).where(study_chapters.c.study_id == studies.c.id).scalar_subquery()
    mine = select(studies, count.label("chapters")).where(studies.c.owner_id == owner_id)
    rows = await connection.execute(mine.order_by(studies.c.changed.desc()))
    return [(Study(row.id, row.owner_id, row.title, row.link, row.created, row.changed), row.chapters) for row in rows]


async def update_study(connection: AsyncConnection, code: str, values: JsonObject) -> None:
    await connection.execute(update(studies).where(studies.c.id == code).values(**values, changed=now()))


async def new_invitations(connection: AsyncConnection, study: Study) -> None:
    """Replace the invitations of the tables of a study, so that its old link gives no access to them."""
    for chapter in study.chapters:
        fresh = {"invitation": tokens.new_secret(), "row_version": tokens.new_row_version()}
        await connection.execute(update(games).where(games.c.id == chapter.game_id).values(**fresh))


async def delete_study(connection: AsyncConnection, study: Study) -> None:
    await connection.execute(delete(games).where(games.c.id.in_([one.game_id for one in study.chapters])))
    await connection.execute(delete(studies).where(studies.c.id == study.id))


async def insert_chapter(
    connection: AsyncConnection, code: str, number: int, game_id: int, title: str, notes_json: str
) -> None:
    values = {"study_id": code, "number": number, "game_id": game_id, "title": title, "notes_json": notes_json}
    await connection.execute(insert(study_chapters).values(values))


async def find_game_id(connection: AsyncConnection, code: str) -> int:
    found: int = (await connection.execute(select(games.c.id).where(games.c.code == code))).scalar_one()
    return found


async def update_chapter(connection: AsyncConnection, code: str, number: int, values: JsonObject) -> None:
    same = (study_chapters.c.study_id == code) & (study_chapters.c.number == number)
    await connection.execute(update(study_chapters).where(same).values(**values))


async def delete_chapter(connection: AsyncConnection, chapter: Chapter) -> None:
    """Delete a chapter with its table."""
    await connection.execute(delete(games).where(games.c.id == chapter.game_id))


async def delete_tables(connection: AsyncConnection, user_id: str) -> None:
    """Delete the tables of the studies of somebody who deletes their data."""
    mine = select(study_chapters.c.game_id).join(studies).where(studies.c.owner_id == user_id)
    await connection.execute(delete(games).where(games.c.id.in_(mine)))


async def collect(connection: AsyncConnection, user_id: str) -> list[JsonObject]:
    """Return what is stored about somebody's studies; the moves are those of the tables."""
    found: list[JsonObject] = []
    for study, _ in await list_studies(connection, user_id):
        whole = await find_study(connection, study.id)
        chapters = whole.chapters if whole is not None else ()
        told = [{"title": one.title, "table": one.table, "notes": one.notes} for one in chapters]
        found.append({"id": study.id, "title": study.title, "created": iso(study.created), "chapters": told})
    return found
