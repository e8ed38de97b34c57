"""Moves: checked against the position, then stored with whatever chance and standing wishes add to them."""

from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import bindparam, delete, insert, select

from hexarch.server.accounts import tokens
from hexarch.server.accounts.users import User
from hexarch.server.clock import now
from hexarch.server.live.patch import difference
from hexarch.server.play.position import EVERY, RECENT, Log, Position, log_entry, made_by, pack
from hexarch.server.play.turn_builder import Entry, TurnBuilder
from hexarch.server.storage.fast_commit_pg import store_at_once
from hexarch.server.storage.schema import drafts, events, moves, snapshots
from hexarch.server.storage.transactions import Published, change, insert_rows
from hexarch.server.tables.model import ANALYSIS, FINISHED, RUNNING, Record, check_seated, check_status, record_after
from hexarch.server.web import metrics
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from hexarch.server.context import Server


_DROP_DRAFTS: Final = delete(drafts).where(
    drafts.c.game_id == bindparam("game"), drafts.c.seat.in_(bindparam("seats", expanding=True))
)


def choose_seat(record: Record, user: User, position: Position, seat: int | None) -> int:
    """The seat that somebody moves for: the one named, else the one asked first, else the only one."""
    check_seated(record, user)
    mine = record.seats_of(user)
    if seat is not None:
        if seat not in mine:
            raise Problem(403, "server-not-your-seat", {"seat": seat})
        check_present(record, seat)
        return seat
    chosen = next((asked for asked in position.decisions if asked in mine), mine[0])
    check_present(record, chosen)
    return chosen


def check_present(record: Record, seat: int) -> None:
    if record.seats[seat].gone:
        raise Problem(409, "server-seat-left")


def is_computer_due(record: Record, position: Position) -> bool:
    return record.status == RUNNING and any(record.seats[seat].is_computer for seat in position.decisions)


def asked_mask(position: Position) -> int:
    return sum(1 << seat for seat in set(position.decisions))


async def first_answer(connection: "AsyncConnection", record: Record, request: str) -> tuple[int, int] | None:
    """The version and the number of entries that a request led to when it came for the first time."""
    chosen = select(events.c.version, events.c.entries)
    query = chosen.where(events.c.game_id == record.id, events.c.request == request)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else (row.version, row.entries)


def request_key(user: User, request_id: str) -> str:
    return f"{user.id}:{request_id}"


async def commit(
    server: "Server", record: Record, before: Position, turn: TurnBuilder, request: str | None = None
) -> tuple[Record, Position]:
    """Store a turn from the current position; raises Conflict if the position is no longer current."""
    check_status(record, RUNNING, ANALYSIS)
    started = perf_counter()
    turn.settle()
    after = turn.position()
    position_id, time = tokens.new_row_version(), now()
    values, messages = _new_values(record, before, after, turn)
    seats = {entry.seat for entry in turn.entries}
    needs_snapshot = before.entries // EVERY != after.entries // EVERY
    if server.database.is_postgresql and request is not None and len(messages) == 1 and not needs_snapshot:
        published = _told(record, values, messages[0], time)
        async with server.database.read() as connection:
            stored_values = {**values, "position_id": position_id}
            await store_at_once(
                connection,
                server.database.speaker,
                record,
                stored_values,
                published,
                request,
                turn.first,
                turn.entries,
            )
    else:
        async with server.database.write() as connection:
            published = await change(connection, record, {**values, "position_id": position_id}, messages, request)
            await insert_moves(connection, record.id, turn.first, turn.entries, time)
            if needs_snapshot:
                await _insert_snapshot(connection, record, after)
            if values.get("status") == FINISHED:
                await connection.execute(delete(snapshots).where(snapshots.c.game_id == record.id))
            if request is not None:
                await connection.execute(_DROP_DRAFTS, {"game": record.id, "seats": list(seats)})
    server.positions.remember(record, position_id, after, _longer(server.positions.log(record), turn, time))
    publish(server, published)
    metrics.MOVES.labels(record.game).inc(len(turn.entries))
    metrics.COMMIT_SECONDS.observe(perf_counter() - started)
    drafts_left = {seat: draft for seat, draft in record.drafts.items() if request is None or seat not in seats}
    now_known = {
        "position_id": position_id,
        "seq": published.seq,
        "row_version": published.row_version,
        "changed": published.time,
        "drafts": drafts_left,
    }
    stored = record_after(record, {**values, **now_known})
    server.records.remember(stored)
    return stored, after


def _told(record: Record, values: dict[str, Any], message: dict[str, Any], time: int) -> Published:
    seq = record.seq + 1
    body = json_text({"seq": seq, **message})
    return Published(record.id, seq, (body,), bool(values["computer_due"]), tokens.new_row_version(), time)


def _longer(log: Log | None, turn: TurnBuilder, time: int) -> Log | None:
    if log is None:
        return None
    new = (
        log_entry(number, entry.seat, entry.action, entry.text, time)
        for number, entry in enumerate(turn.entries, turn.first)
    )
    return [*log, *new][-RECENT:]


def publish(server: "Server", published: Published) -> None:
    """After the transaction: to the sockets of this process, and to its computer players."""
    server.hub.deliver(published)
    if published.computer_due:
        server.computers.wake(published.game_id)


def _new_values(
    record: Record, before: Position, after: Position, turn: TurnBuilder
) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    version = record.version + len(turn.entries)
    values: dict[str, Any] = {
        "version": version,
        "entries": after.entries,
        "asked": asked_mask(after),
        "computer_due": is_computer_due(record, after),
        "thinking_until": 0,
        "takeback_json": None,
    }
    message: dict[str, Any] = {
        "type": "moves",
        "version": version,
        "entries": [
            {"number": turn.first + i, "seat": entry.seat, "action": entry.action, "text": entry.text}
            for i, entry in enumerate(turn.entries)
        ],
        "asked": sorted(set(after.decisions)),
        "patch": difference(before.view(), after.view()),
    }
    if after.names != before.names:
        message["names"] = after.names
    messages = [message]
    if record.takeback is not None:
        messages.append({"type": "takeback", "state": "cancelled", "version": version})
    if after.is_over and record.status == RUNNING:
        result = result_of(after)
        values |= {"status": FINISHED, "result_json": json_text(result), "computer_due": False}
        messages.append({"type": "status", "status": FINISHED, "result": result})
    return values, messages


def result_of(position: Position) -> dict[str, Any]:
    game = position.bundle.game
    return {
        "scores": game.scores(position.state),
        "winners": game.winners(position.state),
        "names": position.names,
    }


async def insert_moves(
    connection: "AsyncConnection", game_id: int, first: int, entries: list[Entry], time: int
) -> None:
    rows = [
        {"game_id": game_id, "number": number, "time": time, **entry.__dict__}
        for number, entry in enumerate(entries, first)
    ]
    if rows:
        await insert_rows(connection, moves, rows)


async def _insert_snapshot(connection: "AsyncConnection", record: Record, after: Position) -> None:
    """So that the cost of a move does not grow with the length of the game."""
    row = {"number": after.entries, "made_by": made_by(after.bundle), "data": pack(after.bundle, after.state)}
    await connection.execute(insert(snapshots).values(game_id=record.id, **row))
