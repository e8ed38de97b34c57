"""Studies: analyses in chapters, with comments and marks; private, or shared by a secret link."""

from dataclasses import dataclass
from typing import Final, cast

from sqlalchemy.exc import IntegrityError

from hexarch.server import quotas
from hexarch.server.accounts import tokens
from hexarch.server.accounts.users import User
from hexarch.server.accounts.validation import clean
from hexarch.server.bots.lines import Answer
from hexarch.server.bots.pool import Pool
from hexarch.server.clock import now
from hexarch.server.play.history import History, analysis_values
from hexarch.server.play.importing import read_file
from hexarch.server.play.position import Position
from hexarch.server.play.registry import bundle
from hexarch.server.storage.database import Database
from hexarch.server.storage.moves import Entry, insert_moves
from hexarch.server.studies import repository
from hexarch.server.studies.presenter import chapter_view, summary_view
from hexarch.server.studies.repository import Chapter, NewChapter, Study
from hexarch.server.tables.model import STUDY, Record, person_seat
from hexarch.server.tables.repository import TableRepository, insert_table
from hexarch.server.web.json import JsonObject, loads
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem

FORMAT: Final = "hexarch study"
VERSION: Final = 1
# The limit for the notes of one chapter, as JSON.
MOST_LETTERS: Final = 50_000


