"""Storing moves, with the chance outcomes and standing answers that follow them."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from hexarch.server.accounts import tokens
from hexarch.server.clock import iso, now
from hexarch.server.notices import causes
from hexarch.server.pace.codec import clock_view
from hexarch.server.pace.service import Pacer
from hexarch.server.play.limits import check_can_grow
from hexarch.server.play.position import Log, Position, asked_mask, hide_private, is_bot_due, made_by, pack
from hexarch.server.play.position_cache import PositionCache, longer
from hexarch.server.play.turn_builder import Answers, TurnBuilder
from hexarch.server.storage.drafts import drop_drafts
from hexarch.server.storage.fast_commit_pg import store_move
from hexarch.server.storage.moves import delete_snapshots, insert_moves, insert_snapshot
from hexarch.server.storage.notices.causes import Notice
from hexarch.server.storage.transactions import Change, Transactions, store
from hexarch.server.tables.model import ANALYSIS, FINISHED, RUNNING, Record
from hexarch.server.tables.permissions import check_status
from hexarch.server.tables.repository import TableRepository, record_after
from hexarch.server.web import metrics
from hexarch.server.web.json import JsonObject, loads
from hexarch.server.web.json import text as json_text

# Entries between two snapshots, so that the cost of a move does not grow with the length of the game.
SNAPSHOT_EVERY: Final = 50


@dataclass
class Commits:
    _transactions: Transactions
    _tables: TableRepository
    _positions: PositionCache
    _pacer: Pacer
    answers: Callable[[Record], Awaitable[Answers]]
    """Reads the standing answers that are no part of the game."""

    async def commit(
        self,
        record: Record,
        before: Position,
        turn: TurnBuilder,
        request: str | None = None,
        order_seats: int | None = None,
    ) -> tuple[Record, Position]:
        """Store a turn built on the current position; raise Conflict if it is no longer current.

        `request` identifies a person's request, which may be sent again; it also drops the drafts of the seats that
        moved. `order_seats` are those that still have a plan to be played; by default, all but those that moved.
        """
        check_status(record, RUNNING, ANALYSIS)
        check_can_grow(before.entries)
        started = perf_counter()
        turn.answers = await self.answers(record)
        turn.settle()
        turns = turn.state.journal.turns
        after = turn.position()
        position_id = tokens.new_row_version()
        views = turn.views(turn.first)
        values, messages = _new_values(record, before, after, views)
        values["position_id"] = position_id
        moved = {entry.seat for entry in turn.entries}
        began = after.decisions[0] if turns and after.decisions else None
        clock = await self._pacer.moved(record, after.asked, moved, began, after.entries, after.is_over)
        if clock:
            values |= clock
            messages[0]["clock"] = clock_view(loads(str(clock["clock_json"])))
        if record.order_seats:
            values["order_seats"] = _still_ordered(record, before, turn) if order_seats is None else order_seats
        notices = _notices(record, before, after, turn, request)
        change = self._transactions.prepare(record, values, messages, request, notices)
        await self._store(change, before, after, turn, request is not None)
        time = change.published.time
        known = self._positions.known_log(record)
        log = None if known is None else longer(known, [{**view, "time": iso(time)} for view in views])
        self._positions.remember(record, position_id, after, log)
        self._transactions.publish(change.published)
        metrics.MOVES.labels(record.game).inc(len(turn.entries))
        metrics.COMMIT_SECONDS.observe(perf_counter() - started)
        drafts = {seat: draft for seat, draft in record.drafts.items() if request is None or seat not in moved}
        stored = record_after(record, {**change.row, "drafts": drafts})
        self._tables.remember(stored)
        return stored, after

    async def _store(
        self, change: Change, before: Position, after: Position, turn: TurnBuilder, drops_drafts: bool
    ) -> None:
        database = self._transactions.database
        needs_snapshot = before.entries // SNAPSHOT_EVERY != after.entries // SNAPSHOT_EVERY
        if database.is_postgresql and drops_drafts and len(change.events) == 1 and not needs_snapshot:
            async with database.read() as connection:
                await store_move(connection, change, turn.first, turn.entries)
            return
        game_id = change.record.id
        async with database.write() as connection:
            await store(connection, change)
            await insert_moves(connection, game_id, turn.first, turn.entries, change.published.time)
            if needs_snapshot:
                state = pack(after.bundle, after.state)
                await insert_snapshot(connection, game_id, after.entries, made_by(after.bundle), state)
            if change.row.get("status") == FINISHED:
                await delete_snapshots(connection, game_id)
            if drops_drafts:
                await drop_drafts(connection, game_id, {entry.seat for entry in turn.entries})


def _notices(record: Record, before: Position, after: Position, turn: TurnBuilder, request: str | None) -> list[Notice]:
    """Return the notices to send. A request key begins with the id of the person who sent the request."""
    if record.status != RUNNING:
        return []
    requester = None if request is None else request.partition(":")[0]
    if after.is_over:
        return causes.over(record, requester)
    moved = {entry.seat for entry in turn.entries}
    return causes.asked(record, before.waiting, after.waiting, moved, requester)


def _still_ordered(record: Record, before: Position, turn: TurnBuilder) -> int:
    """Return the seats whose plans are still to be played: a person who moves makes their plan obsolete."""
    game, presenter = before.bundle.game, before.bundle.presenter
    moved = {one.seat for one in turn.entries if one.seat >= 0 and presenter.standing(one.action) is None}
    return record.order_seats & ~sum(1 << seat for seat in moved if game.is_turn(before.state, seat))


def moves_message(before: Position, after: Position, version: int, entries: Log) -> JsonObject:
    """Return the live message about new entries and what they change."""
    return {
        "type": "moves",
        "version": version,
        "entries": hide_private(after.bundle, entries, ()),
        "asked": after.asked,
        "time": iso(now()),
        "patch": before.changes_to(after),
    }


def _new_values(
    record: Record, before: Position, after: Position, entries: Log
) -> tuple[dict[str, object], list[JsonObject]]:
    """Return the new values of the table's row, and the live messages."""
    version = record.version + len(entries)
    values: dict[str, object] = {
        "version": version,
        "entries": after.entries,
        "asked": asked_mask(after),
        "computer_due": is_bot_due(record, after),
        "thinking_until": 0,
        "takeback_json": None,
    }
    message = moves_message(before, after, version, entries)
    if after.names != before.names:
        message["names"] = after.names
    messages = [message]
    if record.takeback is not None:
        messages.append({"type": "takeback", "state": "cancelled", "version": version})
    if after.is_over and record.status == RUNNING:
        result = after.result()
        values |= {"status": FINISHED, "result_json": json_text(result), "computer_due": False}
        messages.append({"type": "status", "status": FINISHED, "result": result})
    return values, messages
