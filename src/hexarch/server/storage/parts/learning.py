"""Tables of puzzles and studies."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    PrimaryKeyConstraint,
    Select,
    SmallInteger,
    Table,
    Text,
    select,
)

from hexarch.server.storage.schema import metadata

_Id = BigInteger().with_variant(Integer, "sqlite")


def _user(name: str = "user_id", index: bool = False) -> Column[str]:
    return Column(name, Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=index)


def _game() -> Column[int]:
    return Column("game_id", _Id, ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True)


puzzle_tries = Table(
    "puzzle_tries",
    metadata,
    _user(),
    Column("puzzle", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    PrimaryKeyConstraint("user_id", "puzzle"),
)
"""How somebody's first try at a puzzle went; later ones do not count."""

puzzle_progress = Table(
    "puzzle_progress",
    metadata,
    _user(),
    Column("game", Text, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
    Column("daily_streak", Integer, nullable=False),
    Column("daily_last", Integer, nullable=False),
    PrimaryKeyConstraint("user_id", "game"),
)
"""What became of the tries. `daily_last` is the last UTC day, since 1970, whose puzzle was solved."""

puzzle_tables = Table(
    "puzzle_tables",
    metadata,
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    _game(),
    Column("puzzle", Text, nullable=False),
)
"""The table on which somebody tries a puzzle: one at a time."""

studies = Table(
    "studies",
    metadata,
    Column("id", Text, primary_key=True),
    _user("owner_id", index=True),
    Column("title", Text, nullable=False),
    Column("link", Text),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
"""Analyses in chapters. Whoever has the secret `link` may read; without one only the owner may."""

study_chapters = Table(
    "study_chapters",
    metadata,
    Column("study_id", Text, ForeignKey("studies.id", ondelete="CASCADE"), nullable=False),
    Column("number", SmallInteger, nullable=False),
    _game(),
    Column("title", Text, nullable=False),
    Column("notes_json", Text, nullable=False),
    PrimaryKeyConstraint("study_id", "number"),
)
"""A chapter is a table for analysis, with notes on its positions."""


def laid_out_by(user_id: str) -> Select[int]:
    """Select the tables of somebody's puzzles and studies, which are not listed among their games."""
    puzzle = select(puzzle_tables.c.game_id).where(puzzle_tables.c.user_id == user_id)
    chapters = select(study_chapters.c.game_id).join(studies).where(studies.c.owner_id == user_id)
    return select(puzzle.union(chapters).subquery().c.game_id)


ORDER: Final = (puzzle_tries, puzzle_progress, puzzle_tables, studies, study_chapters)
