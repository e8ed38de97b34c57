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
    false,
    true,
)

metadata = MetaData()
_Id = BigInteger().with_variant(Integer, "sqlite")


def _game() -> Column[int]:
    return Column("game_id", _Id, ForeignKey("games.id", ondelete="CASCADE"), nullable=False)


def _user() -> Column[str]:
    return Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False)


keys = Table("keys", metadata, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))
"""Secrets that all servers of the database share."""

users = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("login", Text),
    Column("login_key", Text),
    Column("password_hash", Text, unique=True),
    Column("language", Text, nullable=False),
    Column("settings_json", Text, nullable=False),
    Column("email", Text),
    Column("role", Text, nullable=False, server_default="user"),
    Column("banned_until", BigInteger, nullable=False, server_default="0"),
    Column("muted_until", BigInteger, nullable=False, server_default="0"),
    Column("bot", Boolean, nullable=False, server_default=false()),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
# NULL for accounts of version 0.1 whose name an older account has: they are asked to choose another.
Index("users_login_key", users.c.login_key, unique=True)
Index("users_name", users.c.name)

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

api_tokens = Table(
    "api_tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("secret_hash", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),
    Column("expires", BigInteger, nullable=False),
)
"""Personal tokens, with which programs act for an account. The scopes are separated by spaces."""

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
    Column("setup_key", Text),
    Column("guests_chat", Boolean, nullable=False, server_default=true()),
    Column("speed", Text, nullable=False, server_default="none"),
    Column("pace_json", Text),
    Column("clock_json", Text),
    Column("due", BigInteger),
    Column("order_seats", Integer, nullable=False, server_default="0"),
    Column("answer_seats", Integer, nullable=False, server_default="0"),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
Index("games_setup_key", games.c.setup_key)
Index("games_listed", games.c.status, games.c.visibility, games.c.changed)
Index("games_listed_by_game", games.c.status, games.c.visibility, games.c.game, games.c.changed)
Index("games_listed_by_speed", games.c.status, games.c.visibility, games.c.speed, games.c.changed)
# Only of the rows where it is true, or not NULL; naming that here for both databases would load the drivers of both.
Index("games_computer_due", games.c.computer_due)
Index("games_due", games.c.due)
Index("games_order_seats", games.c.order_seats)  # only of the rows where it is not 0

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
    Column("named_after", Text, index=True),  # the id of a user whose name a branch shows
    Column("bot", Boolean, nullable=False, server_default=false()),
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
    Column("planned", Boolean, nullable=False, server_default=false()),
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

mail_tokens = Table(
    "mail_tokens",
    metadata,
    Column("digest", Text, primary_key=True),
    _user(),
    Column("purpose", Text, nullable=False),
    Column("email", Text, nullable=False),
    Column("expires", BigInteger, nullable=False),
)
"""Links that were sent by mail: to confirm an address, or to choose a new password."""

restrictions = Table(
    "restrictions",
    metadata,
    _game(),
    _user(),
    Column("kind", Text, nullable=False),
    PrimaryKeyConstraint("game_id", "user_id", "kind"),
)
"""Who is muted at a table, or removed from it."""

blocks = Table(
    "blocks",
    metadata,
    _user(),
    Column("blocked_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("user_id", "blocked_id"),
)
"""Whose messages somebody does not want to see."""

reports = Table(
    "reports",
    metadata,
    Column("id", _Id, primary_key=True, autoincrement=True),
    Column("time", BigInteger, nullable=False),
    Column("code", Text, nullable=False),
    Column("reporter_id", Text, ForeignKey("users.id", ondelete="SET NULL")),
    Column("reported_id", Text, ForeignKey("users.id", ondelete="SET NULL")),
    Column("text", Text, nullable=False),
    Column("chat_json", Text, nullable=False),
    Column("closed", BigInteger),
)
"""Complaints. They hold what the person had said, since chat can be deleted."""

audit = Table(
    "audit",
    metadata,
    Column("id", _Id, primary_key=True, autoincrement=True),
    Column("time", BigInteger, nullable=False),
    Column("actor", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("detail", Text, nullable=False),
)
"""What moderators and the operator did. Users are named by their ids only."""

challenges = Table(
    "challenges",
    metadata,
    Column("id", Text, primary_key=True),
    _game(),
    Column("user_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("by_id", Text, ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", SmallInteger),
    Column("status", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
"""Invitations of bots to tables, and what became of them."""
Index("challenges_of_table", challenges.c.game_id, challenges.c.user_id, unique=True)

game_reports = Table(
    "game_reports",
    metadata,
    Column("game_id", _Id, ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("position_id", BigInteger, nullable=False),
    Column("format", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("claimed_until", BigInteger, nullable=False),
    Column("by_id", Text, ForeignKey("users.id", ondelete="SET NULL"), index=True),
    Column("link", Text, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("data", Text),
)
"""Reviews of finished games, and those that are still to be made."""
Index("game_reports_pending", game_reports.c.status, game_reports.c.created)

erased = Table(
    "erased",
    metadata,
    Column("user_id", Text, primary_key=True),
    Column("time", BigInteger, nullable=False),
)
"""Who has deleted themselves: a backup that is restored later must not bring them back."""

ORDER: Final = (
    *(keys, users, sessions, games, seats, moves, snapshots, events, drafts, chat),
    *(mail_tokens, restrictions, blocks, reports, audit, erased, api_tokens, challenges, game_reports),
)
"""An order in which every row comes after those it refers to."""
