"""Tables before and around the game: making one, taking seats, starting, leaving and returning."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts import tokens
from hexarch.server.accounts.users import User
from hexarch.server.bots.levels import levels
from hexarch.server.clock import now
from hexarch.server.play.commit import asked_mask, insert_moves, is_computer_due, publish
from hexarch.server.play.position import Position, new_state
from hexarch.server.play.registry import bundle
from hexarch.server.play.turn_builder import TurnBuilder
from hexarch.server.storage.schema import games, seats
from hexarch.server.storage.transactions import attempt, change
from hexarch.server.tables.model import (
    ANALYSIS,
    COMPUTER,
    OPEN,
    PERSON,
    RUNNING,
    Record,
    Seat,
    check_owner,
    check_status,
)
from hexarch.server.tables.presenter import seats_view
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem

if TYPE_CHECKING:
    from hexarch.server.context import Server


def check_level(level: str | None) -> str:
    if level not in levels():
        raise Problem(422, "server-no-level", {"levels": ", ".join(levels())})
    return level


def seat_for(number: int, holder: str, user: User, level: str | None) -> Seat:
    if holder == "me":
        return Seat(number, PERSON, user.id, user.name, None, False)
    if holder == COMPUTER:
        return Seat(number, COMPUTER, None, "", check_level(level), False)
    return Seat(number, OPEN, None, "", None, False)


async def insert_table(connection: AsyncConnection, values: dict[str, Any], places: list[Seat]) -> str:
    """A new table; what the values leave out is as it is for one that has just been made."""
    code = tokens.new_code()
    row = {
        "code": code,
        "rules": bundle(values["game"]).game.rules_version,
        "title": "",
        "status": OPEN,
        "visibility": "unlisted",
        "invitation": tokens.new_secret(),
        "preset": "standard",
        "version": 0,
        "entries": 0,
        "asked": 0,
        "computer_due": False,
        "thinking_until": 0,
        "seq": 0,
        "row_version": tokens.new_row_version(),
        "position_id": tokens.new_row_version(),
        "created": now(),
        "changed": now(),
    }
    game_id = (await connection.execute(insert(games).values({**row, **values}).returning(games.c.id))).scalar_one()
    rows = [{"game_id": game_id, **place.__dict__} for place in places]
    await connection.execute(insert(seats), rows)
    return code


async def create_table(
    server: "Server", user: User, game: str, preset: str, options: dict[str, Any], places: list[Seat], **values: Any
) -> str:
    played = bundle(game)
    checked = played.game.options({"preset": preset, **options}, len(places))
    if len(places) not in played.game.seats:
        raise Problem(422, "server-seat-count", {"count": len(places)})
    row = {"game": game, "preset": preset, "options_json": json_text(checked.to_json()), "owner_id": user.id, **values}
    async with server.database.write() as connection:
        return await insert_table(connection, row, places)


async def join(server: "Server", code: str, user: User, seat: int | None) -> None:
    async def sit(record: Record) -> None:
        if seat is None and any(place.user_id == user.id for place in record.seats):
            return
        check_status(record, OPEN)
        free = [place.seat for place in record.seats if place.kind == OPEN]
        if not free:
            raise Problem(409, "server-table-full")
        if seat is not None and seat not in free:
            raise Problem(409, "server-seat-taken", {"seat": seat})
        await _place(server, record, seat_for(free[0] if seat is None else seat, "me", user, None))

    await attempt(server, code, sit)


async def set_seat(server: "Server", code: str, user: User, seat: int, holder: str, level: str | None) -> None:
    async def put(record: Record) -> None:
        check_owner(record, user)
        check_status(record, OPEN)
        if not 0 <= seat < len(record.seats):
            raise Problem(404, "server-no-seat", {"seat": seat})
        await _place(server, record, seat_for(seat, holder, user, level))

    await attempt(server, code, put)


async def _place(server: "Server", record: Record, place: Seat) -> None:
    await _store_seats(server, record, [place], {})


async def _store_seats(server: "Server", record: Record, places: list[Seat], values: dict[str, Any]) -> None:
    """New holders of some seats, told to everybody."""
    after = _with_seats(record, places)
    message = {"type": "seat", "seats": seats_view(after, set(server.hub.presence.people(record.id)))}
    async with server.database.write() as connection:
        published = await change(connection, record, values, [message])
        for place in places:
            same = (seats.c.game_id == record.id) & (seats.c.seat == place.seat)
            await connection.execute(update(seats).where(same).values(**place.__dict__))
    publish(server, published)


def _with_seats(record: Record, places: list[Seat]) -> Record:
    by_number = {place.seat: place for place in places}
    return replace(record, seats=tuple(by_number.get(one.seat, one) for one in record.seats))


async def leave(server: "Server", code: str, user: User) -> None:
    """Before the start: seats become free; a table without people goes, another owner is found for one with."""

    async def stand_up(record: Record) -> None:
        check_status(record, OPEN)
        others = [place for place in record.seats if place.user_id not in (None, user.id)]
        if record.is_owner(user) and not others:
            await _delete(server, record)
            return
        mine = [seat_for(place.seat, OPEN, user, None) for place in record.seats if place.user_id == user.id]
        owner = others[0].user_id if record.is_owner(user) else record.owner_id
        await _store_seats(server, record, mine, {"owner_id": owner})

    await attempt(server, code, stand_up)


async def remove(server: "Server", code: str, user: User) -> None:
    async def go(record: Record) -> None:
        check_owner(record, user)
        check_status(record, OPEN, ANALYSIS)
        await _delete(server, record)

    await attempt(server, code, go)


async def _delete(server: "Server", record: Record) -> None:
    async with server.database.write() as connection:
        published = await change(connection, record, {}, [{"type": "status", "status": "deleted"}])
        await connection.execute(delete(games).where(games.c.id == record.id))
    publish(server, published)


async def start(server: "Server", code: str, user: User) -> None:
    async def begin(record: Record) -> None:
        check_owner(record, user)
        if record.status == RUNNING:
            return
        check_status(record, OPEN)
        if any(place.kind == OPEN for place in record.seats):
            raise Problem(409, "server-seats-open")
        played = bundle(record.game)
        running = replace(record, status=RUNNING)
        turn = TurnBuilder.after(Position(played, 0, new_state(played, record.options, record.rules)))
        turn.settle()
        position = turn.position()
        values = {
            "status": RUNNING,
            "version": len(turn.entries),
            "entries": len(turn.entries),
            "asked": asked_mask(position),
            "computer_due": is_computer_due(running, position),
            "position_id": tokens.new_row_version(),
        }
        async with server.database.write() as connection:
            published = await change(connection, record, values, [{"type": "status", "status": RUNNING}])
            await insert_moves(connection, record.id, 0, turn.entries, now())
        publish(server, published)

    await attempt(server, code, begin)


async def set_gone(server: "Server", code: str, user: User, is_gone: bool) -> None:
    """Resign: a computer player takes over. Return: it stops."""

    async def put(record: Record) -> None:
        check_status(record, RUNNING)
        mine = [place for place in record.seats if place.user_id == user.id]
        await _hand_over(server, record, [replace(place, gone=is_gone) for place in mine])

    await attempt(server, code, put)


async def _hand_over(server: "Server", record: Record, places: list[Seat]) -> None:
    """Seats of a running game change hands between a person and a computer player."""
    position = await server.positions.current(record)
    due = is_computer_due(_with_seats(record, places), position)
    await _store_seats(server, record, places, {"computer_due": due, "thinking_until": 0})


async def leave_everything(server: "Server", user: User, name: str) -> list[int]:
    """Open tables lose the person, running ones go on with a computer player. Returns which tables those were."""
    async with server.database.read() as connection:
        seated = select(seats.c.game_id).where(seats.c.user_id == user.id)
        mine = or_(games.c.owner_id == user.id, games.c.id.in_(seated))
        rows = (await connection.execute(select(games.c.id, games.c.code, games.c.status).where(mine))).all()

    async def put(record: Record) -> None:
        left = [
            replace(place, user_id=None, name=name, gone=True) for place in record.seats if place.user_id == user.id
        ]
        await _hand_over(server, record, left)

    for _, code, status in rows:
        if status == OPEN:
            await leave(server, code, user)
        elif status == ANALYSIS:
            await remove(server, code, user)
        elif status == RUNNING:
            await attempt(server, code, put)
    return [row.id for row in rows]
