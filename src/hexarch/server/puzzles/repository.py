"""Stores tries of puzzles and their results."""

from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from hexarch.server.clock import iso
from hexarch.server.storage.parts.learning import puzzle_progress, puzzle_tables, puzzle_tries
from hexarch.server.storage.schema import games
from hexarch.server.web.json import JsonObject

SOLVED: Final = "solved"
FAILED: Final = "failed"
SHOWN: Final = "shown"
FIRST_RATING: Final = 1200


@dataclass(frozen=True)
class Progress:
    """Somebody's progress with the puzzles of one game."""

    rating: int = FIRST_RATING
    tried: int = 0
    solved: int = 0
    streak: int = 0
    """Puzzles solved at the first try, one after the other."""
    best_streak: int = 0
    daily_streak: int = 0
    """Days in a row whose puzzle was solved."""
    daily_last: int = 0
    """The last of them, in days since 1970."""


async def read_progress(connection: AsyncConnection, user_id: str, game: str) -> Progress:
    mine = (puzzle_progress.c.user_id == user_id) & (puzzle_progress.c.game == game)
    row = (await connection.execute(select(puzzle_progress).where(mine))).one_or_none()
    return Progress() if row is None else Progress(*row[2:])


async def write_progress(connection: AsyncConnection, user_id: str, game: str, progress: Progress) -> None:
    mine = (puzzle_progress.c.user_id == user_id) & (puzzle_progress.c.game == game)
    changed = await connection.execute(update(puzzle_progress).where(mine).values(**asdict(progress)))
    if not changed.rowcount:
        await connection.execute(insert(puzzle_progress).values(user_id=user_id, game=game, **asdict(progress)))


async def read_tries(connection: AsyncConnection, user_id: str) -> dict[str, str]:
    """Return the results of first tries by puzzle."""
    mine = select(puzzle_tries.c.puzzle, puzzle_tries.c.result).where(puzzle_tries.c.user_id == user_id)
    return {row.puzzle: row.result for row in await connection.execute(mine)}


async def read_try(connection: AsyncConnection, user_id: str, puzzle: str) -> str | None:
    mine = (puzzle_tries.c.user_id == user_id) & (puzzle_tries.c.puzzle == puzzle)
    found: str | None = (await connection.execute(select(puzzle_tries.c.result).where(mine))).scalar()
    return found


async def insert_try(connection: AsyncConnection, user_id: str, puzzle: str, result: str, time: int) -> None:
    await connection.execute(insert(puzzle_tries).values(user_id=user_id, puzzle=puzzle, result=result, time=time))


async def find_table(connection: AsyncConnection, user_id: str) -> tuple[str, str] | None:
    """Return the puzzle that somebody has set up, and the code of its table."""
    query = (
        select(puzzle_tables.c.puzzle, games.c.code)
        .join(games, games.c.id == puzzle_tables.c.game_id)
        .where(puzzle_tables.c.user_id == user_id)
    )
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else (row.puzzle, row.code)


async def replace_table(connection: AsyncConnection, user_id: str, game_id: int, puzzle: str) -> None:
    """Store the table of somebody's puzzle, and delete the previous one."""
    mine = puzzle_tables.c.user_id == user_id
    before = (await connection.execute(select(puzzle_tables.c.game_id).where(mine))).scalar()
    await connection.execute(delete(puzzle_tables).where(mine))
    if before is not None:
        await connection.execute(delete(games).where(games.c.id == before))
    await connection.execute(insert(puzzle_tables).values(user_id=user_id, game_id=game_id, puzzle=puzzle))


async def delete_tables(connection: AsyncConnection, user_id: str) -> None:
    """Delete the table of somebody who deletes their data."""
    mine = select(puzzle_tables.c.game_id).where(puzzle_tables.c.user_id == user_id)
    await connection.execute(delete(games).where(games.c.id.in_(mine)))


async def collect(connection: AsyncConnection, user_id: str) -> JsonObject:
    """Return what is stored about somebody's puzzles."""
    tries = await connection.execute(select(puzzle_tries).where(puzzle_tries.c.user_id == user_id))
    progress = await connection.execute(select(puzzle_progress).where(puzzle_progress.c.user_id == user_id))
    return {
        "tries": [{"puzzle": row.puzzle, "result": row.result, "time": iso(row.time)} for row in tries],
        "progress": [{"game": row.game, **asdict(Progress(*row[2:]))} for row in progress],
    }
