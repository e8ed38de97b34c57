"""Unique login names, mail, moderation, the set-ups of running games, and who a seat of a branch is named after.

Everything is added with a default, so that a server of the previous version goes on while the first one is upgraded.
"""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Text, true

from hexarch.server.storage.migrations.columns import key, numbered, optional, required
from hexarch.server.storage.migrations.upgrades import name_branches, set_login_keys

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    _add_columns()
    _create_tables()
    set_login_keys(op.get_bind())
    name_branches(op.get_bind())
    op.create_index("users_login_key", "users", ["login_key"], unique=True)


def _add_columns() -> None:
    op.add_column("users", Column("login_key", Text, nullable=True))
    op.add_column("users", Column("email", Text, nullable=True))
    op.add_column("users", Column("role", Text, nullable=False, server_default="user"))
    op.add_column("users", Column("banned_until", BigInteger, nullable=False, server_default="0"))
    op.add_column("users", Column("muted_until", BigInteger, nullable=False, server_default="0"))
    op.add_column("games", Column("setup_key", Text, nullable=True))
    op.add_column("games", Column("guests_chat", Boolean, nullable=False, server_default=true()))
    op.create_index("games_setup_key", "games", ["setup_key"], unique=False)
    op.add_column("seats", Column("named_after", Text, nullable=True))
    op.create_index(op.f("ix_seats_named_after"), "seats", ["named_after"], unique=False)


def _create_tables() -> None:
    op.create_table(
        "mail_tokens", *key(digest=Text), *required(user_id="users.id", purpose=Text, email=Text, expires=BigInteger)
    )
    op.create_table("restrictions", *key(game_id="games.id", user_id="users.id", kind=Text))
    op.create_table("blocks", *key(user_id="users.id", blocked_id="users.id"))
    op.create_table(
        "reports",
        numbered(),
        *required(time=BigInteger, code=Text),
        *optional(reporter_id="users.id", reported_id="users.id"),
        *required(text=Text, chat_json=Text),
        *optional(closed=BigInteger),
    )
    op.create_table("audit", numbered(), *required(time=BigInteger, actor=Text, action=Text, target=Text, detail=Text))
    op.create_table("erased", *key(user_id=Text), *required(time=BigInteger))
