"""The first schema."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Integer, LargeBinary, SmallInteger, Text, text

from hexarch.server.storage.migrations.columns import indexed, key, numbered, optional, required

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table("keys", *key(name=Text), *required(value=Text))
    op.create_table(
        "users",
        *key(id=Text),
        *required(kind=Text, name=Text),
        *optional(login=Text),
        Column("password_hash", Text, unique=True),
        *required(language=Text, settings_json=Text, created=BigInteger, seen=BigInteger),
    )
    op.create_table(
        "games",
        numbered(),
        Column("code", Text, nullable=False, unique=True),
        *required(game=Text, rules=Integer, title=Text, status=Text, visibility=Text, invitation=Text),
        *optional(owner_id=indexed("users.id")),
        *required(preset=Text, options_json=Text, version=Integer, entries=Integer, asked=Integer),
        *required(computer_due=Boolean, thinking_until=BigInteger, seq=Integer, stamp=BigInteger, mark=BigInteger),
        *optional(takeback_json=Text, result_json=Text, source_json=Text, rematch=Text),
        *required(created=BigInteger, changed=BigInteger),
    )
    op.create_index(
        "games_computer_due",
        "games",
        ["computer_due"],
        unique=False,
        postgresql_where=text("computer_due"),
        sqlite_where=text("computer_due"),
    )
    op.create_index("games_listed", "games", ["status", "visibility", "changed"], unique=False)
    op.create_index("games_listed_by_game", "games", ["status", "visibility", "game", "changed"], unique=False)
    op.create_table(
        "sessions",
        *key(id=Text),
        *required(user_id=indexed("users.id"), secret_hash=Text, agent=Text, created=BigInteger, seen=BigInteger),
    )
    op.create_table(
        "chat",
        *key(game_id="games.id", number=Integer),
        *optional(user_id=indexed("users.id")),
        *required(name=Text, text=Text, time=BigInteger),
    )
    op.create_table(
        "drafts",
        *key(game_id="games.id", seat=SmallInteger),
        *required(user_id="users.id", mark=BigInteger, steps_json=Text),
    )
    op.create_table(
        "events",
        *key(game_id="games.id", seq=Integer),
        *required(time=indexed(BigInteger)),
        *optional(request=Text),
        *required(version=Integer, entries=Integer, body=Text),
    )
    op.create_index("events_request", "events", ["game_id", "request"], unique=True)
    op.create_table(
        "moves",
        *key(game_id="games.id", number=Integer),
        *required(seat=SmallInteger, action=Integer, text=Text, time=BigInteger),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        *key(game_id="games.id", seat=SmallInteger),
        *required(kind=Text),
        *optional(user_id=indexed("users.id")),
        *required(name=Text),
        *optional(level=Text),
        *required(gone=Boolean),
        sqlite_with_rowid=False,
    )
    op.create_table("snapshots", *key(game_id="games.id", number=Integer), *required(made_by=Text, data=LargeBinary))
