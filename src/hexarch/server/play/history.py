"""Games as a whole: the ledger table, charts, downloads, and branches for analysis."""

from dataclasses import replace
from typing import Final

from cachetools import LRUCache

from hexarch.server.accounts.users import User
from hexarch.server.clock import now
from hexarch.server.play import limits
from hexarch.server.play.history_text import WITH_ALL_ENTRIES
from hexarch.server.play.position import Log, Position, asked_mask, hide_private
from hexarch.server.play.position_cache import RECENT, PositionCache
from hexarch.server.play.registry import bundle
from hexarch.server.play.replays import Replays
from hexarch.server.play.turn_builder import TurnBuilder
from hexarch.server.storage.database import Database
from hexarch.server.storage.moves import StoredMove, insert_copies, insert_moves, read_actions, read_log
from hexarch.server.tables.model import ANALYSIS, OPEN, Record, person_seat
from hexarch.server.tables.permissions import is_against_people
from hexarch.server.tables.repository import insert_table
from hexarch.server.web.json import JsonObject
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem

# Of texts, for each table whose position is cached.
_CACHED_LETTERS: Final = 20_000
# The text, its media type and its file extension, by the name of the download.
_FILES: Final = {
    "ledger": ("table", "text/plain", "txt"),
    "commands": ("commands", "text/plain", "commands.txt"),
    "json": ("json", "application/json", "json"),
}


class History:
    def __init__(self, database: Database, positions: PositionCache, replays: Replays, cache_tables: int) -> None:
        self._database = database
        self._positions = positions
        self._replays = replays
        # By position, form and the seats whose private entries are shown: making a text replays the whole game.
        most = _CACHED_LETTERS * cache_tables
        self._texts: LRUCache[tuple[int, str, tuple[int, ...] | None], str] = LRUCache(most, getsizeof=len)

    async def ledger(self, record: Record, visitor: User | None, person: str = "") -> str:
        """Return the ledger table as JSON, without what the visitor may not see.

        `person` identifies the user, for a fair share of the workers.
        """
        return await self._text(record, "ledger", record.visible_seats(visitor), person)

    async def chart(self, record: Record, person: str = "") -> str:
        return await self._text(record, "chart", None, person)

    async def file(
        self, record: Record, visitor: User | None, form: str, at: int | None, person: str = ""
    ) -> tuple[str, str, str]:
        """Return (text, media type, file ending) of a download, without what the visitor may not see."""
        _check_started(record)
        if form == "svg":
            position = await self._positions.at(record, record.entries if at is None else at)
            return position.bundle.presenter.svg(position.state), "image/svg+xml", "svg"
        name, media, ending = _FILES[form]
        return await self._text(record, name, record.visible_seats(visitor), person), media, ending

    async def log_page(self, record: Record, user: User | None, start: int) -> JsonObject:
        """Return the entries from a number on, as many as fit into one response, and the number of the next one."""
        _check_started(record)
        end = min(record.entries, start + limits.LOG_PAGE)
        log: Log = await self._positions.log(record, end, end - start) if start < end else []
        shown = hide_private(bundle(record.game), log, record.visible_seats(user))
        return {"entries": shown, "next": end if end < record.entries else None}

    async def earlier(self, record: Record, user: User | None, before: int) -> JsonObject:
        """Return some entries before a number, with their effects."""
        _check_started(record)
        log = await self._positions.told_log(record, min(before, record.entries), RECENT)
        return {"entries": hide_private(bundle(record.game), log, record.visible_seats(user)), "next": None}

    async def branch(self, record: Record, user: User, at: int, is_private: bool = False) -> str:
        """Copy the game up to a position to a table where one person moves for everybody; return its code.

        What the person may not see is left out. A running game between people cannot be copied.
        """
        _check_started(record)
        if is_against_people(record):
            raise Problem(403, "server-no-branch")
        if at > record.entries:
            raise Problem(404, "server-no-position", {"number": at, "entries": record.entries})
        copied = await self._visible_moves(record, at, record.visible_seats(user))
        played = bundle(record.game)
        actions = [(move.seat, move.action) for move in copied]
        state = await self._replays.state(record.game, record.options, record.rules, None, actions)
        turn = TurnBuilder.after(Position(played, len(copied), state))
        turn.settle()
        values = {
            **analysis_values(record.options, user, turn.position()),
            "preset": record.preset,
            "title": record.title,
            "visibility": "invitation" if is_private else record.visibility,
            "source_json": json_text({"kind": "branch", "id": record.code, "at": at}),
        }
        places = [
            replace(person_seat(seat.seat, None, seat.name), named_after=seat.user_id or seat.named_after)
            for seat in record.seats
        ]
        async with self._database.write() as connection:
            new_id, code = await insert_table(connection, record.game, record.rules, values, places)
            await insert_copies(connection, new_id, copied)
            await insert_moves(connection, new_id, len(copied), turn.entries, now())
        return code

    async def _visible_moves(self, record: Record, count: int, seats: list[int] | None) -> list[StoredMove]:
        """Return the first entries, without the private ones of seats not given; None sees all."""
        async with self._database.read() as connection:
            stored = await read_log(connection, record.id, count)
        is_private = bundle(record.game).presenter.is_private
        return [move for move in stored if seats is None or move.seat in seats or not is_private(move.action)]

    async def _text(self, record: Record, form: str, seats: list[int] | None, person: str) -> str:
        """Return a text that shows the private entries of these seats; None sees all."""
        _check_started(record)
        key = (record.position_id, form, None if seats is None else tuple(seats))
        known = self._texts.get(key)
        if known is not None:
            return known
        async with self._database.read() as connection:
            actions = [tuple(row) for row in await read_actions(connection, record.id, 0, record.entries)]
        is_private = bundle(record.game).presenter.is_private
        # Tables of the ledger count all entries and hide texts; the other forms leave private entries out.
        if seats is not None and form not in WITH_ALL_ENTRIES:
            actions = [(seat, action) for seat, action in actions if seat in seats or not is_private(action)]
        names = [seat.name or seat.level or "" for seat in record.seats]
        values: JsonObject = {"form": form, "seats": seats, "names": names, "actions": actions}
        made = await self._replays.text(record.game, record.options, record.rules, values, person)
        # The others hold people's names, which may change.
        if form in WITH_ALL_ENTRIES and len(made) <= self._texts.maxsize:
            self._texts[key] = made
        return made


def _check_started(record: Record) -> None:
    if record.status == OPEN:
        raise Problem(409, "server-table-open")


def analysis_values(options: JsonObject, user: User, position: Position) -> JsonObject:
    """Return the values of a table for analysis at a position."""
    return {
        "options_json": json_text(options),
        "owner_id": user.id,
        "status": ANALYSIS,
        "version": position.entries,
        "entries": position.entries,
        "asked": asked_mask(position),
    }
