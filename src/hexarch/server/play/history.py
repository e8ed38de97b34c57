"""Games as a whole: the ledger table, charts, downloads, and branches for analysis."""

from collections.abc import Sequence
from typing import Any, Final, cast

from cachetools import LRUCache

from hexarch.core.ledger import Ledger
from hexarch.server.accounts.users import User
from hexarch.server.clock import now
from hexarch.server.play.charts import LedgerRow, flows_of, series_of
from hexarch.server.play.position import Position, asked_mask, new_state, read_options
from hexarch.server.play.position_cache import PositionCache
from hexarch.server.play.registry import bundle
from hexarch.server.play.turn_builder import TurnBuilder
from hexarch.server.storage.database import Database
from hexarch.server.storage.moves import StoredMove, insert_copies, insert_moves, read_log
from hexarch.server.tables.model import ANALYSIS, OPEN, Record, person_seat
from hexarch.server.tables.repository import insert_table
from hexarch.server.web.json import JsonObject
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem

_CACHED: Final = 20


class History:
    def __init__(self, database: Database, positions: PositionCache) -> None:
        self._database = database
        self._positions = positions
        # Ledger tables by position id: making one replays the whole game.
        self._rows: LRUCache[int, Sequence[LedgerRow]] = LRUCache(_CACHED)

    async def ledger(self, record: Record, visitor: User | None) -> JsonObject:
        """Return the ledger table, without what the visitor may not see."""
        rows = _visible(await self._ledger_rows(record), record.visible_seats(visitor))
        return {"columns": bundle(record.game).presenter.ledger_columns, "rows": rows}

    async def chart(self, record: Record) -> JsonObject:
        rows = await self._ledger_rows(record)
        names = (await self._positions.current(record)).names
        measures = bundle(record.game).presenter.measures
        return {"series": series_of(names, rows), "measures": measures, "flows": flows_of(measures, rows)}

    async def file(self, record: Record, visitor: User | None, form: str, at: int | None) -> tuple[str, str, str]:
        """Return (text, media type, file ending) of a download, without what the visitor may not see."""
        _check_started(record)
        presenter = bundle(record.game).presenter
        if form == "svg":
            position = await self._positions.at(record, record.entries if at is None else at)
            return presenter.svg(position.state), "image/svg+xml", "svg"
        if form == "ledger":
            rows = _visible(await self._ledger_rows(record), record.visible_seats(visitor))
            return _ledger_text(presenter.ledger_columns, rows), "text/plain", "txt"
        game = await self._ledger(record, record.visible_seats(visitor))
        if form == "commands":
            return presenter.commands(game), "text/plain", "commands.txt"
        return game.dumps(), "application/json", "json"

    async def branch(self, record: Record, user: User, at: int) -> str:
        """Copy the game up to a position to a table where one person moves for everybody; return its code.

        What the person may not see is left out.
        """
        _check_started(record)
        await self._positions.at(record, at)
        copied = await self._visible_moves(record, at, record.visible_seats(user))
        played = bundle(record.game)
        state = new_state(played, record.options, record.rules)
        for move in copied:
            played.game.apply(state, move.action, move.seat)
        turn = TurnBuilder.after(Position(played, len(copied), state))
        turn.settle()
        values = {
            **analysis_values(record.options, user, turn.position()),
            "preset": record.preset,
            "title": record.title,
            "source_json": json_text({"kind": "branch", "id": record.code, "at": at}),
        }
        places = [person_seat(seat.seat, None, seat.name) for seat in record.seats]
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

    async def _ledger(self, record: Record, seats: list[int] | None = None) -> Ledger[Any]:
        """Return the game with all entries that these seats may see."""
        _check_started(record)
        played = bundle(record.game)
        names = [seat.name or seat.level or "" for seat in record.seats]
        ledger = Ledger(played.game, read_options(played, record.options, record.rules), names)
        for move in await self._visible_moves(record, record.entries, seats):
            ledger.push(move.seat, move.action)
        return ledger

    async def _ledger_rows(self, record: Record) -> Sequence[LedgerRow]:
        known = self._rows.get(record.position_id)
        if known is None:
            ledger = await self._ledger(record)
            known = cast(Sequence[LedgerRow], bundle(record.game).presenter.ledger_rows(ledger))
            self._rows[record.position_id] = known
        return known


def _check_started(record: Record) -> None:
    if record.status == OPEN:
        raise Problem(409, "server-table-open")


def _visible(rows: Sequence[LedgerRow], seats: list[int] | None) -> list[LedgerRow]:
    """Return the rows, without the private texts of seats not given; None sees all."""
    return [_visible_row(row, seats is None or row["seat"] in seats) for row in rows]


def _visible_row(row: LedgerRow, is_own: bool) -> LedgerRow:
    if "public_text" not in row:
        return row
    shown = row.copy()
    public = shown.pop("public_text")
    return shown if is_own else {**shown, "text": public}


def _ledger_text(columns: tuple[str, ...], rows: Sequence[LedgerRow]) -> str:
    lines = ["\t".join(["#", "player", *columns, "move"])]
    for row in rows:
        lines.append("\t".join([str(row["number"]), row["player"], *map(str, row["shown"]), row["text"]]))
    return "\n".join(lines) + "\n"


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
