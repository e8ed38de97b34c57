"""Notices: settings, devices for Web Push, and the outbox."""

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, SmallInteger, Text, false

from hexarch.server.storage.migrations.columns import ID, AnyColumn, indexed, key, numbered, optional, required

revision = "0006"
down_revision = "0005"


def _about() -> list[AnyColumn]:
    return [
        *required(kind=Text),
        Column("game_id", ID, ForeignKey("games.id", ondelete="CASCADE")),
        *required(seat=SmallInteger, entries=Integer),
        *optional(by_id="users.id", at=BigInteger),
        *required(created=BigInteger),
    ]


def upgrade() -> None:
    _settings()
    op.create_table("notices", numbered(), *required(user_id="users.id"), *_about())
    op.create_table(
        "notice_queues",
        *key(user_id="users.id", channel=Text, target=Text),
        *optional(due=BigInteger),
        *required(lease_until=BigInteger),
        *optional(message=Text),
        *required(attempts=Integer, sent=BigInteger, failed=BigInteger, error=Text),
    )
    op.create_index("notice_queues_due", "notice_queues", ["due"], unique=False)
    op.create_table(
        "outbox",
        numbered(),
        *required(user_id="users.id", channel=Text, target=Text),
        *_about(),
        *optional(message=Text),
    )
    op.create_index("outbox_queue", "outbox", ["user_id", "channel", "target"], unique=False)


def _settings() -> None:
    op.create_table(
        "notice_settings",
        *key(user_id="users.id"),
        *required(channels_json=Text, digests_json=Text),
        *optional(quiet_from=SmallInteger, quiet_until=SmallInteger),
        *required(zone=Text, webhook=Text),
        Column("discord", Boolean, nullable=False, server_default=false()),
    )
    op.create_table("notice_tables", *key(user_id="users.id", game_id="games.id"), *required(silent=Text))
    op.create_table(
        "push_devices",
        *key(id=Text),
        *required(user_id=indexed("users.id"), session_id=indexed("sessions.id")),
        Column("endpoint", Text, nullable=False, unique=True),
        *required(p256dh=Text, auth=Text, agent=Text, created=BigInteger),
    )
