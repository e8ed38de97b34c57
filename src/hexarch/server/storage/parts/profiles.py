"""Queries for the pages about people: ratings, results, best and newest games, search by name."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Select, case, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.accounts.users import ACCOUNT, User, find_login, find_user, user_of
from hexarch.server.accounts.validation import login_key
from hexarch.server.ratings.model import Rating
from hexarch.server.storage.parts.people import result_seats, results
from hexarch.server.storage.schema import games, seats, users


@dataclass(frozen=True)
class Tally:
    """Games of a person with the same game, number of players and faction."""

    game: str
    players: int
    name: str
    games: int
    won: int
    points: int


@dataclass(frozen=True)
class PlayedGame:
    code: str
    game: str
    players: int
    name: str
    score: int
    place: int
    ended: int


@dataclass(frozen=True)
class RatingPoint:
    pool: str
    game: str
    ended: int
    rating: Rating


@dataclass(frozen=True)
class Ranked:
    user_id: str
    name: str
    bot: bool
    rating: Rating
    games: int


async def find_person(connection: AsyncConnection, name_or_id: str) -> User | None:
    """Return somebody by id, login name or, if only one account has it, by the name that others see."""
    found = await find_user(connection, name_or_id) or await find_login(connection, login_key(name_or_id))
    if found is not None:
        return found
    named = select(users).where(users.c.name == name_or_id, users.c.kind == ACCOUNT).limit(2)
    rows = (await connection.execute(named)).all()
    return user_of(rows[0]) if len(rows) == 1 else None


def _shown(user_id: str, viewer_id: str | None) -> ColumnElement[bool]:
    """Return the condition for tables that a viewer may see: public ones, and those where the viewer has a seat."""
    if user_id == viewer_id:
        return games.c.id.is_not(None)
    mine = select(seats.c.game_id).where(seats.c.game_id == games.c.id, seats.c.user_id == viewer_id)
    return or_(games.c.visibility == "public", mine.exists())


def _played(user_id: str) -> Select[*tuple[object, ...]]:
    return (
        select()
        .select_from(result_seats)
        .join(results, results.c.game_id == result_seats.c.game_id)
        .join(games, games.c.id == results.c.game_id)
        .where(result_seats.c.user_id == user_id, results.c.pool.is_not(None))
    )


async def tallies(connection: AsyncConnection, user_id: str, viewer_id: str | None) -> list[Tally]:
    """Return somebody's results; games at private tables are included only for their players."""
    which = (results.c.game, results.c.players, result_seats.c.name)
    columns = (
        *which,
        func.count().label("games"),
        func.sum(case((result_seats.c.place == 1, 1), else_=0)).label("won"),
        func.sum(result_seats.c.score).label("points"),
    )
    query = _played(user_id).where(_shown(user_id, viewer_id)).with_only_columns(*columns).group_by(*which)
    rows = await connection.execute(query.order_by(*which))
    return [Tally(row.game, row.players, row.name, row.games, int(row.won), int(row.points)) for row in rows]


async def played_games(
    connection: AsyncConnection, user_id: str, viewer_id: str | None, game: str | None, most: int
) -> list[PlayedGame]:
    """Return games that the viewer may see: the best of one game, or the newest of all."""
    columns = (games.c.code, results.c.game, results.c.players, result_seats.c.name, result_seats.c.score)
    query = _played(user_id).where(_shown(user_id, viewer_id))
    query = query.with_only_columns(*columns, result_seats.c.place, results.c.ended).limit(most)
    if game is not None:
        query = query.where(results.c.game == game).order_by(result_seats.c.score.desc(), results.c.ended.desc())
    else:
        query = query.order_by(results.c.ended.desc(), results.c.game_id.desc())
    return [
        PlayedGame(row.code, row.game, row.players, row.name, row.score, row.place, row.ended)
        for row in await connection.execute(query)
    ]


async def rating_history(connection: AsyncConnection, user_id: str) -> list[RatingPoint]:
    """Return the ratings of somebody after each rated game, in order."""
    query = (
        select(results.c.pool, results.c.game, results.c.ended, result_seats.c.mu, result_seats.c.sigma)
        .join(results, results.c.game_id == result_seats.c.game_id)
        .where(result_seats.c.user_id == user_id, results.c.rated)
        .order_by(results.c.ended, results.c.game_id)
    )
    return [
        RatingPoint(row.pool, row.game, row.ended, Rating(row.mu, row.sigma)) for row in await connection.execute(query)
    ]


async def ranking(
    connection: AsyncConnection, pool: str, game: str, since: int, most: int, among: Sequence[str] | None = None
) -> list[Ranked]:
    """Return the highest ratings of people who have played since then, or of some people."""
    number = func.row_number().over(
        partition_by=result_seats.c.user_id, order_by=(results.c.ended.desc(), results.c.game_id.desc())
    )
    count = func.count().over(partition_by=result_seats.c.user_id)
    inner = (
        select(
            result_seats.c.user_id,
            result_seats.c.mu,
            result_seats.c.sigma,
            results.c.ended,
            number.label("number"),
            count.label("games"),
        )
        .join(results, results.c.game_id == result_seats.c.game_id)
        .where(results.c.pool == pool, results.c.game == game, results.c.rated, result_seats.c.user_id.is_not(None))
    )
    if among is not None:
        inner = inner.where(result_seats.c.user_id.in_(list(among)))
    last = inner.subquery()
    query = (
        select(last, users.c.name, users.c.bot)
        .join(users, users.c.id == last.c.user_id)
        .where(last.c.number == 1, last.c.ended >= since)
        .order_by((last.c.mu - last.c.sigma).desc(), last.c.user_id)
        .limit(most)
    )
    rows = await connection.execute(query)
    return [Ranked(row.user_id, row.name, bool(row.bot), Rating(row.mu, row.sigma), row.games) for row in rows]
