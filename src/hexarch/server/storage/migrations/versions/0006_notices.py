"""Notices: settings, devices for Web Push, and the outbox."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _user() -> sa.Column[str]:
    return sa.Column("user_id", sa.Text(), sa.ForeignKey("users.id", ondelete="CASCADE"), nullable=False)


def _about() -> list[sa.Column[str] | sa.Column[int]]:
    return [
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("game_id", _ID, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=True),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("entries", sa.Integer(), nullable=False),
        sa.Column("by_id", sa.Text(), sa.ForeignKey("users.id", ondelete="SET NULL"), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
    ]


def upgrade() -> None:
    _settings()
    op.create_table(
        "notices", sa.Column("id", _ID, autoincrement=True, nullable=False, primary_key=True), _user(), *_about()
    )
    op.create_table(
        "notice_queues",
        _user(),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("lease_until", sa.BigInteger(), nullable=False),
        sa.Column("message", sa.Text(), nullable=True),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("sent", sa.BigInteger(), nullable=False),
        sa.Column("failed", sa.BigInteger(), nullable=False),
        sa.Column("error", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "channel", "target"),
    )
    op.create_index("notice_queues_due", "notice_queues", ["due"], unique=False)
    op.create_table(
        "outbox",
        sa.Column("id", _ID, autoincrement=True, nullable=False, primary_key=True),
        _user(),
        sa.Column("channel", sa.Text(), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        *_about(),
        sa.Column("message", sa.Text(), nullable=True),
    )
    op.create_index("outbox_queue", "outbox", ["user_id", "channel", "target"], unique=False)


def _settings() -> None:
    op.create_table(
        "notice_settings",
        _user(),
        sa.Column("channels_json", sa.Text(), nullable=False),
        sa.Column("digests_json", sa.Text(), nullable=False),
        sa.Column("quiet_from", sa.SmallInteger(), nullable=True),
        sa.Column("quiet_until", sa.SmallInteger(), nullable=True),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("webhook", sa.Text(), nullable=False),
        sa.Column("discord", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("user_id"),
    )
    op.create_table(
        "notice_tables",
        _user(),
        sa.Column("game_id", _ID, sa.ForeignKey("games.id", ondelete="CASCADE"), nullable=False),
        sa.Column("silent", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "game_id"),
    )
    op.create_table(
        "push_devices",
        sa.Column("id", sa.Text(), primary_key=True, nullable=False),
        _user(),
        sa.Column("session_id", sa.Text(), sa.ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False, unique=True),
        sa.Column("p256dh", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("agent", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_index(op.f("ix_push_devices_user_id"), "push_devices", ["user_id"], unique=False)
    op.create_index(op.f("ix_push_devices_session_id"), "push_devices", ["session_id"], unique=False)
