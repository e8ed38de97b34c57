"""Storing standing answers: an unused one is replaced, so that they cannot fill up a game.

The entries at the end of a game that set standing answers do not depend on each other. So the earlier one of the same
seat and kind can take the new value in its place. The version goes up although no entry is added, as for a take-back.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final

from hexarch.server.accounts import tokens
from hexarch.server.play.commit import moves_message
from hexarch.server.play.limits import MOST_WISHES
from hexarch.server.play.position import Position
from hexarch.server.play.position_cache import Encoded, PositionCache
from hexarch.server.play.turn_builder import Answers, TurnBuilder
from hexarch.server.storage.events import count_requests
from hexarch.server.storage.moves import replace_move
from hexarch.server.storage.transactions import Transactions
from hexarch.server.tables.model import Record
from hexarch.server.tables.repository import TableRepository, record_after
from hexarch.server.web.problems import Problem

# How many of the last messages are searched for changes.
_LOOKED_AT: Final = 200


@dataclass
class StandingAnswers:
    _transactions: Transactions
    _tables: TableRepository
    _positions: PositionCache
    _answers: Callable[[Record], Awaitable[Answers]]

    async def check(self, record: Record, turn: TurnBuilder, user_id: str) -> None:
        """Raise a Problem for a turn of standing answers if this person has sent too many since the last other move."""
        if not is_standing(turn):
            return
        since = max(0, record.seq - _LOOKED_AT)
        async with self._transactions.database.read() as connection:
            sent = await count_requests(connection, record.id, since, record.entries, user_id)
        if sent >= MOST_WISHES:
            raise Problem(409, "server-wishes-too-many")

    async def replace(self, record: Record, before: Position, turn: TurnBuilder, request: str) -> Record | None:
        """Store a standing answer in place of the unused one before it; None if there is none to replace."""
        turn.answers = await self._answers(record)
        turn.settle()  # an answer to an open offer uses the standing answer at once
        if not is_standing(turn) or len(turn.entries) != 1:
            return None
        (entry,) = turn.entries
        number = _unused(before, await self._positions.recent_log(record), entry.seat, entry.action)
        if number is None:
            return None
        after = Position(before.bundle, before.entries, turn.position().state)
        position_id, version = tokens.new_row_version(), record.version + 1
        message = moves_message(before, after, version, turn.views(number))
        values = {"version": version, "position_id": position_id}
        change = self._transactions.prepare(record, values, [message], request)
        async with self._transactions.storing(change) as connection:
            await replace_move(connection, record.id, number, entry, change.published.time)
        stored = record_after(record, change.row)
        self._positions.remember(stored, position_id, after)
        self._tables.remember(stored)
        return stored


def is_standing(turn: TurnBuilder) -> bool:
    """Return whether a turn does nothing but set standing answers."""
    return bool(turn.entries) and all(turn.bundle.presenter.standing(one.action) is not None for one in turn.entries)


def _unused(position: Position, log: Sequence[Encoded], seat: int, action: int) -> int | None:
    """Return the number of the entry that set the same answer, if only standing answers have been set since."""
    standing = position.bundle.presenter.standing
    for number, mover, done, *_ in reversed(log):
        kind = standing(done)
        if kind is None:
            return None
        if mover == seat and kind == standing(action):
            return number
    return None
