"""Importing a game from a file."""

from dataclasses import dataclass
from itertools import zip_longest
from typing import Final

from hexarch.server.accounts.users import User
from hexarch.server.accounts.validation import clean
from hexarch.server.bots.lines import Answer
from hexarch.server.bots.pool import Pool, TookTooLong
from hexarch.server.clock import now
from hexarch.server.play import limits
from hexarch.server.play.history import analysis_values
from hexarch.server.play.position import Position
from hexarch.server.play.registry import bundle
from hexarch.server.storage.database import Database
from hexarch.server.storage.moves import Entry, insert_moves
from hexarch.server.tables.model import FINISHED, IMPORT, person_seat
from hexarch.server.tables.repository import insert_table
from hexarch.server.web.json import JsonObject
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem

_MOST_NOTES: Final = 20


async def read_file(
    workers: Pool, seconds: float, user: User, text: str, data: str = "", problem: str = "server-rule"
) -> Answer:
    """Read a game in a worker process; raise a Problem, the named one if the file is at fault."""
    job: JsonObject = {"job": "read", "text": text, "data": data, "most": limits.MOST_ENTRIES}
    try:
        read = await workers.ask(job, seconds, user.id)
    except TookTooLong:
        raise Problem(422, "server-unreadable") from None
    if "error" in read:
        raise Problem(422, problem, {"sentence": str(read["error"])[:500]})
    limits.check_import(read["count"])
    return read


@dataclass
class Importer:
    _database: Database
    _workers: Pool
    _seconds: float

    async def read(self, user: User, text: str, data: str, name: str) -> str:
        """Store a game and return its table's code: a finished game stays as it is, others become analysis tables.

        It is given as text, or as the bytes of a file in base64.

        The file is read in a worker process, because reading an untrusted file may take long.
        """
        read = await read_file(self._workers, self._seconds, user, text, data)
        played = bundle(read["game"])
        entries = [Entry(seat, action, written) for seat, action, written in read["entries"]]
        position = Position(played, len(entries), played.game.from_json(read["state"]))
        values = {
            **analysis_values(read["options"], user, position),
            "title": name,
            "source_json": json_text({"kind": IMPORT, "name": name, **_notes(read["notes"])}),
        }
        if position.is_over:
            values |= {"status": FINISHED, "result_json": json_text(position.result()), "asked": 0}
        # A file may lack some or all names.
        given = [clean(str(name))[:40] for name in read["names"]]
        names = [name or own for name, own in zip_longest(given[: len(position.names)], position.names, fillvalue="")]
        places = [person_seat(seat, None, name) for seat, name in enumerate(names)]
        async with self._database.write() as connection:
            rules = played.game.rules_version
            new_id, code = await insert_table(connection, played.game.name, rules, values, places)
            await insert_moves(connection, new_id, 0, entries, now())
        return code


def _notes(notes: list[JsonObject]) -> JsonObject:
    """Return the first notes, and how many more there were; nothing if there is none."""
    more = len(notes) - _MOST_NOTES
    shown = notes[:_MOST_NOTES]
    if more > 0:
        shown.append({"key": "replay-note-more", "params": {"count": more}})
    return {"notes": shown} if shown else {}
