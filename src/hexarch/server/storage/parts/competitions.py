"""Events of groups: players, rounds and results, as they are stored."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts import tokens
from hexarch.server.clock import now
from hexarch.server.storage.parts.people import competitions, competitors, pairings, result_seats, results
from hexarch.server.storage.schema import games, users
from hexarch.server.tables.model import OPEN, RUNNING
from hexarch.server.web.json import JsonObject, loads
from hexarch.server.web.json import text as json_text


@dataclass(frozen=True)
class Competition:
    id: str
    group_id: str
    name: str
    game: str
    settings: JsonObject
    status: str
    round: int
    next_id: str | None
    created: int


@dataclass(frozen=True)
class Competitor:
    number: int
    user_id: str | None
    name: str | None
    division: int
    left: bool


@dataclass(frozen=True)
class Pairing:
    """A seat of a round. Table 0 is for those who sit out."""

    round: int
    number: int
    seat: int
    competitor: int
    game_id: int | None
    code: str | None
    status: str | None
    place: int | None
    score: int | None


async def insert_competition(
    connection: AsyncConnection, group_id: str, name: str, game: str, settings: JsonObject
) -> str:
    made = tokens.new_code()
    row = {"id": made, "group_id": group_id, "name": name, "game": game, "settings_json": json_text(settings)}
    await connection.execute(insert(competitions).values(**row, status=OPEN, round=0, created=now()))
    return made


async def find_competition(connection: AsyncConnection, competition_id: str) -> Competition | None:
    found = await _read(connection, competitions.c.id == competition_id)
    return found[0] if found else None


async def competitions_of(connection: AsyncConnection, group_id: str) -> list[Competition]:
    return await _read(connection, competitions.c.group_id == group_id)


async def due_competitions(connection: AsyncConnection) -> list[Competition]:
    """Return the running events whose round is over, or has a table that has not started.

    All others are filtered out by the query: it runs whenever a game ends, and there may be thousands of events.
    """
    of_event = pairings.c.competition_id == competitions.c.id
    is_current = pairings.c.round == competitions.c.round
    finished = select(results.c.game_id).where(results.c.game_id == pairings.c.game_id).exists()
    unfinished = select(pairings.c.game_id).where(of_event, is_current, pairings.c.game_id.is_not(None), ~finished)
    waiting = select(games.c.id).join(pairings, pairings.c.game_id == games.c.id)
    waiting = waiting.where(of_event, games.c.status == "open")
    due = ~unfinished.exists() | waiting.exists()
    return await _read(connection, (competitions.c.status == RUNNING) & due)


async def _read(connection: AsyncConnection, which: ColumnElement[bool]) -> list[Competition]:
    query = select(competitions).where(which)
    rows = await connection.execute(query.order_by(competitions.c.created.desc(), competitions.c.id))
    return [
        Competition(
            *(row.id, row.group_id, row.name, row.game, loads(row.settings_json)),
            *(row.status, row.round, row.next_id, row.created),
        )
        for row in rows
    ]


async def delete_competition(connection: AsyncConnection, competition_id: str) -> None:
    await connection.execute(delete(competitions).where(competitions.c.id == competition_id))


async def advance(
    connection: AsyncConnection, competition: Competition, status: str, number: int, next_id: str | None = None
) -> bool:
    """Advance to another round or status; return False if another server has already done so."""
    this = (competitions.c.id == competition.id) & (competitions.c.status == competition.status)
    same = this & (competitions.c.round == competition.round) & (competitions.c.next_id.is_(None))
    values = {"status": status, "round": number, "next_id": next_id}
    return (await connection.execute(update(competitions).where(same).values(**values))).rowcount == 1


async def competitors_of(connection: AsyncConnection, competition_id: str) -> list[Competitor]:
    query = (
        select(competitors, users.c.name)
        .join(users, users.c.id == competitors.c.user_id, isouter=True)
        .where(competitors.c.competition_id == competition_id)
        .order_by(competitors.c.division, competitors.c.number)
    )
    rows = await connection.execute(query)
    return [Competitor(row.number, row.user_id, row.name, row.division, bool(row.left)) for row in rows]


async def insert_competitor(
    connection: AsyncConnection, competition_id: str, user_id: str | None, division: int, left: bool = False
) -> None:
    last = select(func.max(competitors.c.number)).where(competitors.c.competition_id == competition_id)
    number = int((await connection.execute(last)).scalar() or 0) + 1
    row = {"competition_id": competition_id, "number": number, "user_id": user_id, "division": division, "left": left}
    await connection.execute(insert(competitors).values(**row))


async def delete_competitor(connection: AsyncConnection, competition_id: str, user_id: str) -> None:
    this = (competitors.c.competition_id == competition_id) & (competitors.c.user_id == user_id)
    await connection.execute(delete(competitors).where(this))


async def change_competitor(connection: AsyncConnection, competition_id: str, number: int, **values: int) -> None:
    this = (competitors.c.competition_id == competition_id) & (competitors.c.number == number)
    await connection.execute(update(competitors).where(this).values(**values))


async def insert_pairings(
    connection: AsyncConnection,
    competition_id: str,
    round_number: int,
    number: int,
    seated: Sequence[int],
    game_id: int | None,
) -> None:
    rows = [
        {
            "competition_id": competition_id,
            "round": round_number,
            "number": number,
            "seat": seat,
            "competitor": competitor,
            "game_id": game_id,
        }
        for seat, competitor in enumerate(seated)
    ]
    if rows:
        await connection.execute(insert(pairings), rows)


async def pairings_of(connection: AsyncConnection, competition_id: str) -> list[Pairing]:
    """Return all seats of all rounds, with their results."""
    here = (result_seats.c.game_id == pairings.c.game_id) & (result_seats.c.seat == pairings.c.seat)
    query = (
        select(pairings, games.c.code, games.c.status, result_seats.c.place, result_seats.c.score)
        .join(games, games.c.id == pairings.c.game_id, isouter=True)
        .join(result_seats, here, isouter=True)
        .where(pairings.c.competition_id == competition_id)
        .order_by(pairings.c.round, pairings.c.number, pairings.c.seat)
    )
    return [
        Pairing(
            *(row.round, row.number, row.seat, row.competitor, row.game_id),
            *(row.code, row.status, row.place, row.score),
        )
        for row in await connection.execute(query)
    ]


async def unfinished_tables(connection: AsyncConnection, competition_id: str, round_number: int) -> int:
    """Return how many tables of a round are not finished. A deleted one counts as finished, without a result."""
    query = (
        select(func.count(pairings.c.game_id.distinct()))
        .join(results, results.c.game_id == pairings.c.game_id, isouter=True)
        .where(pairings.c.competition_id == competition_id, pairings.c.round == round_number)
        .where(pairings.c.game_id.is_not(None), results.c.game_id.is_(None))
    )
    return int((await connection.execute(query)).scalar_one())


async def tables_to_start(connection: AsyncConnection, competition_id: str) -> list[str]:
    query = select(games.c.code).distinct().join(pairings, pairings.c.game_id == games.c.id)
    query = query.where(pairings.c.competition_id == competition_id, games.c.status == "open")
    return sorted((await connection.execute(query)).scalars())
