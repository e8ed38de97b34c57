"""Unique login names, mail, moderation, the set-ups of running games, and who a seat of a branch is named after.

Everything is added with a default, so that a server of the previous version goes on while the first one is upgraded.
"""

import sqlalchemy as sa
from alembic import op

from hexarch.server.storage.migrations.upgrades import name_branches, set_login_keys

revision = "0002"
down_revision = "0001"

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    _add_columns()
    _create_tables()
    set_login_keys(op.get_bind())
    name_branches(op.get_bind())
    op.create_index("users_login_key", "users", ["login_key"], unique=True)


def _add_columns() -> None:
    op.add_column("users", sa.Column("login_key", sa.Text(), nullable=True))
    op.add_column("users", sa.Column("email", sa.Text(), nullable=True))
    op.add_column("users", sa.Column("role", sa.Text(), nullable=False, server_default="user"))
    op.add_column("users", sa.Column("banned_until", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("users", sa.Column("muted_until", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("games", sa.Column("setup_key", sa.Text(), nullable=True))
    op.add_column("games", sa.Column("guests_chat", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_index("games_setup_key", "games", ["setup_key"], unique=False)
    op.add_column("seats", sa.Column("named_after", sa.Text(), nullable=True))
    op.create_index(op.f("ix_seats_named_after"), "seats", ["named_after"], unique=False)


def _create_tables() -> None:
    op.create_table(
        "mail_tokens",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("purpose", sa.Text(), nullable=False),
        sa.Column("email", sa.Text(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest"),
    )
    op.create_table(
        "restrictions",
        sa.Column("game_id", _ID, nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game_id", "user_id", "kind"),
    )
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("blocked_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["blocked_id"], ["users.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "blocked_id"),
    )
    op.create_table(
        "reports",
        sa.Column("id", _ID, autoincrement=True, nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("reporter_id", sa.Text(), nullable=True),
        sa.Column("reported_id", sa.Text(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("chat_json", sa.Text(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["reporter_id"], ["users.id"], ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["reported_id"], ["users.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "audit",
        sa.Column("id", _ID, autoincrement=True, nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("actor", sa.Text(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "erased",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id"),
    )
