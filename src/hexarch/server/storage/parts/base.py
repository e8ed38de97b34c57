"""What all tables of the database share. Parts of the server define their tables in modules beside this one."""

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, MetaData, Text

metadata: Final = MetaData()
Id: Final = BigInteger().with_variant(Integer, "sqlite")


def game_column() -> Column[int]:
    return Column("game_id", Id, ForeignKey("games.id", ondelete="CASCADE"), nullable=False)


def user_column() -> Column[str]:
    return Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False)
