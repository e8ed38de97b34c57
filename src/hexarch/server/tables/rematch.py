"""Playing again: a rematch of the same people, or a new table with the same settings."""

from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from hexarch.server.accounts.users import User
from hexarch.server.play.commit import publish
from hexarch.server.storage.schema import games
from hexarch.server.storage.transactions import attempt, change
from hexarch.server.tables.lobby import insert_table, join
from hexarch.server.tables.model import (
    ANALYSIS,
    COMPUTER,
    FINISHED,
    OPEN,
    PERSON,
    Record,
    Seat,
    check_status,
    load_record,
)
from hexarch.server.web.json import text as json_text
from hexarch.server.web.problems import Problem

if TYPE_CHECKING:
    from hexarch.server.context import Server


def _empty(place: Seat) -> Seat:
    """A seat of a new table: computer players stay, people have to come by themselves."""
    if place.kind == COMPUTER:
        return replace(place, gone=False)
    return Seat(place.seat, OPEN, None, "", None, False)


async def copy(server: "Server", record: Record, user: User) -> str:
    """With me in the first seat that is not a computer player's."""
    places = [_empty(place) for place in record.seats]
    mine = next((place.seat for place in places if place.kind == OPEN), 0)
    places[mine] = Seat(mine, PERSON, user.id, user.name, None, False)
    async with server.database.write() as connection:
        return await insert_table(connection, _values(record, user, "copy"), places)


async def rematch(server: "Server", record: Record, user: User) -> str:
    """One rematch for a table; who comes second takes the same seats there, or a free one."""
    made = await attempt(server, record.code, lambda current: _make(server, current, user))
    for place in record.seats:
        if place.user_id == user.id:
            with suppress(Problem):
                await join(server, made, user, place.seat)
    await join(server, made, user, None)
    return made


async def _make(server: "Server", record: Record, user: User) -> str:
    check_status(record, FINISHED, ANALYSIS)
    async with server.database.read() as connection:
        if record.rematch is not None and await load_record(connection, games.c.code == record.rematch):
            return record.rematch
    places = [_empty(place) for place in record.seats]
    async with server.database.write() as connection:
        code = await insert_table(connection, _values(record, user, "rematch"), places)
        message = {"type": "status", "status": record.status, "rematch": code}
        published = await change(connection, record, {"rematch": code}, [message])
    publish(server, published)
    return code


def _values(record: Record, user: User, kind: str) -> dict[str, object]:
    return {
        "game": record.game,
        "preset": record.preset,
        "options_json": json_text(record.options),
        "title": record.title,
        "visibility": record.visibility,
        "owner_id": user.id,
        "source_json": json_text({"kind": kind, "id": record.code}),
    }
