"""The tables of the database. Times are milliseconds since 1970; texts named `..._json` hold JSON.

`games` are what the players call tables. Their `row_version` (column `stamp`) changes with every change, their
`position_id` (column `mark`) with every change of the position: a cached value is current if it has the same number.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    SmallInteger,
    Table,
    Text,
)

metadata = MetaData()
_Id = BigInteger().with_variant(Integer, "sqlite")


def _game() -> Column[int]:
    return Column("game_id", _Id, ForeignKey("games.id", ondelete="CASCADE"), nullable=False)


keys = Table("keys", metadata, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))
"""Secrets that all servers of the database share."""

users = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("login", Text),
    Column("password_hash", Text, unique=True),
    Column("language", Text, nullable=False),
    Column("settings_json", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("secret_hash", Text, nullable=False),
    Column("agent", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", _Id, primary_key=True, autoincrement=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("title", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("invitation", Text, nullable=False),
    Column("owner_id", Text, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("preset", Text, nullable=False),
    Column("options_json", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("computer_due", Boolean, nullable=False),
    Column("thinking_until", BigInteger, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("stamp", BigInteger, key="row_version", nullable=False),
    Column("mark", BigInteger, key="position_id", nullable=False),
    Column("takeback_json", Text),
    Column("result_json", Text),
    Column("source_json", Text),
    Column("rematch", Text),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
Index("games_listed", games.c.status, games.c.visibility, games.c.changed)
Index("games_listed_by_game", games.c.status, games.c.visibility, games.c.game, games.c.changed)
# Only of the rows where it is true; naming that here for both databases would load the drivers of both.
Index("games_computer_due", games.c.computer_due)

seats = Table(
    "seats",
    metadata,
    _game(),
    Column("seat", SmallInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("user_id", Text, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("name", Text, nullable=False),
    Column("level", Text),
    Column("gone", Boolean, nullable=False),
    PrimaryKeyConstraint("game_id", "seat"),
    sqlite_with_rowid=False,
)

moves = Table(
    "moves",
    metadata,
    _game(),
    Column("number", Integer, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("action", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    PrimaryKeyConstraint("game_id", "number"),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    _game(),
    Column("number", Integer, nullable=False),
    Column("made_by", Text, nullable=False),
    Column("data", LargeBinary, nullable=False),
    PrimaryKeyConstraint("game_id", "number"),
)

events = Table(
    "events",
    metadata,
    _game(),
    Column("seq", Integer, nullable=False),
    Column("time", BigInteger, nullable=False, index=True),
    Column("request", Text),
    Column("version", Integer, nullable=False),
    Column("entries", Integer, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("game_id", "seq"),
)
Index("events_request", events.c.game_id, events.c.request, unique=True)

drafts = Table(
    "drafts",
    metadata,
    _game(),
    Column("seat", SmallInteger, nullable=False),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("mark", BigInteger, key="position_id", nullable=False),
    Column("steps_json", Text, nullable=False),
    PrimaryKeyConstraint("game_id", "seat"),
)

chat = Table(
    "chat",
    metadata,
    _game(),
    Column("number", Integer, nullable=False),
    Column("user_id", Text, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    PrimaryKeyConstraint("game_id", "number"),
)

ORDER: Final = (keys, users, sessions, games, seats, moves, snapshots, events, drafts, chat)
"""An order in which every row comes after those it refers to."""