@dataclass
class Studies:
    _database: Database
    _tables: TableRepository
    _history: History
    _readers: Pool
    _seconds: float

    async def mine(self, user: User) -> list[JsonObject]:
        async with self._database.read() as connection:
            found = await repository.list_studies(connection, user.id)
        return [{**summary_view(study), "chapters": count} for study, count in found]

    async def create(self, user: User, title: str) -> str:
        """Make an empty study and return its code."""
        if user.is_guest:
            raise Problem(403, "server-study-accounts")
        async with self._database.write() as connection:
            quotas.check(len(await repository.list_studies(connection, user.id)), quotas.STUDIES, "server-study-most")
            return await repository.insert_study(connection, user.id, title)

    async def view(self, visitor: User | None, code: str, link: str | None) -> JsonObject:
        """Return a study with the paths of its tables, for its owner and anyone with the link."""
        study = await self._find(code)
        owns = visitor is not None and visitor.id == study.owner_id
        if not owns and not (link and study.link and tokens.same(study.link, link)):
            raise Problem(404, "server-no-study")
        chapters = [chapter_view(chapter) for chapter in study.chapters]
        return {**summary_view(study), "owner": owns, "link": study.link if owns else None, "chapters": chapters}

    async def change(self, user: User, code: str, title: str | None, shared: bool | None) -> None:
        study = await self._own(user, code)
        values: JsonObject = {} if title is None else {"title": title}
        async with self._database.write() as connection:
            if shared is not None and shared != (study.link is not None):
                values["link"] = tokens.new_secret() if shared else None
                if not shared:
                    await repository.new_invitations(connection, study)
            await repository.update_study(connection, code, values)

    async def delete(self, user: User, code: str) -> None:
        study = await self._own(user, code)
        async with self._database.write() as connection:
            await repository.delete_study(connection, study)

    async def add_chapter(self, user: User, code: str, record: Record, at: int, title: str) -> None:
        """Copy a game up to a position into a new chapter. A running game between people cannot be copied."""
        study = await self._own(user, code)
        self._check_room(study)
        table = await self._history.branch(record, user, at, is_private=True)
        try:
            async with self._database.write() as connection:
                game_id = await repository.find_game_id(connection, table)
                await repository.insert_chapter(connection, code, _next(study), game_id, title, "[]")
                await repository.update_study(connection, code, {})
        except IntegrityError:  # another window was faster, or has deleted the study
            raise Problem(503, "server-busy", None, None, {"Retry-After": "1"}) from None

    async def change_chapter(
        self, user: User, code: str, number: int, title: str | None, notes: list[JsonObject] | None
    ) -> None:
        await self._own_chapter(user, code, number)
        values: JsonObject = {} if title is None else {"title": title}
        if notes is not None:
            values["notes_json"] = _notes_json(notes)
        async with self._database.write() as connection:
            if values:
                await repository.update_chapter(connection, code, number, values)
            await repository.update_study(connection, code, {})

    async def delete_chapter(self, user: User, code: str, number: int) -> None:
        chapter = await self._own_chapter(user, code, number)
        async with self._database.write() as connection:
            await repository.delete_chapter(connection, chapter)
            await repository.update_study(connection, code, {})

    async def file(self, visitor: User | None, code: str, link: str | None) -> JsonObject:
        """Return a study as a file."""
        await self.view(visitor, code, link)
        study = await self._find(code)
        chapters = []
        for chapter in study.chapters:
            record = await self._tables.find(chapter.table)
            text, _, _ = await self._history.file(record, visitor, "json", None, visitor.id if visitor else "")
            chapters.append({"title": chapter.title, "game": loads(text), "notes": chapter.notes})
        return {"format": FORMAT, "version": VERSION, "title": study.title, "chapters": chapters}

    async def read(self, user: User, title: str, chapters: list[NewChapter]) -> str:
        """Store a study from a file, all of it or nothing; return its code.

        Games are read in a worker process, as imports are.
        """
        if user.is_guest:
            raise Problem(403, "server-study-accounts")
        games = [await self._read_game(user, chapter.game) for chapter in chapters]
        notes = [_notes_json(chapter.notes) for chapter in chapters]
        code = await self.create(user, title)
        async with self._database.write() as connection:
            for number, (chapter, game, noted) in enumerate(zip(chapters, games, notes, strict=True), 1):
                played = bundle(game["game"])
                entries = [Entry(seat, action, written) for seat, action, written in game["entries"]]
                position = Position(played, len(entries), played.game.from_json(game["state"]))
                values = {
                    **analysis_values(game["options"], user, position),
                    "visibility": "invitation",
                    "source_json": json_text({"kind": STUDY, "name": title}),
                }
                given = [clean(str(name))[:40] for name in game["names"]] + [""] * len(position.names)
                names = [name or own for name, own in zip(given, position.names, strict=False)]
                places = [person_seat(seat, None, name) for seat, name in enumerate(names)]
                new_id, _ = await insert_table(connection, played.game.name, played.game.rules_version, values, places)
                await insert_moves(connection, new_id, 0, entries, now())
                await repository.insert_chapter(connection, code, number, new_id, chapter.title, noted)
        return code

    async def _read_game(self, user: User, game: JsonObject) -> Answer:
        return await read_file(self._readers, self._seconds, user, json_text(game), problem="server-study-file")

    async def _find(self, code: str) -> Study:
        if not tokens.is_code(code):
            raise Problem(404, "server-no-study")
        async with self._database.read() as connection:
            study = await repository.find_study(connection, code)
        if study is None:
            raise Problem(404, "server-no-study")
        return study

    async def _own(self, user: User, code: str) -> Study:
        """Return a study of the user; for others, raise the Problem of a missing study."""
        study = await self._find(code)
        if study.owner_id != user.id:
            raise Problem(404, "server-no-study")
        return study

    async def _own_chapter(self, user: User, code: str, number: int) -> Chapter:
        study = await self._own(user, code)
        chapter = next((one for one in study.chapters if one.number == number), None)
        if chapter is None:
            raise Problem(404, "server-no-study")
        return chapter

    @staticmethod
    def _check_room(study: Study) -> None:
        quotas.check(len(study.chapters), quotas.CHAPTERS, "server-study-chapters")


def _next(study: Study) -> int:
    return max((chapter.number for chapter in study.chapters), default=0) + 1


def _notes_json(notes: list[JsonObject]) -> str:
    written = json_text(sorted(notes, key=lambda note: cast(int, note["at"])))
    if len(written) > MOST_LETTERS:
        raise Problem(422, "server-study-notes")
    return written
