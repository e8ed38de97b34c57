"""Results of finished games and their ratings, as they are stored."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.ratings.facts import GameResult
from hexarch.server.ratings.model import POOLS, Rating
from hexarch.server.storage.parts.people import rated, result_seats, results
from hexarch.server.storage.schema import games, moves, users


@dataclass(frozen=True)
class StoredSeat:
    game_id: int
    seat: int
    user_id: str | None
    level: str | None
    name: str
    place: int
    before: Rating | None
    after: Rating | None


async def lock_results(connection: AsyncConnection) -> None:
    """Lock the results, so that one transaction at a time rates games. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("LOCK TABLE rated IN SHARE ROW EXCLUSIVE MODE"))


async def games_without_result(connection: AsyncConnection, most: int) -> list[int]:
    """Return the ids of finished games whose result is not stored yet."""
    noted = select(results.c.game_id).where(results.c.game_id == games.c.id).exists()
    query = select(games.c.id).where(games.c.status == "finished", ~noted).order_by(games.c.id).limit(most)
    return list((await connection.execute(query)).scalars())


async def ended_at(connection: AsyncConnection, game_id: int) -> int:
    """Return when the last move was made."""
    last = select(func.max(moves.c.time)).where(moves.c.game_id == game_id)
    return int((await connection.execute(last)).scalar() or 0)


async def kinds_of(connection: AsyncConnection, user_ids: Collection[str]) -> dict[str, str]:
    """Return guest, account or bot for each user."""
    rows = await connection.execute(select(users.c.id, users.c.kind, users.c.bot).where(users.c.id.in_(list(user_ids))))
    return {row.id: "bot" if row.bot else row.kind for row in rows}


async def insert_result(connection: AsyncConnection, result: GameResult) -> None:
    row = {name: getattr(result, name) for name in ("game_id", "game", "ended", "players", "pool")}
    await connection.execute(insert(results).values(**row, rated=False))
    if result.seats:
        await connection.execute(
            insert(result_seats), [{"game_id": result.game_id, **seat.__dict__} for seat in result.seats]
        )


async def streams(connection: AsyncConnection) -> list[tuple[str, str]]:
    """Return every (pool, game) that has or had games to rate."""
    found = select(results.c.pool, results.c.game).where(results.c.pool.in_(POOLS)).distinct()
    known = select(rated.c.pool, rated.c.game)
    return sorted({(row.pool, row.game) for query in (found, known) for row in await connection.execute(query)})


async def counted(connection: AsyncConnection, pool: str, game: str) -> tuple[int, int]:
    """Return how many games of a stream are rated, and how many were at the last rating."""
    this = (results.c.pool == pool) & (results.c.game == game) & results.c.rated
    now_rated = (await connection.execute(select(func.count()).select_from(results).where(this))).scalar_one()
    stored = select(rated.c.games).where(rated.c.pool == pool, rated.c.game == game)
    return now_rated, (await connection.execute(stored)).scalar() or 0


async def set_counted(connection: AsyncConnection, pool: str, game: str, count: int) -> None:
    await connection.execute(delete(rated).where(rated.c.pool == pool, rated.c.game == game))
    await connection.execute(insert(rated).values(pool=pool, game=game, games=count))


async def ids_in_order(connection: AsyncConnection, pool: str, game: str, is_rated: bool) -> list[tuple[int, int]]:
    """Return (ended, id) of the games of a stream that are rated, or not yet, in the order in which they ended."""
    this = (results.c.pool == pool) & (results.c.game == game) & (results.c.rated == is_rated)
    query = select(results.c.ended, results.c.game_id).where(this)
    rows = await connection.execute(query.order_by(results.c.ended, results.c.game_id))
    return [(row.ended, row.game_id) for row in rows]


async def last_rated(connection: AsyncConnection, pool: str, game: str) -> tuple[int, int] | None:
    this = (results.c.pool == pool) & (results.c.game == game) & results.c.rated
    query = select(results.c.ended, results.c.game_id).where(this)
    row = (await connection.execute(query.order_by(results.c.ended.desc(), results.c.game_id.desc()).limit(1))).first()
    return None if row is None else (row.ended, row.game_id)


async def seats_of(connection: AsyncConnection, game_ids: Sequence[int]) -> dict[int, list[StoredSeat]]:
    query = select(result_seats).where(result_seats.c.game_id.in_(list(game_ids)))
    found: dict[int, list[StoredSeat]] = {game_id: [] for game_id in game_ids}
    for row in await connection.execute(query.order_by(result_seats.c.game_id, result_seats.c.seat)):
        before = None if row.mu_before is None else Rating(row.mu_before, row.sigma_before)
        after = None if row.mu is None else Rating(row.mu, row.sigma)
        found[row.game_id].append(
            StoredSeat(row.game_id, row.seat, row.user_id, row.level, row.name, row.place, before, after)
        )
    return found


async def current_ratings(
    connection: AsyncConnection, pool: str, game: str, user_ids: Collection[str]
) -> dict[str, Rating]:
    """Return the ratings of people after their last rated game."""
    query = (
        select(result_seats.c.user_id, result_seats.c.mu, result_seats.c.sigma)
        .join(results, results.c.game_id == result_seats.c.game_id)
        .where(results.c.pool == pool, results.c.game == game, results.c.rated)
        .where(result_seats.c.user_id.in_(list(user_ids)))
        .order_by(results.c.ended, results.c.game_id)
    )
    return {row.user_id: Rating(row.mu, row.sigma) for row in await connection.execute(query)}


async def store_ratings(
    connection: AsyncConnection, game_id: int, numbers: Sequence[tuple[int, Rating, Rating]]
) -> None:
    """Store (seat, rating before, rating after) of a game, and that it is rated."""
    for seat, before, after in numbers:
        this = (result_seats.c.game_id == game_id) & (result_seats.c.seat == seat)
        values = {"mu_before": before.mu, "sigma_before": before.sigma, "mu": after.mu, "sigma": after.sigma}
        await connection.execute(update(result_seats).where(this).values(**values))
    await connection.execute(update(results).where(results.c.game_id == game_id).values(rated=True))
