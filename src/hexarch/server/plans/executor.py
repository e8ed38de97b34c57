"""Plays the planned turns of people as soon as they can be played, and never twice.

A bit in the row of a table says that a seat has a turn to be played. The update that stores the turn clears the bit, so
a second attempt, in this process or another, fails and finds nothing to do. If a process dies before it has played,
another one finds the bit.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, replace

from hexarch.server.clock import now
from hexarch.server.plans.carrying import OrderedPlan, carry
from hexarch.server.plans.conditions import hold
from hexarch.server.plans.repository import plans_of, set_seats, tables_due
from hexarch.server.play.commit import Commits
from hexarch.server.play.position import Position
from hexarch.server.play.position_cache import PositionCache
from hexarch.server.play.turn_builder import TurnBuilder
from hexarch.server.storage.database import Database
from hexarch.server.storage.moves import read_actions_of
from hexarch.server.storage.transactions import Conflict, Published
from hexarch.server.supervision import Supervisor, serve
from hexarch.server.tables.model import RUNNING, Record
from hexarch.server.tables.repository import TableRepository
from hexarch.server.web.problems import Problem

log = logging.getLogger("hexarch.server.plans")


@dataclass(eq=False)
class PlannedTurns:
    _database: Database
    _tables: TableRepository
    _positions: PositionCache
    _commits: Commits
    _publish: Callable[[int, str, int, str], None]
    """Called with table, user, seat and a word when plans are no longer to be played."""
    _sweep_seconds: float = 2.0
    """How often to look for turns that another process left behind."""
    _most_swept: int = 1000
    _tries: int = 8

    def __post_init__(self) -> None:
        self._waiting: asyncio.Queue[int] = asyncio.Queue()

    def start(self, tasks: Supervisor) -> None:
        tasks.start("plans", lambda: serve("plans", self._waiting.get, self._play))
        tasks.start("plans catch-up", self._sweep)

    def look(self, game_id: int) -> None:
        """Play the due turns of a table."""
        self._waiting.put_nowait(game_id)

    def on_published(self, published: Published) -> None:
        if published.order_due:
            self.look(published.game_id)

    async def _sweep(self) -> None:
        """Find the due turns that a process left when it died."""
        while True:
            async with self._database.read() as connection:
                due = await tables_due(connection, self._most_swept)
            for game_id in due:
                self.look(game_id)
            await asyncio.sleep(self._sweep_seconds)

    async def _play(self, game_id: int) -> None:
        for _ in range(self._tries):
            record = await self._tables.find_by_id(game_id)
            if record is None or record.status != RUNNING:
                return
            try:
                await self._play_at(record, await self._positions.current(record))
            except Conflict:  # somebody else has moved, or another process has played it
                continue
            return

    async def _play_at(self, record: Record, position: Position) -> None:
        if await self._answer_open_offers(record, position):
            return
        for seat in position.asked:
            if record.order_seats >> seat & 1 and await self._play_seat(record, position, seat):
                return

    async def _answer_open_offers(self, record: Record, position: Position) -> bool:
        """Answer the offers that were open before the rules for answers were set; return whether there were any."""
        if not record.answer_seats:
            return False
        turn = TurnBuilder.after(position)
        turn.answers = await self._commits.answers(record)
        turn.settle()
        if turn.entries:
            await self._commits.commit(record, position, turn, order_seats=record.order_seats)
        return bool(turn.entries)

    async def _play_seat(self, record: Record, position: Position, seat: int) -> bool:
        """Play the planned turn of a seat that is asked, or give up; return whether the position has changed."""
        ordered = await self._ordered(record, position, seat)
        game = position.bundle.game
        turn = TurnBuilder.after(position)
        _take_offers(turn, seat, max((one.order.offer_limit() for one in ordered), default=0))
        if turn.entries:
            await self._commit(record, position, turn, seat, record.order_seats)
            return True
        if not game.is_turn(position.state, seat):
            return False  # asked about an offer that no plan covers; the turn itself comes later
        rest = record.order_seats & ~(1 << seat)
        for one in ordered:
            built = _build(position, one)
            if built is not None:
                turns = one.carried.turns
                goes_on = len(turns) > 1 and turns[1].continues
                await self._commit(record, position, built, seat, record.order_seats if goes_on else rest)
                return True
        async with self._database.write() as connection:
            await set_seats(connection, record, order_seats=rest)
        self._publish(record.id, record.seats[seat].user_id or "", seat, "plans")
        return False

    async def _ordered(self, record: Record, position: Position, seat: int) -> list[OrderedPlan]:
        """Return the plans to be played for a seat, in order; if one is partly played, only that one."""
        user_id = record.seats[seat].user_id
        if user_id is None or record.seats[seat].gone:
            return []
        found: list[OrderedPlan] = []
        async with self._database.read() as connection:
            for plan in await plans_of(connection, record.id, seat, user_id):
                if plan.order is None or plan.order.expires <= now():
                    continue
                done = await read_actions_of(connection, record.id, seat, plan.entries)
                found.append(OrderedPlan(plan, plan.order, carry(position, plan, done)))
        return [one for one in found if one.is_under_way] or found

    async def _commit(self, record: Record, position: Position, turn: TurnBuilder, seat: int, order_seats: int) -> None:
        turn.entries = [replace(entry, planned=True) for entry in turn.entries]
        request = f"{record.seats[seat].user_id}:plan:{record.version}"
        await self._commits.commit(record, position, turn, request, order_seats)


def _take_offers(turn: TurnBuilder, seat: int, most: int) -> None:
    """Take the offers of at most so much power."""
    game = turn.bundle.game
    while True:
        offer = next((one for one in game.open_offers(turn.state, seat) if 0 < one.gain <= most), None)
        if offer is None:
            return
        turn.play(seat, offer.take)


def _build(position: Position, ordered: OrderedPlan) -> TurnBuilder | None:
    """Return the turn, if it is possible and its conditions hold."""
    draft = ordered.carried.first
    if draft is None or not (ordered.is_under_way or hold(position, ordered.order.conditions)):
        return None
    turn = TurnBuilder.after(position)
    try:
        for action in draft.steps:
            turn.play(ordered.plan.seat, action)
    except Problem:
        return None
    return turn
