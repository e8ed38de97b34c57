"""Tables of puzzles and studies."""

from typing import Final

from sqlalchemy import BigInteger, Integer, Select, SmallInteger, Table, Text, select

from hexarch.server.storage.migrations.columns import indexed, key, optional, required
from hexarch.server.storage.schema import metadata

# The results of first tries at puzzles; later ones do not count.
puzzle_tries = Table(
    "puzzle_tries", metadata, *key(user_id="users.id", puzzle=Text), *required(result=Text, time=BigInteger)
)

# Summaries of the tries. `daily_last` is the last UTC day, since 1970, whose puzzle was solved.
puzzle_progress = Table(
    "puzzle_progress",
    metadata,
    *key(user_id="users.id", game=Text),
    *required(rating=Integer, tried=Integer, solved=Integer, streak=Integer, best_streak=Integer),
    *required(daily_streak=Integer, daily_last=Integer),
)

# The table on which somebody tries a puzzle: one at a time.
puzzle_tables = Table(
    "puzzle_tables", metadata, *key(user_id="users.id"), *required(game_id=indexed("games.id"), puzzle=Text)
)

# Analyses in chapters. Anyone with the secret `link` may read; without a link, only the owner.
studies = Table(
    "studies",
    metadata,
    *key(id=Text),
    *required(owner_id=indexed("users.id"), title=Text),
    *optional(link=Text),
    *required(created=BigInteger, changed=BigInteger),
)

# A chapter is a table for analysis, with notes on its positions.
study_chapters = Table(
    "study_chapters",
    metadata,
    *key(study_id="studies.id", number=SmallInteger),
    *required(game_id=indexed("games.id"), title=Text, notes_json=Text),
)


def laid_out_by(user_id: str) -> Select[int]:
    """Select the tables of somebody's puzzles and studies, which are not listed among their games."""
    puzzle = select(puzzle_tables.c.game_id).where(puzzle_tables.c.user_id == user_id)
    chapters = select(study_chapters.c.game_id).join(studies).where(studies.c.owner_id == user_id)
    return select(puzzle.union(chapters).subquery().c.game_id)


ORDER: Final = (puzzle_tries, puzzle_progress, puzzle_tables, studies, study_chapters)
