"""Columns by name and type, for the schema and for migrations: `required(name=Text, user_id="users.id")`.

A string is a reference to a column of another table. When the row it refers to is deleted, a required reference
deletes its row too, and an optional one becomes NULL.

Migrations are history: what a function here returns for given arguments must not change.
"""

from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, Text
from sqlalchemy.types import TypeEngine

# Numbers that the database assigns. SQLite does that for an INTEGER only.
ID: Final = BigInteger().with_variant(Integer, "sqlite")

Kind: TypeAlias = type[TypeEngine[Any]] | str
AnyColumn: TypeAlias = Column[Any]


@dataclass(frozen=True)
class Indexed:
    kind: Kind


def indexed(kind: Kind) -> Indexed:
    """Give the column an index."""
    return Indexed(kind)


def numbered() -> Column[int]:
    """Return `id`, the primary key of a table whose rows the database numbers."""
    return Column("id", ID, primary_key=True, autoincrement=True)


def key(**columns: Kind | Indexed) -> list[AnyColumn]:
    """Return the primary key, or columns of it."""
    return [_column(*column, is_key=True) for column in columns.items()]


def required(**columns: Kind | Indexed) -> list[AnyColumn]:
    """Return columns that are never NULL."""
    return [_column(*column) for column in columns.items()]


def optional(**columns: Kind | Indexed) -> list[AnyColumn]:
    """Return columns that may be NULL."""
    return [_column(*column, nullable=True) for column in columns.items()]


def _column(name: str, kind: Kind | Indexed, *, nullable: bool = False, is_key: bool = False) -> AnyColumn:
    index = isinstance(kind, Indexed)
    if isinstance(kind, Indexed):
        kind = kind.kind
    counts: Literal["auto", False] = False if is_key else "auto"
    if not isinstance(kind, str):
        return Column(name, kind, nullable=nullable, primary_key=is_key, autoincrement=counts, index=index)
    type_ = ID if kind in ("games.id", "results.game_id") else Text()
    to = ForeignKey(kind, ondelete="SET NULL" if nullable else "CASCADE")
    return Column(name, type_, to, nullable=nullable, primary_key=is_key, autoincrement=counts, index=index)
