"""The tables of the database. Times are milliseconds since 1970; texts named `..._json` hold JSON.

`games` are what the players call tables. Their `row_version` (column `stamp`) changes with every change, their
`position_id` (column `mark`) with every change of the position: a cached value is current if it has the same number.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    false,
    true,
)

from hexarch.server.storage.migrations.columns import indexed, key, numbered, optional, required

metadata = MetaData()

# Secrets that all servers of the database share.
keys = Table("keys", metadata, *key(name=Text), *required(value=Text))

users = Table(
    "users",
    metadata,
    *key(id=Text),
    *required(kind=Text, name=Text),
    *optional(login=Text, login_key=Text),
    Column("password_hash", Text, unique=True),
    *required(language=Text, settings_json=Text),
    *optional(email=Text),
    Column("role", Text, nullable=False, server_default="user"),
    Column("banned_until", BigInteger, nullable=False, server_default="0"),
    Column("muted_until", BigInteger, nullable=False, server_default="0"),
    Column("bot", Boolean, nullable=False, server_default=false()),
    *required(created=BigInteger, seen=BigInteger),
)
# NULL for accounts of version 0.1 whose name an older account has: they are asked to choose another.
Index("users_login_key", users.c.login_key, unique=True)
Index("users_name", users.c.name)

sessions = Table(
    "sessions",
    metadata,
    *key(id=Text),
    *required(user_id=indexed("users.id"), secret_hash=Text, agent=Text, created=BigInteger, seen=BigInteger),
)

# Personal tokens, with which programs act for an account. The scopes are separated by spaces.
api_tokens = Table(
    "api_tokens",
    metadata,
    *key(id=Text),
    *required(user_id=indexed("users.id"), secret_hash=Text, name=Text, scopes=Text, created=BigInteger),
    *optional(seen=BigInteger),
    *required(expires=BigInteger),
)

games = Table(
    "games",
    metadata,
    numbered(),
    Column("code", Text, nullable=False, unique=True),
    *required(game=Text, rules=Integer, title=Text, status=Text, visibility=Text, invitation=Text),
    *optional(owner_id=indexed("users.id")),
    *required(preset=Text, options_json=Text, version=Integer, entries=Integer, asked=Integer),
    *required(computer_due=Boolean, thinking_until=BigInteger, seq=Integer),
    Column("stamp", BigInteger, key="row_version", nullable=False),
    Column("mark", BigInteger, key="position_id", nullable=False),
    *optional(takeback_json=Text, result_json=Text, source_json=Text, rematch=Text, setup_key=Text),
    Column("guests_chat", Boolean, nullable=False, server_default=true()),
    Column("speed", Text, nullable=False, server_default="none"),
    *optional(pace_json=Text, clock_json=Text, due=BigInteger),
    Column("order_seats", Integer, nullable=False, server_default="0"),
    Column("answer_seats", Integer, nullable=False, server_default="0"),
    *required(created=BigInteger, changed=BigInteger),
)
Index("games_setup_key", games.c.setup_key)
Index("games_listed", games.c.status, games.c.visibility, games.c.changed)
Index("games_listed_by_game", games.c.status, games.c.visibility, games.c.game, games.c.changed)
Index("games_listed_by_speed", games.c.status, games.c.visibility, games.c.speed, games.c.changed)
# Partial indexes, of rows where the value is true or not NULL; writing that here would import both database dialects.
Index("games_computer_due", games.c.computer_due)
Index("games_due", games.c.due)
Index("games_order_seats", games.c.order_seats)  # only of the rows where it is not 0

seats = Table(
    "seats",
    metadata,
    *key(game_id="games.id", seat=SmallInteger),
    *required(kind=Text),
    *optional(user_id=indexed("users.id")),
    *required(name=Text),
    *optional(level=Text),
    *required(gone=Boolean),
    *optional(named_after=indexed(Text)),  # the id of a user whose name a branch shows
    Column("bot", Boolean, nullable=False, server_default=false()),
    sqlite_with_rowid=False,
)

moves = Table(
    "moves",
    metadata,
    *key(game_id="games.id", number=Integer),
    *required(seat=SmallInteger, action=Integer, text=Text, time=BigInteger),
    Column("planned", Boolean, nullable=False, server_default=false()),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots", metadata, *key(game_id="games.id", number=Integer), *required(made_by=Text, data=LargeBinary)
)

events = Table(
    "events",
    metadata,
    *key(game_id="games.id", seq=Integer),
    *required(time=indexed(BigInteger)),
    *optional(request=Text),
    *required(version=Integer, entries=Integer, body=Text),
)
Index("events_request", events.c.game_id, events.c.request, unique=True)

drafts = Table(
    "drafts",
    metadata,
    *key(game_id="games.id", seat=SmallInteger),
    *required(user_id="users.id"),
    Column("mark", BigInteger, key="position_id", nullable=False),
    *required(steps_json=Text),
)

chat = Table(
    "chat",
    metadata,
    *key(game_id="games.id", number=Integer),
    *optional(user_id=indexed("users.id")),
    *required(name=Text, text=Text, time=BigInteger),
)

# Links that were sent by mail: to confirm an address, or to choose a new password.
mail_tokens = Table(
    "mail_tokens",
    metadata,
    *key(digest=Text),
    *required(user_id="users.id", purpose=Text, email=Text, expires=BigInteger),
)

# People who are muted at a table or removed from it.
restrictions = Table("restrictions", metadata, *key(game_id="games.id", user_id="users.id", kind=Text))

# Blocked people.
blocks = Table("blocks", metadata, *key(user_id="users.id", blocked_id="users.id"))

# Reports about people. They contain copies of the chat messages, since chat can be deleted.
reports = Table(
    "reports",
    metadata,
    numbered(),
    *required(time=BigInteger, code=Text),
    *optional(reporter_id="users.id", reported_id="users.id"),
    *required(text=Text, chat_json=Text),
    *optional(closed=BigInteger),
)

# The audit log of moderators and the operator. Users are named by their ids only.
audit = Table(
    "audit", metadata, numbered(), *required(time=BigInteger, actor=Text, action=Text, target=Text, detail=Text)
)

# Challenges: invitations of bots and people to tables, with their status.
challenges = Table(
    "challenges",
    metadata,
    *key(id=Text),
    *required(game_id="games.id", user_id=indexed("users.id"), by_id=indexed("users.id")),
    *optional(seat=SmallInteger),
    *required(status=Text, reason=Text, created=BigInteger, changed=BigInteger),
)
Index("challenges_of_table", challenges.c.game_id, challenges.c.user_id, unique=True)

# Reports of finished games, including queued ones.
game_reports = Table(
    "game_reports",
    metadata,
    *key(game_id="games.id"),
    *required(position_id=BigInteger, format=Integer, status=Text, done=Integer, total=Integer, tries=Integer),
    *required(claimed_until=BigInteger),
    *optional(by_id=indexed("users.id")),
    Column("link", Text, unique=True),
    *required(created=BigInteger),
    *optional(data=Text),
)
Index("game_reports_pending", game_reports.c.status, game_reports.c.created)

# Ids of deleted accounts, so that restoring an older backup does not bring them back.
erased = Table("erased", metadata, *key(user_id=Text), *required(time=BigInteger))

# An order in which every row comes after those it refers to.
ORDER: Final = (
    *(keys, users, sessions, games, seats, moves, snapshots, events, drafts, chat),
    *(mail_tokens, restrictions, blocks, reports, audit, erased, api_tokens, challenges, game_reports),
)
