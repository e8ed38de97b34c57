"""Taking back confirmed moves, with the consent of everybody who plays.

Nothing is drawn again: what chance decided right after the last entry that stays is kept.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from hexarch.core.game import CHANCE
from hexarch.server.accounts import tokens
from hexarch.server.accounts.users import User
from hexarch.server.notices import causes
from hexarch.server.pace.service import Pacer
from hexarch.server.play.position import asked_mask, is_bot_due
from hexarch.server.play.position_cache import PositionCache
from hexarch.server.storage.drafts import drop_all_drafts
from hexarch.server.storage.moves import first_not_by, truncate
from hexarch.server.storage.notices.causes import Notice
from hexarch.server.storage.transactions import Transactions, store
from hexarch.server.tables.model import ANALYSIS, RUNNING, Record, TakeBack
from hexarch.server.tables.permissions import check_seated, check_status
from hexarch.server.tables.repository import TableRepository, record_after
from hexarch.server.web.json import JsonObject
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem


@dataclass
class TakeBacks:
    _transactions: Transactions
    _tables: TableRepository
    _positions: PositionCache
    _pacer: Pacer

    async def ask(self, code: str, user: User, to: int) -> None:
        """Ask the others to go back to the position after `to` entries; if there is nobody to ask, go back."""
        await self._tables.attempt(code, lambda record: self._ask(record, user, to))

    async def answer(self, code: str, user: User, accept: bool) -> None:
        """Agree to a take-back or refuse it; go back when everybody has agreed."""
        await self._tables.attempt(code, lambda record: self._answer(record, user, accept))

    async def _ask(self, record: Record, user: User, to: int) -> None:
        _check_player(record, user)
        check_status(record, RUNNING, ANALYSIS)
        kept = await self._kept(record, to)
        waiting = [person for person in record.people() if person != user.id]
        if record.status == ANALYSIS or not waiting:
            await self._go_back(record, kept)
            return
        if record.takeback is not None:
            raise Problem(409, "server-takeback-open")
        takeback: TakeBack = {"to": kept, "by": user.id, "name": user.name, "waiting": waiting}
        message: JsonObject = {"type": "takeback", "state": "asked", "takeback": takeback}
        await self._store(record, takeback, message, causes.takeback(waiting, user.id))

    async def _answer(self, record: Record, user: User, accept: bool) -> None:
        _check_player(record, user)
        check_status(record, RUNNING)
        asked = record.takeback
        if asked is None or user.id not in asked["waiting"]:
            raise Problem(409, "server-no-takeback")
        if not accept:
            await self._store(record, None, {"type": "takeback", "state": "declined", "name": user.name})
            return
        await self._agree(record, asked, [one for one in asked["waiting"] if one != user.id])

    async def forget_absent(self, code: str) -> None:
        """Continue without the consent of people who have left."""

        async def forget(record: Record) -> None:
            asked = record.takeback
            if asked is None or record.status != RUNNING:
                return
            waiting = [one for one in asked["waiting"] if one in record.people()]
            if waiting != asked["waiting"]:
                await self._agree(record, asked, waiting)

        await self._tables.attempt(code, forget)

    async def _agree(self, record: Record, asked: TakeBack, waiting: list[str]) -> None:
        """Store who still has to agree; if nobody is left, go back."""
        takeback: TakeBack = {"to": asked["to"], "by": asked["by"], "name": asked["name"], "waiting": waiting}
        if waiting:
            await self._store(record, takeback, {"type": "takeback", "state": "accepted", "takeback": takeback})
        else:
            await self._go_back(record, takeback["to"])

    async def _kept(self, record: Record, to: int) -> int:
        """Return how many entries stay, including what chance decided right after them."""
        async with self._transactions.database.read() as connection:
            kept = await first_not_by(connection, record.id, to, CHANCE)
        if kept is None:
            raise Problem(422, "server-nothing-to-take-back")
        return kept

    async def _store(
        self, record: Record, takeback: TakeBack | None, message: JsonObject, notices: Sequence[Notice] = ()
    ) -> None:
        text = None if takeback is None else json_text(takeback)
        async with self._transactions.changing(record, {"takeback_json": text}, [message], notices):
            pass

    async def _go_back(self, record: Record, kept: int) -> None:
        before = await self._positions.current(record)
        after = await self._positions.at(record, kept)
        # The version still increases, so that no writer mistakes the new line of play for the old one.
        version = record.version + 1
        position_id = tokens.new_row_version()
        values = {
            "version": version,
            "entries": kept,
            "asked": asked_mask(after),
            "computer_due": is_bot_due(record, after),
            "thinking_until": 0,
            "takeback_json": None,
            "position_id": position_id,
            **await self._pacer.went_back(record, after.asked, kept),
            "order_seats": 0,  # plans to be played were made for the old line of play
        }
        message: JsonObject = {
            "type": "takeback",
            "state": "done",
            "version": version,
            "to": kept,
            "asked": after.asked,
            "names": after.names,
            "patch": before.changes_to(after),
        }
        # Most players agreed some time ago and may be away by now, so nobody is exempt from the notice.
        notices = causes.asked(record, before.waiting, after.waiting, (), None) if record.status == RUNNING else []
        change = self._transactions.prepare(record, values, [message], notices=notices)
        async with self._transactions.database.write() as connection:
            await store(connection, change)
            await truncate(connection, record.id, kept)
            await drop_all_drafts(connection, record.id)
        self._positions.remember(record_after(record, values), position_id, after)
        self._transactions.publish(change.published)


def _check_player(record: Record, user: User) -> None:
    check_seated(record, user)
    if all(record.seats[seat].gone for seat in record.seats_of(user)):
        raise Problem(409, "server-seat-left")
